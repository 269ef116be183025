"""Buttons and text, as data and as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

import pygame

from game.host.interface import Target
from game.untrusted.plain_text import plain
from game.view.art import rounded
from game.view.box import Box
from game.view.icons import icon
from game.view.measure import LEAST_TEXT
from game.view.pixels import px, stroke
from game.view.text import Face, Type
from game.view.theme import Colour, Theme

Style = Literal["plain", "primary", "choice", "icon", "bare", "drawn", "sign", "off", "stacked"]
"""bare: an icon without a plate. drawn: the scene draws it (a pit, a card), not the button. sign:
a choice whose icon, a player's sign, is seen in its own colour. off:
looks as if it could not be pressed, and says why when it is. stacked:
the label stands below the icon."""

Kind = Literal["move", "pit", "control", "choice"]


@dataclass(frozen=True, slots=True)
class Item:
    """Something that can be pressed. `label` is what is written on it, `name` what is spoken."""

    id: str
    name: str
    box: Box
    label: str = ""
    icon: str = ""
    style: Style = "plain"
    kind: Kind = "control"
    pressed: bool | None = None
    enabled: bool = True
    value: object = None
    """What it stands for, where that is more than a button: a place, a move, a command."""

    def target(self) -> Target:
        """Return it as the host wants it."""
        return Target(self.id, self.kind, plain(self.name), (*self.box,), self.pressed)


Tone = Literal["text", "soft_text", "title", "accent_text", "panel_text"]
"""Which of the theme's colours a text has."""


@dataclass(frozen=True, slots=True)
class Words:
    """Text in a box: as many lines as fit, smaller if need be, never below the least size."""

    text: str
    box: Box
    size: float
    face: Face = "text"
    align: Literal["left", "centre", "right"] = "left"
    upright: Literal["top", "middle", "bottom"] = "middle"
    tone: Tone = "text"
    breaks: bool = False
    """Whether a word that is wider than the box goes on in the next line."""


@dataclass(frozen=True, slots=True)
class Brush:
    """All that drawing needs: the theme's colours, the type, canvas pixels for a CSS pixel.

    `size` is that of the text on buttons, in CSS pixels; `unit` is that of the measure.
    """

    theme: Theme
    type: Type
    scale: float
    size: float
    unit: float = 1.0

    @property
    def line(self) -> float:
        """Canvas pixels for a CSS pixel of the width of a line, which grows in large windows."""
        return self.scale * self.unit


def draw_words(surface: pygame.Surface, words: Words, brush: Brush) -> None:
    """Draw text."""
    colour: Colour = getattr(brush.theme, words.tone)
    rect = px(words.box, brush.scale)
    size, lines = _fitting(words, brush.type, brush.scale)
    height = round(size * 1.28)
    block = height * len(lines)
    top = {"top": rect.top, "middle": rect.centery - block // 2, "bottom": rect.bottom - block}
    y = max(rect.top, top[words.upright]) if block <= rect.height else rect.top
    for line in lines:
        drawn = brush.type.line(line, words.face, size, colour)
        place = drawn.get_rect(centery=y + height // 2, left=rect.left)
        if words.align == "centre":
            place.centerx = rect.centerx
        elif words.align == "right":
            place.right = rect.right
        surface.blit(drawn, place)
        y += height


@lru_cache(maxsize=256)
def _fitting(words: Words, type_: Type, scale: float) -> tuple[float, list[str]]:
    """Return the size in canvas pixels and the lines with which the text fits its box."""
    size = words.size * scale
    least = min(size, LEAST_TEXT * scale)
    width, height = words.box.width * scale, words.box.height * scale
    while True:
        lines = type_.wrapped(words.text, words.face, size, width, words.breaks)
        wide = max(type_.width(line, words.face, size) for line in lines)
        if (len(lines) * size * 1.28 <= height + 1 and wide <= width + 1) or size <= least:
            return size, lines
        size = max(least, size * 0.94)


def fits(words: Words, brush: Brush) -> bool:
    """Whether the text fits its box at its own size or a smaller one that is still readable."""
    size, lines = _fitting(words, brush.type, brush.scale)
    wide = max(brush.type.width(line, words.face, size) for line in lines)
    width, height = words.box.width * brush.scale, words.box.height * brush.scale
    return wide <= width + 1 and len(lines) * size * 1.28 <= height + 1


@dataclass(frozen=True, slots=True)
class State:
    """How a button stands: under the pointer, held down, with the keyboard's focus."""

    hover: bool = False
    down: bool = False
    focus: bool = False


_STACKED = 0.875
"""Size of a label below its icon, in sizes of the text on buttons."""

_STACKED_ICON = 1.25
"""Height of the icon above it."""

_MARGIN = 6.0
"""So much of a button's width is left free beside its label, in CSS pixels."""

FOCUS_REACH = 6.0
"""The focus ring reaches so many CSS pixels beyond a button."""


def draw_item(surface: pygame.Surface, item: Item, state: State, brush: Brush) -> None:
    """Draw a button."""
    rect = px(item.box, brush.scale)
    if item.style != "drawn":
        colours = _colours(item, state, brush.theme)
        if item.style != "bare" or state.hover or state.down:
            _plate(surface, rect, item, colours, brush.line)
        _content(surface, item, rect, colours["ink"], brush)
        if item.style in ("choice", "sign") and item.pressed:
            side = round(13 * brush.line)
            tick = icon("check", side, colours["tick"])
            surface.blit(tick, (rect.left + side // 3, rect.top + side // 4))
    if state.focus:
        draw_focus(surface, rect, brush)


def _colours(item: Item, state: State, theme: Theme) -> Mapping[str, Colour]:
    """Return the colours of a button: face, edge, ink, tick."""
    lit = item.style == "primary" or (item.style == "choice" and item.pressed)
    if lit:
        face = theme.accent_hover if state.hover or state.down else theme.accent
        return {
            "face": face,
            "edge": theme.accent_edge,
            "ink": theme.accent_text,
            "tick": theme.accent_text,
        }
    touched = state.hover or state.down
    face = theme.panel_hover if touched and item.style != "sign" else theme.panel
    edge = theme.accent if item.style == "sign" and (touched or item.pressed) else theme.panel_edge
    ink = theme.panel_text
    if not item.enabled or item.style == "off":
        face, ink = theme.table, theme.panel_edge
    elif item.style == "sign":
        ink = theme.sign_colour(int(item.icon.removeprefix("seat-")))
    elif item.style == "bare" and not touched:
        ink = theme.text
    return {"face": face, "edge": edge, "ink": ink, "tick": theme.accent}


def _edge(item: Item) -> float:
    """Return the width of a button's edge in CSS pixels."""
    if item.style == "sign" and item.pressed:
        return 3.5
    return 2 if item.style == "primary" else 1.4


def _plate(
    surface: pygame.Surface,
    rect: pygame.Rect,
    item: Item,
    colours: Mapping[str, Colour],
    scale: float,
) -> None:
    """Draw the body of a button; that of a main one is raised."""
    radius = min(rect.height * 0.3, 12 * scale)
    raised, line = item.style == "primary", stroke(scale, _edge(item))
    surface.blit(rounded(rect.size, radius, colours["edge"]), rect)
    inner = rect.inflate(-2 * line, -2 * line)
    if raised:
        inner.height -= line
    surface.blit(rounded(inner.size, max(1, radius - line), colours["face"]), inner)


def _content(
    surface: pygame.Surface, item: Item, rect: pygame.Rect, ink: Colour, brush: Brush
) -> None:
    """Draw icon and label, side by side in the middle."""
    if item.style == "stacked" and item.label:
        _stacked(surface, item, rect, ink, brush)
        return
    room = rect.inflate(-round(_MARGIN * brush.scale), 0)
    tall = round(min(rect.height * 0.52, brush.size * 1.5 * brush.scale))
    picture = icon(item.icon, tall, ink) if item.icon else None
    if not item.label:
        if picture:
            surface.blit(picture, picture.get_rect(center=rect.center))
        return
    gap = round(tall * 0.28) if picture else 0
    left = room.width - (tall + gap if picture else 0)
    face: Face = "bold" if item.style in ("primary", "choice") else "text"
    fit, lines = _label(item.label, face, (left, rect.height), brush)
    high = round(fit * 1.16)
    drawn = [brush.type.line(line, face, fit, ink) for line in lines]
    wide = max(line.get_width() for line in drawn)
    x = room.left + (room.width - wide - (tall + gap if picture else 0)) // 2
    if picture:
        surface.blit(picture, picture.get_rect(left=x, centery=rect.centery))
        x += tall + gap
    y = rect.centery - high * len(drawn) // 2
    for line in drawn:
        surface.blit(line, line.get_rect(centerx=x + wide // 2, centery=y + high // 2))
        y += high


def _stacked(
    surface: pygame.Surface, item: Item, rect: pygame.Rect, ink: Colour, brush: Brush
) -> None:
    """Draw the icon with the label below it, in the middle."""
    picture = icon(item.icon, round(brush.size * _STACKED_ICON * brush.scale), ink)
    width, height = _below_icon(item, brush)
    small = replace(brush, size=brush.size * _STACKED)
    fit, lines = _label(item.label, "text", (width * brush.scale, height * brush.scale), small)
    high, gap = round(fit * 1.16), round(2 * brush.scale)
    y = rect.centery - (picture.get_height() + gap + high * len(lines)) // 2
    surface.blit(picture, picture.get_rect(centerx=rect.centerx, top=y))
    y += picture.get_height() + gap
    for line in lines:
        drawn = brush.type.line(line, "text", fit, ink)
        surface.blit(drawn, drawn.get_rect(centerx=rect.centerx, centery=y + high // 2))
        y += high


def _below_icon(item: Item, brush: Brush) -> tuple[float, float]:
    """Return the room for a label below its icon, in CSS pixels."""
    return item.box.width - 4, item.box.height - brush.size * _STACKED_ICON - 6


def _label(
    label: str, face: Face, room: tuple[float, float], brush: Brush
) -> tuple[float, list[str]]:
    """Return size (canvas pixels) and lines of a label: one line, else two, else smaller."""
    width, height = room
    fit, least = brush.size * brush.scale, min(brush.size, LEAST_TEXT) * brush.scale
    while True:
        lines = brush.type.wrapped(label, face, fit, width)
        wide = max(brush.type.width(line, face, fit) for line in lines)
        if wide <= width and len(lines) * fit * 1.16 <= height:
            return fit, lines
        if fit <= least * 0.8:
            return fit, lines
        fit = least if fit * 0.95 < least < fit else fit * 0.95


def label_fits(label: str, face: Face, size: tuple[float, float], brush: Brush) -> bool:
    """Whether a label without an icon can be read on a button of that size in CSS pixels."""
    room = ((size[0] - _MARGIN) * brush.scale, size[1] * brush.scale)
    return _label(label, face, room, brush)[0] >= LEAST_TEXT * brush.scale - 0.01


def item_fits(item: Item, brush: Brush) -> bool:
    """Whether the label of a button can be read, with its icon if it has one."""
    if item.style == "stacked":
        width, height = _below_icon(item, brush)
        small = replace(brush, size=brush.size * _STACKED)
        return label_fits(item.label, "text", (width + _MARGIN, height), small)
    high = item.box.height
    tall = min(high * 0.52, brush.size * 1.5) * 1.28 if item.icon else 0.0
    face: Face = "bold" if item.style in ("primary", "choice") else "text"
    return label_fits(item.label, face, (item.box.width - tall, high), brush)


def draw_focus(surface: pygame.Surface, rect: pygame.Rect, brush: Brush) -> None:
    """Draw the ring of the keyboard's focus around a rectangle."""
    gap = stroke(brush.line, 2)
    for ink, reach, wide in (
        (brush.theme.focus_gap, 5, 5),
        (brush.theme.focus, 4, 3),
    ):
        outer = rect.inflate(2 * reach * gap // 2, 2 * reach * gap // 2)
        pygame.draw.rect(
            surface, ink, outer, stroke(brush.line, wide), round(12 * brush.line + reach)
        )


def cut(words: Words, brush: Brush) -> Words:
    """Return the text as it is if it fits its box, else its beginning with an ellipsis.

    It is cut after a word; a first word that breaks and is too long by itself, within it.
    """
    if fits(words, brush):
        return words
    parts, between = words.text.split(" "), " "
    if words.breaks and not fits(replace(words, text=_begun(parts, 1, between)), brush):
        parts, between = list(parts[0]), ""
    low, high = 0, len(parts)
    while high - low > 1:
        middle = (low + high) // 2
        if fits(replace(words, text=_begun(parts, middle, between)), brush):
            low = middle
        else:
            high = middle
    return replace(words, text=_begun(parts, low, between))


def _begun(parts: list[str], count: int, between: str) -> str:
    return f"{between.join(parts[:count]).rstrip(',.;:')}…"
