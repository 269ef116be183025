"""Positions and moves of Bantu as JSON and as short text.

Text of a position: each colour in play with its pieces in the order of their numbers, then whose
turn it is: "red:s,9.1,h,s/blue:s,s,s,s/red". "s" is the starting space, "h" home, "9.1" line 9,
lane 1. Text of a move: "2:9.1", "3:h".
"""

from __future__ import annotations

import re

from game.rules import shape
from game.rules.bantu.board import COLOURS, HOME, START, UNUSED, BantuMove, BantuPosition, Board
from game.rules.bantu.faults import faults
from game.rules.bantu.options import BantuOptions
from game.rules.protocol import Json, MoveError, PositionError, Reason, RulesError

_WORDS = {START: "start", HOME: "home"}
_LETTERS = {START: "s", HOME: "h"}
_NUMBER = "(?:0|[1-9][0-9]?)"
_CIRCLE = rf"{_NUMBER}\.{_NUMBER}"
_PLACE = f"(?:s|h|{_CIRCLE})"
_SIDE = re.compile(f"({'|'.join(COLOURS)}):({_PLACE}(?:,{_PLACE}){{2,3}})")
_MOVE = re.compile(f"([1-9]):([hH]|{_CIRCLE})")


def place_to_json(board: Board, place: int) -> Json:
    """Return "start", "home" or [line, lane]."""
    return _WORDS[place] if place in _WORDS else list(board.spot(place))


def place_from_json(board: Board, value: Json, error: type[RulesError], at: str) -> int:
    """Read "start", "home" or [line, lane]. Raises `error`."""
    for place, word in _WORDS.items():
        if value == word:
            return place
    if not isinstance(value, list) or len(value) != 2:
        raise error(Reason("bantu-place"), at)
    line = shape.whole(value[0], 0, board.lines - 1, error, f"{at}[0]")
    lane = shape.whole(value[1], 0, board.lanes - 1, error, f"{at}[1]")
    return board.circle(line, lane)


def position_to_json(options: BantuOptions, position: BantuPosition) -> dict[str, Json]:
    """Return the form of the console protocol."""
    return {
        "pieces": {
            COLOURS[seat]: {
                str(number): place_to_json(options.board, position.place(seat, number))
                for number in options.numbers
            }
            for seat in options.seats
        },
        "to_move": COLOURS[position.to_move],
    }


def position_from_json(options: BantuOptions, value: Json) -> BantuPosition:
    """Read and check a position. Raises PositionError."""
    fields = shape.members(value, ("pieces", "to_move"), PositionError)
    colours = [COLOURS[seat] for seat in options.seats]
    pieces = shape.members(fields["pieces"], colours, PositionError, "pieces")
    to_move = shape.one_of(fields["to_move"], colours, PositionError, "to_move")
    places = [UNUSED] * 16
    names = [str(number) for number in options.numbers]
    for seat in options.seats:
        at = f"pieces.{COLOURS[seat]}"
        own = shape.members(pieces[COLOURS[seat]], names, PositionError, at)
        for number in options.numbers:
            here = f"{at}.{number}"
            place = place_from_json(options.board, own[str(number)], PositionError, here)
            places[4 * seat + number - 1] = place
    position = BantuPosition(tuple(places), COLOURS.index(to_move))
    for fault in faults(position, options):
        raise fault
    return position


def _place_to_text(board: Board, place: int) -> str:
    if place in _LETTERS:
        return _LETTERS[place]
    line, lane = board.spot(place)
    return f"{line}.{lane}"


def _text_to_json(text: str) -> Json:
    """Return the JSON form of a place that is known to be well written."""
    for place, letter in _LETTERS.items():
        if text == letter:
            return _WORDS[place]
    return [int(part) for part in text.split(".")]


def position_to_text(options: BantuOptions, position: BantuPosition) -> str:
    """Return the short form told at the head of this module."""
    sides = []
    for seat in options.seats:
        places = (position.place(seat, number) for number in options.numbers)
        written = ",".join(_place_to_text(options.board, place) for place in places)
        sides.append(f"{COLOURS[seat]}:{written}")
    return "/".join((*sides, COLOURS[position.to_move]))


def position_from_text(options: BantuOptions, text: str) -> BantuPosition:
    """Read the short form. Raises PositionError."""
    *sides, to_move = text.split("/")
    pieces: dict[str, Json] = {}
    for side in sides:
        match = _SIDE.fullmatch(side)
        if match is None or match[1] in pieces:
            raise PositionError(Reason("bantu-position-text"))
        places = match[2].split(",")
        pieces[match[1]] = {str(n): _text_to_json(place) for n, place in enumerate(places, 1)}
    if to_move not in COLOURS:
        raise PositionError(Reason("bantu-position-text"))
    return position_from_json(options, {"pieces": pieces, "to_move": to_move})


def move_to_json(board: Board, move: BantuMove) -> dict[str, Json]:
    """Return `{"piece": n, "to": [line, lane]}` or `{"piece": n, "to": "home"}`."""
    return {"piece": move.piece, "to": place_to_json(board, move.to)}


def move_from_json(board: Board, value: Json) -> BantuMove:
    """Read a move. Raises MoveError; a circle must be one of the board's."""
    fields = shape.members(value, ("piece", "to"), MoveError)
    piece = shape.any_whole(fields["piece"], MoveError, "piece")
    if fields["to"] == _WORDS[START]:
        raise MoveError(Reason("bantu-place"), "to")
    return BantuMove(piece, place_from_json(board, fields["to"], MoveError, "to"))


def move_to_text(board: Board, move: BantuMove) -> str:
    """Return, for example, "2:9.1" or "3:h"."""
    return f"{move.piece}:{_place_to_text(board, move.to)}"


def move_from_text(board: Board, text: str) -> BantuMove:
    """Read the short form of a move. Raises MoveError."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise MoveError(Reason("bantu-move-text"))
    return move_from_json(board, {"piece": int(match[1]), "to": _text_to_json(match[2].lower())})
