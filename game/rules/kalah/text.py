"""Positions and moves of Kalah as JSON and as short text.

Text of a position: south's houses and store, north's, and whose turn it is:
"4,4,4,4,4,4:0/4,4,4,4,4,4:0/south". Text of a move: the number of the house.
"""

from __future__ import annotations

import re

from game.rules import shape
from game.rules.kalah.board import NORTH, SEAT_NAMES, SOUTH, KalahMove, KalahPosition
from game.rules.kalah.faults import faults
from game.rules.protocol import Json, MoveError, PositionError, Reason

_COUNT = r"(?:0|[1-9][0-9]{0,3})"
_ROW = rf"{_COUNT}(?:,{_COUNT})*:{_COUNT}"
_TEXT = re.compile(rf"({_ROW})/({_ROW})/(south|north)")


def position_to_json(position: KalahPosition) -> Json:
    """Return the form of the console protocol."""
    value: dict[str, Json] = {}
    for seat, name in enumerate(SEAT_NAMES):
        value[name] = list(position.row(seat))
        value[f"{name}_store"] = position.store(seat)
    value["to_move"] = SEAT_NAMES[position.to_move]
    return value


def position_from_json(houses: int, value: Json) -> KalahPosition:
    """Read a position on a board of `houses` a side. Raises PositionError."""
    names = ("south", "south_store", "north", "north_store", "to_move")
    fields = shape.members(value, names, PositionError)
    board: tuple[int, ...] = ()
    for name in SEAT_NAMES:
        board += shape.counts(fields[name], houses, PositionError, name)
        store = f"{name}_store"
        board += (shape.whole(fields[store], 0, shape.MOST, PositionError, store),)
    to_move = shape.one_of(fields["to_move"], SEAT_NAMES, PositionError, "to_move")
    position = KalahPosition(board, SEAT_NAMES.index(to_move))
    for fault in faults(position):
        raise fault
    return position


def position_to_text(position: KalahPosition) -> str:
    """Return, for example, "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south": south's side, north's, turn."""
    sides = (
        f"{','.join(map(str, position.row(seat)))}:{position.store(seat)}"
        for seat in (SOUTH, NORTH)
    )
    return "/".join((*sides, SEAT_NAMES[position.to_move]))


def position_from_text(houses: int, text: str) -> KalahPosition:
    """Read a position on a board of `houses` a side. Raises PositionError."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise PositionError(Reason("kalah-position-text"))
    value: dict[str, Json] = {"to_move": match[3]}
    for name, side in zip(SEAT_NAMES, match.group(1, 2), strict=True):
        row, store = side.split(":")
        value[name] = [int(count) for count in row.split(",")]
        value[f"{name}_store"] = int(store)
    return position_from_json(houses, value)


def move_to_json(move: KalahMove) -> Json:
    """Return the form of the console protocol."""
    return {"house": move}


def move_from_json(value: Json) -> KalahMove:
    """Read a move; whether it is legal is not asked. Raises MoveError."""
    house = shape.members(value, ("house",), MoveError)["house"]
    return shape.any_whole(house, MoveError, "house")


def move_to_text(move: KalahMove) -> str:
    """Return the number of the house."""
    return str(move)


def move_from_text(text: str) -> KalahMove:
    """Read a move; whether it is legal is not asked. Raises MoveError."""
    if not re.fullmatch(r"[1-9][0-9]{0,3}", text):
        raise MoveError(Reason("kalah-move-text"))
    return int(text)
