"""Values of moves on the board: a pill on each pit that may be played, the best with a star."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.play.review import Label
from game.rules.protocol import Place
from game.view.art import rounded
from game.view.board.drawing import Drawing
from game.view.board.picture import TablePicture
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import Rect, px, stroke
from game.view.steps import Steps

SIGNS: Mapping[Label, str] = {"": "", "best": "!", "mistake": "?", "blunder": "??"}
"""What is written beside a move, by its label."""

USUAL, LARGEST, LEAST = 0.36, 27.0, 18.0
"""The height of a pill: in heights of its pit, and at most and at least so many CSS pixels."""

LARGER = 1.16
"""The best one is so much larger."""

ROOMY = 2.2
"""In a pit that is not so many pills high, the pill hangs at its lower edge: the piece is seen."""

_TEXT = 0.68
"""Size of the text, in heights of the pill."""


class Pill(NamedTuple):
    """What is written on a place: its value, and what is special about it.

    `played`: the move was played; `label` is that of the move then. `low`: it hangs at the lower
    edge, so that a sign in the place is seen.
    """

    text: str
    best: bool = False
    played: bool = False
    label: Label = ""
    low: bool = False


def pill_picture(pill: Pill, height: int, brush: Brush) -> pygame.Surface:
    """Return the picture of a pill that is so many canvas pixels high."""
    theme = brush.theme
    face = theme.mark_end if pill.best else theme.panel
    ink = theme.mark_line if pill.best else theme.panel_text
    size = height * _TEXT
    text = brush.type.line(pill.text, "bold", size, ink)
    parts = [icon("star", round(height * 0.62), ink)] if pill.best else []
    parts.append(text)
    if pill.played and SIGNS[pill.label]:
        tone = ink if pill.best else theme.accent if pill.label == "best" else theme.bad
        parts.append(brush.type.line(SIGNS[pill.label], "bold", size, tone))
    gap = max(2, round(height * 0.14))
    inside = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    edge = stroke(brush.line, 2.6 if pill.played or pill.best else 1.2)
    wide = max(height, inside + round(height * 0.62))
    outline = theme.mark_line if theme.textured or pill.best else theme.panel_edge
    plate = rounded((wide, height), height / 2, outline)
    inner = plate.get_rect().inflate(-2 * edge, -2 * edge)
    plate.blit(rounded(inner.size, inner.height / 2, face), inner)
    x = (wide - inside) // 2
    for part in parts:
        plate.blit(part, part.get_rect(left=x, centery=height // 2))
        x += part.get_width() + gap
    return plate


class ValuedPicture(TablePicture):
    """A board with pills over its places."""

    def __init__(self, board: Drawing, brush: Brush) -> None:
        super().__init__(board)
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
        unit = self._brush.line
        height = min(LARGEST * unit, max(LEAST * unit, USUAL * min(pit.size)))
        high = round(height * (LARGER if pill.best else 1.0))
        pictures = self._pictures.setdefault(pill, {})
        if high not in pictures:
            pictures[high] = pill_picture(pill, high, self._brush)
        rect = pictures[high].get_rect(center=pit.center)
        if pill.low or pit.height < ROOMY * height:
            rect.top = pit.bottom - high // 3
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
