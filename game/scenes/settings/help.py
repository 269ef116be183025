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
    """A key, and what it does."""

    key: str
    text: str


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
    lines = [KeyLine(key, words.text(f"settings.key.{key.lower()}")) for key in _GENERAL]
    in_force = (
        KeyLine(key_in_force(key, shortcuts), text) for key, text in _letters(words, without)
    )
    buttons = _ON_GAMEPAD if gamepad else ()
    return [
        *lines,
        *(line for line in in_force if line.key),
        *(KeyLine(b, words.text(f"settings.key.pad.{b.lower()}")) for b in buttons),
    ]


def _letters(words: Catalogue, without: Collection[str]) -> list[KeyLine]:
    """Return the letters of the table and of lessons, as they are written on the keys."""
    lines: list[KeyLine] = []
    known: set[str] = set()
    for command in COMMANDS:
        key = command.keys[:1].upper()
        if key and key not in known and command.id not in without:
            known.add(key)
            lines.append(KeyLine(key, words.text(command.name)))
    for letter, button in KEYS.items():
        lines.append(KeyLine(letter.upper(), words.text(f"settings.key.lesson.{button}")))
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
        boxes.append((line, TextBox(line.text, box, size, tone="panel_text")))
    return boxes


def draw_keys(ground: pygame.Surface, boxes: list[tuple[KeyLine, TextBox]], brush: Brush) -> None:
    """Draw the keys beside their texts."""
    for line, text_box in boxes:
        rect = px(text_box.box, brush.scale)
        draw_key_cap(ground, line.key, (rect.left - round(_BEFORE_TEXT * brush.scale), rect), brush)
