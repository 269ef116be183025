"""The round plank of a Bantu board: its shadow, its side, its face with carved lines and lanes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.view.art import soft
from game.view.bantu.disc import Disc
from game.view.bantu.plan import EDGE, Point
from game.view.steps import Steps
from game.view.theme import Colour

LIGHT: Colour = (255, 236, 204)
"""Edges of wood that catch the light."""

_RING_PARTS = 180
"""A whole circle is drawn as a chain of so many lines."""


class _Groove(NamedTuple):
    """A line cut into the wood: its colour, its width, and how little wood shows through it."""

    ink: Colour
    width: int
    alpha: int


def draw_plank(surface: pygame.Surface, disc: Disc) -> Steps:
    """Draw the plank with a carved edge, and a groove along each lane."""
    theme, plan = disc.theme, disc.plan
    lip = max(2, round(plan.rim * 0.3 * disc.scale))
    # The side that faces the person takes its height from the disc's own. Where a window leaves no
    # room for a board there is still a speck of one.
    reach = max(1.0, disc.radius * (1 + EDGE) - lip)
    x, y = disc.middle
    if theme.textured and not plan.enlarged:
        blur = max(4, round(plan.rim * 0.8 * disc.scale))
        wide = round(2 * reach)
        shadow = soft((wide, wide), blur, reach, 120)
        yield
        surface.blit(shadow, shadow.get_rect(center=(round(x), round(y + lip))))
        yield
    pygame.draw.aacircle(surface, theme.wood_side, (x, y + lip), reach)
    yield
    yield from _draw_face(surface, disc, reach)
    yield from _draw_edge(surface, disc, reach)
    yield from _draw_lanes(surface, disc)


def _draw_face(surface: pygame.Surface, disc: Disc, reach: float) -> Steps:
    """Draw the wood of the upper side, as far as it is in the room."""
    x, y = disc.middle
    box = pygame.Rect(
        math.floor(x - reach), math.floor(y - reach), *(2 * [math.ceil(2 * reach) + 2])
    )
    box = box.clip(surface.get_clip())
    face = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.aacircle(face, (255, 255, 255), (x - box.x, y - box.y), reach)
    yield
    wood = yield from disc.art.wood(box.size, disc.scale * max(1.0, disc.plan.radius / 400))
    face.blit(wood, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    yield
    surface.blit(face, box)
    yield


def _draw_edge(surface: pygame.Surface, disc: Disc, reach: float) -> Steps:
    """Cut lines along the edge and around the middle."""
    light = LIGHT if disc.theme.textured else disc.theme.groove
    carved = reach - disc.radius * EDGE * 0.26
    inner = (disc.track.inside - 0.7 * disc.track.circle) * disc.radius
    dark, line = disc.theme.groove, disc.line
    for radius, groove in (
        (reach, _Groove(light, 2 * line, 70)),
        (carved, _Groove(dark, line, 200)),
        (carved - 2 * line, _Groove(light, line, 70)),
        (inner, _Groove(dark, line, 130)),
        (inner - 2 * line, _Groove(light, line, 60)),
    ):
        turns = [360 * number / _RING_PARTS for number in range(_RING_PARTS + 1)]
        spots = [disc.point(radius / disc.radius, turn) for turn in turns]
        _cut(surface, disc, spots, groove)
        yield


def _draw_lanes(surface: pygame.Surface, disc: Disc) -> Steps:
    """Cut a groove along each lane, from the first line to the last."""
    track = disc.track
    lines = range(track.lines)
    parts = max(1, math.ceil(track.step / 3))
    groove = _Groove(disc.theme.groove, 2 * disc.line, 170)
    for lane in range(track.lanes):
        radius = track.radius(lane)
        angles = [
            track.angle(line) + track.step * part / parts
            for line in lines[:-1]
            for part in range(parts)
        ]
        spots = [disc.point(radius, angle) for angle in [*angles, track.angle(lines[-1])]]
        _cut(surface, disc, spots, groove)
        yield


def _cut(surface: pygame.Surface, disc: Disc, spots: Sequence[Point], groove: _Groove) -> None:
    """Cut a curve around the middle, antialiased."""
    theme, (x, y) = disc.theme, disc.middle
    ground = theme.wood_light if theme.textured else theme.wood_dark
    share = groove.alpha / 255
    colour = tuple(round(g + (i - g) * share) for g, i in zip(ground, groove.ink, strict=True))
    for number in range(groove.width):
        away = number - (groove.width - 1) / 2
        points = []
        for spot in spots:
            grown = 1 + away / max(1.0, math.dist(spot, (x, y)))
            points.append((x + (spot[0] - x) * grown, y + (spot[1] - y) * grown))
        pygame.draw.aalines(surface, colour, False, points)
