"""What the buttons of an analysis stand for: a point of the match, or one of the moves there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the match to look at: after so many turns."""

    at: int


@dataclass(frozen=True, slots=True)
class MoveRank:
    """The place of a move among the moves, the best one at 0."""

    index: int


def turn_id(turn: int) -> str:
    """Return the id of the button of a turning point, the first turn being 0."""
    return f"turn:{turn}"
