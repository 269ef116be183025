"""Positions and moves of Four Player Mancala as JSON and as short text.

Text of a position: four sides joined by "/", each its six pits and its reservoir as
"4,4,4,4,4,4:0" ("-" for a side that is not in play), then the seat to move and the rounds
without a score: "4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/0/0". Text of a move: the pit, "3".
"""

from __future__ import annotations

import re

from game.rules import shape
from game.rules.four_player.board import ALL_SEATS, PITS, FourPlayerPosition
from game.rules.four_player.faults import faults
from game.rules.four_player.options import FourPlayerOptions
from game.rules.protocol import Json, MoveError, PositionError, Reason

_KEYS = ("pits", "reservoirs", "to_move", "quiet_rounds")
_COUNT = "(?:0|[1-9][0-9]{0,3})"
_SIDE = f"{_COUNT}(?:,{_COUNT}){{{PITS - 1}}}:{_COUNT}|-"
_TEXT = re.compile(f"({_SIDE})/({_SIDE})/({_SIDE})/({_SIDE})/([0-3])/({_COUNT})")


def position_to_json(position: FourPlayerPosition) -> dict[str, Json]:
    """Return the form of the console protocol."""
    return {
        "pits": [list(position.pits(seat)) for seat in ALL_SEATS],
        "reservoirs": [position.reservoir(seat) for seat in ALL_SEATS],
        "to_move": position.to_move,
        "quiet_rounds": position.quiet_rounds,
    }


def position_from_json(value: Json, options: FourPlayerOptions) -> FourPlayerPosition:
    """Read and check a position; `quiet_rounds` may be left out. Raises PositionError."""
    if isinstance(value, dict):
        value = {"quiet_rounds": 0, **value}
    fields = shape.members(value, _KEYS, PositionError)
    rows = fields["pits"]
    if not isinstance(rows, list) or len(rows) != len(ALL_SEATS):
        raise PositionError(Reason("shape-list", {"length": len(ALL_SEATS)}), "pits")
    pits = [shape.counts(row, PITS, PositionError, f"pits[{i}]") for i, row in enumerate(rows)]
    reservoirs = shape.counts(fields["reservoirs"], len(ALL_SEATS), PositionError, "reservoirs")
    to_move = shape.one_of(fields["to_move"], options.seats, PositionError, "to_move")
    quiet = shape.whole(fields["quiet_rounds"], 0, shape.MOST, PositionError, "quiet_rounds")
    board = tuple(n for row, stored in zip(pits, reservoirs, strict=True) for n in (*row, stored))
    position = FourPlayerPosition(board, int(to_move), quiet)
    for fault in faults(position, options):
        raise fault
    return position


def position_to_text(position: FourPlayerPosition, options: FourPlayerOptions) -> str:
    """Return the short form told at the head of this module."""
    sides = (
        f"{','.join(map(str, position.pits(seat)))}:{position.reservoir(seat)}"
        if seat in options.seats
        else "-"
        for seat in ALL_SEATS
    )
    return "/".join((*sides, str(position.to_move), str(position.quiet_rounds)))


def position_from_text(text: str, options: FourPlayerOptions) -> FourPlayerPosition:
    """Read the short form. Raises PositionError."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise PositionError(Reason("four-player-position-text"))
    sides = [_side_from_text(side) for side in match.group(1, 2, 3, 4)]
    value = {
        "pits": [pits for pits, _ in sides],
        "reservoirs": [stored for _, stored in sides],
        "to_move": int(match[5]),
        "quiet_rounds": int(match[6]),
    }
    return position_from_json(value, options)


def _side_from_text(side: str) -> tuple[list[int], int]:
    if side == "-":
        return [0] * PITS, 0
    row, stored = side.split(":")
    return [int(count) for count in row.split(",")], int(stored)


def move_from_json(value: Json) -> int:
    """Return the pit of `{"pit": n}`. Raises MoveError for any other shape."""
    pit = shape.members(value, ("pit",), MoveError)["pit"]
    return shape.any_whole(pit, MoveError, "pit")


def move_from_text(text: str) -> int:
    """Return the pit of "3". Raises MoveError for any other text."""
    if not re.fullmatch("[1-9][0-9]{0,3}", text):
        raise MoveError(Reason("four-player-move-text"))
    return int(text)
