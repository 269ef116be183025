"""Positions of Kalah: the ring of a board, and the sowings on it worked out once.

Ring of n houses a side: south's houses 0..n-1, south's store n, north's houses n+1..2n,
north's store 2n+1. Every house's owner counts it from his left, which is also the way he sows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.rules.protocol import Seat

SOUTH: Seat = 0
NORTH: Seat = 1
SEAT_NAMES = ("south", "north")

_MOST_CACHED = 200
"""Sowings of up to so many seeds are kept: 9 houses of 9 seeds hold 162 in all."""


class KalahPosition(NamedTuple):
    """A board as a ring, and the seat to move.

    When the game is over `to_move` is the seat that moved last.
    """

    board: tuple[int, ...]
    to_move: Seat

    @property
    def houses(self) -> int:
        """The houses of one side."""
        return len(self.board) // 2 - 1

    def row(self, seat: Seat) -> tuple[int, ...]:
        """Return the counts in the houses of `seat`, house 1 first."""
        store = store_of(self.houses, seat)
        return self.board[store - self.houses : store]

    def store(self, seat: Seat) -> int:
        """Return how many seeds lie in the store of `seat`."""
        return self.board[store_of(self.houses, seat)]


KalahMove = int
"""A house of the player to move, 1..n from his left, in his direction of sowing."""


class Sowing(NamedTuple):
    """What sowing one house changes.

    `places` is where each seed falls, in turn; `change` is the same as a sum to be added to the
    board, place by place. `last` is where the last seed falls; `opposite` is the house facing it
    if it is a house of the sower's own, else -1.
    """

    places: tuple[int, ...]
    change: tuple[int, ...]
    last: int
    opposite: int


class Sowings(dict[int, Sowing]):
    """The sowings of one start house, by the number of seeds; worked out when first asked for."""

    def __init__(self, houses: int, start: int) -> None:
        self.houses = houses
        self.start = start

    def __missing__(self, seeds: int) -> Sowing:
        places = tuple(path(self.houses, self.start, seeds))
        change = [0] * (2 * self.houses + 2)
        change[self.start] = -seeds
        for place in places:
            change[place] += 1
        last = places[-1]
        own = first_house(self.houses, self.start)
        opposite = 2 * self.houses - last if own <= last < own + self.houses else -1
        sowing = Sowing(places, tuple(change), last, opposite)
        if seeds <= _MOST_CACHED:
            self[seeds] = sowing
        return sowing


def store_of(houses: int, seat: Seat) -> int:
    """Return the place of the store of `seat`."""
    return houses if seat == SOUTH else 2 * houses + 1


def first_house(houses: int, place: int) -> int:
    """Return the index of house 1 of the side that `place` is on."""
    return 0 if place <= houses else houses + 1


def path(houses: int, start: int, seeds: int) -> Iterator[int]:
    """Yield the place of each seed sown from house `start`, one by one.

    Source: lines 8-9, counter-clockwise, the own store included, the opponent's skipped.
    Ruling: the start house is sown again on a lap.
    """
    places = 2 * houses + 2
    skipped = 2 * houses + 1 if start < houses else houses
    place = start
    for _ in range(seeds):
        place = (place + 1) % places
        if place == skipped:
            place = (place + 1) % places
        yield place


@lru_cache(maxsize=9)
def sowings(houses: int) -> tuple[Sowings, ...]:
    """Return the sowings of a board, by the index of the start; those of stores are never used."""
    return tuple(Sowings(houses, start) for start in range(2 * houses + 2))
