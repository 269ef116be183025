"""A match: one game being played, with its history, its seats and a cursor in it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.play.lines import Line, Turn, begins, shared, with_line
from game.play.resigning import resignation
from game.rules.protocol import AnyGame, Event, IllegalMove, Outcome, Reason, Seat
from game.rules.repetition import Repetitions, draw


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a person, or an opponent of some level (0 is the weakest).

    `sign` is the number of the colour and shape that stands for the seat; None for the seat's own.
    """

    kind: Literal["person", "opponent"] = "person"
    name: str = ""
    level: int = 1
    sign: int | None = None


def new_id() -> str:
    """Return an id that no other match has: 16 hexadecimal digits."""
    return os.urandom(8).hex()


class Match:
    """The only thing that changes while people play. Its record is the save.

    `cursor` tells how many of `turns` are played at the point that is looked at. `other_lines` are
    those that were left for another move, the newest first (see `lines`, `switch`).

    `side` is the seat that this device plays in a match by link, None where all persons share one
    device. `sent`: as much of it as `known` counts has gone out by link, or came by one; None
    before that. `pending` is what a person has pressed of a move that is not complete: texts in the
    table's own words, forgotten with the next step. `created` and `changed` are milliseconds since
    1970, 0 until the match is kept for the first time.

    `guided` is the id of the guided first game that it is, "" for any other match. An id that this
    version does not know is kept; the match is played like any other then.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Mapping[Seat, Player],
        first: Seat | None = None,
        start: Any = None,
        id: str = "",
    ) -> None:
        """A new match from `start` (a position), or from the game's own start.

        A seat that `players` leaves out is played by a person.
        """
        self.id = id or new_id()
        self.game = game
        self.players = {seat: players.get(seat, Player()) for seat in game.seats}
        self.first = first
        self.set_up = start is not None
        """Whether it began from a position that was set up."""
        self.guided = ""
        self.start = game.start(first) if start is None else game.forced_passes(start)[0]
        self.turns: list[Turn] = []
        self.cursor = 0
        self.other_lines: list[Line] = []
        self.resigned: Seat | None = None
        """Who gave the match up after its last turn; None if nobody did."""
        self.pending: tuple[str, ...] = ()
        self.side: Seat | None = None
        self.sent: int | None = None
        self.created = self.changed = 0
        self._history = Repetitions(game, self.start)
        """Of all turns, also of those behind the cursor."""

    def anew(self, first: Seat | None) -> Match:
        """Return a new match of the same players by the same rules, which `first` begins.

        One that began from a position begins there again, whoever is to move in it. This device
        plays the side that it played. A guided game is guided again.
        """
        again = Match(self.game, self.players, first, self.start if self.set_up else None)
        again.side, again.guided = self.side, self.guided
        return again

    @property
    def counts(self) -> bool:
        """Whether it counts in the statistics and in a series.

        Who wins from a position that was set up, or is told what to play, shows nothing of
        strength.
        """
        return not (self.set_up or self.guided)

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

    def persons(self) -> list[Seat]:
        """The seats that persons play, in the order of play."""
        return [seat for seat, player in self.players.items() if player.kind == "person"]

    def lowest_level(self) -> int:
        """The level of the weakest computer; 1 where there is none."""
        players = self.players.values()
        return min((player.level for player in players if player.kind == "opponent"), default=1)

    def only_person(self) -> Seat | None:
        """The seat of the one person; None where several play, or nobody."""
        persons = self.persons()
        return persons[0] if len(persons) == 1 else None

    def near(self) -> Seat:
        """The seat whose side is seen from: this device's, the only person's, else the first."""
        seats = (self.side, self.only_person(), self.game.seats[0])
        return next(seat for seat in seats if seat is not None)

    @property
    def friend_to_move(self) -> bool:
        """Whether the next move is made on another device: this match is played by link."""
        if self.side is None or self.to_move == self.side:
            return False
        return self.player_to_move.kind == "person" and self.outcome() is None

    @property
    def known(self) -> int:
        """How much a link tells that goes out now: the turns to the cursor, and a giving up."""
        return self.cursor + self.given_up()

    @property
    def to_send(self) -> bool:
        """Whether others wait for a link: what was done on this device has not gone out yet."""
        if self.side is None or len(self.persons()) < 2:
            return False
        if not (self.friend_to_move or self.outcome()):
            return False
        return self.sent is None or self.known > self.sent

    def note_sent(self) -> None:
        """Note that a link has gone out: what it tells is not taken back any more."""
        self.sent = max(self.known, self.sent or 0)

    def legal_moves(self) -> Sequence[Any]:
        """Legal moves at the cursor; empty once the match has ended."""
        return () if self.outcome() else self.game.legal_moves(self.position)

    # How it ends

    def outcome(self) -> Outcome | None:
        """How it ended at the cursor: by the rules, by repetition (a draw), or by giving up."""
        ruled = self.game.outcome(self.position)
        return ruled or self._repetition() or self._resignation()

    def repeated(self) -> bool:
        """Whether the position at the cursor has come up for the third time, where that draws."""
        return self._repetition() is not None

    def _repetition(self) -> Outcome | None:
        """Return the draw if the position at the cursor has come up often enough."""
        if not self.cursor:
            return None
        last = self.turns[self.cursor - 1]
        return draw(self.game, last.after, last.times)

    def has_ended(self) -> bool:
        """Whether it has come to its end, wherever the cursor is."""
        last = self.position_at(len(self.turns))
        if self.resigned is not None or self.game.outcome(last):
            return True
        return bool(self.turns) and draw(self.game, last, self.turns[-1].times) is not None

    def given_up(self) -> bool:
        """Whether it ended at the cursor because somebody resigned."""
        return self.resigned is not None and self.cursor == len(self.turns)

    def _resignation(self) -> Outcome | None:
        """Return how it ended if somebody gave up at the cursor."""
        if self.resigned is None or not self.given_up():
            return None
        return resignation(self.game, self.resigned)

    def resign(self, seat: Seat) -> None:
        """Give the match up at the cursor for `seat`; `undo` takes it back.

        Later turns are kept as a line of their own. Raises IllegalMove when it is over, ValueError
        for a seat that is not in play.
        """
        if seat not in self.game.seats:
            raise ValueError(f"no seat {seat} in this match")
        if self.outcome():
            raise IllegalMove(Reason("game-over"))
        self._leave_line()
        self.resigned = seat
        self.pending = ()

    # Moves

    def play(self, move: Any) -> tuple[Event, ...]:
        """Play `move` at the cursor. Raises IllegalMove.

        If it is the move played here before, the later turns stay; else they become a kept line.
        """
        if self.repeated() or self.given_up():
            raise IllegalMove(Reason("game-over"))
        self.pending = ()
        if self.can_redo() and self.turns[self.cursor].move == move:
            self.resigned = None
            self.cursor += 1
            return self.turns[self.cursor - 1].events
        position, events = self.game.play(self.position, move)
        seat = self.to_move
        self._leave_line()
        self.turns.append(Turn(seat, move, events, position, self._history.add(position)))
        self.cursor += 1
        self.other_lines = [line for line in self.other_lines if not begins(line, self.turns)]
        return events

    def leave_later_turns(self) -> None:
        """Have no turns behind the cursor any more: they become a kept line."""
        if self.can_redo():
            self._leave_line()

    def _leave_line(self) -> None:
        """Keep the line with its later turns, and cut it off at the cursor."""
        self.resigned = None
        if self.cursor == len(self.turns):
            return
        if self.sent is not None:
            self.sent = min(self.sent, self.cursor)
        self.other_lines = with_line(self.other_lines, tuple(self.turns))
        for dropped in self.turns[self.cursor :]:
            self._history.take_back(dropped.after)
        del self.turns[self.cursor :]

    # Going back and forth

    def can_undo(self) -> bool:
        """Whether there is an earlier point to go back to, or a giving up to take back.

        In a match by link what has been sent is not taken back.
        """
        if self.given_up():
            return self.sent is None or self.sent < self.known
        return self._stop(self._earlier()) is not None

    def can_redo(self) -> bool:
        """Whether turns were undone that nothing has replaced."""
        return self.cursor < len(self.turns)

    def undo(self) -> None:
        """Back to the last point where a person was to move; any point if nobody is a person.

        Where the match was given up, only that is taken back.
        """
        self.pending = ()
        if not self.can_undo():
            return
        if self.given_up():
            self.resigned = None
            return
        stop = self._stop(self._earlier())
        if stop is not None:
            self.cursor = stop

    def redo(self) -> None:
        """Forward to the next point where a person is to move, or to the last turn."""
        self.pending = ()
        stop = self._stop(range(self.cursor + 1, len(self.turns)))
        self.cursor = len(self.turns) if stop is None else stop

    def go_to(self, cursor: int) -> None:
        """Go to the point after the first `cursor` turns. Raises ValueError where there is none."""
        if not 0 <= cursor <= len(self.turns):
            raise ValueError(cursor)
        self.pending = ()
        self.cursor = cursor

    def _earlier(self) -> range:
        return range(self.cursor - 1, -1, -1)

    def _stop(self, points: Iterable[int]) -> int | None:
        """Return the first of `points` where a person at this device is to move; see `undo`."""
        here = self.persons() if self.side is None else [self.side]
        for point in points:
            seat = self.game.to_move(self.position_at(point))
            if self.side is not None and point < (self.sent or 0):
                continue
            if not here or seat in here:
                return point
        return None

    # Lines

    def lines(self) -> list[Line]:
        """Return the line that is played, and after it the kept ones, the newest first."""
        return [tuple(self.turns), *self.other_lines]

    def fork(self, number: int) -> int:
        """Return how many turns line `number` of `lines` shares with the line that is played."""
        return shared(self.lines()[number], self.turns)

    def switch(self, number: int, cursor: int | None = None) -> None:
        """Go on with line `number` of `lines`, at `cursor` (default: its end).

        The line that was played is kept in its turn. Raises ValueError where there is none.
        """
        lines = self.lines()
        if not 0 <= number < len(lines):
            raise ValueError(number)
        if number:
            others = [line for line in self.other_lines if line is not lines[number]]
            self.take_over(lines[number])
            self.other_lines = (
                others if begins(lines[0], self.turns) else with_line(others, lines[0])
            )
        self.go_to(len(self.turns) if cursor is None else cursor)

    def take_over(self, line: Line) -> None:
        """Have the turns of `line`, which are known to be legal here, in place of one's own."""
        if self.sent is not None:
            self.sent = min(self.sent, shared(line, self.turns))
        self.turns = list(line)
        self.resigned = None
        self._history = Repetitions(self.game, self.start)
        for turn in self.turns:
            self._history.add(turn.after)
        self.go_to(len(self.turns))
