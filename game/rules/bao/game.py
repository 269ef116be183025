"""Bao.

Source: the Bao leaflet, by line; rulings: docs/rules/bao.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, NamedTuple

from game.rules.bao import moves as bao_moves
from game.rules.bao import reasons as bao_reasons
from game.rules.bao import text as bao_text
from game.rules.bao.board import (
    PLACES,
    SEAT_NAMES,
    SOUTH,
    BaoMove,
    BaoPosition,
    NyumbaChoice,
)
from game.rules.bao.faults import blockable, faults, oddities, seeds_of
from game.rules.bao.options import OPTION_LIST, PRESETS, complete_options, switches_of
from game.rules.bao.sowing import Halt, Turn, follow
from game.rules.protocol import (
    Event,
    Game,
    IllegalMove,
    Json,
    Option,
    OtherNotation,
    Outcome,
    Place,
    PositionError,
    Reason,
    Seat,
)

_START_RING = (0, 0, 0, 0, 6, 2, 2, 0, *(0,) * 8)
_START_STOCK = 22
_KUJIFUNZA_RING = (2,) * 16


class Progress(NamedTuple):
    """A move as far as it is decided.

    `choices` are what the player may choose next, in the nyumba at `place`; when the move is
    complete there are none, and `place` is None. `events` tell the move from its beginning, up
    to the choice or to its end.
    """

    choices: tuple[NyumbaChoice, ...]
    place: Place | None
    events: tuple[Event, ...]


class Bao(Game[BaoPosition, BaoMove]):
    """The rules of Bao with chosen options."""

    name: ClassVar[str] = "bao"
    option_list: ClassVar[tuple[Option, ...]] = OPTION_LIST
    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = PRESETS
    positions_repeat: ClassVar[bool] = True

    options: Mapping[str, Json]
    seats: tuple[Seat, ...] = (0, 1)

    def __init__(self, options: Mapping[str, Json] | None = None) -> None:
        """Check and complete `options`. Raises OptionError."""
        self.options = complete_options(options)
        self.switches = switches_of(self.options)

    def start(self, first: Seat | None = None) -> BaoPosition:
        """Return the start position. Source: line 18; ruling: bao.md, 'Start', Kujifunza."""
        to_move = SOUTH if first is None else first
        if not self.switches.nyumba:
            rings = (_KUJIFUNZA_RING, _KUJIFUNZA_RING)
            return BaoPosition(rings, (0, 0), (False, False), None, to_move)
        rings = (_START_RING, _START_RING)
        return BaoPosition(rings, (_START_STOCK, _START_STOCK), (True, True), None, to_move)

    def to_move(self, position: BaoPosition) -> Seat:
        return position.to_move

    def legal_moves(self, position: BaoPosition) -> Sequence[BaoMove]:
        return [move for move, _ in self.moves_with_after(position)]

    def moves_with_after(self, position: BaoPosition) -> Iterator[tuple[BaoMove, BaoPosition]]:
        """Yield each legal move and the position after it, in the order of `legal_moves`.

        To know that a move is legal it has to be sown, so a search gets both at the price of one.
        """
        return bao_moves.legal_with_after(position, self.switches)

    def playout(
        self, position: BaoPosition, rng: Random, max_plies: int
    ) -> tuple[BaoPosition, int]:
        """Play at random, as `game.rules.playout` says."""
        for plies in range(max_plies):
            successors = list(self.moves_with_after(position))
            if not successors:
                return position, plies
            position = successors[int(rng.random() * len(successors))][1]
        return position, max_plies

    def after(self, position: BaoPosition, move: BaoMove) -> BaoPosition:
        turn = Turn(position, self.switches)
        follow(turn, move, move.nyumba)
        return bao_moves.position_after(turn, move)

    def play(self, position: BaoPosition, move: BaoMove) -> tuple[BaoPosition, tuple[Event, ...]]:
        """Return the position after `move`, and its events.

        Raises MoveError if it is no move of Bao, IllegalMove if it is not legal here.
        """
        reason = self.why_not(position, move)
        if reason is not None:
            raise IllegalMove(reason)
        return self._played(position, move)

    def _played(
        self, position: BaoPosition, move: BaoMove
    ) -> tuple[BaoPosition, tuple[Event, ...]]:
        """Play a legal move and tell it."""
        events: list[Event] = []
        turn = Turn(position, self.switches, events)
        follow(turn, move, move.nyumba)
        after = bao_moves.position_after(turn, move)
        enemy = after.to_move
        if after.blocked is not None:
            events.append(Event("block", enemy, 0, None, PLACES[enemy][after.blocked - 1]))
        events.append(Event("turn", enemy))
        outcome = self.outcome(after)
        if outcome is not None:
            events.append(Event("end", outcome.winners[0]))
        return after, tuple(events)

    def choices(self, position: BaoPosition, partial: BaoMove) -> Progress:
        """Tell what `partial`, a move with the nyumba choices made so far, leads to.

        Raises IllegalMove (or MoveError) when no legal move begins like that.
        """
        reason = bao_reasons.why_not(position, partial, self.switches)
        if reason is None:
            return Progress((), None, self._played(position, partial)[1])
        if reason.key != bao_reasons.CHOICE_NEEDED:
            raise IllegalMove(reason)
        events: list[Event] = []
        turn = Turn(position, self.switches, events)
        follow(turn, partial, partial.nyumba)
        place, so_far = PLACES[turn.seat][turn.last], tuple(events)
        # Stopping is always legal; sowing on is not if it never ends.
        further = turn.sow_on() is not Halt.ENDLESS and not bao_moves.gives_up_front(turn)
        return Progress(("stop", "sow-on") if further else ("stop",), place, so_far)

    def why_not(self, position: BaoPosition, move: BaoMove) -> Reason | None:
        return bao_reasons.why_not(position, move, self.switches)

    def why_not_pit(self, position: BaoPosition, pit: int) -> Reason | None:
        """Return why no legal move starts from `pit` (1..16) of the player to move, or None."""
        return bao_reasons.why_not_pit(position, pit, self.switches)

    def outcome(self, position: BaoPosition) -> Outcome | None:
        """Return who won, or None. Source: lines 24-27 and 32; the winner scores 1."""
        winner = bao_moves.winner_by_row(position)
        by_row = winner is not None
        if winner is None:
            if next(self.moves_with_after(position), None) is not None:
                return None
            winner = 1 - position.to_move
        # Source: line 32. There are seeds in stock: a win "in the hand".
        in_hand = any(position.stock)
        scores = {seat: int(seat == winner) for seat in self.seats}
        if by_row:
            return Outcome(
                (winner,), scores, "bao-mkononi-front-row" if in_hand else "bao-front-row"
            )
        return Outcome((winner,), scores, "bao-mkononi-no-move" if in_hand else "bao-no-move")

    def scores(self, position: BaoPosition) -> dict[Seat, int]:
        """Return 0 for both: nothing is scored in Bao."""
        del position
        return dict.fromkeys(self.seats, 0)

    def with_turn(self, position: BaoPosition, seat: Seat) -> BaoPosition:
        return position._replace(to_move=seat, blocked=None)

    def seat_name(self, seat: Seat) -> str | int:
        return SEAT_NAMES[seat]

    def count(self, position: BaoPosition) -> int:
        return seeds_of(position)

    def faults(self, position: BaoPosition) -> Sequence[PositionError]:
        return tuple(faults(position, self.switches))

    def oddities(self, position: BaoPosition) -> Sequence[Reason]:
        return tuple(oddities(position, self.switches))

    def blockable(self, position: BaoPosition) -> int | None:
        """Return the pit, 1..8, that takasia may forbid the player to move here, or None."""
        return blockable(position, self.switches)

    def position_to_json(self, position: BaoPosition) -> Json:
        return bao_text.position_to_json(position)

    def position_from_json(self, value: Json) -> BaoPosition:
        return self._checked(bao_text.position_from_json(value))

    def position_to_text(self, position: BaoPosition) -> str:
        return bao_text.position_to_text(position)

    def position_from_text(self, text: str) -> BaoPosition:
        return self._checked(bao_text.position_from_text(text))

    def _checked(self, position: BaoPosition) -> BaoPosition:
        """Return `position` unless something is wrong with it."""
        for fault in faults(position, self.switches):
            raise fault
        return position

    def move_to_json(self, move: BaoMove) -> Json:
        return bao_text.move_to_json(move)

    def move_from_json(self, value: Json) -> BaoMove:
        return bao_text.move_from_json(value)

    def move_to_text(self, move: BaoMove) -> str:
        return bao_text.move_to_text(move)

    def move_from_text(self, text: str) -> BaoMove:
        return bao_text.move_from_text(text)

    def other_notation(self) -> OtherNotation:
        """Return the notation of clubs."""
        from game.rules.bao.club import ClubNotation  # noqa: PLC0415 - few texts are written so

        return ClubNotation(self.switches)
