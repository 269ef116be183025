"""The rules of Trio.

Each side has three pits and a store. A move sows all seeds of an own pit counter-clockwise over
the six pits, one by one. A last seed that makes two or three in a pit of the other side captures
them. Who has no seeds to sow at his turn ends the game, and what is left goes to its owner. Most
seeds win; a position that comes up three times ends the game as a draw.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from game.rules import shape
from game.rules.options import complete
from game.rules.protocol import (
    Event,
    Game,
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

PITS = 3
"""Pits of one side."""

SEAT_NAMES = ("south", "north")

_TEXT = re.compile(r"(\d{1,3}),(\d{1,3}),(\d{1,3}):(\d{1,3})")


class TrioPosition(NamedTuple):
    """South's pits 1 to 3, then north's, in the direction of sowing; the stores; who is to move."""

    pits: tuple[int, ...]
    stores: tuple[int, int]
    to_move: Seat

    def row(self, seat: Seat) -> tuple[int, ...]:
        """Return the counts in the pits of `seat`."""
        return self.pits[seat * PITS : (seat + 1) * PITS]


TrioMove = int
"""A pit of the player to move, 1 to 3."""


class Trio(Game[TrioPosition, TrioMove]):
    """The rules of Trio with chosen options."""

    name: ClassVar[str] = "trio"
    option_list: ClassVar[tuple[Option, ...]] = (
        Option("seeds", "integer", 3, low=1, high=9),
        Option("capture", "choice", "two-or-three", ("two-or-three", "two")),
    )
    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {}
    positions_repeat: ClassVar[bool] = True
    die_may_choose_first: ClassVar[bool] = True

    options: Mapping[str, Json]
    seats: tuple[Seat, ...] = (0, 1)

    def __init__(self, options: Mapping[str, Json] | None = None) -> None:
        self.options = complete(self.option_list, self.presets, options)
        self._captures = (2, 3) if self.options["capture"] == "two-or-three" else (2,)

    def start(self, first: Seat | None = None) -> TrioPosition:
        return TrioPosition((self.options["seeds"],) * (2 * PITS), (0, 0), first or 0)

    def to_move(self, position: TrioPosition) -> Seat:
        return position.to_move

    def legal_moves(self, position: TrioPosition) -> Sequence[TrioMove]:
        return [pit for pit, seeds in enumerate(position.row(position.to_move), 1) if seeds]

    def after(self, position: TrioPosition, move: TrioMove) -> TrioPosition:
        return self.play(position, move)[0]

    def play(
        self, position: TrioPosition, move: TrioMove
    ) -> tuple[TrioPosition, tuple[Event, ...]]:
        reason = self.why_not(position, move)
        if reason is not None:
            raise IllegalMove(reason)
        pits, stores, mover = list(position.pits), list(position.stores), position.to_move
        index = mover * PITS + move - 1
        seeds, pits[index] = pits[index], 0
        events = [Event("lift", mover, seeds, source=_place(index))]
        for _ in range(seeds):
            index = (index + 1) % len(pits)
            pits[index] += 1
            events.append(Event("drop", mover, 1, target=_place(index)))
        if index // PITS != mover and pits[index] in self._captures:
            events.append(_to_store("capture", mover, index, pits, stores))
        other = 1 - mover
        if not any(pits[other * PITS : (other + 1) * PITS]):
            for left in range(mover * PITS, (mover + 1) * PITS):
                if pits[left]:
                    events.append(_to_store("collect", mover, left, pits, stores))
            events.append(Event("end", mover))
        else:
            events.append(Event("turn", other))
        return TrioPosition(tuple(pits), (stores[0], stores[1]), other), tuple(events)

    def why_not(self, position: TrioPosition, move: TrioMove) -> Reason | None:
        if self.outcome(position) is not None:
            return Reason("game-over")
        if not 1 <= move <= PITS:
            return Reason("trio-no-such-pit", {"pit": move})
        if not position.row(position.to_move)[move - 1]:
            return Reason("trio-empty-pit", {"pit": move})
        return None

    def outcome(self, position: TrioPosition) -> Outcome | None:
        if self.legal_moves(position):
            return None
        scores = {seat: position.stores[seat] + sum(position.row(seat)) for seat in self.seats}
        most = max(scores.values())
        winners = tuple(seat for seat in self.seats if scores[seat] == most)
        return Outcome(winners, scores, "trio-side-empty")

    def scores(self, position: TrioPosition) -> dict[Seat, int]:
        return dict(enumerate(position.stores))

    def with_turn(self, position: TrioPosition, seat: Seat) -> TrioPosition:
        return position._replace(to_move=seat)

    def seat_name(self, seat: Seat) -> str | int:
        return SEAT_NAMES[seat]

    def count(self, position: TrioPosition) -> int:
        return sum(position.pits) + sum(position.stores)

    def position_to_json(self, position: TrioPosition) -> Json:
        sides = {
            name: [*position.row(seat), position.stores[seat]]
            for seat, name in enumerate(SEAT_NAMES)
        }
        return {**sides, "to_move": SEAT_NAMES[position.to_move]}

    def position_from_json(self, value: Json) -> TrioPosition:
        fields = shape.members(value, (*SEAT_NAMES, "to_move"), PositionError)
        south, north = (
            shape.counts(fields[name], PITS + 1, PositionError, name) for name in SEAT_NAMES
        )
        to_move = shape.one_of(fields["to_move"], SEAT_NAMES, PositionError, "to_move")
        stores = (south[PITS], north[PITS])
        return TrioPosition(south[:PITS] + north[:PITS], stores, SEAT_NAMES.index(to_move))

    def position_to_text(self, position: TrioPosition) -> str:
        sides = (
            f"{','.join(map(str, position.row(seat)))}:{position.stores[seat]}"
            for seat in self.seats
        )
        return "/".join((*sides, SEAT_NAMES[position.to_move]))

    def position_from_text(self, text: str) -> TrioPosition:
        south, north, to_move = (*text.split("/"), "", "", "")[:3]
        sides = (_TEXT.fullmatch(south), _TEXT.fullmatch(north))
        if text.count("/") != 2 or None in sides:
            raise PositionError(Reason("trio-position-text"))
        south, north = ([int(count) for count in side.groups()] for side in sides if side)
        return self.position_from_json({"south": south, "north": north, "to_move": to_move})

    def move_to_json(self, move: TrioMove) -> Json:
        return {"pit": move}

    def move_from_json(self, value: Json) -> TrioMove:
        pit = shape.members(value, ("pit",), MoveError)["pit"]
        return shape.any_whole(pit, MoveError, "pit")

    def move_to_text(self, move: TrioMove) -> str:
        return str(move)

    def move_from_text(self, text: str) -> TrioMove:
        if not re.fullmatch("[1-9]", text):
            raise MoveError(Reason("trio-move-text"))
        return int(text)


def _place(index: int) -> Place:
    return Place("pit", (index // PITS, index % PITS + 1))


def _to_store(kind: str, seat: Seat, index: int, pits: list[int], stores: list[int]) -> Event:
    """Move all seeds of a pit to the store of `seat`, and tell of it."""
    seeds, pits[index] = pits[index], 0
    stores[seat] += seeds
    return Event(kind, seat, seeds, _place(index), Place("store", (seat,)))
