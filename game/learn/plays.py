"""What can be played from a position: a move or a whole turn, with all that comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.learn.exercise import Moves, Over
from game.rules.protocol import AnyGame, Event, EventKind, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Play:
    """One move, or a whole turn of several, with all that came of it.

    `mover` plays it; after it stands `after`, and `outcome` if the game is over then. `again`: its
    last move earned one more, so that as a turn it is not at its end.
    """

    game: AnyGame
    mover: Seat
    moves: Moves
    events: tuple[Event, ...]
    after: Any
    outcome: Outcome | None
    again: bool

    def of(self, *kinds: EventKind) -> list[Event]:
        """Return the events of these kinds that the mover brought about."""
        return [each for each in self.events if each.kind in kinds and each.seat == self.mover]

    def with_move(self, move: Any) -> Play:
        """Return this play and one more move after it, which must be legal there."""
        return _played(self.game, self.mover, self.moves, self.events, self.after, move)


def play_of(game: AnyGame, position: Any, move: Any) -> Play:
    """Return what comes of a move. Raises IllegalMove."""
    return _played(game, game.to_move(position), (), (), position, move)


def _played(  # noqa: PLR0917 - a play is made of all of these
    game: AnyGame,
    mover: Seat,
    moves: Moves,
    events: tuple[Event, ...],
    position: Any,
    move: Any,
) -> Play:
    after, happened = game.play(position, move)
    outcome = game.outcome(after)
    again = (
        outcome is None
        and game.to_move(after) == mover
        and any(event.kind == "again" for event in happened)
    )
    return Play(game, mover, (*moves, move), (*events, *happened), after, outcome, again)


def plays(game: AnyGame, position: Any, over: Over = "move") -> Iterator[Play]:
    """Yield all moves from a position, or all turns, their extra turns played to the end."""
    for move in game.legal_moves(position):
        play = play_of(game, position, move)
        if over == "move":
            yield play
        else:
            yield from turns_on(play)


def turns_on(play: Play) -> Iterator[Play]:
    """Yield all whole turns that begin with a play; it alone if the turn is over with it."""
    if not play.again:
        yield play
        return
    for move in play.game.legal_moves(play.after):
        yield from turns_on(play.with_move(move))
