"""Layout of a question with its two answers."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import page_area
from game.view.box import Box
from game.view.measure import Measure


class AskLayout(NamedTuple):
    """A question and two buttons."""

    question: Box
    buttons: tuple[Box, ...]


def ask_layout(m: Measure) -> AskLayout:
    """Lay out a question in the middle of the window, with its buttons below."""
    area = page_area(m, 560)
    area = area.centred(area.width, 260 * m.unit)
    foot, question = area.bottom_part(m.button)
    question = question.top_part(question.height - m.gap * 2)[0]
    return AskLayout(question, tuple(foot.columns(2, m.gap * 1.5)))
