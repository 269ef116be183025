"""Kalah for search: a position is one whole number, and a sowing is one addition.

Eight bits hold one house, seen by the player to move: his houses 1..n in bits 0, 8, 16 and so
on, then his store, then the other's houses 1..n. The store's field is empty between moves: what
went into the stores is the *gain* of a move and no part of the position, since only what is
still in the houses decides how to play on.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules.kalah import Kalah, KalahPosition

MOST_SEEDS = 254
"""More seeds than this in the houses do not fit the packed form."""

TURN = 10
"""What being on the move is worth in an unfinished position, in eighths of a seed."""

TURN_AND_SIDE = (4, 2)
"""The same where left-overs go to their owner, and what a seed on the own side is worth there."""

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
"""The fields of a `Child`."""


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
        self._sowings = [
            (house + 1, 8 * house, self._sowings_of(house))
            for house in reversed(range(self.houses))
        ]

    def _sowings_of(self, house: int) -> list[tuple[int, int, int]]:
        """Return (what is added, gain in the store, ring place of the last seed) by seeds."""
        places = 2 * self.houses + 1
        sown, last = 0, house
        table = [(0, 0, house)]
        for seeds in range(1, MOST_SEEDS + 1):
            last = (last + 1) % places
            sown += 1 << 8 * last
            gain = sown >> self.store_shift & 255
            table.append((sown - (seeds << 8 * house) - (gain << self.store_shift), gain, last))
        return table

    def pack(self, position: KalahPosition) -> int:
        """Return the houses of `position` as one number. Raises OverflowError if too full."""
        return pack(self.houses, position)

    def seeds(self, board: int) -> int:
        """Return how many seeds lie in all houses."""
        # The sum of base-256 digits, as long as it is below 255.
        return board % 255

    def left_over(self, own: int, other: int) -> int:
        """Return what the mover gains when the game ends with these houses."""
        return own % 255 - other % 255 if self.to_owner else 0

    def judge(self, board: int) -> int:
        """Return a guess of what the mover will still gain, in eighths of a seed.

        The numbers gave the smallest loss when moves were held against exact values, see
        docs/strength.md.
        """
        if self.to_owner:
            own, other = board & self.own_mask, board >> self.other_shift
            return TURN_AND_SIDE[0] + TURN_AND_SIDE[1] * (own % 255 - other % 255)
        return TURN

    def children(self, board: int) -> list[Child]:
        """Return every legal move: extra turns first, then captures, then the rest.

        In each group the house nearest to the store comes first: it is best most often.
        """
        return [Child(*move) for move in self.moves(board)]

    def moves(self, board: int) -> list[Move]:
        """Return the same as `children`, in plain tuples: it is called for every node."""
        again: list[Move] = []
        captures: list[Move] = []
        rest: list[Move] = []
        houses, own_mask, other_shift = self.houses, self.own_mask, self.other_shift
        for house, shift, sowings in self._sowings:
            seeds = board >> shift & 255
            if not seeds:
                continue
            sown, gain, last = sowings[seeds]
            after = board + sown
            group = rest
            if last < houses and after >> 8 * last & 255 == 1:
                opposite = 8 * (2 * houses - last)
                captured = after >> opposite & 255
                if captured or self.lone_capture:
                    gain += captured + 1
                    after -= (captured << opposite) + (1 << 8 * last)
                    group = captures
            own, other = after & own_mask, after >> other_shift
            if not own or not other:
                move = (house, gain + self.left_over(own, other), OVER, 0)
                (again if last == houses else rest if move[1] <= 1 else captures).append(move)
            elif last == houses:
                again.append((house, gain, SAME, after))
            else:
                group.append((house, gain, OTHER, other | own << other_shift))
        return again + captures + rest
