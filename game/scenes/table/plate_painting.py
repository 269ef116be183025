"""How a plate of a player is drawn: its body with the glow, and what stands on it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.rules.protocol import Seat
from game.scenes.table.layout import PlateKind
from game.view.art import draw_edged, draw_rounded, rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.game_view import Score
from game.view.icons import icon
from game.view.measure import LEAST_TEXT, Measure
from game.view.pixels import px, stroke
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, Tone, draw_text, truncated
from game.view.theme import Colour, Theme, mixed

GLOW = 7.0
"""The glow around the plate of who is to move reaches so far, in CSS pixels."""

_RADIUS = 12.0
_EDGE = 3.0
_RING = 14.0
"""The side of a ring that stands for a piece, in CSS pixels of text at its usual size."""

_LEAST_NAME = 0.92
"""A name with a colour is not drawn smaller than this: without the colour it is shorter."""

_LEAST_LINE = 0.78
"""A name of several words is not drawn smaller than this where it has room for two lines."""


@dataclass(frozen=True, slots=True)
class PlateText:
    """What stands on a plate. `active`: this player is to move.

    `short` is the name without a colour in brackets, for where there is less room.
    """

    seat: Seat
    name: str
    short: str
    second: str
    score: Score
    active: bool


@dataclass(frozen=True, slots=True)
class PlatePainter:
    """Draws the parts of a plate.

    `sign`: icon and colour of the player. `score`: the number as it is written, and its unit.
    """

    surface: pygame.Surface
    brush: Brush
    m: Measure
    plate: PlateText
    sign: tuple[str, Colour]
    score: tuple[str, str]

    def paint(self, kind: PlateKind, box: Box) -> None:
        """Draw what stands on a plate of a kind."""
        _PAINT[kind](self, box)

    def icon(self, box: Box, side: float) -> None:
        """Draw the player's sign in the middle of a box."""
        picture = icon(self.sign[0], round(side * self.brush.scale), self.sign[1])
        middle = px(box, self.brush.scale).center
        self.surface.blit(picture, picture.get_rect(center=middle))

    def disc(self, box: Box) -> None:
        """Draw the sign in a disc."""
        rect = px(box, self.brush.scale)
        theme, line = self.brush.theme, stroke(self.brush.line, 1)
        edge, face = theme.panel_edge, _disc_face(theme)
        draw_edged(self.surface, rect, rect.height / 2, line, edge=edge, face=face)
        self.icon(box, box.height * 0.44)

    def text(self, text_box: TextBox) -> None:
        """Draw a text, shortened where it finds no room."""
        if text_box.text and text_box.box.width > 4:
            whole = replace(text_box, breaks=True)
            draw_text(self.surface, truncated(whole, self.brush, within_words=True), self.brush)

    def names(self, box: Box) -> None:
        """Draw the name and the second line below it, in the middle of a box.

        The whole name, if it has room without getting much smaller.
        """
        size, least = self.m.size("name"), self.m.size("least")
        close = min(1.0, (box.height - 4) / ((size + least) * LINE))
        size, least = size * close, least * close
        low = least * LINE if self.plate.second else 0.0
        name, short = self.plate.name, self.plate.short
        name = name if self._has_room(name, size * _LEAST_NAME, box) else short
        two = (
            " " in name
            and not self._has_room(name, size * _LEAST_LINE, box)
            and box.height >= 2 * size * LINE + low
            and all(self._has_room(word, size, box) for word in name.split())
        )
        high = size * LINE * (2 if two else 1)
        top = box.y + max(0.0, (box.height - high - low) / 2)
        self.text(TextBox(name, Box(box.x, top, box.width, high), size, "bold"))
        self.second(Box(box.x, top + high, box.width, least * LINE), least)

    def _has_room(self, name: str, size: float, box: Box) -> bool:
        """Whether a name of a size is no wider than a box."""
        wide = self.brush.type.width(name, "bold", size * self.brush.scale)
        return wide <= box.width * self.brush.scale

    def second(self, box: Box, size: float) -> None:
        """Draw the second line: whose turn it is, or how strong the player."""
        tone: Tone = "accent" if self.plate.active else "soft_text"
        face: Face = "bold" if self.plate.active else "text"
        self.text(TextBox(self.plate.second, box, size, face, tone=tone))

    def number_width(self, height: float) -> float:
        """Return how wide the number is with its unit, in a room of a height."""
        return sum(self._number_widths(self._number_size(height)))

    def number(self, box: Box, right: bool = True) -> float:
        """Draw the number and its unit at the right end of a box; return their width."""
        (number, unit), size, least = (
            self.score,
            self._number_size(box.height),
            self.m.size("least"),
        )
        wide, beside = self._number_widths(size)
        left = box.right - wide - beside if right else box.x
        self.text(TextBox(number, Box(left, box.y, wide, box.height), size, "title"))
        start = left + wide + self._before_unit()
        low = Box(start, box.y + size * 0.16, left + wide + beside - start, box.height)
        self.text(TextBox(unit, low, least, tone="soft_text"))
        return wide + beside

    def _number_size(self, height: float) -> float:
        """Return the size of the number in a room of a height."""
        return min(self.m.size("score"), height / LINE)

    def _number_widths(self, size: float) -> tuple[float, float]:
        """Return how wide the number is, and the unit with the room before it."""
        (number, unit), scale, type_ = self.score, self.brush.scale, self.brush.type
        wide = type_.width(number, "title", size * scale) / scale + 2
        beside = type_.width(unit, "text", self.m.size("least") * scale) / scale
        return wide, self._before_unit() + beside + 2 if unit else 0.0

    def _before_unit(self) -> float:
        """Return the room before a unit: none before one that goes on with the number."""
        return 0.0 if self.score[1].startswith("/") else 4.0

    def rings(self, box: Box, most: int) -> float:
        """Draw a ring for each piece at the right end, filled if it is home; return their width."""
        scale, side = self.brush.scale, min(_RING * self.m.text, box.width * 0.053)
        step, colour = side + 4, self.sign[1]
        line = stroke(self.brush.line, 1.6)
        wide = most * step
        for number in range(most):
            ring = px(Box(box.right - wide + number * step, box.y + 4, side, side), scale)
            draw_rounded(self.surface, ring, ring.height / 2, colour)
            if number >= self.plate.score.number:
                inner = ring.inflate(-2 * line, -2 * line)
                face = self.brush.theme.panel
                draw_rounded(self.surface, inner, inner.height / 2, face)
        least = self.m.size("least")
        below = Box(box.right - wide - 30, box.bottom - least * LINE - 4, wide + 30, least * LINE)
        self.text(TextBox(self.score[1], below, least, align="right", tone="soft_text"))
        return wide + 8


def _paint_wide(painter: PlatePainter, box: Box) -> None:
    side = min(40 * painter.m.text, box.height - 16)
    disc = Box(box.x + 14, box.y + (box.height - side) / 2, side, side)
    painter.disc(disc)
    room = Box(box.x, box.y + 4, box.width - 16, box.height - 8)
    most = painter.plate.score.most
    used = painter.rings(room, most) if most is not None else painter.number(room)
    left = disc.right + 12
    painter.names(Box(left, box.y, room.right - used - 8 - left, box.height))


def _paint_narrow(painter: PlatePainter, box: Box) -> None:
    side = painter.m.size("name") * 0.9
    painter.icon(Box(box.x + 10, box.y, side, box.height), side)
    room = Box(box.x, box.y, box.width - 12, box.height)
    used = painter.number(room)
    left = box.x + 10 + side + 9
    painter.names(Box(left, box.y, room.right - used - 6 - left, box.height))


def _paint_mini(painter: PlatePainter, box: Box) -> None:
    size = min(painter.m.size("score"), box.height * 0.42)
    low, top = box.shrunk(4, 3).bottom_part(max(LEAST_TEXT * LINE, box.height * 0.4))
    side = size * 0.62
    left = top.x + max(0.0, (top.width - side - 8 - painter.number_width(top.height)) / 2)
    painter.icon(Box(left, top.y, side, top.height), side)
    painter.number(Box(left + side + 8, top.y, top.right - left - side - 8, top.height), False)
    plate = painter.plate
    tone: Tone = "accent" if plate.active else "soft_text"
    face: Face = "bold" if plate.active else "text"
    painter.text(TextBox(plate.short, low, painter.m.size("least"), face, "centre", tone=tone))


def _paint_tall(painter: PlatePainter, box: Box) -> None:
    inner = box.shrunk(10, 4)
    size = painter.m.size("score")
    top, rest = inner.top_part(min(size * LINE, inner.height * 0.42))
    painter.icon(Box(top.x, top.y, size * 0.72, top.height), size * 0.72)
    painter.number(top)
    if rest.height >= painter.m.size("name") * LINE + painter.m.size("least") * LINE:
        painter.names(rest)
    else:
        tone: Tone = "accent" if painter.plate.active else "panel_text"
        name = painter.plate.short
        painter.text(TextBox(name, rest, painter.m.size("least"), "bold", tone=tone))


def _paint_sign(painter: PlatePainter, box: Box) -> None:
    size = min(painter.m.size("score"), box.height * 0.6)
    side = size * 0.7
    painter.icon(Box(box.x + 6, box.y, side, box.height), side)
    painter.number(Box(box.x + 6 + side + 6, box.y, box.width - side - 18, box.height))


_PAINT = {
    "wide": _paint_wide,
    "narrow": _paint_narrow,
    "mini": _paint_mini,
    "tall": _paint_tall,
    "sign": _paint_sign,
}


def _disc_face(theme: Theme) -> Colour:
    """Return the ground of a sign: that of all text, so that its colour stands out."""
    return theme.table if theme.textured else theme.panel


def draw_body(surface: pygame.Surface, box: Box, light: float, brush: Brush) -> None:
    """Draw an empty plate; that of who is to move, `light` over 0.0, has a broad edge and a glow.

    `light`: how far the glow has come up, to 1.0.
    """
    theme, rect = brush.theme, px(box, brush.scale)
    radius = _RADIUS * brush.line
    line = stroke(brush.line, _EDGE if light else 1)
    if light:
        for reach, alpha in ((GLOW, 46), (GLOW * 0.55, 60)):
            wide = round(reach * brush.scale)
            glow = rect.inflate(2 * wide, 2 * wide)
            picture = rounded(glow.size, radius + wide, theme.accent, round(alpha * light))
            surface.blit(picture, glow)
    edge = mixed(theme.panel_edge, theme.accent, light)
    draw_edged(surface, rect, radius, line, edge=edge, face=theme.panel)
