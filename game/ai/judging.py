"""How good a move was, beside the best one: read from an analysis that values both alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.ai.analysis import Analysis, MoveValue, standing
from game.ai.registry import mind_of
from game.ai.thought import WIN
from game.rules.protocol import AnyGame

Label = Literal["", "best", "mistake", "blunder"]
"""How good a move was: the only good one and not obvious, or much worse than the best.

"" for most moves.
"""

Unit = Literal["seeds", "chances"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How good a move was.

    `loss`: by how much the best was better, in the game's units; 0 where none was. `best` is the
    best move, the one that was played if none was better. `proven`: the values of both are.
    `only`: there was no other move, so that nothing is to be said.
    """

    label: Label
    loss: int
    best: Any
    proven: bool
    only: bool = False


def unit_of(game: AnyGame) -> Unit:
    """Return in what moves are valued: in seeds of a lead, or in chances of 100 to win."""
    return "seeds" if mind_of(game.name).value_is_lead else "chances"


def worth(game: AnyGame, value: MoveValue) -> int:
    """Return what a move is worth in the game's units, as it is shown."""
    if unit_of(game) == "seeds":
        return round(value.value)
    return round(100 * standing(game, value))


def judge(game: AnyGame, analysis: Analysis, move: Any, drawn: bool = False) -> Verdict:
    """Return how good `move` was. `drawn`: the game was a draw by repetition with it."""
    played = next(value for value in analysis.moves if value.move == move)
    others = [value for value in analysis.moves if value.move != move]
    if not others:
        return Verdict("", 0, move, is_proven(played), only=True)
    if drawn:
        played = MoveValue(move, 0, True)
    best = max(others, key=lambda value: worth(game, value))
    loss = worth(game, best) - worth(game, played)
    proven = is_proven(best) and is_proven(played)
    if loss > 0:
        return Verdict(_label(game, loss), loss, best.move, proven)
    only_good = -loss >= mind_of(game.name).mistake and move not in analysis.obvious
    return Verdict("best" if only_good else "", 0, move, proven)


def is_proven(value: MoveValue) -> bool:
    """Tell whether a value is no estimate."""
    return value.exact or abs(value.value) >= WIN


def _label(game: AnyGame, loss: int) -> Label:
    """Return what a move is called that lost so much."""
    mind = mind_of(game.name)
    if loss < mind.mistake:
        return ""
    return "blunder" if loss >= mind.blunder else "mistake"


def are_proven(values: Sequence[MoveValue]) -> bool:
    """Tell whether no closer look can change what moves are worth."""
    return all(is_proven(value) for value in values)
