"""What every legal move is worth, and how the game stands: for the analysis and its bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from game.ai.evaluation import allies, share
from game.ai.look_ahead import LookAhead
from game.ai.opponent import searcher_for
from game.ai.thought import LOWEST, WIN, OutOfNodesError, Searcher, Steps, Strength
from game.rules.protocol import AnyGame, Seat

TURNING = 0.25
"""By how much the bar must move in one turn for the turn to be pointed out."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A legal move, what it is worth to its player in the game's points, and if that is proven."""

    move: Any
    value: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Analysis:
    """All legal moves, the best first, and how far ahead they were looked at.

    `bar`: how the game stands for `seat`, who is to move: from 0.0 (lost) to 1.0 (won).
    """

    seat: Seat
    moves: tuple[MoveValue, ...]
    depth: int
    nodes: int
    bar: float


def analyse(game: AnyGame, position: Any, strength: Strength) -> Steps[Analysis]:
    """Value every legal move at `position`, which must have one, as deep as `strength` goes."""
    searcher = searcher_for(game, position, strength.nodes)
    order = list(range(len(searcher.moves)))
    done: dict[int, MoveValue] = {
        index: MoveValue(searcher.moves[index], 0, False) for index in order
    }
    reached = 0
    for depth in range(1, strength.depth + 1):
        try:
            done = yield from _all(searcher, order, depth)
        except OutOfNodesError:
            break
        reached = depth
        order.sort(key=lambda index: -done[index].value)
        if all(move.exact for move in done.values()):
            break
    moves = tuple(done[index] for index in order)
    return Analysis(
        game.to_move(position), moves, reached, searcher.nodes, standing(game.name, moves[0])
    )


def _all(searcher: Searcher, order: Sequence[int], depth: int) -> Steps[dict[int, MoveValue]]:
    """Return the value of every move, each looked at for itself."""
    found = {}
    for index in order:
        searcher.exact = True
        value = yield from searcher.value(index, depth, LOWEST)
        found[index] = MoveValue(searcher.moves[index], value / searcher.unit, searcher.exact)
    return found


def standing(game: str, best: MoveValue) -> float:
    """Return how the game stands for a player whose best move is `best`, from 0.0 to 1.0."""
    if best.exact or abs(best.value) >= WIN:
        return 1.0 if best.value > 0 else 0.0 if best.value < 0 else 0.5
    return share(game, best.value)


@dataclass(frozen=True, slots=True)
class Standing:
    """How the game stands for a seat: from 0.0 (lost) to 1.0 (won), and if that is proven."""

    bar: float
    exact: bool


def stand(game: AnyGame, position: Any, seat: Seat, strength: Strength) -> Steps[Standing]:
    """Find out how the game stands for `seat`, whoever is to move; it may be over."""
    outcome = game.outcome(position)
    if outcome is not None:
        alone = allies(game, seat).issuperset(outcome.winners)
        return Standing((1.0 if alone else 0.5) if seat in outcome.winners else 0.0, True)
    if len(game.seats) > 2:
        searcher: Searcher = LookAhead(game, position, strength.nodes, seat)
        helps = game.to_move(position) in allies(game, seat)
        best = yield from _settled(searcher, strength, 1 if helps else -1)
        return Standing(standing(game.name, best), best.exact)
    best = yield from _settled(searcher_for(game, position, strength.nodes), strength, 1)
    bar = standing(game.name, best)
    return Standing(bar if game.to_move(position) == seat else 1 - bar, best.exact)


def _settled(searcher: Searcher, strength: Strength, sign: int) -> Steps[MoveValue]:
    """Return the move that is best for the thinker (sign 1), or worst (-1), and its value."""
    found = MoveValue(searcher.moves[0], 0, False)
    for depth in range(1, strength.depth + 1):
        searcher.exact = True
        values: list[int] = []
        try:
            for index in range(len(searcher.moves)):
                low = max(values, default=LOWEST) if sign > 0 else LOWEST
                values.append((yield from searcher.value(index, depth, low)))
        except OutOfNodesError:
            break
        best = sign * max(sign * value for value in values)
        move = searcher.moves[values.index(best)]
        found = MoveValue(move, best / searcher.unit, searcher.exact or abs(best) >= WIN)
        if found.exact:
            break
    return found


def turning_points(bars: Sequence[float]) -> tuple[int, ...]:
    """Return the turns that changed how the game stands, first turn 0.

    `bars`: how it stood for one and the same player before each turn and at the end.
    """
    return tuple(
        turn for turn, (was, now) in enumerate(pairwise(bars)) if abs(now - was) >= TURNING
    )
