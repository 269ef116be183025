"""What a move brings at once, read from its events: captures, and another turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from game.rules.protocol import AnyGame, Event, Seat

MOST_SEATS = 4
"""As many play at most, in any game."""


def taken_from(events: Iterable[Event], victim: Seat) -> int:
    """Return how many seeds or pieces of `victim` a move captures."""
    return sum(
        event.count
        for event in events
        if event.kind == "capture" and victim_of(event) == victim and event.seat != victim
    )


def taken_by(events: Collection[Event], seat: Seat) -> int:
    """Return how many seeds or pieces of others a move of `seat` captures."""
    return sum(taken_from(events, other) for other in range(MOST_SEATS) if other != seat)


def moves_again(events: Iterable[Event], seat: Seat) -> bool:
    """Tell whether `seat` has earned another turn."""
    return any(event.kind == "again" and event.seat == seat for event in events)


def is_piece(event: Event) -> bool:
    """Tell whether a capture sends a piece back to its start, as in Bantu."""
    return event.target is not None and event.target.kind == "start"


def gifts(game: AnyGame, position: Any, least: int, moves: Iterable[Any]) -> list[Any]:
    """Return those of `moves` that earn another turn or capture at least `least`."""
    seat = game.to_move(position)
    gains = []
    for move in moves:
        _, events = game.play(position, move)
        if moves_again(events, seat) or taken_by(events, seat) >= least:
            gains.append(move)
    return gains


def victim_of(event: Event) -> Seat | None:
    """Return whose seeds or piece a capture takes."""
    place = event.target if is_piece(event) else event.source
    return place.at[0] if place is not None else None
