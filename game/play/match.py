"""A match: one game being played, with its history, its seats and a cursor in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.rules.protocol import AnyGame, Event, IllegalMove, Outcome, Reason, Seat
from game.rules.repetition import Repetitions, draw


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a person, or an opponent of some level (1 is the weakest)."""

    kind: Literal["person", "opponent"] = "person"
    name: str = ""
    level: int = 1


@dataclass(frozen=True, slots=True)
class Turn:
    """One move played: the position it led to, and what happened.

    `times` counts how often that position has come up so far, this time included (see
    `Match.repeated`).
    """

    seat: Seat
    move: Any
    events: tuple[Event, ...]
    after: Any
    times: int = 1


class Match:
    """The only thing that changes while people play. Its record is the save."""

    def __init__(
        self,
        game: AnyGame,
        players: Mapping[Seat, Player],
        first: Seat | None = None,
        start: Any = None,
    ) -> None:
        """A new match from `start` (a position), or from the game's own start.

        A seat that `players` leaves out is played by a person.
        """
        self.game = game
        self.players = {seat: players.get(seat, Player()) for seat in game.seats}
        self.first = first
        self.set_up = start is not None
        self.start = game.start(first) if start is None else start
        self.turns: list[Turn] = []
        self.cursor = 0
        self.resigned: Seat | None = None
        """Who gave the match up after its last turn; None if nobody did."""
        self._history = Repetitions(game, self.start)
        """Of all turns, also of those behind the cursor."""

    @property
    def position(self) -> Any:
        """The position at the cursor."""
        return self.position_at(self.cursor)

    def position_at(self, cursor: int) -> Any:
        """The position after the first `cursor` turns."""
        return self.turns[cursor - 1].after if cursor else self.start

    @property
    def to_move(self) -> Seat:
        """The seat to move at the cursor."""
        return self.game.to_move(self.position)

    @property
    def player_to_move(self) -> Player:
        """Who is to move at the cursor."""
        return self.players[self.to_move]

    def legal_moves(self) -> Sequence[Any]:
        """Legal moves at the cursor; empty once the match has ended."""
        return () if self.outcome() else self.game.legal_moves(self.position)

    def outcome(self) -> Outcome | None:
        """How it ended at the cursor: by the rules, by repetition, or because somebody resigned."""
        ruled = self.game.outcome(self.position)
        return ruled or self._repetition() or self._resignation()

    def given_up(self) -> bool:
        """Whether it ended at the cursor because somebody resigned."""
        return self.resigned is not None and self.cursor == len(self.turns)

    def _resignation(self) -> Outcome | None:
        """Return that all others have won, each with a score of 1, if it was given up."""
        if not self.given_up():
            return None
        winners = tuple(seat for seat in self.game.seats if seat != self.resigned)
        return Outcome(winners, {s: int(s in winners) for s in self.game.seats}, "resigned")

    def resign(self, seat: Seat) -> None:
        """Give the match up at the cursor for `seat`; later turns are dropped.

        Raises IllegalMove when it is over, ValueError for a seat that is not in play.
        """
        if seat not in self.game.seats:
            raise ValueError(f"no seat {seat} in this match")
        if self.outcome():
            raise IllegalMove(Reason("game-over"))
        self._drop_later()
        self.resigned = seat

    def repeated(self) -> bool:
        """Whether the position at the cursor has come up for the third time, where that draws."""
        return self._repetition() is not None

    def _repetition(self) -> Outcome | None:
        """Return the draw if the position at the cursor has come up often enough."""
        if not self.cursor:
            return None
        last = self.turns[self.cursor - 1]
        return draw(self.game, last.after, last.times)

    def play(self, move: Any) -> tuple[Event, ...]:
        """Play `move` at the cursor; later turns are dropped. Raises IllegalMove."""
        if self.repeated() or self.given_up():
            raise IllegalMove(Reason("game-over"))
        position, events = self.game.play(self.position, move)
        seat = self.to_move
        self._drop_later()
        self.turns.append(Turn(seat, move, events, position, self._history.add(position)))
        self.cursor += 1
        return events

    def _drop_later(self) -> None:
        """Forget the turns behind the cursor, and who gave up after them."""
        for dropped in self.turns[self.cursor :]:
            self._history.take_back(dropped.after)
        del self.turns[self.cursor :]
        self.resigned = None

    def can_undo(self) -> bool:
        """Whether there is an earlier point to go back to."""
        return self.given_up() or self._stop(range(self.cursor - 1, -1, -1)) is not None

    def can_redo(self) -> bool:
        """Whether turns were undone that nothing has replaced."""
        return self.cursor < len(self.turns)

    def undo(self) -> None:
        """Back to the last point where a person was to move; any point if nobody is a person.

        Where the match was given up, only that is taken back.
        """
        if self.given_up():
            self.resigned = None
            return
        stop = self._stop(range(self.cursor - 1, -1, -1))
        if stop is not None:
            self.cursor = stop

    def redo(self) -> None:
        """Forward to the next point where a person is to move, or to the last turn."""
        stop = self._stop(range(self.cursor + 1, len(self.turns)))
        self.cursor = len(self.turns) if stop is None else stop

    def _stop(self, points: Iterable[int]) -> int | None:
        """Return the first of `points` where a person is to move; see `undo`."""
        nobody = all(player.kind != "person" for player in self.players.values())
        for point in points:
            seat = self.game.to_move(self.position_at(point))
            if nobody or self.players[seat].kind == "person":
                return point
        return None
