"""Layout of how to play: a page of text with a figure."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import Header, header
from game.scenes.frame.pager import Pager, pager_boxes
from game.view.box import Box
from game.view.measure import Measure


class HowToLayout(NamedTuple):
    """A page of text with a figure, and buttons to turn pages."""

    top: Header
    heading: Box
    text: Box
    figure: Box
    pager: Pager


def howto_layout(m: Measure) -> HowToLayout:
    """Lay out a page: figure above the text, or beside it if the window is wide.

    Where there is room the figure is the larger part.
    """
    top = header(m, widest=1400)
    pager, rest = pager_boxes(m, top.rest)
    wide = m.short or m.width > m.height * 1.2
    if wide:
        rest = rest.centred(rest.width, 520 * m.unit)
    if wide:
        text, figure = rest.left_part(rest.width * (0.48 if m.short else 0.38))
        figure = figure.right_part(figure.width - m.gap * 2)[0]
    else:
        figure, text = rest.top_part(min(rest.height * 0.4, rest.width * 0.56))
        text = text.bottom_part(text.height - m.gap)[0]
    heading, text = text.top_part(m.heading * 1.3)
    return HowToLayout(top, heading, text, figure, pager)
