"""Values of moves on the board: a pill on each pit that may be played, the best with a star."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.play.review import Label
from game.rules.protocol import Place
from game.view.art import draw_rounded, rounded
from game.view.board.drawing import Drawing
from game.view.board.picture import TablePicture
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import Rect, px, stroke
from game.view.steps import Steps
from game.view.theme import contrast

SIGNS: Mapping[Label, str] = {"": "", "best": "!", "mistake": "?", "blunder": "??"}
"""What is written beside a move, by its label."""

USUAL, LARGEST, LEAST = 0.46, 27.0, 18.0
"""The height of a pill: in heights of its pit, and at most and at least so many CSS pixels of text
at its usual size."""

LARGER = 1.16
"""The best one is so much larger."""

ROOMY = 1.3
"""Beside a place that is not so many pills high the pill stands below it: the piece is seen."""

_TEXT, _BELOW = 0.68, 0.54
"""Size of the text, and of that below it, in heights of the pill."""

_TWICE, _ROOM_FOR_TWO = 1.5, 2.5
"""A pill with two lines is so much higher, and wants a pit of so many heights of one."""

_LIGHT = 3.0
"""The plate of a pill is light if its contrast with a dark outline is at least so much."""


class Pill(NamedTuple):
    """What is written on a place: its value, and what is special about it.

    `lead`: a number that stands above the value where there is room for both. `played`: the move
    was played; `label` is that of the move then. `low`: it hangs at the lower edge, so that a sign
    in the place is seen.
    """

    text: str
    best: bool = False
    played: bool = False
    label: Label = ""
    low: bool = False
    lead: str = ""


def pill_picture(pill: Pill, height: int, brush: Brush, *, both: bool = False) -> pygame.Surface:
    """Return the picture of a pill that is so many canvas pixels high, or twice if it has `both`.

    Then the lead stands over the value.
    """
    theme = brush.theme
    face = theme.mark_end if pill.best else theme.panel
    ink = theme.mark_line if pill.best else theme.panel_text
    text = pill.lead if both else pill.text
    upper = _row(_parts(pill, text, height, brush), height)
    below = brush.type.line(pill.text, "bold", height * _BELOW, ink) if both else None
    edge = stroke(brush.line, 2.6 if pill.played or pill.best else 1.2)
    inside = max(upper.get_width(), below.get_width() if below else 0)
    wide = max(height, inside + round(height * 0.62))
    high = round(height * _TWICE) if both else height
    # On dark wood a dark plate would be lost but for its text.
    is_light = contrast(face, theme.mark_line) >= _LIGHT
    outline = theme.mark_line if is_light else theme.soft_text
    plate = rounded((wide, high), height / 2, outline)
    inner = plate.get_rect().inflate(-2 * edge, -2 * edge)
    draw_rounded(plate, inner, height / 2 - edge, face)
    plate.blit(upper, upper.get_rect(centerx=wide // 2, centery=height // 2 + (2 if both else 0)))
    if below:
        plate.blit(below, below.get_rect(centerx=wide // 2, bottom=high - edge - 1))
    return plate


def _parts(pill: Pill, text: str, height: int, brush: Brush) -> list[pygame.Surface]:
    """Return star, text and label of a pill as pictures."""
    theme, size = brush.theme, height * _TEXT
    ink = theme.mark_line if pill.best else theme.panel_text
    parts = [icon("star", round(height * 0.62), ink)] if pill.best else []
    parts.append(brush.type.line(text, "bold", size, ink))
    if pill.played and SIGNS[pill.label]:
        tone = ink if pill.best else theme.accent if pill.label == "best" else theme.bad
        parts.append(brush.type.line(SIGNS[pill.label], "bold", size, tone))
    return parts


def _row(parts: Sequence[pygame.Surface], height: int) -> pygame.Surface:
    """Return pictures side by side."""
    gap = max(2, round(height * 0.14))
    wide = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    row = pygame.Surface((wide, max(part.get_height() for part in parts)), pygame.SRCALPHA)
    x = 0
    for part in parts:
        row.blit(part, part.get_rect(left=x, centery=row.get_height() // 2))
        x += part.get_width() + gap
    return row


def _leave(rect: pygame.Rect, count: pygame.Rect) -> None:
    """Move a pill as little as needed, so that it does not lie on a count."""
    if not rect.colliderect(count):
        return
    below, right = count.centery > rect.centery, count.centerx > rect.centerx
    down = count.top - rect.bottom if below else count.bottom - rect.top
    across = count.left - rect.right if right else count.right - rect.left
    rect.move_ip((0, down) if abs(down) <= abs(across) else (across, 0))


class ValuedPicture(TablePicture):
    """A board with pills over its places."""

    def __init__(self, board: Drawing, brush: Brush, text: float = 1.0) -> None:
        """`text`: how many times its usual size text is."""
        super().__init__(board)
        self._text = text
        self._brush = brush
        self._pills: dict[Place, Pill] = {}
        self._pictures: dict[Pill, dict[int, pygame.Surface]] = {}
        self._before: dict[Place, Pill] = {}

    @property
    def pills(self) -> Mapping[Place, Pill]:
        """The pill of each place that has one."""
        return self._pills

    def take_pills(self, pills: Mapping[Place, Pill]) -> list[Place]:
        """Take new pills over; return the places that look different with them."""
        changed = [
            place
            for place in {**self._pills, **pills}
            if place in self.places.values() and self._pills.get(place) != pills.get(place)
        ]
        for place in changed:
            if place in self._pills:
                self._before[place] = self._pills[place]
        self._pills = dict(pills)
        return changed

    def _picture(self, place: Place, pill: Pill) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the picture of a pill, and where it lies."""
        pit = px(self.board.plan.spots[place].pit, self.board.scale)
        unit = self._brush.line * self._text
        usual = USUAL * self._text * min(pit.size)
        height = min(LARGEST * unit, max(LEAST * unit, usual))
        high = round(height * (LARGER if pill.best else 1.0))
        both = bool(pill.lead) and pit.height >= _ROOM_FOR_TWO * height
        pictures = self._pictures.setdefault(pill, {})
        if high not in pictures:
            pictures[high] = pill_picture(pill, high, self._brush, both=both)
        rect = pictures[high].get_rect(center=pit.center)
        count = px(self.board.plan.spots[place].badge, self.board.scale)
        if pill.low or pit.height < ROOMY * height:
            rect.top = pit.bottom
        if rect.colliderect(count):
            rect.center = pit.center
            _leave(rect, count)
        return pictures[high], rect

    def around(self, places: Sequence[Place]) -> pygame.Rect:
        """Return the part of the board that holds places with their pills, also those that go."""
        area = super().around(places)
        for place in places:
            for pills in (self._pills, self._before):
                if place in pills:
                    area = area.union(self._picture(place, pills[place])[1])
            self._before.pop(place, None)
        return area

    def draw_all(self, surface: pygame.Surface) -> Steps:
        """Draw every place, and the pills over them."""
        yield from super().draw_all(surface)
        self._draw_pills(surface)
        self._before.clear()
        yield

    def redraw_area(
        self, surface: pygame.Surface, ground: pygame.Surface, area: pygame.Rect
    ) -> Rect:
        """Draw a part of the board again, with the pills that reach into it."""
        drawn = super().redraw_area(surface, ground, area)
        surface.set_clip(area)
        self._draw_pills(surface, area)
        surface.set_clip(None)
        return drawn

    def _draw_pills(self, surface: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Draw the pills, or those that reach into an area; the best lies on top."""
        for place, pill in sorted(self._pills.items(), key=lambda one: one[1].best):
            if place not in self.board.plan.spots:
                continue
            picture, rect = self._picture(place, pill)
            if area is None or rect.colliderect(area):
                surface.blit(picture, rect)
