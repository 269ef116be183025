"""Bantu (1955), for two, three or four.

Sources: the English and the French leaflet, by line; rulings: docs/rules/bantu.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from game.rules.bantu import reasons as bantu_reasons
from game.rules.bantu import text as bantu_text
from game.rules.bantu.board import (
    COLOURS,
    HOME,
    START,
    UNUSED,
    BantuMove,
    BantuPosition,
    Board,
    circles_of,
)
from game.rules.bantu.events import circle_place, tell_move, tell_turn, way_of
from game.rules.bantu.faults import faults
from game.rules.bantu.options import OPTION_LIST, read_options
from game.rules.bantu.paths import reach
from game.rules.bantu.stuck import Stuck, why_stuck
from game.rules.bantu.survey import is_capturable, survey
from game.rules.protocol import (
    Event,
    Game,
    IllegalMove,
    Json,
    Option,
    Outcome,
    Place,
    PositionError,
    Reason,
    Seat,
)


class Bantu(Game[BantuPosition, BantuMove]):
    """The rules of Bantu with chosen options."""

    name: ClassVar[str] = "bantu"
    option_list: ClassVar[tuple[Option, ...]] = OPTION_LIST
    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {}
    positions_repeat: ClassVar[bool] = True
    seats_are_colours: ClassVar[bool] = True

    options: Mapping[str, Json]
    seats: tuple[Seat, ...]

    def __init__(self, options: Mapping[str, Json] | None = None) -> None:
        """Check and complete `options`. Raises OptionError."""
        self._chosen = read_options(options)
        self.options = self._chosen.to_json()
        self.seats = self._chosen.seats
        self.board: Board = self._chosen.board
        self.numbers: tuple[int, ...] = self._chosen.numbers
        self._order = {seat: self._seats_after(seat) for seat in self.seats}
        self._sides = self._chosen.sides
        self._opponents = self._chosen.opponents

    def _seats_after(self, seat: Seat) -> tuple[Seat, ...]:
        turn = self.seats.index(seat) + 1
        return self.seats[turn:] + self.seats[:turn]

    def start(self, first: Seat | None = None) -> BantuPosition:
        """Return the start position: every piece in its starting space (source: line 28)."""
        places = [UNUSED] * 16
        for seat in self.seats:
            for number in self.numbers:
                places[4 * seat + number - 1] = START
        return BantuPosition(tuple(places), self.seats[0] if first is None else first)

    def to_move(self, position: BantuPosition) -> Seat:
        return position.to_move

    def is_over(self, position: BantuPosition) -> bool:
        """Tell whether a side has all its pieces home."""
        return any(self._is_home(position.places, side) for side in self._sides)

    def _is_home(self, places: Sequence[int], side: tuple[Seat, ...]) -> bool:
        """Source: line 60; French line 15 for a team."""
        for seat in side:
            for number in self.numbers:
                if places[4 * seat + number - 1] != HOME:
                    return False
        return True

    def legal_moves(self, position: BantuPosition) -> Sequence[BantuMove]:
        """Return the moves, by piece and then by circle, home last; none when it is over."""
        if self.is_over(position):
            return ()
        moves = []
        for number, circles, home in self._ways(position.places, position.to_move):
            moves += [BantuMove(number, circle) for circle in circles_of(circles)]
            if home:
                moves.append(BantuMove(number, HOME))
        return moves

    def _ways(self, places: tuple[int, ...], seat: Seat) -> Iterator[tuple[int, int, bool]]:
        """Give each piece of `seat` that is not home, the circles it may go to, and if home.

        Source: lines 32 to 42, 46 to 56, 60. Rulings: points 1 to 5 and 7.
        """
        board = self.board
        occupied, sums = survey(board, places)
        shut = occupied & ~self._capturable(places, seat, occupied)
        for number in self.numbers:
            place = places[4 * seat + number - 1]
            if place >= 0:
                circles, home = reach(board, place, sums[board.rows[place]], occupied)
                yield number, circles & ~shut, home
            elif place == START:
                yield number, board.start_bits[number] & ~occupied, False

    def _capturable(self, places: tuple[int, ...], seat: Seat, occupied: int) -> int:
        """Return the circles whose pieces `seat` may capture."""
        board, circles = self.board, 0
        for other in self._opponents[seat]:
            for place in places[4 * other : 4 * other + 4]:
                if place >= 0 and is_capturable(board, occupied, place):
                    circles |= 1 << place
        return circles

    def _can_move(self, places: tuple[int, ...], seat: Seat) -> bool:
        # Most often a piece can be started, which is soon seen.
        for number in self.numbers:
            if places[4 * seat + number - 1] == START:
                for circle in self.board.start_circles[number]:
                    if circle not in places:
                        return True
        return any(circles or home for _, circles, home in self._ways(places, seat))

    def after(self, position: BantuPosition, move: BantuMove) -> BantuPosition:
        """Return the position after a legal move. Who ends the game stays the one to move."""
        before, seat = position
        number, to = move
        places = list(before)
        if to >= 0 and to in before:
            places[before.index(to)] = START
        places[4 * seat + number - 1] = to
        after = tuple(places)
        if to == HOME and self.is_over(BantuPosition(after, seat)):
            return BantuPosition(after, seat)
        return BantuPosition(after, self._first_who_can_move(after, self._order[seat]))

    def _first_who_can_move(self, places: tuple[int, ...], order: Sequence[Seat]) -> Seat:
        """Return the next player who can move; the others pass (ruling: point 6).

        There always is one while the game goes on: the piece that is furthest ahead has nothing
        before it, and with no piece on the track every starting circle is empty.
        """
        for seat in order:
            if self._can_move(places, seat):
                return seat
        raise AssertionError("somebody can always move")

    def forced_passes(self, position: BantuPosition) -> tuple[BantuPosition, tuple[Event, ...]]:
        """Pass a mover who cannot move, as only a position set by hand can have one.

        While the game goes on `play` leaves the turn with one who has a move.
        """
        places, seat = position
        if self.is_over(position):
            return position, ()
        order = (seat, *self._order[seat])
        to_move = self._first_who_can_move(places, order)
        if to_move == seat:
            return position, ()
        return BantuPosition(places, to_move), tell_turn(order, to_move)

    def play(
        self, position: BantuPosition, move: BantuMove
    ) -> tuple[BantuPosition, tuple[Event, ...]]:
        """Return the position after `move`, and its events. Raises IllegalMove."""
        reason = self.why_not(position, move)
        if reason is not None:
            raise IllegalMove(reason)
        after = self.after(position, move)
        order = self._order[position.to_move]
        over = self.is_over(after)
        return after, tell_move(self.board, position, move, after, order=order, over=over)

    def why_not(self, position: BantuPosition, move: BantuMove) -> Reason | None:
        if self.is_over(position):
            return Reason("game-over")
        return bantu_reasons.why_not(self._chosen, position, move)

    def why_stuck(self, position: BantuPosition, piece: int) -> Stuck | None:
        """Return why a piece of the mover cannot move while the game goes on, None if it can."""
        return why_stuck(self._chosen, position, piece)

    def path(self, position: BantuPosition, move: BantuMove) -> tuple[Place, ...]:
        """Return where a legal move leads, step by step, its target last, to show it beforehand.

        It is the way that the events of `play` tell. Raises IllegalMove.
        """
        reason = self.why_not(position, move)
        if reason is not None:
            raise IllegalMove(reason)
        way = [circle_place(self.board, c) for c in way_of(self.board, position, move)]
        if move.to == HOME:
            way.append(Place("home", (position.to_move, move.piece)))
        return tuple(way)

    def outcome(self, position: BantuPosition) -> Outcome | None:
        """Return the side that is home (source: line 60); scores are pieces home.

        A position set by hand in which several sides are home is shared among them.
        """
        winners = sorted(
            seat for side in self._sides if self._is_home(position.places, side) for seat in side
        )
        if not winners:
            return None
        reason = "bantu-team-home" if self._chosen.team else "bantu-all-home"
        return Outcome(tuple(winners), self.scores(position), reason)

    def scores(self, position: BantuPosition) -> dict[Seat, int]:
        """Return how many pieces each player has home, at the end or while the game goes on."""
        places = position.places
        return {seat: places[4 * seat : 4 * seat + 4].count(HOME) for seat in self.seats}

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return who wins together with `seat`: the seat alone, or with its partner."""
        return next(side for side in self._sides if seat in side)

    def with_turn(self, position: BantuPosition, seat: Seat) -> BantuPosition:
        return position._replace(to_move=seat)

    def seat_name(self, seat: Seat) -> str | int:
        return COLOURS[seat]

    def count(self, position: BantuPosition) -> int:
        del position
        return len(self.seats) * len(self.numbers)

    def faults(self, position: BantuPosition) -> Sequence[PositionError]:
        return tuple(faults(position, self._chosen))

    def position_to_json(self, position: BantuPosition) -> Json:
        return bantu_text.position_to_json(self._chosen, position)

    def position_from_json(self, value: Json) -> BantuPosition:
        return bantu_text.position_from_json(self._chosen, value)

    def position_to_text(self, position: BantuPosition) -> str:
        """Return, for example, "red:s,9.1,h,s/blue:s,s,s,s/red"."""
        return bantu_text.position_to_text(self._chosen, position)

    def position_from_text(self, text: str) -> BantuPosition:
        return bantu_text.position_from_text(self._chosen, text)

    def move_to_json(self, move: BantuMove) -> Json:
        return bantu_text.move_to_json(self.board, move)

    def move_from_json(self, value: Json) -> BantuMove:
        return bantu_text.move_from_json(self.board, value)

    def move_to_text(self, move: BantuMove) -> str:
        return bantu_text.move_to_text(self.board, move)

    def move_from_text(self, text: str) -> BantuMove:
        return bantu_text.move_from_text(self.board, text)
