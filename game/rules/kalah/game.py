"""Mancala for two (Kalah).

Source: the Mancala leaflet, by line; rulings: docs/rules/kalah.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from operator import add
from random import Random
from typing import ClassVar, NamedTuple

from game.rules import shape
from game.rules.kalah.board import first_house, path, sowings
from game.rules.kalah.playout import random_moves
from game.rules.options import complete
from game.rules.protocol import (
    Event,
    EventKind,
    IllegalMove,
    Json,
    MoveError,
    Option,
    Outcome,
    Place,
    PositionError,
    Reason,
    Seat,
)

SOUTH: Seat = 0
NORTH: Seat = 1
SEAT_NAMES = ("south", "north")

_COUNT = r"(?:0|[1-9][0-9]{0,3})"
_ROW = rf"{_COUNT}(?:,{_COUNT})*:{_COUNT}"
_TEXT = re.compile(rf"({_ROW})/({_ROW})/(south|north)")


class KalahPosition(NamedTuple):
    """A board as a ring (see `game.rules.kalah.board`), and the seat to move.

    When the game is over `to_move` is the seat that moved last.
    """

    board: tuple[int, ...]
    to_move: Seat


KalahMove = int
"""A house of the player to move, 1..n from his left, in his direction of sowing."""


class Kalah:
    """The rules of Kalah with chosen options."""

    name: ClassVar[str] = "kalah"
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("preset", "choice", "printed", ("printed", "standard", "empty-capture")),
        Option("houses", "integer", 6, low=1, high=9),
        Option("seeds", "integer", 4, low=1, high=9),
        Option("lone_capture", "flag", True, (True, False), switch=True),
        Option("leftovers", "choice", "nobody", ("nobody", "owner"), switch=True),
    )
    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {
        "printed": {"lone_capture": True, "leftovers": "nobody"},
        "standard": {"lone_capture": False, "leftovers": "owner"},
        "empty-capture": {"lone_capture": True, "leftovers": "owner"},
    }

    options: Mapping[str, Json]
    seats: tuple[Seat, ...] = (SOUTH, NORTH)

    def __init__(self, options: Mapping[str, Json] | None = None) -> None:
        """Check and complete `options`. Raises OptionError."""
        self.options = complete(self.option_list, self.presets, options)
        self.houses: int = self.options["houses"]
        self._lone_capture: bool = self.options["lone_capture"]
        self._to_owner: bool = self.options["leftovers"] == "owner"
        self._sowings = sowings(self.houses)
        self._stores: tuple[int, int] = (self.houses, 2 * self.houses + 1)

    def start(self, first: Seat | None = None) -> KalahPosition:
        """Return the start position. Ruling: South starts, or the players choose."""
        row = (self.options["seeds"],) * self.houses + (0,)
        return KalahPosition(row + row, SOUTH if first is None else first)

    def to_move(self, position: KalahPosition) -> Seat:
        return position.to_move

    def store(self, seat: Seat) -> int:
        """Return the index of the store of `seat` in a position's board."""
        return self._stores[seat]

    def row(self, position: KalahPosition, seat: Seat) -> tuple[int, ...]:
        """Return the counts in the houses of `seat`, house 1 first."""
        store = self.store(seat)
        return position.board[store - self.houses : store]

    def is_over(self, position: KalahPosition) -> bool:
        """Tell whether either row is empty. Source: line 21."""
        board, houses = position.board, self.houses
        return not any(board[:houses]) or not any(board[houses + 1 : -1])

    def legal_moves(self, position: KalahPosition) -> Sequence[KalahMove]:
        """Return the mover's houses that hold seeds (source: line 7); none when it is over."""
        south, north = position.board[: self.houses], position.board[self.houses + 1 : -1]
        own, other = (south, north) if position.to_move == SOUTH else (north, south)
        moves = [house for house, seeds in enumerate(own, 1) if seeds]
        return moves if any(other) else ()

    def after(self, position: KalahPosition, move: KalahMove) -> KalahPosition:
        """Return the position after a legal move; `play` tells the same with its events."""
        board, mover = position
        houses = self.houses
        start = move - 1 if mover == SOUTH else move + houses
        _, change, last, opposite = self._sowings[start][board[start]]
        board = tuple(map(add, board, change))
        if opposite >= 0 and board[last] == 1 and (self._lone_capture or board[opposite]):
            board = self._captured(board, last, opposite, self._stores[mover])
        if not any(board[:houses]) or not any(board[houses + 1 : -1]):
            return KalahPosition(self._collected(board) if self._to_owner else board, mover)
        return KalahPosition(board, mover if last == self._stores[mover] else 1 - mover)

    def playout(
        self, position: KalahPosition, rng: Random, max_plies: int
    ) -> tuple[KalahPosition, int]:
        """Play at random, as `game.rules.playout` says, on a board that is changed in place."""
        board, mover, plies, finished = random_moves(
            list(position.board),
            position.to_move,
            rng,
            houses=self.houses,
            lone_capture=self._lone_capture,
            max_plies=max_plies,
        )
        if finished and plies and self._to_owner:
            return KalahPosition(self._collected(tuple(board)), mover), plies
        return KalahPosition(tuple(board), mover), plies

    def _captured(
        self, board: tuple[int, ...], last: int, opposite: int, store: int
    ) -> tuple[int, ...]:
        """Return the board with both houses emptied into `store`."""
        places = list(board)
        places[store] += places[last] + places[opposite]
        places[last] = places[opposite] = 0
        return tuple(places)

    def _collected(self, board: tuple[int, ...]) -> tuple[int, ...]:
        """Return the board with each row in its owner's store."""
        n = self.houses
        none = (0,) * n
        return (*none, sum(board[: n + 1]), *none, sum(board[n + 1 :]))

    def play(
        self, position: KalahPosition, move: KalahMove
    ) -> tuple[KalahPosition, tuple[Event, ...]]:
        """Return the position after `move`, and its events. Raises IllegalMove."""
        reason = self.why_not(position, move)
        if reason is not None:
            raise IllegalMove(reason)
        telling = _Telling(self.houses, position)
        last = telling.sow(move)
        again = last == self.store(position.to_move)
        telling.capture(last, self._lone_capture)
        if self.is_over(telling.position(position.to_move)):
            if self._to_owner:
                telling.collect()
            telling.events.append(Event("end", position.to_move))
            return telling.position(position.to_move), tuple(telling.events)
        # Source: lines 10 and 12, a last seed in the own store moves again, a capture does not.
        to_move = position.to_move if again else 1 - position.to_move
        if again:
            telling.events.append(Event("again", to_move))
        telling.events.append(Event("turn", to_move))
        return telling.position(to_move), tuple(telling.events)

    def why_not(self, position: KalahPosition, move: KalahMove) -> Reason | None:
        if self.is_over(position):
            return Reason("game-over")
        if not 1 <= move <= self.houses:
            return Reason("kalah-no-such-house", {"house": move, "houses": self.houses})
        if not self.row(position, position.to_move)[move - 1]:
            return Reason("kalah-empty-house", {"house": move})
        return None

    def outcome(self, position: KalahPosition) -> Outcome | None:
        """Return who has most (source: line 21; ruling: equal is a draw), or None."""
        if not self.is_over(position):
            return None
        scores = {seat: position.board[self.store(seat)] for seat in self.seats}
        if self._to_owner:
            # A position set up by hand may be over before anything was collected.
            scores = {seat: scores[seat] + sum(self.row(position, seat)) for seat in self.seats}
        most = max(scores.values())
        winners = tuple(seat for seat in self.seats if scores[seat] == most)
        return Outcome(winners, scores, "kalah-side-empty")

    def seat_name(self, seat: Seat) -> str | int:
        return SEAT_NAMES[seat]

    def position_to_json(self, position: KalahPosition) -> Json:
        value: dict[str, Json] = {}
        for seat, name in enumerate(SEAT_NAMES):
            value[name] = list(self.row(position, seat))
            value[f"{name}_store"] = position.board[self.store(seat)]
        value["to_move"] = SEAT_NAMES[position.to_move]
        return value

    def position_from_json(self, value: Json) -> KalahPosition:
        names = ("south", "south_store", "north", "north_store", "to_move")
        given = shape.members(value, names, PositionError)
        board: tuple[int, ...] = ()
        for name in SEAT_NAMES:
            board += shape.counts(given[name], self.houses, PositionError, name)
            store = f"{name}_store"
            board += (shape.whole(given[store], 0, shape.MOST, PositionError, store),)
        to_move = shape.one_of(given["to_move"], SEAT_NAMES, PositionError, "to_move")
        if sum(board) > shape.MOST:
            # Play may gather all seeds in one place, which must not become too many for it.
            raise PositionError(Reason("kalah-too-many", {"most": shape.MOST}))
        return KalahPosition(board, SEAT_NAMES.index(to_move))

    def position_to_text(self, position: KalahPosition) -> str:
        """Return, for example, "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south": south's side, north's, turn."""
        sides = (
            f"{','.join(map(str, self.row(position, seat)))}:{position.board[self.store(seat)]}"
            for seat in self.seats
        )
        return "/".join((*sides, SEAT_NAMES[position.to_move]))

    def position_from_text(self, text: str) -> KalahPosition:
        found = _TEXT.fullmatch(text)
        if found is None:
            raise PositionError(Reason("kalah-position-text"))
        value: dict[str, Json] = {"to_move": found[3]}
        for name, side in zip(SEAT_NAMES, found.group(1, 2), strict=True):
            row, store = side.split(":")
            value[name] = [int(count) for count in row.split(",")]
            value[f"{name}_store"] = int(store)
        return self.position_from_json(value)

    def move_to_json(self, move: KalahMove) -> Json:
        return {"house": move}

    def move_from_json(self, value: Json) -> KalahMove:
        house = shape.members(value, ("house",), MoveError)["house"]
        return shape.any_whole(house, MoveError, "house")

    def move_to_text(self, move: KalahMove) -> str:
        return str(move)

    def move_from_text(self, text: str) -> KalahMove:
        if not re.fullmatch(r"[1-9][0-9]{0,3}", text):
            raise MoveError(Reason("kalah-move-text"))
        return int(text)


class _Telling:
    """A move being played seed by seed: the board in the making, and what happened so far."""

    def __init__(self, houses: int, position: KalahPosition) -> None:
        self.houses = houses
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
