"""The card of a game cut up: picture, title, what it is like, and what can be pressed on it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.view.box import TOUCH, Box
from game.view.measure import Measure
from game.view.text.text_box import LINE

CardForm = Literal["tall", "open", "row"]
"""tall: the picture stands over the words. open: beside them. row: a picture, words and Play."""

_FACTS = 262.0
"""Narrower cards have the facts in two lines (CSS pixels, usual text)."""

_LEAST_WELL, _MOST_WELL = 74.0, 0.86
"""A picture over words is at least so high (CSS pixels) and at most so much of its width."""


class Heights(NamedTuple):
    """Heights in CSS pixels: of a title, a line of text, a button, Play, strip, header and bar."""

    title: float
    line: float
    button: float
    main: float
    strip: float
    header: float
    bar: float

    @classmethod
    def of(cls, m: Measure) -> Heights:
        """Return them for a window."""
        body, name, least = m.size("body"), m.size("name"), m.size("least")
        return Heights(
            m.size("card") * LINE,
            least * LINE,
            max(TOUCH * m.unit, body * LINE + 14),
            max((52 if m.phone else 54) * m.unit, body * LINE + 18),
            max(
                (72 if m.phone else 80) * m.unit,
                (name + least) * LINE + (18 if m.phone else 30) * m.unit,
            ),
            max(52.0, m.size("logo") * LINE),
            max(60.0, body * 3.4),
        )


class CardBoxes(NamedTuple):
    """The parts of a card; a row has picture, title, line (of facts) and Play only."""

    form: CardForm
    whole: Box
    picture: Box
    title: Box
    about: Box
    facts: Box
    play: Box
    level: Box
    people: Box
    learn: Box
    rules: Box


_NOTHING = Box(0, 0, 0, 0)


def _facts_height(m: Measure, inner: float) -> float:
    """Return how high the facts are in a card that is so wide inside."""
    return Heights.of(m).line * (1 if inner >= _FACTS * m.text else 2)


def _buttons_height(m: Measure) -> float:
    """Return the height of everything below the facts of a card."""
    h, u = Heights.of(m), m.unit
    return 2 * u + 3 * h.button + h.main + 2 * u + 8 * u + 8 * u + 10 * u


def _words_height(m: Measure, inner: float) -> float:
    """Return the height of the words of an upright card."""
    h, u = Heights.of(m), m.unit
    return h.title + 2 * u + 2 * h.line + 4 * u + _facts_height(m, inner)


def tall_height(m: Measure, width: float, room: float) -> float:
    """Return how high upright cards of a width are where there is so much room."""
    fixed = 10 * m.unit + _words_height(m, width - 24 * m.unit) + _buttons_height(m)
    return fixed + max(_LEAST_WELL * m.unit, min(width * _MOST_WELL, room - fixed))


def tall_card(m: Measure, box: Box) -> CardBoxes:
    """Cut up a card whose picture stands over the words."""
    h, u = Heights.of(m), m.unit
    inner = box.width - 24 * u
    words = 10 * u + _words_height(m, inner) + _buttons_height(m)
    picture, rest = box.top_part(box.height - words)
    rest = Box(rest.x + 12 * u, rest.y + 10 * u, inner, rest.height - 10 * u)
    title, rest = rest.top_part(h.title)
    about, rest = _below(rest, 2 * u).top_part(2 * h.line)
    return _buttons(m, CardBoxes("tall", box, picture, title, about, *[_NOTHING] * 6), rest)


def open_height(m: Measure, width: float) -> float:
    """Return the least height of a card whose picture lies beside the words."""
    inner = width - 24 * m.unit
    return 12 * m.unit + _top_height(m) + 4 * m.unit + _facts_height(m, inner) + _buttons_height(m)


def close_height(m: Measure) -> float:
    """Return the least height of an open card that has less room."""
    h = Heights.of(m)
    return 8 * m.unit + h.title + h.line + 4 * m.unit + _buttons_height(m)


def close_card(m: Measure, box: Box) -> CardBoxes:
    """Cut up an open card that has less room: beside the picture stand title and facts alone."""
    h, u = Heights.of(m), m.unit
    inner = Box(box.x + 12 * u, box.y + 8 * u, box.width - 24 * u, box.height - 8 * u)
    fixed = _buttons_height(m) + 4 * u
    top, rest = inner.top_part(max(h.title + h.line, min(72 * u, inner.height - fixed)))
    picture, words = top.left_part(min(inner.width * 0.3, top.height * 1.4))
    words = _after(words, 12 * u)
    block = words.centred(words.width, h.title + h.line)
    title, facts = block.top_part(h.title)
    about = Box(facts.x, facts.y, 0, 0)
    card = CardBoxes("open", box, picture, title, about, *[_NOTHING] * 6)
    return _buttons(m, card, rest)._replace(facts=facts)


def _top_height(m: Measure) -> float:
    """Return the least height of the picture with the words beside it."""
    h = Heights.of(m)
    return max(72 * m.unit, h.title + 2 * h.line)


def open_card(m: Measure, box: Box) -> CardBoxes:
    """Cut up a card whose picture lies beside the words."""
    h, u = Heights.of(m), m.unit
    inner = Box(box.x + 12 * u, box.y + 12 * u, box.width - 24 * u, box.height - 12 * u)
    more = box.height - open_height(m, box.width)
    top, rest = inner.top_part(_top_height(m) + more)
    wide = min(inner.width * 0.36, top.height * 1.4)
    picture, words = top.left_part(wide)
    words = _after(words, 12 * u)
    block = words.centred(words.width, min(words.height, h.title + 2 * h.line))
    title, about = block.top_part(h.title)
    return _buttons(m, CardBoxes("open", box, picture, title, about, *[_NOTHING] * 6), rest)


def _buttons(m: Measure, card: CardBoxes, rest: Box) -> CardBoxes:
    """Cut up the lower part of a card: facts, rules, level, and the three ways to begin."""
    h, u = Heights.of(m), m.unit
    facts, rest = _below(rest, 4 * u).top_part(
        _facts_height(m, rest.width) if card.about.height else 0
    )
    rules, rest = _below(rest, 2 * u).top_part(h.button)
    level, rest = _below(rest, 2 * u).top_part(h.button)
    play, rest = _below(rest, 8 * u).top_part(h.main)
    people, learn = _below(rest, 8 * u).top_part(h.button)[0].columns(2, 8 * u)
    more = people.width * 0.1
    people = Box(people.x, people.y, people.width + more, people.height)
    learn = Box(learn.x + more, learn.y, learn.width - more, learn.height)
    rules = Box(rules.x - 11 * u, rules.y, rules.width + 22 * u, rules.height)
    return card._replace(
        facts=facts, rules=rules, level=level, play=play, people=people, learn=learn
    )


def row_height(m: Measure, least: float) -> float:
    """Return the height of a row, of which at least so much is wanted."""
    h = Heights.of(m)
    return max(least * m.unit, h.title + h.line + 10, h.button + 8)


def row_card(m: Measure, box: Box) -> CardBoxes:
    """Cut up a row: picture, title over a line of facts, and Play."""
    h, u = Heights.of(m), m.unit
    side = min(52 * u, box.height - 8)
    pad = min(10 * u, (box.height - side) / 2)
    inner = box.shrunk(pad)
    play, inner = inner.right_part(side)
    play = play.centred(side, side)
    picture, words = inner.left_part(min(inner.height * 1.3, box.width * 0.2))
    words = _after(words, 12 * u)
    words = Box(words.x, words.y, words.width - 8 * u, words.height)
    block = words.centred(words.width, min(words.height, h.title + h.line))
    title, about = block.top_part(block.height * h.title / (h.title + h.line))
    if m.left_handed:
        play, picture = play.mirrored(box.x + box.right), picture.mirrored(box.x + box.right)
        title, about = title.mirrored(box.x + box.right), about.mirrored(box.x + box.right)
    row = CardBoxes("row", box, picture, title, about, *[_NOTHING] * 6)
    return row._replace(play=play)


def _below(box: Box, height: float) -> Box:
    """Return a box without so much of its top."""
    return box.top_part(height)[1]


def _after(box: Box, width: float) -> Box:
    """Return a box without so much of its left side."""
    return box.left_part(width)[1]
