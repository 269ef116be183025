"""The match on the board: who is to move in it, what lies where, and that it is saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.play.match import Match
from game.play.resigning import Giving, giving_up
from game.rules.protocol import Event, Place, Seat
from game.scenes.frame.context import Context
from game.view.board.drawing import PlaceContent
from game.view.board.place_id import place_id
from game.view.presses import Chosen
from game.view.registry import VIEWS


class CurrentMatch:
    """The match that is played here now; to begin again puts a new one in its place.

    It knows nothing of what is being pressed or shown.
    """

    def __init__(self, context: Context, match: Match) -> None:
        self.context = context
        self.match = match
        self.game_view = VIEWS[match.game.name]
        self.unsaved = False
        """Whether the match is to be saved yet: the frame after a move does that."""
        self.no_moves = False
        """Whether no move can be made for now, as something else is asked."""
        self._over: tuple[tuple[object, ...], bool] | None = None
        self._contents: tuple[object, Mapping[Place, PlaceContent]] | None = None

    @property
    def point(self) -> tuple[object, ...]:
        """The match and the point of it that is looked at, to be compared."""
        match = self.match
        return match, match.cursor, len(match.turns), match.resigned

    @property
    def over(self) -> bool:
        """Whether the match has ended at the cursor."""
        at = (*self.point, self.match.position)
        if self._over is None or self._over[0] != at:
            # Asked for every place of the board, and dear to find out where no move may be left.
            self._over = at, self.match.outcome() is not None
        return self._over[1]

    @property
    def person_to_move(self) -> bool:
        """Whether it is the turn of a person at this device."""
        if self.no_moves or self.over or self.match.friend_to_move:
            return False
        return self.match.player_to_move.kind == "person"

    def reader(self, turns: int) -> Seat | None:
        """Return the person who reads at this device when so many moves have been made.

        That is who is to move, or else who moved last; None if no person plays.
        """
        match = self.match
        here = [seat for seat in match.game.seats if self.is_here(seat)]
        mover = match.game.to_move(match.position_at(turns))
        if mover in here:
            return mover
        moved = (turn.seat for turn in reversed(match.turns[:turns]) if turn.seat in here)
        return next(moved, here[0] if here else None)

    def is_here(self, seat: Seat) -> bool:
        """Whether a person at this device plays a seat."""
        match = self.match
        return match.players[seat].kind == "person" and match.side in (None, seat)

    @property
    def opponent_to_move(self) -> bool:
        """Whether it is the turn of an opponent who thinks."""
        return not self.over and self.match.player_to_move.kind == "opponent"

    @property
    def watched(self) -> bool:
        """Whether only computers play, so that whoever sits here looks on."""
        return not self.match.persons()

    def contents(self) -> Mapping[Place, PlaceContent]:
        """Return what lies at each place in the position at the cursor."""
        position = self.match.position
        if self._contents is None or self._contents[0] is not position:
            # Asked for in every frame in which something is drawn.
            self._contents = position, self.game_view.contents(self.match.game, position)
        return self._contents[1]

    def giving(self) -> Giving | None:
        """Return who can give up now; None where nothing is to be given up, or nobody plays."""
        match = self.match
        people = match.persons()
        if self.over or not match.cursor or not people:
            return None
        here = match.to_move in people and not match.friend_to_move
        return giving_up(match.game, people, match.to_move, here)

    def make_move(self, move: Any) -> Sequence[Event]:
        """Play a legal move and have it saved; return its events."""
        self.unsaved = True
        return self.match.play(move)

    def begin_again(self) -> None:
        """Begin the same game again, from the position that it began from."""
        self.match = self.match.anew(self.match.first)

    def note_presses(self, chosen: Chosen) -> None:
        """Have it saved what is pressed of a move, so that it is there at the next visit."""
        pending = tuple(map(place_id, chosen))
        if pending != self.match.pending:
            self.match.pending = pending
            self.unsaved = True

    def save(self) -> None:
        """Save the match."""
        self.unsaved = False
        self.context.matches.save(self.match)
