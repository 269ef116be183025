"""An opponent for any game: it looks ahead a few moves and sees only the protocol.

Two players: alpha-beta. More: the same, with all the others taken to play against the thinker
("paranoid"). It deepens move by move, so that there is an answer whenever the nodes run out.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from game.ai.evaluation import EVALUATIONS, Evaluate, allies, nothing
from game.rules.protocol import AnyGame, Outcome

WIN = 1_000_000
"""The value of a won game; a win that comes sooner is worth a little more."""

NODES_A_SLICE = 8
"""Positions looked at between two yields: a few milliseconds in the slowest place."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How far an opponent looks: moves ahead, and positions in all."""

    depth: int
    nodes: int


LEVELS: Mapping[int, Strength] = {1: Strength(depth=4, nodes=4_000)}
"""The levels there are, 1 the weakest. Nodes, not seconds: the same game on every machine."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move chosen, what it seems worth to the player who makes it, and the work it took."""

    move: Any
    value: int
    depth: int
    nodes: int


Thinking = Generator[None, None, Thought]
"""Yields every few milliseconds and returns the thought."""


@runtime_checkable
class _HasMovesWithAfter(Protocol):
    """A game that gives each legal move together with the position after it."""

    def moves_with_after(self, position: Any) -> Iterable[tuple[Any, Any]]: ...


class _OutOfNodesError(Exception):
    """The search has used up its nodes."""


def strength_of(level: int) -> Strength:
    """Return the strength of `level`, or of the nearest level there is."""
    return LEVELS[min(max(level, min(LEVELS)), max(LEVELS))]


def think(game: AnyGame, position: Any, strength: Strength, seed: int) -> Thinking:
    """Choose a move at `position`, which must have one.

    The same arguments give the same move; among moves that seem equal the seed decides.
    """
    search = _Search(game, position, strength.nodes)
    # The first of the best moves is taken, so the order of the moves breaks ties.
    moves = list(search.successors(position))
    Random(seed).shuffle(moves)
    best = Thought(moves[0][0], 0, 0, 0)
    if len(moves) == 1:
        return best
    for depth in range(1, strength.depth + 1):
        try:
            values = yield from search.root(moves, depth)
        except _OutOfNodesError:
            break
        best = Thought(moves[values[0][1]][0], values[0][0], depth, search.nodes)
        if abs(best.value) >= WIN:
            break
        moves = [moves[index] for _, index in values]
    return best


class _Search:
    """One search: for whom, how the leaves are judged, and how many nodes are left."""

    def __init__(self, game: AnyGame, position: Any, most_nodes: int) -> None:
        self._game = game
        self._me = game.to_move(position)
        self._friends = allies(game, self._me)
        self._evaluate: Evaluate = EVALUATIONS.get(game.name, nothing)
        self._most_nodes = most_nodes
        self.nodes = 0

    def successors(self, position: Any) -> Iterable[tuple[Any, Any]]:
        """Return the legal moves, each with the position after it."""
        game = self._game
        if isinstance(game, _HasMovesWithAfter):
            return game.moves_with_after(position)
        return ((move, game.after(position, move)) for move in game.legal_moves(position))

    def root(
        self, moves: list[tuple[Any, Any]], depth: int
    ) -> Generator[None, None, list[tuple[int, int]]]:
        """Return (value, index of the move) of every move, the best first.

        Only the best value is exact. Equal values keep the order of `moves`.
        """
        values: list[tuple[int, int]] = []
        best = -2 * WIN
        for index, (_, after) in enumerate(moves):
            value = yield from self._value(after, depth - 1, best, 2 * WIN)
            values.append((value, index))
            best = max(best, value)
        return sorted(values, key=lambda item: -item[0])

    def _value(self, position: Any, depth: int, low: int, high: int) -> Generator[None, None, int]:
        """Return what `position` is worth to the thinker, if that lies between the bounds."""
        self.nodes += 1
        if self.nodes > self._most_nodes:
            raise _OutOfNodesError
        if not self.nodes % NODES_A_SLICE:
            yield
        outcome = self._game.outcome(position)
        if outcome is not None:
            return self._final(outcome, depth)
        if not depth:
            return self._evaluate(self._game, position, self._me)
        if self._game.to_move(position) in self._friends:
            return (yield from self._most(position, depth, low, high))
        return (yield from self._least(position, depth, low, high))

    def _most(self, position: Any, depth: int, low: int, high: int) -> Generator[None, None, int]:
        best = -2 * WIN
        for _, after in self.successors(position):
            best = max(best, (yield from self._value(after, depth - 1, max(low, best), high)))
            if best >= high:
                break
        return best

    def _least(self, position: Any, depth: int, low: int, high: int) -> Generator[None, None, int]:
        best = 2 * WIN
        for _, after in self.successors(position):
            best = min(best, (yield from self._value(after, depth - 1, low, min(high, best))))
            if best <= low:
                break
        return best

    def _final(self, outcome: Outcome, depth: int) -> int:
        """Return the value of a finished game; `depth` is larger the sooner it ended."""
        if self._me not in outcome.winners:
            return -WIN - depth
        alone = self._friends.issuperset(outcome.winners)
        return WIN + depth if alone else 0
