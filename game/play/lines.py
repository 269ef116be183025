"""The lines of a match that were left for another move, kept so that one can go back to them.

A line is the turns of a match from its start. Lines that begin alike share these turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.protocol import Event, Seat

MOST_LINES = 32
"""So many left lines are kept; the oldest one makes room for another."""

MOST_TURNS = 4_000
"""So many turns all left lines have together at most."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One move played: the position it led to, and what happened.

    `times` counts how often that position has come up so far, this time included (see
    `Match.repeated`).
    """

    seat: Seat
    move: Any
    events: tuple[Event, ...]
    after: Any
    times: int = 1


Line = tuple[Turn, ...]


def shared(one: Sequence[Turn], other: Sequence[Turn]) -> int:
    """Return how many moves two lines of one match have in common from the start."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine is not theirs and mine.move != theirs.move:
            break
        count += 1
    return count


def begins(line: Sequence[Turn], whole: Sequence[Turn]) -> bool:
    """Whether `whole` begins with all of `line`."""
    return len(line) <= len(whole) and shared(line, whole) == len(line)


def with_line(lines: Sequence[Line], line: Line) -> list[Line]:
    """Return `lines` with `line` in front, within the limits. What another line holds is left out.

    The newest line comes first.
    """
    if any(begins(line, other) for other in lines):
        return list(lines)
    united = [line, *(other for other in lines if not begins(other, line))][:MOST_LINES]
    while len(united) > 1 and sum(map(len, united)) > MOST_TURNS:
        united.pop()
    return united
