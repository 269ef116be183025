"""The events of a move of Four Player Mancala, told from the positions before and after."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.four_player.board import (
    PITS,
    RING,
    SIDE,
    FourPlayerPosition,
    Ring,
    captured_pits,
    earns_free_turn,
    hole,
    place_of,
    reservoir_of,
    sow,
)
from game.rules.protocol import Event, Seat


def tell_move(
    ring: Ring, before: FourPlayerPosition, pit: int, after: FourPlayerPosition, over: bool
) -> tuple[Event, ...]:
    """Return all events of a legal move: the sow, its capture, and whose turn it is.

    `over`: whether the game ended with this move.
    """
    seat = before.to_move
    start = hole(seat, pit)
    events = list(_tell_sow(ring, start, before.board[start]))
    holes = list(before.board)
    last = sow(holes, start, ring.routes[start])
    events.extend(_tell_capture(ring, holes, seat, last))
    if after.quiet_rounds != before.quiet_rounds:
        events.append(Event("quiet", seat, after.quiet_rounds))
    if over:
        return (*events, Event("end", seat))
    if earns_free_turn(ring, holes, seat, last):
        events.append(Event("again", seat))
    else:
        events.extend(tell_skips(ring, seat, after.to_move))
    return (*events, Event("turn", after.to_move))


def _tell_sow(ring: Ring, start: int, count: int) -> Iterator[Event]:
    """Lift the pieces of a pit and drop them one by one, telling each reservoir passed over."""
    seat = start // SIDE
    route = ring.routes[start]
    yield Event("lift", seat, count, source=place_of(start))
    before = start
    for step in range(count):
        index = route[step % len(route)]
        for passed in _reservoirs_between(ring, before, index):
            yield Event("skip", seat, target=place_of(passed))
        stored = index == reservoir_of(seat)
        yield Event("store" if stored else "drop", seat, 1, target=place_of(index))
        before = index


def _reservoirs_between(ring: Ring, before: int, index: int) -> Iterator[int]:
    """Give the reservoirs in play that lie between two holes of the ring."""
    for step in range(1, (index - before) % RING):
        passed = (before + step) % RING
        if passed % SIDE == PITS and passed // SIDE in ring.seats:
            yield passed


def _tell_capture(ring: Ring, holes: list[int], seat: Seat, last: int) -> Iterator[Event]:
    for index in captured_pits(ring, holes, seat, last):
        if holes[index]:
            source, target = place_of(index), place_of(reservoir_of(seat))
            yield Event("capture", seat, holes[index], source, target)


def tell_forced_pass(
    ring: Ring, before: FourPlayerPosition, after: FourPlayerPosition, to_move: Seat
) -> tuple[Event, ...]:
    """Return the events of passing over the mover, who has no pieces.

    The turn would come to `to_move`; where `after` leaves it with the mover the game is over.
    """
    seat = before.to_move
    events = [Event("skip", seat), *tell_skips(ring, seat, to_move)]
    if after.quiet_rounds != before.quiet_rounds:
        events.append(Event("quiet", seat, after.quiet_rounds))
    over = after.to_move == seat
    return (*events, Event("end", seat) if over else Event("turn", to_move))


def tell_skips(ring: Ring, seat: Seat, to_move: Seat) -> Iterator[Event]:
    """Give the seats without pieces that the turn passes over on its way to `to_move`."""
    for other in ring.order[seat]:
        if other == to_move:
            return
        yield Event("skip", other)
