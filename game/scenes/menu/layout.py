"""Layout of the menu: a header, a strip for what goes on, and a card or a row for each game.

Wide windows have a card a game, side by side; smaller ones two beside each other; a phone has rows,
of which one is open; on its side the open one lies beside the rows. What is higher than the window
scrolls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.scenes.menu.card_layout import (
    CardBoxes,
    Heights,
    close_card,
    close_height,
    open_card,
    open_height,
    row_card,
    row_height,
    tall_card,
    tall_height,
)
from game.view.box import Box
from game.view.measure import Measure

Form = Literal["side by side", "two by two", "rows", "rows and card"]

LEAST_TALL, LEAST_OPEN = 205.0, 320.0
"""Cards that stand upright, and those that lie, need so much width (CSS pixels, usual text)."""

LEAST_LYING = (540.0, 350.0)
"""A window from this width and height on has room for rows with a card beside them."""

LEAST_OPENED = 420.0
"""In a lower window no row is open until the person opens one: all games are seen."""

LEAST_PAIR = 500.0
"""From this width on two rows stand beside each other."""

LEAST_HEIGHT = 300.0
"""In a lower window header and tools scroll with the rest, in CSS pixels."""

_WIDEST = 1200.0
"""No content is wider than this, in CSS pixels at the usual size."""


class Strip(NamedTuple):
    """The strip on top: a picture, room for words, and a button."""

    whole: Box
    picture: Box
    words: Box
    button: Box


class MenuLayout(NamedTuple):
    """The opening page. `pane` is the part that scrolls, `height` that of all that is in it."""

    form: Form
    header: Box
    bar: Box | None
    """The tools, where they are not in the header."""
    strip: Strip
    cards: dict[str, CardBoxes]
    pane: Box
    height: float
    all_scrolls: bool
    """Whether header and tools are in the pane too."""


def form_of(m: Measure, games: int) -> Form:
    """Return in which form a window shows so many games."""
    wide = m.width - 2 * m.margin
    larger = m.unit * (1 + (m.text / m.unit - 1) * 0.6)
    across = (min(wide, _WIDEST * m.unit) - (games - 1) * 16 * m.unit) / games
    if not m.phone and across >= LEAST_TALL * larger:
        return "side by side"
    if not m.phone and wide >= 2 * LEAST_OPEN * larger + 16 * m.unit:
        return "two by two"
    lying = m.width >= LEAST_LYING[0] and m.height >= LEAST_LYING[1] and not m.portrait
    return "rows and card" if lying else "rows"


def opens_one(m: Measure, games: int) -> bool:
    """Whether one of the games is open before the person has opened any."""
    return form_of(m, games) != "rows" or m.height >= LEAST_OPENED


def menu_layout(m: Measure, games: Sequence[str], opened: str) -> MenuLayout:
    """Lay out the menu; `opened` is the game whose row is open."""
    form, scrolls = form_of(m, len(games)), m.height < LEAST_HEIGHT
    area = m.window.centred(min(m.width - 2 * m.margin, _WIDEST * m.unit), m.height)
    heights = Heights.of(m)
    top = (14.0 if not m.phone else 8.0 if m.portrait else 4.0) * m.unit
    header = Box(area.x, top, area.width, heights.header)
    bar = None
    low = m.height - (4 if m.phone else 20) * m.unit
    if form == "rows" and m.portrait and not scrolls:
        low = m.height - heights.bar - 4
        bar = Box(area.x, low, area.width, heights.bar)
    start = header.bottom + (14 if not m.phone else 8 if m.portrait else 4) * m.unit
    rest = Box(area.x, start, area.width, max(1.0, low - start))
    strip, cards = _content(m, form, rest, games, opened)
    bottom = max(strip.whole.bottom, *(card.whole.bottom for card in cards.values())) + 4
    if scrolls:
        bar = Box(area.x, bottom + 4 * m.unit, area.width, heights.bar)
        pane = m.window
        return MenuLayout(form, header, bar, strip, cards, pane, bar.bottom + 8, all_scrolls=True)
    end = m.height if bar is None else bar.y
    pane = Box(0, start - 6, m.width, max(1.0, end - start + 6))
    return MenuLayout(form, header, bar, strip, cards, pane, bottom - pane.y, all_scrolls=False)


def _content(
    m: Measure, form: Form, rest: Box, games: Sequence[str], opened: str
) -> tuple[Strip, dict[str, CardBoxes]]:
    """Lay out strip and cards from the top of `rest` on."""
    gap = (8 if m.phone else 16) * m.unit
    if form == "rows and card":
        return _rows_and_card(m, rest, games, opened)
    strip = _strip(m, Box(rest.x, rest.y, rest.width, Heights.of(m).strip))
    y = strip.whole.bottom + gap
    room = Box(rest.x, y, rest.width, max(1.0, rest.bottom - y))
    if form == "side by side":
        return strip, _side_by_side(m, room, games, gap)
    if form == "two by two":
        return strip, _two_by_two(m, room, games, gap)
    return strip, _rows(m, room, games, opened)


def _strip(m: Measure, box: Box) -> Strip:
    """Cut the strip up."""
    pad = (8 if m.phone else 14) * m.unit
    inner = box.shrunk(pad)
    high = Heights.of(m).main
    button, inner = inner.right_part((52 if m.phone else 172) * m.unit)
    button = button.centred(button.width, min(high, box.height - 8))
    picture, words = inner.left_part(inner.height * (1.15 if m.phone else 2.3))
    words = Box(
        words.x + 12 * m.unit, words.y, words.width - (18 if m.phone else 24) * m.unit, words.height
    )
    strip = Strip(box, picture, words, button)
    return Strip(*(part.mirrored(box.x + box.right) for part in strip)) if m.left_handed else strip


def _side_by_side(m: Measure, room: Box, games: Sequence[str], gap: float) -> dict[str, CardBoxes]:
    width = (room.width - (len(games) - 1) * gap) / len(games)
    high = tall_height(m, width, room.height)
    columns = Box(room.x, room.y, room.width, high).columns(len(games), gap)
    return {game: tall_card(m, box) for game, box in zip(games, columns, strict=True)}


def _two_by_two(m: Measure, room: Box, games: Sequence[str], gap: float) -> dict[str, CardBoxes]:
    rows = (len(games) + 1) // 2
    width = (room.width - gap) / 2
    least = open_height(m, width)
    high = min(max(least, (room.height - (rows - 1) * gap) / rows), least + 130 * m.unit)
    lines = [Box(room.x, room.y + i * (high + gap), room.width, high) for i in range(rows)]
    boxes = [box for line in lines for box in line.columns(2, gap)]
    return {game: open_card(m, box) for game, box in zip(games, boxes, strict=False)}


def _rows(
    m: Measure, room: Box, games: Sequence[str], opened: str, least: float = 80.0
) -> dict[str, CardBoxes]:
    """Lay the games out in rows, the opened one as a card."""
    cards: dict[str, CardBoxes] = {}
    gap, y = 8 * m.unit, room.y
    closed = row_height(m, least)
    across = 2 if room.width >= LEAST_PAIR else 1
    for line in _lines(games, opened, across):
        is_open = line == [opened]
        high = open_height(m, room.width) if is_open else closed
        boxes = Box(room.x, y, room.width, high).columns(1 if is_open else across, gap)
        for game, box in zip(line, boxes, strict=False):
            cards[game] = open_card(m, box) if is_open else row_card(m, box)
        y += high + gap
    return {game: cards[game] for game in games}


def _lines(games: Sequence[str], opened: str, most: int) -> list[list[str]]:
    """Return games in lines of so many at most; the opened one has a line of its own."""
    lines: list[list[str]] = []
    for game in games:
        alone = game == opened or not lines or lines[-1] == [opened]
        if alone or len(lines[-1]) == most:
            lines.append([game])
        else:
            lines[-1].append(game)
    return lines


def _rows_and_card(
    m: Measure, rest: Box, games: Sequence[str], opened: str
) -> tuple[Strip, dict[str, CardBoxes]]:
    """Lay the strip and the other games out at one side, the opened one at the other."""
    gap = 8 * m.unit
    left, right = rest.columns(2, gap)
    if m.left_handed:
        left, right = right, left
    strip = _strip(m, Box(left.x, left.y, left.width, Heights.of(m).strip))
    y = strip.whole.bottom + gap
    others = [game for game in games if game != opened]
    room = Box(left.x, y, left.width, max(1.0, rest.bottom - y))
    spare = (room.height - gap * (len(others) - 1)) / max(1, len(others))
    rows = _rows(m, room, others, opened, min(80.0, spare))
    high = open_height(m, right.width)
    if high <= rest.height:
        card = open_card(m, Box(right.x, right.y, right.width, high))
    else:
        high = max(close_height(m), rest.height)
        card = close_card(m, Box(right.x, right.y, right.width, high))
    return strip, {game: rows.get(game, card) for game in games}
