"""A searcher for any game: it sees only the protocol.

Two players: alpha-beta. More: the same, with all the others taken to play against the thinker
("paranoid"); partners play with him.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.ai.registry import mind_of
from game.ai.thought import LOWEST, WIN, OutOfNodesError, Slices, Steps, emptied
from game.rules.protocol import AnyGame, HasMovesWithAfter, Outcome, Seat

SLICE = 16
"""Positions looked at between two yields: a few milliseconds in the slowest place."""

MOST_ENTRIES = 100_000
"""Positions remembered at most."""


class _Entry(NamedTuple):
    """What was found at `depth`: the value lies between the bounds. `best` came out best."""

    depth: int
    low: int
    high: int
    best: Any
    exact: bool


class LookAhead:
    """One search: for whom, how the leaves are judged, and how many nodes are left."""

    unit = 1
    stride = 1

    def __init__(
        self, game: AnyGame, position: Any, most_nodes: int, seat: Seat | None = None
    ) -> None:
        """Find the moves at `position`, which must have one.

        The thinker is `seat`, by default the player to move.
        """
        self._game = game
        self._me = game.to_move(position) if seat is None else seat
        self._friends = frozenset(game.side_of(self._me))
        mind = mind_of(game.name)
        self._lead = mind.lead
        self._ends_show = not mind.finds_ends_late
        self.most_nodes = most_nodes
        self._yield_at = SLICE
        self._table: dict[Any, _Entry] = {}
        self.nodes = 0
        self.exact = True
        successors = list(self._successors(position))
        self.moves: Sequence[Any] = [move for move, _ in successors]
        self._afters = [after for _, after in successors]

    def value(self, index: int, depth: int, low: int, high: int = -LOWEST) -> Slices:
        """Return what a move is worth to the thinker; see `game.ai.thought.Searcher`."""
        self._count(1)
        after = self._afters[index]
        if depth == 1:
            return self._leaf(after)
        return (yield from self._value(after, depth - 1, low, high))

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return emptied(self._table)

    def _successors(self, position: Any) -> Iterable[tuple[Any, Any]]:
        """Return the legal moves, each with the position after it."""
        game = self._game
        if isinstance(game, HasMovesWithAfter):
            return game.moves_with_after(position)
        return ((move, game.after(position, move)) for move in game.legal_moves(position))

    def _count(self, positions: int) -> None:
        self.nodes += positions
        if self.nodes > self.most_nodes:
            raise OutOfNodesError

    def _value(self, position: Any, depth: int, low: int, high: int) -> Slices:
        """Return what `position` is worth to the thinker, if that lies between the bounds."""
        entry = self._table.get(position)
        if entry is not None and entry.depth == depth:
            value = entry.low if entry.low >= high else entry.high
            if entry.low >= high or entry.high <= low or entry.low == entry.high:
                self.exact &= entry.exact
                return value
        afters = [after for _, after in self._successors(position)]
        if not afters:
            return self._over(position, depth)
        self._count(len(afters))
        if self.nodes >= self._yield_at:
            self._yield_at = self.nodes + SLICE
            yield None
        sign = 1 if self._game.to_move(position) in self._friends else -1
        if depth == 1:
            return sign * max(sign * self._leaf(after) for after in afters)
        self._order(afters, sign, entry)
        return (yield from self._best(position, afters, sign, depth, low, high))

    def _best(  # noqa: PLR0917 - all of them are what is searched
        self, position: Any, afters: list[Any], sign: int, depth: int, low: int, high: int
    ) -> Slices:
        """Return the best of the values of `afters`, for the thinker (sign 1) or against him."""
        floor, ceiling = (low, high) if sign > 0 else (-high, -low)
        exact_before, self.exact = self.exact, True
        best, chosen, bound = LOWEST, afters[0], floor
        for after in afters:
            window = (bound, ceiling) if sign > 0 else (-ceiling, -bound)
            value = sign * (yield from self._value(after, depth - 1, *window))
            if value > best:
                best, chosen = value, after
                bound = max(bound, best)
                if best >= ceiling:
                    break
        least = best if best > floor else LOWEST
        most = best if best < ceiling else -LOWEST
        bounds = (least, most) if sign > 0 else (-most, -least)
        if len(self._table) >= MOST_ENTRIES:
            self._table.clear()
        self._table[position] = _Entry(depth, *bounds, chosen, self.exact)
        self.exact &= exact_before
        return sign * best

    def _order(self, afters: list[Any], sign: int, entry: _Entry | None) -> None:
        """Put what was best at less depth first, then what looks best at a glance."""
        game, lead, me = self._game, self._lead, self._me
        afters.sort(key=lambda after: -sign * lead(game, after, me))
        if entry is not None:
            afters.remove(entry.best)
            afters.insert(0, entry.best)

    def _leaf(self, position: Any) -> int:
        """Judge a position without looking further."""
        if self._ends_show:
            outcome = self._game.outcome(position)
            if outcome is not None:
                return self._final(outcome, 0)
        self.exact = False
        return self._lead(self._game, position, self._me)

    def _over(self, position: Any, depth: int) -> int:
        outcome = self._game.outcome(position)
        assert outcome is not None, "only a finished game has no moves"
        return self._final(outcome, depth)

    def _final(self, outcome: Outcome, depth: int) -> int:
        """Return the value of a finished game; `depth` is larger the sooner it ended."""
        if self._me not in outcome.winners:
            return -WIN - depth
        alone = self._friends.issuperset(outcome.winners)
        return WIN + depth if alone else 0
