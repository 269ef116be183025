"""Layout of the list of matches."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import Header, header
from game.scenes.frame.pager import Pager, pager_boxes
from game.view.box import TOUCH, Box
from game.view.measure import Measure

LEAST_ROW = 290.0
"""A match needs at least so much width, in CSS pixels."""

LINES = 4
"""Lines of small text about a match, below its title."""


class MatchBox(NamedTuple):
    """One match of the list: what opens it, with picture and words, and two buttons."""

    whole: Box
    picture: Box
    title: Box
    text: Box
    replay: Box
    remove: Box


class MatchesLayout(NamedTuple):
    """The list: so many matches as find room, and the foot that turns pages, if there is one."""

    top: Header
    rows: tuple[MatchBox, ...]
    foot: Pager | None
    pages: int


def matches_layout(m: Measure, matches: int) -> MatchesLayout:
    """Lay out a page of the list of so many matches."""
    top = header(m, True)
    per_page = len(_boxes(m, top.rest))
    if matches <= per_page:
        return MatchesLayout(top, tuple(_boxes(m, top.rest)[:matches]), None, 1)
    foot, rest = pager_boxes(m, top.rest)
    boxes = _boxes(m, rest)
    return MatchesLayout(top, tuple(boxes), foot, -(-matches // len(boxes)))


def without_picture(row: MatchBox) -> MatchBox:
    """Return the boxes of a match of which there is nothing to see: the words have all the room."""
    left = row.picture.x
    title = Box(left, row.title.y, row.title.right - left, row.title.height)
    text = Box(left, row.text.y, row.text.right - left, row.text.height)
    return row._replace(title=title, text=text)


def _boxes(m: Measure, area: Box) -> list[MatchBox]:
    """Cut an area into as many matches as find room, one at least."""
    gap = m.gap
    high = max(2 * max(TOUCH, m.icon) + 3 * gap, _words_height(m) + 2 * gap)
    high = min(high, area.height)
    columns = max(1, min(2, int((area.width + gap) / (LEAST_ROW * m.unit))))
    rows = max(1, int((area.height + gap) / (high + gap)))
    lines = [Box(area.x, area.y + i * (high + gap), area.width, high) for i in range(rows)]
    return [_match_box(m, box) for line in lines for box in line.columns(columns, gap)]


def _words_height(m: Measure) -> float:
    return m.body * 1.35 + LINES * m.small * 1.32


def _match_box(m: Measure, box: Box) -> MatchBox:
    """Cut up the room of one match."""
    side = max(TOUCH, m.icon)
    whole, buttons = box.left_part(box.width - side - m.gap)
    buttons = buttons.right_part(side)[0]
    replay, remove = buttons.rows(2, max(m.gap, buttons.height - 2 * side))
    inner = whole.shrunk(m.gap * 0.75)
    picture, words = inner.left_part(inner.width * 0.4)
    words = words.right_part(words.width - m.gap)[0]
    title, text = words.top_part(m.body * 1.35)
    return MatchBox(whole, picture, title, text, replay, remove)
