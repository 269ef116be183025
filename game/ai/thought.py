"""What thinking is: how strong, what comes of it, and what a game's searcher has to offer."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar

WIN = 1_000_000
"""The value of a won game; a win that comes sooner is worth a little more."""

LOWEST = -2 * WIN
"""Below every value."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How far an opponent looks: moves ahead, and positions in all.

    `blunders`: how many moves in a hundred it judges at a glance, not seeing what comes after.
    `noise`: by up to how many points its judgement of a move is too high, by chance.
    `greed`: it takes what earns another turn or captures at least so many, but for blunders,
    and thinks of nothing else while there is such a move. 0: it does not. `kernel`: positions that
    a kernel may look at in place of all that, where the game has one (`Mind.by_kernel`); 0: it is
    not asked.
    """

    depth: int
    nodes: int
    blunders: int = 0
    noise: int = 0
    greed: int = 0
    kernel: int = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """A move chosen, what it seems worth to the player who makes it, and the work it took.

    `value`: points by which he leads (see `Mind.lead`), in Kalah seeds by which he will lead at the
    end; and see WIN. `exact`: it is proven.
    """

    move: Any
    value: int
    depth: int
    nodes: int
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Valued:
    """What every legal move is worth to the player to move, all looked at `depth` moves ahead.

    `values` are counted in parts of a point, of which one has `unit`. `exact`: they are proven.
    """

    values: Mapping[Any, int]
    unit: int
    depth: int
    nodes: int
    exact: bool

    def points(self, move: Any) -> float:
        """Return what a move is worth in points: see `Thought.value`."""
        return self.values[move] / self.unit

    def best(self, seed: int, among: Collection[Any] | None = None) -> Thought:
        """Return the best move, or the best of those `among`; the seed decides among equals."""
        moves = [move for move in self.values if among is None or move in among]
        Random(seed).shuffle(moves)
        move = max(moves, key=lambda each: self.values[each])
        return Thought(move, round(self.points(move)), self.depth, self.nodes, self.exact)


class Pause(Protocol):
    """Yielded where the rest is worked out elsewhere: to go on at once would be of no use."""

    def wait(self) -> None:
        """Wait a moment for it, or not at all where nothing may wait."""


Slices = Generator[Pause | None, None, int]
"""Yields every few milliseconds and returns a value."""

T = TypeVar("T")
Steps = Generator[Pause | None, None, T]
"""Yields every few milliseconds, a `Pause` where it only waits, and returns something."""

Thinking = Steps[Thought]


class OutOfNodesError(Exception):
    """The search has used up its nodes."""


class Searcher(Protocol):
    """A search from one position: what its moves are worth to the player who is to move there."""

    nodes: int
    """Positions looked at so far."""

    most_nodes: int
    """Positions that may be looked at; it can be raised after it was used up."""

    unit: int
    """Parts of one point of the game in which the values are counted."""

    stride: int
    """By how many moves at a time to look deeper, once some way ahead."""

    exact: bool
    """Set to False by `value` whenever a line was cut off before the game's end."""

    moves: Sequence[Any]
    """The legal moves."""

    def value(self, index: int, depth: int, low: int, high: int = -LOWEST) -> Slices:
        """Return what `moves[index]` is worth, looking `depth` moves ahead, itself included.

        A value of at most `low`, or at least `high`, need not be exact. Raises OutOfNodesError.
        """

    def let_go(self) -> Steps[None]:
        """Forget piece by piece what was found: all of it at once would hold up a frame."""


PIECE = 300
"""Positions let go of between two yields."""


def emptied(table: dict[Any, Any]) -> Steps[None]:
    """Empty a table piece by piece."""
    while table:
        for _ in range(min(PIECE, len(table))):
            table.popitem()
        yield None


def finished(steps: Steps[T]) -> T:
    """Return what `steps` comes to, however long it takes."""
    while True:
        try:
            pause = next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
        if pause is not None:
            pause.wait()
