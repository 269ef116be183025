"""What is let into the wood of a Bantu board: joined rows, start lines, and the arrows.

Joined rows are trenches of walnut, start lines are inlaid in pale wood.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.rules.bantu.board import circles_of
from game.rules.protocol import Place
from game.view.art import smooth
from game.view.bantu.disc import Disc
from game.view.bantu.plan import Point, spokes
from game.view.bantu.plank import LIGHT
from game.view.pixels import px
from game.view.steps import Steps
from game.view.theme import Colour, mixed


class _Bar(NamedTuple):
    """A bar with round ends and a dark edge: its colour, its width in circles.

    A sunken one catches the light on its lower edge, and is darker below the upper one.
    """

    ink: Colour
    width: float
    sunken: bool = False


_ARROW: Sequence[Point] = (
    (0.0, -0.4),
    (0.3, -0.05),
    (0.11, -0.05),
    (0.11, 0.36),
    (-0.11, 0.36),
    (-0.11, -0.05),
    (-0.3, -0.05),
)
"""An arrow that points up, in circles around its middle."""


def draw_rows(surface: pygame.Surface, disc: Disc) -> Steps:
    """Draw joined rows and start lines, each start line with the way to it from the middle."""
    track, colours = disc.track, disc.colours
    trench, inlay = _Bar(colours.joined, 1.16, sunken=True), _Bar(colours.start, 1.26)
    spoke = inlay._replace(width=0.22)
    starts = {line: number for number, line in disc.board.start_lines.items()}
    at = spokes(disc.board)
    inner = min(
        math.dist(spot.pit.middle, disc.plan.middle) / disc.plan.radius
        for spot in disc.plan.spots.values()
    )
    for line, first, last in _joined(disc):
        angle, is_start = track.angle(line), line in starts
        if is_start and at[starts[line]] == angle and not disc.plan.enlarged:
            _draw_bar(surface, disc, angle, (inner, track.radius(last)), spoke)
        ends = track.radius(last), track.radius(first)
        _draw_bar(surface, disc, angle, ends, inlay if is_start else trench)
        yield


def _joined(disc: Disc) -> Iterable[tuple[int, int, int]]:
    """Yield line, outermost and innermost lane of each row of several circles."""
    for bits in dict.fromkeys(disc.board.rows):
        circles = circles_of(bits)
        if len(circles) > 1:
            line, first = disc.board.spot(circles[0])
            yield line, first, disc.board.spot(circles[-1])[1]


def _draw_bar(
    surface: pygame.Surface,
    disc: Disc,
    degrees: float,
    ends: tuple[float, float],
    bar: _Bar,
) -> None:
    """Draw a bar along a spoke, from one radius to another."""
    ink, half, edge = bar.ink, bar.width * disc.circle / 2, max(1, disc.line)
    layers: list[tuple[Colour, float, float]] = [(disc.edge_ink, half + edge, 0.0), (ink, half, 0)]
    if disc.theme.textured and bar.sunken:
        lit = mixed(disc.theme.wood_light, LIGHT, 0.35)
        layers = [
            (lit, half + edge, edge),
            (disc.edge_ink, half + edge, 0.0),
            (mixed(ink, (0, 0, 0), 0.4), half, 0.0),
            (ink, half - edge, edge),
        ]

    def draw(large: pygame.Surface, k: int, spots: list[pygame.Vector2]) -> None:
        for colour, reach, low in layers:
            a, b = (spot + pygame.Vector2(0, low * k) for spot in spots)
            across = (b - a).rotate(90).normalize() * reach * k
            pygame.draw.polygon(large, colour, [a + across, b + across, b - across, a - across])
            for spot in (a, b):
                pygame.draw.circle(large, colour, spot, reach * k)

    spots = [disc.point(radius, degrees) for radius in ends]
    disc.draw_around(surface, spots, half + 2 * edge + 1, draw)


def draw_arrows(surface: pygame.Surface, disc: Disc) -> Steps:
    """Carve an arrow into each circle of the last line; it points to Finish."""
    line = disc.track.lines - 1
    for lane in range(disc.track.lanes):
        place = Place("circle", (line, lane))
        if place not in disc.plan.spots:
            continue
        arrow = _arrow(disc, disc.track.angle(line) + 90)
        centre = px(disc.plan.spots[place].pit, disc.scale).center
        surface.blit(arrow, arrow.get_rect(center=centre))
        yield


def _arrow(disc: Disc, degrees: float) -> pygame.Surface:
    """Return an inlay with an arrow cut into it, clockwise from 12 o'clock."""
    side, edge = round(disc.circle * 1.04), max(1, disc.line)
    theme, ground = disc.theme, disc.colours.start

    def draw(large: pygame.Surface, k: int) -> None:
        middle = pygame.Vector2(side * k / 2, side * k / 2)
        pygame.draw.circle(large, disc.edge_ink, middle, side * k / 2)
        pygame.draw.circle(large, ground, middle, (side / 2 - edge) * k)
        corners = [pygame.Vector2(spot).rotate(degrees) * side * k for spot in _ARROW]
        if theme.textured:
            light = mixed(ground, (255, 255, 255), 0.5)
            low = middle + pygame.Vector2(0, edge * k)
            pygame.draw.polygon(large, light, [low + corner for corner in corners])
        ink = theme.groove if theme.textured else theme.mark_line
        pygame.draw.polygon(large, ink, [middle + corner for corner in corners])

    return smooth((side, side), draw, disc.edge_ink)
