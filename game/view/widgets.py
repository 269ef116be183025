"""Buttons, as data and as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from game.host.interface import Range, Role, Target
from game.i18n.emphasis import unemphasised
from game.untrusted.plain_text import plain
from game.view.art import rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.text.label import LINE as LABEL_LINE
from game.view.text.label import MARGIN, label_fits, label_lines
from game.view.text.type import Face
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
    group: str = ""
    """Buttons with the same group are partners: one that is off for now hands the focus on. It is
    the id of a `Group` of the scene's outline, if that has one of this id."""
    role: Role = "button"
    description: str = ""
    """What a screen reader says after the name: what pressing it would do."""
    text: str = ""
    """What is typed in a field, or how the number of a spin button or slider is said."""
    range: Range | None = None
    tooltip: str = ""
    """What it does, shown beside it after a moment of pointer or focus."""
    shortcut: str = ""
    """Its key, as written on the key; the tooltip shows it."""

    def target(self) -> Target:
        """Return it as the host wants it."""
        return Target(
            self.id,
            self.kind,
            plain(unemphasised(self.name)),
            (*self.box,),
            self.pressed,
            self.role,
            self.group,
            plain(unemphasised(self.description)),
            plain(self.text),
            self.range,
        )


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
    is_hot = state.hover or state.down
    face = theme.panel_hover if is_hot and item.style != "sign" else theme.panel
    edge = theme.accent if item.style == "sign" and (is_hot or item.pressed) else theme.panel_edge
    ink = theme.panel_text
    if not item.enabled or item.style == "off":
        face, ink = theme.table, theme.panel_edge
    elif item.style == "sign":
        ink = theme.sign_colour(int(item.icon.removeprefix("seat-")))
    elif item.style == "bare" and not is_hot:
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
    room = rect.inflate(-round(MARGIN * brush.scale), 0)
    tall = round(min(rect.height * 0.52, brush.size * 1.5 * brush.scale))
    picture = icon(item.icon, tall, ink) if item.icon else None
    if not item.label:
        if picture:
            surface.blit(picture, picture.get_rect(center=rect.center))
        return
    gap = round(tall * 0.28) if picture else 0
    left = room.width - (tall + gap if picture else 0)
    face: Face = "bold" if item.style in ("primary", "choice") else "text"
    size, lines = label_lines(item.label, face, (left, rect.height), brush)
    high = round(size * LABEL_LINE)
    pictures = [brush.type.line(line, face, size, ink) for line in lines]
    wide = max(line.get_width() for line in pictures)
    x = room.left + (room.width - wide - (tall + gap if picture else 0)) // 2
    if picture:
        surface.blit(picture, picture.get_rect(left=x, centery=rect.centery))
        x += tall + gap
    y = rect.centery - high * len(pictures) // 2
    for line in pictures:
        surface.blit(line, line.get_rect(centerx=x + wide // 2, centery=y + high // 2))
        y += high


def _stacked(
    surface: pygame.Surface, item: Item, rect: pygame.Rect, ink: Colour, brush: Brush
) -> None:
    """Draw the icon with the label below it, in the middle."""
    picture = icon(item.icon, round(brush.size * _STACKED_ICON * brush.scale), ink)
    width, height = _below_icon(item, brush)
    small = replace(brush, size=brush.size * _STACKED)
    size, lines = label_lines(
        item.label, "text", (width * brush.scale, height * brush.scale), small
    )
    high, gap = round(size * LABEL_LINE), round(2 * brush.scale)
    y = rect.centery - (picture.get_height() + gap + high * len(lines)) // 2
    surface.blit(picture, picture.get_rect(centerx=rect.centerx, top=y))
    y += picture.get_height() + gap
    for line in lines:
        text = brush.type.line(line, "text", size, ink)
        surface.blit(text, text.get_rect(centerx=rect.centerx, centery=y + high // 2))
        y += high


def _below_icon(item: Item, brush: Brush) -> tuple[float, float]:
    """Return the room for a label below its icon, in CSS pixels."""
    return item.box.width - 4, item.box.height - brush.size * _STACKED_ICON - 6


def item_fits(item: Item, brush: Brush) -> bool:
    """Whether the label of a button can be read, with its icon if it has one."""
    if item.style == "stacked":
        width, height = _below_icon(item, brush)
        small = replace(brush, size=brush.size * _STACKED)
        return label_fits(item.label, "text", (width + MARGIN, height), small)
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
