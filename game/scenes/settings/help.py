"""The tab of help: how each game is played, and the keys."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import pygame

from game.i18n.catalogue import Catalogue
from game.scenes.frame.sheet import NO_BOX
from game.scenes.lesson.keys import KEYS
from game.scenes.table.commands import COMMANDS
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.key_cap import draw_key_cap, key_cap_width, key_in_force
from game.view.pixels import px
from game.view.registry import VIEWS
from game.view.text.ruler import Ruler
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

_GENERAL = ("Tab", "Enter", "Esc")
"""Keys that mean the same everywhere, as they are written; "settings.key.NAME" says what."""


_ON_GAMEPAD = ("A", "B", "X", "Y", "LB", "RB", "LT", "RT", "Start", "Back")
"""Buttons of a gamepad, as they are mostly written; "settings.key.pad.NAME" says what they do."""

_BEFORE_TEXT = 12.0
"""Room between a key and its text, in CSS pixels."""

_BETWEEN = 24.0
"""Room between two columns of keys, in CSS pixels."""


class KeyLine(NamedTuple):
    """A key, and what it does; `spoken` is both."""

    key: str
    text: str
    spoken: str


class RulesOf(NamedTuple):
    """What the row of a game stands for."""

    game: str


def rules_rows(words: Catalogue) -> list[Item]:
    """Return a row for each game that opens how it is played."""
    rows = []
    for game in VIEWS:
        label = words.text("settings.rules-of", game=words.text(f"menu.game.{game}"))
        row = Item(f"rules:{game}", label, NO_BOX, label, "help", "row", value=RulesOf(game))
        rows.append(row)
    return rows


def key_lines(
    words: Catalogue,
    without: Collection[str] = (),
    gamepad: bool = False,
    shortcuts: str = "on",
) -> list[KeyLine]:
    """Return the keys: those that are the same everywhere, of the table, and of lessons.

    `without`: the ids of commands that cannot be done here. `gamepad`: with its buttons.
    `shortcuts`: the setting of that name, which says what is to be pressed for a letter.
    """
    pad = _ON_GAMEPAD if gamepad else ()
    lines = [
        *((key, words.text(f"settings.key.{key.lower()}")) for key in _GENERAL),
        *((key_in_force(key, shortcuts), text) for key, text in _letters(words, without)),
        *((button, words.text(f"settings.key.pad.{button.lower()}")) for button in pad),
    ]
    return [KeyLine(key, text, words.labelled(key, text)) for key, text in lines if key]


def _letters(words: Catalogue, without: Collection[str]) -> list[tuple[str, str]]:
    """Return the letters of the table and of lessons, and what they do."""
    lines: list[tuple[str, str]] = []
    known: set[str] = set()
    for command in COMMANDS:
        key = command.keys[:1].upper()
        if key and key not in known and command.id not in without:
            known.add(key)
            lines.append((key, words.text(command.name)))
    for letter, button in KEYS.items():
        lines.append((letter.upper(), words.text(f"settings.key.lesson.{button}")))
    return lines


def paragraphs(
    titled: Sequence[tuple[str, str]], area: Box, ruler: Ruler
) -> tuple[list[TextBox], float]:
    """Return texts with their titles from the top of `area` down, and where they end."""
    m, y, boxes = ruler.measure, area.y, list[TextBox]()
    size, least = m.size("body"), m.size("least")
    for title, text in titled:
        head = Box(area.x, y, area.width, size * LINE)
        lines = ruler.brush.type.wrapped(text, "text", least, area.width)
        body = Box(area.x, head.bottom + m.gap / 2, area.width, len(lines) * least * LINE)
        boxes.append(TextBox(title, head, size, "bold", tone="panel_text"))
        boxes.append(TextBox(text, body, least, tone="panel_text"))
        y = body.bottom + m.gap * 2
    return boxes, y


def key_boxes(lines: list[KeyLine], area: Box, ruler: Ruler) -> list[tuple[KeyLine, TextBox]]:
    """Return keys with their texts, in as many columns as find room, from the top of `area`."""
    size, brush = ruler.measure.size("least"), ruler.brush
    high, widest = size * LINE * 1.6, max(key_cap_width(line.key, brush) for line in lines)
    cap = max(size * 3.6, widest + 2 * _BEFORE_TEXT)
    longest = max(brush.type.width(line.text, "text", size * brush.scale) for line in lines)
    wide = cap + longest / brush.scale + 2
    columns = area.columns(max(1, int((area.width + _BETWEEN) // (wide + _BETWEEN))), _BETWEEN)
    rows = -(-len(lines) // len(columns))
    boxes = []
    for number, line in enumerate(lines):
        column = columns[number // rows]
        box = Box(column.x + cap, area.y + number % rows * high, column.width - cap, high)
        text_box = TextBox(line.text, box, size, tone="panel_text", spoken=line.spoken)
        boxes.append((line, text_box))
    return boxes


def draw_keys(ground: pygame.Surface, boxes: list[tuple[KeyLine, TextBox]], brush: Brush) -> None:
    """Draw the keys beside their texts."""
    for line, text_box in boxes:
        rect = px(text_box.box, brush.scale)
        draw_key_cap(ground, line.key, (rect.left - round(_BEFORE_TEXT * brush.scale), rect), brush)
