"""Rebuilds the position after a move from the position before and the move's events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.rules.kalah import KalahPosition
from game.rules.protocol import AnyGame, Event, Place

Contents = dict[Place, int]
"""How many seeds or pieces lie in each place."""


def move_contents(contents: Contents, events: Iterable[Event]) -> Contents:
    """Return what lies where after `events`, and check that the hand ends empty."""
    after, hand = dict(contents), 0
    for event in events:
        if event.source is not None and event.count:
            after[event.source] -= event.count
            assert after[event.source] >= 0, event
            hand += event.count
        if event.target is not None and event.count:
            after[event.target] += event.count
        if event.target is not None or event.source is None:
            hand -= event.count
        assert hand >= 0, event
    assert hand == 0, hand
    return after


def kalah(game: AnyGame, before: KalahPosition, events: tuple[Event, ...]) -> KalahPosition:
    """Rebuild a Kalah position."""
    places = [
        Place(kind, (seat, *number))
        for seat in (0, 1)
        for kind, number in [("house", (n,)) for n in range(1, game.options["houses"] + 1)]
        + [("store", ())]
    ]
    after = move_contents(dict(zip(places, before.board, strict=True)), events)
    turns = [event.seat for event in events if event.kind == "turn"]
    return KalahPosition(
        tuple(after[place] for place in places), turns[-1] if turns else before.to_move
    )


BY_GAME: Mapping[str, Callable[[Any, Any, tuple[Event, ...]], Any]] = {"kalah": kalah}
"""How to rebuild, by the name of the game."""
