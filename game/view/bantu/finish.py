"""Finish on a Bantu board: a field cut into the opening at the top, with its word and a flag."""

from __future__ import annotations

import math

import pygame

from game.view.bantu.colours import INKS
from game.view.bantu.disc import Disc
from game.view.bantu.plan import EDGE, WEDGE
from game.view.icons import icon
from game.view.measure import LEAST_TEXT
from game.view.theme import contrast

OUTER = 1 + EDGE * 0.52
"""The field begins at this radius; it is told like all radii in those of the outermost lane."""

DEPTH = 1.25
"""It ends so many circles inside the innermost lane: below the places of the pieces is its word."""

WORD, LARGEST_WORD = 0.62, 34.0
"""The height of the word in circles, and the largest in CSS pixels."""

FLAG_DEPTH = 2.0
"""So many circles inside the innermost lane is the middle of the flag."""

_PARTS = 12
"""Each half of a rounded edge is drawn as so many lines."""


def draw_finish(surface: pygame.Surface, disc: Disc, word: str) -> None:
    """Draw the field, its word where that can be read, and the flag."""
    inner = _inner(disc)
    turns = [WEDGE * (number / _PARTS - 1) for number in range(2 * _PARTS + 1)]
    spots = [disc.point(OUTER, turn) for turn in turns]
    spots += [disc.point(inner, turn) for turn in reversed(turns)]
    line = disc.line

    def draw(large: pygame.Surface, k: int, spots: list[pygame.Vector2]) -> None:
        pygame.draw.polygon(large, (*disc.colours.finish, 225), spots)
        pygame.draw.lines(large, disc.theme.groove, True, spots, 2 * line * k)

    disc.draw_around(surface, spots, 2 * line, draw)
    _draw_word(surface, disc, word)
    _draw_flag(surface, disc)


def _inner(disc: Disc) -> float:
    """Return the radius at which the field ends."""
    return disc.track.inside - DEPTH * disc.track.circle


def _below_places(disc: Disc) -> tuple[float, float]:
    """Return the radii between which the word may stand: below the places of the pieces."""
    plan = disc.plan
    homes = [spot.pit for place, spot in plan.spots.items() if place.kind == "home"]
    edges = [math.dist(pit.middle, plan.middle) - pit.width / 2 for pit in homes]
    return _inner(disc), min(edges, default=0.0) / plan.radius


def _draw_word(surface: pygame.Surface, disc: Disc, word: str) -> None:
    """Write the word into the field, as large as there is room for."""
    low, high = _below_places(disc)
    radius = (low + high) / 2
    room = 1.8 * disc.radius * radius * math.sin(math.radians(WEDGE))
    least = LEAST_TEXT * disc.scale
    size = max(min(disc.circle * WORD, LARGEST_WORD * disc.scale), least)
    wide = disc.type.width(word, "bold", size)
    if wide > room:
        size *= room / wide
    if not word or size < least * 0.85 or size > 1.15 * (high - low) * disc.radius:
        return
    ink = max(INKS[:2], key=lambda colour: contrast(colour, disc.colours.finish))
    text = disc.type.line(word, "bold", size, ink)
    x, y = disc.point(radius, 0)
    place = text.get_rect(center=(round(x), round(y)))
    # In a part of the board that is shown large half a word says less than none.
    if disc.room.contains(place):
        surface.blit(text, place)


def _draw_flag(surface: pygame.Surface, disc: Disc) -> None:
    """Plant the flag before the field."""
    x, y = disc.point(disc.track.inside - FLAG_DEPTH * disc.track.circle, 0)
    sign = icon("flag", disc.circle, disc.theme.groove)
    surface.blit(sign, sign.get_rect(center=(round(x), round(y))))
