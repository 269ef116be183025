"""Four Player Mancala, for two, three or four.

Source: the Four Player leaflet, by line; rulings: docs/rules/four-player-mancala.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.rules.four_player import reasons
from game.rules.four_player import text as forms
from game.rules.four_player.board import (
    ALL_SEATS,
    PITS,
    SIDE,
    FourPlayerMove,
    FourPlayerPosition,
    captured_pits,
    earns_free_turn,
    reservoir_of,
    ring_of,
    side_has_pieces,
    sow,
)
from game.rules.four_player.events import tell_forced_pass, tell_move
from game.rules.four_player.faults import faults
from game.rules.four_player.options import OPTION_LIST, read_options
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

QUIET_LIMIT = 50
"""Rounds without a score that end the game where the stop rule holds."""


class FourPlayer(Game[FourPlayerPosition, FourPlayerMove]):
    """The rules of Four Player Mancala with chosen options."""

    name: ClassVar[str] = "four-player"
    option_list: ClassVar[tuple[Option, ...]] = OPTION_LIST
    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {}
    die_may_choose_first: ClassVar[bool] = True

    options: Mapping[str, Json]
    seats: tuple[Seat, ...]

    def __init__(self, options: Mapping[str, Json] | None = None) -> None:
        """Check and complete `options`. Raises OptionError."""
        self._chosen = read_options(options)
        self.options = self._chosen.to_json()
        self.seats = self._chosen.seats
        self._ring = ring_of(self.seats, self._chosen.variations)
        self._routes = self._ring.routes
        self._order = self._ring.order
        self._ends_with_a_side = 2 in self._chosen.variations
        self.stop_rule: bool = self._chosen.stop_rule

    def start(self, first: Seat | None = None) -> FourPlayerPosition:
        """Return the start position (source: lines 55 to 62); `first` from the die."""
        full, empty = (self._chosen.seeds,) * PITS + (0,), (0,) * SIDE
        sides = [full if seat in self.seats else empty for seat in ALL_SEATS]
        board = tuple(count for side in sides for count in side)
        return FourPlayerPosition(board, self.seats[0] if first is None else first)

    def to_move(self, position: FourPlayerPosition) -> Seat:
        return position.to_move

    def is_over(self, position: FourPlayerPosition) -> bool:
        """Tell whether the game has ended, in any of its three ways."""
        return self._end_reason(position) is not None

    def _end_reason(self, position: FourPlayerPosition) -> str | None:
        """Source: lines 81 and 94. Ruling: "end", variation 2 and the stop rule."""
        board, filled = position.board, 0
        for seat in self.seats:
            filled += any(board[SIDE * seat : SIDE * seat + PITS])
        if not filled:
            return "four-player-all-played"
        if self._ends_with_a_side and filled < len(self.seats):
            return "four-player-side-cleared"
        if self.stop_rule and position.quiet_rounds >= QUIET_LIMIT:
            return "four-player-quiet"
        return None

    def legal_moves(self, position: FourPlayerPosition) -> Sequence[FourPlayerMove]:
        """Return the mover's pits that hold pieces (source: line 67); none when it is over."""
        if (self._ends_with_a_side or self.stop_rule) and self.is_over(position):
            return ()
        left = SIDE * position.to_move
        return [pit for pit, count in enumerate(position.board[left : left + PITS], 1) if count]

    def after(self, position: FourPlayerPosition, move: FourPlayerMove) -> FourPlayerPosition:
        """Return the position after a legal move. Who ends the game stays the one to move."""
        board, seat, quiet = position
        holes = list(board)
        start = SIDE * seat + move - 1
        last = sow(holes, start, self._routes[start])
        reservoir = reservoir_of(seat)
        for index in captured_pits(self._ring, holes, seat, last):
            holes[reservoir] += holes[index]
            holes[index] = 0
        to_move = self._next(holes, seat, last)
        if self.stop_rule:
            quiet = self._quiet(quiet, holes[reservoir] != board[reservoir], seat, to_move)
            if quiet >= QUIET_LIMIT:
                to_move = seat
        return FourPlayerPosition(tuple(holes), to_move, quiet)

    def _next(self, holes: list[int], seat: Seat, last: int) -> Seat:
        """Return who moves after a sow by `seat` that ended in `last`.

        Source: lines 71 to 73, 79 to 81, 108. Ruling: "free turn", "no pieces".
        """
        if self._ends_with_a_side:
            for other in self.seats:
                if not side_has_pieces(holes, other):
                    return seat
        if earns_free_turn(self._ring, holes, seat, last):
            return seat
        for other in self._order[seat]:
            if any(holes[SIDE * other : SIDE * other + PITS]):
                return other
        return seat

    def _quiet(self, quiet: int, scored: bool, seat: Seat, to_move: Seat) -> int:
        """Return the rounds without a score after a turn of `seat`, `to_move` being next.

        Ruling: the stop rule. A round is full when the turn comes to, or passes over, the first
        seat in play; a score begins the count again.
        """
        if scored:
            return 0
        return quiet + (to_move <= seat)

    def forced_passes(
        self, position: FourPlayerPosition
    ) -> tuple[FourPlayerPosition, tuple[Event, ...]]:
        """Pass over a mover without pieces, as only a position set by hand can have one.

        While the game goes on `play` leaves the turn with one who has a move.
        The seat passed over has been skipped, which may make a round full. Ruling: the stop rule.
        """
        board, seat, quiet = position
        if self.is_over(position) or side_has_pieces(board, seat):
            return position, ()
        to_move = next(s for s in self._order[seat] if side_has_pieces(board, s))
        if self.stop_rule:
            quiet = self._quiet(quiet, False, seat, to_move)
        over = quiet >= QUIET_LIMIT
        after = FourPlayerPosition(board, seat if over else to_move, quiet)
        return after, tell_forced_pass(self._ring, position, after, to_move)

    def play(
        self, position: FourPlayerPosition, move: FourPlayerMove
    ) -> tuple[FourPlayerPosition, tuple[Event, ...]]:
        """Return the position after `move`, and its events. Raises IllegalMove."""
        reason = self.why_not(position, move)
        if reason is not None:
            raise IllegalMove(reason)
        after = self.after(position, move)
        return after, tell_move(self._ring, position, move, after, self.is_over(after))

    def why_not(self, position: FourPlayerPosition, move: FourPlayerMove) -> Reason | None:
        return Reason("game-over") if self.is_over(position) else reasons.why_not(position, move)

    def outcome(self, position: FourPlayerPosition) -> Outcome | None:
        """Return who has most in the reservoir (source: lines 82 and 96), a tie shared."""
        reason = self._end_reason(position)
        if reason is None:
            return None
        scores = {seat: position.reservoir(seat) for seat in self.seats}
        most = max(scores.values())
        winners = tuple(seat for seat in self.seats if scores[seat] == most)
        return Outcome(winners, scores, reason)

    def scores(self, position: FourPlayerPosition) -> dict[Seat, int]:
        """Return what each player has in the reservoir."""
        return {seat: position.reservoir(seat) for seat in self.seats}

    def with_turn(self, position: FourPlayerPosition, seat: Seat) -> FourPlayerPosition:
        return position._replace(to_move=seat)

    def seat_name(self, seat: Seat) -> str | int:
        return seat

    def count(self, position: FourPlayerPosition) -> int:
        return sum(position.board)

    def faults(self, position: FourPlayerPosition) -> Sequence[PositionError]:
        return tuple(faults(position, self._chosen))

    def position_to_json(self, position: FourPlayerPosition) -> Json:
        return forms.position_to_json(position)

    def position_from_json(self, value: Json) -> FourPlayerPosition:
        return forms.position_from_json(value, self._chosen)

    def position_to_text(self, position: FourPlayerPosition) -> str:
        """Return, for example, "4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/0/0"."""
        return forms.position_to_text(position, self._chosen)

    def position_from_text(self, text: str) -> FourPlayerPosition:
        return forms.position_from_text(text, self._chosen)

    def move_to_json(self, move: FourPlayerMove) -> Json:
        return {"pit": move}

    def move_from_json(self, value: Json) -> FourPlayerMove:
        return forms.move_from_json(value)

    def move_to_text(self, move: FourPlayerMove) -> str:
        return str(move)

    def move_from_text(self, text: str) -> FourPlayerMove:
        return forms.move_from_text(text)
