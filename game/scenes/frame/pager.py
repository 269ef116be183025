"""The foot of a scene of several pages: where its buttons and the number stand."""

from __future__ import annotations

from typing import NamedTuple

from game.view.box import Box
from game.view.measure import Measure


class Pager(NamedTuple):
    """The foot of a scene of several pages: two buttons, and the number of the page."""

    previous: Box
    number: Box
    following: Box


def pager_boxes(m: Measure, area: Box) -> tuple[Pager, Box]:
    """Cut the foot with the buttons that turn pages off; return it and what is left."""
    foot, rest = area.bottom_part(m.button)
    step = min(foot.width * 0.42, 220 * m.unit)
    previous, middle = foot.left_part(step)
    following, number = middle.right_part(step)
    return Pager(previous, number, following), rest.top_part(rest.height - m.gap)[0]
