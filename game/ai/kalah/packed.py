"""Kalah for search: a position is one whole number, and a sowing is one addition.

Eight bits hold one house, seen by the player to move: his houses 1..n in bits 0, 8, 16 and so
on, then his store, then the other's houses 1..n. The store's field is empty between moves: what
went into the stores is the *gain* of a move and no part of the position, since only what is
still in the houses decides how to play on.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah

MOST_SEEDS = 254
"""More seeds than this in the houses do not fit the packed form."""

UNIT = 8
"""Parts of a seed in which unfinished positions are judged."""

TURN = 10
"""What being on the move is worth in an unfinished position, in parts of a seed."""

TURN_AND_SIDE = (4, 2)
"""The same where left-overs go to their owner, and what a seed on the own side is worth there."""

_FAR = 1 << 20
"""Further than any value is from nothing."""

SAME = 0
OTHER = 1
OVER = 2


def pack(houses: int, position: KalahPosition) -> int:
    """Return the houses of `position` as one number. Raises OverflowError if too full."""
    south, north = position.board[:houses], position.board[houses + 1 : -1]
    own, other = (south, north) if position.to_move == 0 else (north, south)
    if sum(own) + sum(other) > MOST_SEEDS:
        raise OverflowError("more seeds than the packed form holds")
    return int.from_bytes(bytes((*own, 0, *other)), "little")


class Child(NamedTuple):
    """A move: house 1..n, what it gains, who moves next (SAME, OTHER, OVER), and the position."""

    house: int
    gain: int
    next: int
    board: int


Move = tuple[int, int, int, int]
"""The fields of a `Child`, the gain in parts of a seed."""

Sowing = tuple[int, int, int, int, int]
"""What is added to the position, and what it gains in parts of a seed; then where it ends.

STORED if in the store, ELSEWHERE if nothing can be captured, else the shift of the house opposite;
then the mask of the house it ends in, 0 if that was emptied by this sowing; then one seed in it.
"""

ELSEWHERE = 0
STORED = -1


@cache
def _sowings_of(houses: int, house: int) -> list[Sowing]:
    """Return the sowings from a house, the first being 0, by the number of seeds in it."""
    places, store_shift = 2 * houses + 1, 8 * houses
    sown, last = 0, house
    table = [(0, 0, ELSEWHERE, 0, 0)]
    for seeds in range(1, MOST_SEEDS + 1):
        last = (last + 1) % places
        sown += 1 << 8 * last
        gain = sown >> store_shift & 255
        added = sown - (seeds << 8 * house) - (gain << store_shift)
        end = STORED if last == houses else ELSEWHERE
        if last < houses and seeds <= places:
            end = 8 * (2 * houses - last)
        mask = 0 if seeds == places else 255 << 8 * last
        table.append((added, gain * UNIT, end, mask, 1 << 8 * last))
    return table


class PackedKalah:
    """The moves of a Kalah game on packed positions; proven equal to the rules by test."""

    def __init__(self, game: Kalah) -> None:
        """Work out where each sowing ends and what it adds, for up to MOST_SEEDS seeds."""
        self.houses = game.houses
        self.lone_capture: bool = game.options["lone_capture"]
        self.to_owner: bool = game.options["leftovers"] == "owner"
        self.store_shift = 8 * self.houses
        self.other_shift = 8 * (self.houses + 1)
        self.own_mask = (1 << self.store_shift) - 1
        self.turn, self.side = TURN_AND_SIDE if self.to_owner else (TURN, 0)
        self.least = -_FAR if self.to_owner else -TURN
        sowings = [
            (house + 1, 8 * house, _sowings_of(self.houses, house))
            for house in reversed(range(self.houses))
        ]
        self._orders = [
            sorted(sowings, key=lambda sowing: sowing[0] != first)
            for first in range(self.houses + 1)
        ]

    def pack(self, position: KalahPosition) -> int:
        """Return the houses of `position` as one number. Raises OverflowError if too full."""
        return pack(self.houses, position)

    def seeds(self, board: int) -> int:
        """Return how many seeds lie in all houses."""
        # The sum of base-256 digits, as long as it is below 255.
        return board % 255

    def left_over(self, own: int, other: int) -> int:
        """Return what the mover gains when the game ends so, in parts of a seed."""
        return (own % 255 - other % 255) * UNIT if self.to_owner else 0

    def judge(self, board: int) -> int:
        """Return a guess of what the mover will still gain, in parts of a seed.

        The numbers gave the smallest loss when moves were held against exact values, see
        docs/strength.md.
        """
        own, other = board & self.own_mask, board >> self.other_shift
        return self.turn + self.side * (own % 255 - other % 255)

    def children(self, board: int) -> list[Child]:
        """Return every legal move: extra turns first, then captures, then the rest.

        In each group the house nearest to the store comes first: it is best most often.
        """
        return [
            Child(house, gain // UNIT, follows, after)
            for house, gain, follows, after in self.moves(board)
        ]

    def moves(self, board: int, first: int = 0) -> Iterator[Move]:
        """Yield the same as `children`, in plain tuples, but the move of house `first` before all.

        It runs for every node, and seldom to its end: the first move is good enough most often.
        """
        captures: list[Move] = []
        rest: list[Move] = []
        own_mask, other_shift = self.own_mask, self.other_shift
        for house, shift, sowings in self._orders[first]:
            seeds = board >> shift & 255
            if not seeds:
                continue
            added, gain, end, mask, one = sowings[seeds]
            after = board + added
            group = rest
            if end > 0 and not board & mask:
                captured = after >> end & 255
                if captured or self.lone_capture:
                    gain += (captured + 1) * UNIT
                    after -= (captured << end) + one
                    group = captures
            own, other = after & own_mask, after >> other_shift
            if not own or not other:
                move = (house, gain + self.left_over(own, other), OVER, 0)
                group = rest if move[1] <= UNIT else captures
            elif end == STORED:
                move = (house, gain, SAME, after)
            else:
                move = (house, gain, OTHER, other | own << other_shift)
            if end == STORED or house == first:
                yield move
            else:
                group.append(move)
        yield from captures
        yield from rest

    def glance(self, board: int, goal: int) -> int:
        """Return what the best move gains, judging the position after it.

        Once a move is worth `goal` no others are looked at. The result is never below `least`.
        """
        best = -_FAR
        own_mask, other_shift, turn, side = self.own_mask, self.other_shift, self.turn, self.side
        for _, shift, sowings in self._orders[0]:
            seeds = board >> shift & 255
            if not seeds:
                continue
            added, value, end, mask, one = sowings[seeds]
            after = board + added
            if end > 0 and not board & mask:
                captured = after >> end & 255
                if captured or self.lone_capture:
                    value += (captured + 1) * UNIT
                    after -= (captured << end) + one
            own, other = after & own_mask, after >> other_shift
            if not own or not other:
                value += self.left_over(own, other)
            else:
                value += turn if end == STORED else -turn
                if side:
                    value += side * (own % 255 - other % 255)
            if value > best:
                best = value
                if value >= goal:
                    break
        return best
