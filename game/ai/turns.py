"""What a player gets in one turn: with all moves that are made because each gives another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.gains import is_piece, moves_again, victim_of
from game.ai.thought import Steps
from game.rules.protocol import AnyGame, Event, Place, Seat

MOST_TRIED = 400
"""So many moves are tried at most to find all that a player can do in one turn."""

STORES = ("store", "reservoir")
"""Kinds of the places where seeds are won."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a player gets in one turn.

    `taken` seeds or pieces of others; `places` are where seeds were, or the starting places of
    pieces sent back. `scored`: what comes into the own store, with captures. `again`: how many
    moves more the turn had, or would have. `wins`: the reason for which it won the game, "" if it
    did not. `nyumba`: whose nyumba was captured.
    """

    taken: int = 0
    places: tuple[Place, ...] = ()
    scored: int = 0
    again: int = 0
    home: int = 0
    entered: int = 0
    nyumba: Seat | None = None
    wins: str = ""

    @property
    def weight(self) -> tuple[bool, int, int]:
        """How much it is, to be compared."""
        return bool(self.wins), max(self.scored, self.taken), self.home

    def __bool__(self) -> bool:
        return self != NOTHING


NOTHING = Gain()


class Turns:
    """Tries what players can do in one turn, so many moves in all."""

    def __init__(self, game: AnyGame, most: int = MOST_TRIED) -> None:
        self.game = game
        self.left = most

    def from_here(
        self, position: Any, victims: Sequence[Seat], first: Any = None
    ) -> Steps[list[tuple[Gain, Any]]]:
        """Return all turns of the player to move, each with where it ends.

        Counted is what it takes from `victims`. `first`: only those that begin with this move.
        They are not all there are if none are `left`.
        """
        seat, turns = self.game.to_move(position), []
        waiting: list[tuple[Any, tuple[Event, ...], Any]] = [(position, (), first)]
        while waiting and self.left > 0:
            at, before, only = waiting.pop()
            for move in self.game.legal_moves(at) if only is None else (only,):
                self.left -= 1
                after, events = self.game.play(at, move)
                whole = before + events
                if moves_again(events, seat) and self.game.legal_moves(after):
                    waiting.append((after, whole, None))
                else:
                    turns.append((gain_of(self.game, seat, whole, after, victims), after))
                yield None
        return turns


def gain_of(
    game: AnyGame, seat: Seat, events: Sequence[Event], after: Any, victims: Sequence[Seat]
) -> Gain:
    """Return what `seat` gets by events that lead to the position `after`."""
    own = [event for event in events if event.seat == seat]
    taken = [e for e in own if e.kind == "capture" and victim_of(e) in victims]
    places = [event.target if is_piece(event) else event.source for event in taken]
    outcome = game.outcome(after)
    won = outcome is not None and set(outcome.winners) == set(game.side_of(seat))
    return Gain(
        taken=sum(event.count for event in taken),
        places=tuple(dict.fromkeys(place for place in places if place is not None)),
        scored=sum(e.count for e in own if e.target and e.target.kind in STORES),
        again=sum(event.kind == "again" for event in own),
        home=sum(event.kind == "finish" for event in own),
        entered=sum(e.kind == "enter" and e.source is not None and is_start(e.source) for e in own),
        nyumba=next((e.seat for e in events if e.kind == "nyumba" and e.seat in victims), None),
        wins=outcome.reason if won and outcome is not None else "",
    )


def is_start(place: Place) -> bool:
    """Tell whether a place is where a piece waits to enter, as in Bantu."""
    return place.kind == "start"
