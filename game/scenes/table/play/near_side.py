"""Which seat sits at the near side of the board."""

from __future__ import annotations

from game.play.match import Match
from game.rules.protocol import Seat
from game.scenes.table.play.current_match import CurrentMatch


class NearSide:
    """The side from which the board is seen; with several persons it may go round with the turn."""

    def __init__(self, current: CurrentMatch, turnable: bool) -> None:
        """`turnable`: whether the board has sides, so that it can be turned."""
        self.turnable = turnable
        self._current = current
        self.seat: Seat = current.match.near()
        self._side = current.match.side
        self._faced: tuple[Match, int] | None = None

    def take_side(self) -> None:
        """See the board from the side of this device, once it has one."""
        side = self._current.match.side
        if self._side != side:
            self._side = side
            self.seat = self.seat if side is None else side

    def face(self) -> bool:
        """Turn the board to the person to move, once a move; True if it turns.

        Only where several persons share the screen.
        """
        match = self._current.match
        here = (match, match.cursor)
        if here == self._faced:
            return False
        self._faced = here
        before = self.seat
        if self.turnable and len(match.persons()) > 1:
            self.seat = match.to_move
        return self.seat != before

    def turn(self) -> None:
        """Let the next seat be at the near side."""
        seats = self._current.match.game.seats
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
