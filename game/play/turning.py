"""Turning points of a match: the moves after which another side is ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.ai.evaluation import EVALUATIONS, Evaluate, nothing
from game.play.lines import Turn
from game.rules.protocol import AnyGame, Seat


def turnings(game: AnyGame, turns: Sequence[Turn]) -> Iterator[int]:
    """Yield the numbers of turns, counted from 1, after which another seat leads than before.

    Who leads is judged by the count on the board alone; a tie leaves the lead where it was.
    """
    before: Seat | None = None
    for number, turn in enumerate(turns, 1):
        ahead = leader(game, turn.after)
        if ahead is not None:
            if before is not None and ahead != before:
                yield number
            before = ahead


def leader(game: AnyGame, position: Any) -> Seat | None:
    """Return the one seat that is ahead in a position; None where several are, or nobody."""
    judge: Evaluate = EVALUATIONS.get(game.name, nothing)
    worth = {seat: judge(game, position, seat) for seat in game.seats}
    best = max(worth.values())
    ahead = [seat for seat, value in worth.items() if value == best and value > 0]
    return ahead[0] if len(ahead) == 1 else None
