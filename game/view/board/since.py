"""What stays to be seen of the moves since the person's own last one: marks, gains and losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.rules.protocol import Place
from game.view.board.marks import NO_MARKS, Mark, Marks
from game.view.board.preview import Preview

_EARLIER: Mapping[Mark, Mark] = {
    "from": "earlier-from",
    "last": "earlier-last",
    "robbed": "earlier-robbed",
}
"""The weaker mark of a move that was not the last one."""


class Trace(NamedTuple):
    """What moves left at a place: its marks, and how much it won (or lost, less than 0)."""

    marks: Marks = NO_MARKS
    chip: int = 0


def marks_since(moves: Sequence[Preview], *, moving: bool = False) -> dict[Place, Trace]:
    """Return what is to be seen of moves, in the order in which they were made.

    Of two moves that touched a place the later one marks it; what it won and lost is added up.
    `moving`: the last move is being shown still, and only its beginning is known.
    """
    marks: dict[Place, Marks] = {}
    chips: Counter[Place] = Counter()
    for number, move in enumerate(moves, 1):
        is_last = number == len(moves)
        whole = not (is_last and moving)
        own = dict(_marks(move)) if whole else _origin(move)
        for place, names in own.items():
            marks[place] = frozenset(names if is_last else (_EARLIER[name] for name in names))
        if whole:
            chips.update(move.gains)
            chips.subtract(move.losses)
    places = dict.fromkeys((*marks, *(place for place, chip in chips.items() if chip)))
    return {place: Trace(marks.get(place, NO_MARKS), chips[place]) for place in places}


def _origin(move: Preview) -> dict[Place, set[Mark]]:
    """Return the mark of where a move began."""
    return {} if move.origin is None else {move.origin: {"from"}}


def _marks(move: Preview) -> dict[Place, set[Mark]]:
    """Return the marks of a move by place."""
    marks = _origin(move)
    for place, mark in _results(move):
        marks.setdefault(place, set()).add(mark)
    return marks


def _results(move: Preview) -> Iterator[tuple[Place, Mark]]:
    """Yield where a move ended, and whom it robbed."""
    if move.end is not None:
        yield move.end, "last"
    for place in move.losses:
        yield place, "robbed"
