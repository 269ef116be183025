"""The board of Four Player Mancala: the ring of holes, how a sow runs, what a capture takes.

The ring is one tuple of 28 counts. Seat `s` has its pits 1..6 at 7s .. 7s+5, counted from its
owner's left, and its reservoir at 7s+6. The next side on the ring is the person on the right,
so sowing and the order of turns run the same way, counter-clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.protocol import Place, Seat

PITS = 6
"""Pits on each side."""

SIDE = PITS + 1
"""Holes on each side: its pits and its reservoir."""

RING = 4 * SIDE
"""Holes of all four sides."""

ALL_SEATS: tuple[Seat, ...] = (0, 1, 2, 3)
"""Every seat at the table, counter-clockwise."""


FourPlayerMove = int
"""A pit of the player to move, 1..6 from his left."""


class FourPlayerPosition(NamedTuple):
    """All that the rules need to go on.

    `board`: 28 counts as the module says. `quiet_rounds`: rounds without a score so far; it is
    counted only where the stop rule holds and is 0 everywhere else.
    """

    board: tuple[int, ...]
    to_move: Seat
    quiet_rounds: int = 0

    def pits(self, seat: Seat) -> tuple[int, ...]:
        """The six pits of a seat, from its owner's left to right."""
        return self.board[SIDE * seat : SIDE * seat + PITS]

    def reservoir(self, seat: Seat) -> int:
        """What a seat has scored."""
        return self.board[SIDE * seat + PITS]


def hole(seat: Seat, pit: int) -> int:
    """The place on the ring of pit 1..6 of a seat."""
    return SIDE * seat + pit - 1


def reservoir_of(seat: Seat) -> int:
    """The place on the ring of a seat's reservoir."""
    return SIDE * seat + PITS


def place_of(index: int) -> Place:
    """A place on the ring in the words of events."""
    seat, offset = divmod(index, SIDE)
    return Place("reservoir", (seat,)) if offset == PITS else Place("pit", (seat, offset + 1))


@dataclass(frozen=True, slots=True)
class Ring:
    """What the options make of the ring, worked out once.

    `routes[hole]`: where the pieces of a pit go, one lap, beginning after the pit and ending in
    it. `captures[hole]`: the pits that go to the reservoir when a sow ends in this own empty
    pit; a pit that cannot capture is missing. `order[seat]`: whose turn may be next, the nearest
    first and the seat itself last. `single_turns`: no free turns.
    """

    seats: tuple[Seat, ...]
    routes: Mapping[int, tuple[int, ...]]
    captures: Mapping[int, tuple[int, ...]]
    order: Mapping[Seat, tuple[Seat, ...]]
    single_turns: bool


def ring_of(seats: tuple[Seat, ...], variations: frozenset[int]) -> Ring:
    """Work out the course for the seats in play and the variations chosen.

    Rulings: four-player-mancala.md, "sowing", "capture", "fewer than four", variations 3 to 6.
    """
    return Ring(
        seats=seats,
        routes={
            hole(seat, pit): _route(seats, seat, pit, stores=5 not in variations)
            for seat in seats
            for pit in range(1, PITS + 1)
        },
        captures=_captures(seats, across=3 in variations, stays=4 in variations),
        order={seat: _seats_after(seats, seat) for seat in seats},
        single_turns=6 in variations,
    )


def _seats_after(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    turn = seats.index(seat) + 1
    return seats[turn:] + seats[:turn]


def _route(seats: tuple[Seat, ...], seat: Seat, pit: int, stores: bool) -> tuple[int, ...]:
    """One lap from a pit: every pit in play, and the own reservoir where it is sown."""
    start = hole(seat, pit)
    lap = [(start + step) % RING for step in range(1, RING + 1)]
    return tuple(
        index
        for index in lap
        if (index % SIDE != PITS and index // SIDE in seats)
        or (stores and index == reservoir_of(seat))
    )


def _captures(seats: tuple[Seat, ...], across: bool, stays: bool) -> dict[int, tuple[int, ...]]:
    if across and len(seats) == 3:
        return {}
    taken = {}
    for seat in seats:
        for pit in range(1, PITS + 1):
            own: tuple[int, ...] = () if stays else (hole(seat, pit),)
            if across:
                others: tuple[int, ...] = (hole((seat + 2) % 4, SIDE - pit),)
            else:
                others = tuple(hole(other, pit) for other in _seats_after(seats, seat)[:-1])
            taken[hole(seat, pit)] = own + others
    return taken


def sow(holes: list[int], start: int, route: Sequence[int]) -> int:
    """Sow the pieces of `start` along `route`, changing `holes`; the hole of the last piece.

    Laid out by laps, so that a pit with very many pieces takes no longer than a full one.
    """
    count = holes[start]
    holes[start] = 0
    laps, rest = divmod(count, len(route))
    if laps:
        for index in route:
            holes[index] += laps
    for index in route[:rest]:
        holes[index] += 1
    return route[rest - 1]


def captured_pits(ring: Ring, holes: Sequence[int], seat: Seat, last: int) -> tuple[int, ...]:
    """The pits that the sow which ended in `last` captures, () when it captures nothing."""
    if holes[last] != 1 or last // SIDE != seat:
        return ()
    return ring.captures.get(last, ())


def side_has_pieces(holes: Sequence[int], seat: Seat) -> bool:
    """Tell whether any pit of the seat holds a piece."""
    return any(holes[SIDE * seat : SIDE * seat + PITS])


def earns_free_turn(ring: Ring, holes: Sequence[int], seat: Seat, last: int) -> bool:
    """Tell whether a sow of `seat` that ended in `last` gives a free turn.

    Ruling: four-player-mancala.md, "free turn": void if the own pits are empty.
    """
    ends_at_home = last == reservoir_of(seat) and not ring.single_turns
    return ends_at_home and side_has_pieces(holes, seat)
