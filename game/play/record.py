"""A match as JSON: the save, the file, the clipboard text and the link.

The form of schema 1 (every key is there unless it says otherwise)::

    {"schema": 1, "game": "kalah", "options": {...}, "first": "south" or null,
     "start": a position, only for a match that was set up by hand,
     "players": [{"seat": "south", "kind": "person", "name": "", "level": 1}, ...],
     "moves": [...], "cursor": 7,
     "resigned": "north", only if that seat gave the match up after the last move}

Whatever is read is hostile until it has been replayed by the rules.
"""

from __future__ import annotations

import json
from typing import Any

from game.play.match import Match, Player
from game.rules import shape
from game.rules.protocol import AnyGame, IllegalMove, Json, Reason, RulesError, Seat
from game.rules.registry import make

SCHEMA = 1
"""The schema this program writes, and the newest it reads."""

MOST_MOVES = 5_000
"""A record with more moves is refused: no match between people is near that."""

MOST_CHARACTERS = 1_000_000
"""A longer text is not even parsed."""

_KEYS = ("schema", "game", "options", "first", "players", "moves", "cursor")
_OPTIONAL = ("start", "resigned")
_PLAYER_KEYS = ("seat", "kind", "name", "level")
_LONGEST_NAME = 40
_HIGHEST_LEVEL = 9


class RecordError(RulesError):
    """A record is malformed, or tells a match that the rules do not allow."""


def to_record(match: Match) -> dict[str, Json]:
    """Return `match` as JSON values; `from_record` makes the same match of it."""
    game = match.game
    record: dict[str, Json] = {
        "schema": SCHEMA,
        "game": game.name,
        "options": dict(game.options),
        "first": None if match.first is None else game.seat_name(match.first),
        "players": [
            {
                "seat": game.seat_name(seat),
                "kind": player.kind,
                "name": player.name,
                "level": player.level,
            }
            for seat, player in match.players.items()
        ],
        "moves": [game.move_to_json(turn.move) for turn in match.turns],
        "cursor": match.cursor,
    }
    if match.resigned is not None:
        record["resigned"] = game.seat_name(match.resigned)
    if match.set_up:
        record["start"] = game.position_to_json(match.start)
    return record


def to_text(match: Match) -> str:
    """Return the record of `match` as one line of JSON."""
    return json.dumps(to_record(match), separators=(",", ":"), ensure_ascii=False)


def from_text(text: str) -> Match:
    """Return the match that `text` tells. Raises RecordError."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(Reason("record-too-long"))
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(Reason("record-not-json")) from None
    return from_record(value)


def from_record(value: Json) -> Match:
    """Return the match that `value` tells, every move of it played by the rules.

    Raises RecordError with the reason and the place in the record.
    """
    try:
        return _replayed(_members(value))
    except RecordError:
        raise
    except RulesError as error:
        raise RecordError(error.reason, error.at) from error


def _members(value: Json) -> dict[str, Json]:
    """Return the parts of a record of schema 1."""
    if not isinstance(value, dict):
        raise RecordError(Reason("shape-object"))
    schema = shape.whole(value.get("schema"), 1, 1_000_000, RecordError, "schema")
    if schema > SCHEMA:
        raise RecordError(Reason("record-newer", {"schema": schema}), "schema")
    keys = (*_KEYS, *(key for key in _OPTIONAL if key in value))
    return shape.members(value, keys, RecordError)


def _replayed(record: dict[str, Json]) -> Match:
    if not isinstance(record["game"], str):
        raise RecordError(Reason("game-unknown", {"game": "?"}), "game")
    game = make(record["game"], record["options"])
    first = None if record["first"] is None else _seat(game, record["first"], "first")
    start = game.position_from_json(record["start"]) if "start" in record else None
    match = Match(game, _players(game, record["players"]), first, start)
    _play_all(match, record["moves"])
    if "resigned" in record:
        _resign(match, record["resigned"])
    match.cursor = shape.whole(record["cursor"], 0, len(match.turns), RecordError, "cursor")
    return match


def _play_all(match: Match, moves: Json) -> None:
    if not isinstance(moves, list):
        raise RecordError(Reason("shape-any-list"), "moves")
    if len(moves) > MOST_MOVES:
        raise RecordError(Reason("record-too-long"), "moves")
    for index, move in enumerate(moves):
        try:
            match.play(match.game.move_from_json(move))
        except RulesError as error:
            raise RecordError(error.reason, f"moves[{index}]") from error


def _resign(match: Match, value: Json) -> None:
    """Let the seat that `value` names give the match up, if it has not ended by itself."""
    try:
        match.resign(_seat(match.game, value, "resigned"))
    except IllegalMove as error:
        raise RecordError(error.reason, "resigned") from error


def _seat(game: AnyGame, value: Json, at: str) -> Seat:
    """Return the seat in play that `value` names."""
    names = [game.seat_name(seat) for seat in game.seats]
    name: Any = shape.one_of(value, names, RecordError, at)
    return game.seats[names.index(name)]


def _players(game: AnyGame, value: Json) -> dict[Seat, Player]:
    """Return who plays each seat; the list names every seat once."""
    if not isinstance(value, list) or len(value) != len(game.seats):
        raise RecordError(Reason("shape-list", {"length": len(game.seats)}), "players")
    players: dict[Seat, Player] = {}
    for index, item in enumerate(value):
        at = f"players[{index}]"
        given = shape.members(item, _PLAYER_KEYS, RecordError, at)
        seat = _seat(game, given["seat"], f"{at}.seat")
        if seat in players:
            raise RecordError(Reason("record-seat-twice"), f"{at}.seat")
        players[seat] = _player(given, at)
    return {seat: players[seat] for seat in game.seats}


def _player(given: dict[str, Json], at: str) -> Player:
    name = given["name"]
    if not isinstance(name, str) or len(name) > _LONGEST_NAME or not name.isprintable():
        raise RecordError(Reason("record-name", {"length": _LONGEST_NAME}), f"{at}.name")
    kind = shape.one_of(given["kind"], ("person", "opponent"), RecordError, f"{at}.kind")
    level = shape.whole(given["level"], 1, _HIGHEST_LEVEL, RecordError, f"{at}.level")
    return Player(kind, name, level)
