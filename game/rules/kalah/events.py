"""A move of Kalah told seed by seed."""

from __future__ import annotations

from game.rules.kalah.board import NORTH, SOUTH, KalahMove, KalahPosition, first_house, path
from game.rules.protocol import Event, EventKind, Place, Seat


class Telling:
    """A move being played seed by seed: the board in the making, and what happened so far."""

    def __init__(self, position: KalahPosition) -> None:
        self.houses = position.houses
        self.board = list(position.board)
        self.mover = position.to_move
        self.events: list[Event] = []

    def position(self, to_move: Seat) -> KalahPosition:
        """Return the board as it stands."""
        return KalahPosition(tuple(self.board), to_move)

    def place(self, index: int) -> Place:
        """Return the place at `index` of the ring; -1 is north's store."""
        index %= len(self.board)
        own = first_house(self.houses, index)
        seat = NORTH if own else SOUTH
        if index == own + self.houses:
            return Place("store", (seat,))
        return Place("house", (seat, index - own + 1))

    def sow(self, move: KalahMove) -> int:
        """Sow house `move` one by one and return where the last seed fell."""
        own = self.mover * (self.houses + 1)
        start = index = own + move - 1
        seeds, self.board[start] = self.board[start], 0
        self.events.append(Event("lift", self.mover, seeds, self.place(start)))
        for index in path(self.houses, start, seeds):
            if index == own:
                # Source: line 9. House 1 is only ever reached past the opponent's store.
                self.events.append(Event("skip", self.mover, 0, None, self.place(own - 1)))
            self.board[index] += 1
            kind: EventKind = "store" if index == own + self.houses else "drop"
            self.events.append(Event(kind, self.mover, 1, None, self.place(index)))
        return index

    def capture(self, last: int, lone: bool) -> None:
        """Capture if the last seed fell in an empty house of the mover's own.

        Source: lines 11, 16 and 17. Ruling: `lone_capture` decides when nothing lies opposite.
        """
        own, board = self.mover * (self.houses + 1), self.board
        opposite = 2 * self.houses - last
        if not own <= last < own + self.houses or board[last] != 1:
            return
        if board[opposite] or lone:
            for source in (opposite, last):
                self.move("capture", self.mover, source, own + self.houses)

    def collect(self) -> None:
        """Move what is left in the houses to their owners' stores. Ruling: `leftovers`."""
        for seat in (SOUTH, NORTH):
            own = seat * (self.houses + 1)
            for source in range(own, own + self.houses):
                self.move("collect", seat, source, own + self.houses)

    def move(self, kind: EventKind, seat: Seat, source: int, target: int) -> None:
        """Move all seeds of a house to a store, if there are any."""
        seeds, self.board[source] = self.board[source], 0
        if seeds:
            self.board[target] += seeds
            self.events.append(Event(kind, seat, seeds, self.place(source), self.place(target)))
