"""The bar that shows how a game stands, and the graph of how it stood."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import pygame

from game.scenes.analysis.graph_labels import INSET
from game.view.pixels import stroke
from game.view.theme import Theme


def draw_bar(
    surface: pygame.Surface,
    rect: pygame.Rect,
    standing: tuple[float | None, float],
    theme: Theme,
    line: float,
) -> None:
    """Draw a bar that is filled from the left as far as a player stands (0 to 1; None: empty).

    The second number of `standing` is where he stands with an even share: a line is there.
    """
    share, even = standing
    pygame.draw.rect(surface, theme.panel, rect)
    if share is not None:
        filled = pygame.Rect(rect.x, rect.y, round(rect.width * share), rect.height)
        pygame.draw.rect(surface, theme.accent, filled)
    middle = rect.left + round(rect.width * even)
    pygame.draw.line(
        surface, theme.panel_text, (middle, rect.top), (middle, rect.bottom), stroke(line, 1)
    )
    pygame.draw.rect(surface, theme.panel_edge, rect, stroke(line, 2))


class Curve(NamedTuple):
    """How a game stood: at each of `points` points, as far as `bars` are known.

    `turning` are the turns that changed it; `at` is the point that is looked at. The points
    `numbered` have their number below the graph, and there is a line where the bar is `even`.
    """

    bars: Sequence[float]
    points: int
    turning: Collection[int]
    at: int
    numbered: Collection[int] = ()
    even: float = 0.5


def draw_graph(
    surface: pygame.Surface, rect: pygame.Rect, curve: Curve, theme: Theme, line: float
) -> None:
    """Draw a curve from left to right; a line from top to bottom stands at the point looked at.

    A turn that changed the game has a ring where it led to, and a stroke down to the ground. `line`
    is the width of a line of one CSS pixel.
    """
    bars, points, turning, at, numbered, even = curve
    pygame.draw.rect(surface, theme.panel, rect)
    inner = rect.inflate(-round(2 * INSET * line), -round(2 * INSET * line))
    step = inner.width / max(1, points - 1)

    def spot(index: int) -> tuple[int, int]:
        return round(inner.left + index * step), round(inner.bottom - bars[index] * inner.height)

    thin = stroke(line, 1)
    level = round(inner.bottom - even * inner.height)
    pygame.draw.line(surface, theme.panel_edge, (inner.left, level), (inner.right, level), thin)
    for index in numbered:
        x = round(inner.left + index * step)
        foot = rect.bottom - round(INSET * line)
        pygame.draw.line(surface, theme.panel_edge, (x, foot), (x, rect.bottom), stroke(line, 1.4))
    here = round(inner.left + at * step)
    pygame.draw.line(
        surface, theme.panel_text, (here, rect.top), (here, rect.bottom), stroke(line, 2)
    )
    spots = [spot(index) for index in range(len(bars))]
    if len(spots) > 1:
        pygame.draw.lines(surface, theme.accent, False, spots, stroke(line, 3))
    for turn in turning:
        x, y = spots[turn + 1]
        pygame.draw.line(surface, theme.panel_text, (x, y), (x, inner.bottom), thin)
        pygame.draw.circle(surface, theme.panel, (x, y), stroke(line, 6))
        pygame.draw.circle(surface, theme.panel_text, (x, y), stroke(line, 6), stroke(line, 2))
    pygame.draw.rect(surface, theme.panel_edge, rect, stroke(line, 2))
