"""Mancala for two (Kalah).

Source: the Mancala leaflet, by line; rulings: docs/rules/kalah.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import add
from random import Random
from typing import ClassVar

from game.rules.kalah import reasons, text
from game.rules.kalah.board import NORTH, SEAT_NAMES, SOUTH, KalahMove, KalahPosition, sowings
from game.rules.kalah.events import Telling
from game.rules.kalah.faults import faults
from game.rules.kalah.options import OPTION_LIST, PRESETS
from game.rules.kalah.playout import random_moves
from game.rules.options import complete
from game.rules.protocol import (
    Event,
    Game,
    IllegalMove,
    Json,
    Option,
    Outcome,
    PositionError,
    Reason,
    Seat,
)


class Kalah(Game[KalahPosition, KalahMove]):
    """The rules of Kalah with chosen options."""

    name: ClassVar[str] = "kalah"
    option_list: ClassVar[tuple[Option, ...]] = OPTION_LIST
    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = PRESETS

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
        telling = Telling(position)
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
        return Reason("game-over") if self.is_over(position) else reasons.why_not(position, move)

    def outcome(self, position: KalahPosition) -> Outcome | None:
        """Return who has most (source: line 21; ruling: equal is a draw), or None."""
        if not self.is_over(position):
            return None
        scores = self.scores(position)
        if self._to_owner:
            # A position set up by hand may be over before anything was collected.
            scores = {seat: scores[seat] + sum(self.row(position, seat)) for seat in self.seats}
        most = max(scores.values())
        winners = tuple(seat for seat in self.seats if scores[seat] == most)
        return Outcome(winners, scores, "kalah-side-empty")

    def scores(self, position: KalahPosition) -> dict[Seat, int]:
        """Return what each player has in the store."""
        return {seat: position.board[self.store(seat)] for seat in self.seats}

    def with_turn(self, position: KalahPosition, seat: Seat) -> KalahPosition:
        return position._replace(to_move=seat)

    def seat_name(self, seat: Seat) -> str | int:
        return SEAT_NAMES[seat]

    def count(self, position: KalahPosition) -> int:
        return sum(position.board)

    def faults(self, position: KalahPosition) -> Sequence[PositionError]:
        return tuple(faults(position))

    def position_to_json(self, position: KalahPosition) -> Json:
        return text.position_to_json(position)

    def position_from_json(self, value: Json) -> KalahPosition:
        return text.position_from_json(self.houses, value)

    def position_to_text(self, position: KalahPosition) -> str:
        """Return, for example, "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south": south's side, north's, turn."""
        return text.position_to_text(position)

    def position_from_text(self, value: str) -> KalahPosition:
        return text.position_from_text(self.houses, value)

    def move_to_json(self, move: KalahMove) -> Json:
        return text.move_to_json(move)

    def move_from_json(self, value: Json) -> KalahMove:
        return text.move_from_json(value)

    def move_to_text(self, move: KalahMove) -> str:
        return text.move_to_text(move)

    def move_from_text(self, value: str) -> KalahMove:
        return text.move_from_text(value)
