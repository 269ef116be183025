"""The one way in: a record of the present schema becomes a match by being played by the rules."""

from __future__ import annotations

import re
from typing import Any

from game.play.lines import MOST_LINES, MOST_TURNS, Line, begins
from game.play.match import Match, Player
from game.rules import shape
from game.rules.protocol import AnyGame, IllegalMove, Json, Reason, RulesError, Seat
from game.rules.registry import make
from game.untrusted.names import LONGEST_NAME, fault_of, is_blank

MOST_MOVES = 5_000
"""A record with more moves is refused: no match between people is near that."""

MOST_EVENTS = 400_000
"""A record whose moves have more events than this is refused: its position was made up."""

LATEST = 100_000_000_000_000
"""The latest date of a record, in milliseconds since 1970."""

_KEYS = (
    "schema",
    "id",
    "created",
    "changed",
    "game",
    "options",
    "first",
    "players",
    "moves",
    "cursor",
    "lines",
    "side",
    "pending",
)
_OPTIONAL = ("start", "resigned", "sent", "guided")
_PLAYER_KEYS = ("seat", "kind", "name", "level")
_LINE_KEYS = ("of", "at", "moves")
_ID = re.compile("[0-9a-f]{16}")
_GUIDED = re.compile("[a-z][a-z0-9-]{0,39}")
_HIGHEST_LEVEL = 9
_HIGHEST_SIGN = 5
_MOST_PENDING = 32
_LONGEST_PRESS = 40


class RecordError(RulesError):
    """A record is malformed, or tells a match that the rules do not allow."""


def fits(match: Match) -> bool:
    """Whether a record of `match` can be read again: it is not too long."""
    events = sum(len(turn.events) for turn in match.turns)
    return len(match.turns) <= MOST_MOVES and events <= MOST_EVENTS


def read_match(record: dict[str, Json]) -> Match:
    """Return the match that a record of the present schema tells.

    Raises RulesError with the reason and the place in the record.
    """
    match = read_head(record)
    room = _Room()
    room.play_all(match, record["moves"], "moves")
    if "resigned" in record:
        _resign(match, record["resigned"])
    match.cursor = shape.whole(record["cursor"], 0, len(match.turns), RecordError, "cursor")
    if "sent" in record:
        match.sent = shape.whole(record["sent"], 0, len(match.turns) + 1, RecordError, "sent")
    match.other_lines = _other_lines(match, record["lines"], room)
    match.pending = _pending(record["pending"])
    return match


def read_head(record: dict[str, Json]) -> Match:
    """Return the match of a record at its start, with what is told of it beside the moves.

    Every key that a record needs is there after that.
    """
    optional = (key for key in _OPTIONAL if key in record)
    shape.members(record, (*_KEYS, *optional), RecordError)
    if not isinstance(record["game"], str):
        raise RecordError(Reason("game-unknown", {"game": "?"}), "game")
    # Without this, null would pass for "all by default": a record that lost its options.
    if not isinstance(record["options"], dict):
        raise RecordError(Reason("shape-object"), "options")
    game = make(record["game"], record["options"])
    first = _seat_or_none(game, record["first"], "first")
    start = game.position_from_json(record["start"]) if "start" in record else None
    match = Match(game, _players(game, record["players"]), first, start, _id(record["id"]))
    match.created = shape.whole(record["created"], 0, LATEST, RecordError, "created")
    match.changed = shape.whole(record["changed"], 0, LATEST, RecordError, "changed")
    match.side = _seat_or_none(game, record["side"], "side")
    match.guided = _guided(record["guided"]) if "guided" in record else ""
    return match


def _id(value: Json) -> str:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise RecordError(Reason("record-id"), "id")
    return value


def _guided(value: Json) -> str:
    """Return the id of a guided game; whether there is one of that id is not asked."""
    if not isinstance(value, str) or not _GUIDED.fullmatch(value):
        raise RecordError(Reason("record-guided"), "guided")
    return value


class _Room:
    """What all lines of a record together may still hold."""

    def __init__(self) -> None:
        self.moves = MOST_MOVES
        self.events = MOST_EVENTS

    def play_all(self, match: Match, moves: Json, at: str) -> None:
        """Play `moves` at the end of `match`."""
        if not isinstance(moves, list):
            raise RecordError(Reason("shape-any-list"), at)
        self.moves -= len(moves)
        if self.moves < 0:
            raise RecordError(Reason("record-too-long"), at)
        for index, move in enumerate(moves):
            try:
                self.events -= len(match.play(match.game.move_from_json(move)))
            except RulesError as error:
                raise RecordError(error.reason, f"{at}[{index}]") from error
            if self.events < 0:
                raise RecordError(Reason("record-too-long"), f"{at}[{index}]")


def _resign(match: Match, value: Json) -> None:
    """Let the seat that `value` names give the match up, if it has not ended by itself."""
    try:
        match.resign(_seat(match.game, value, "resigned"))
    except IllegalMove as error:
        raise RecordError(error.reason, "resigned") from error


def _other_lines(match: Match, value: Json, room: _Room) -> list[Line]:
    """Return the kept lines; one that another line holds is left out."""
    if not isinstance(value, list) or len(value) > MOST_LINES:
        raise RecordError(Reason("record-lines", {"most": MOST_LINES}), "lines")
    lines = [tuple(match.turns)]
    for index, item in enumerate(value):
        lines.append(_line(match, lines, item, f"lines[{index}]", room))
    if sum(map(len, lines[1:])) > MOST_TURNS:
        raise RecordError(Reason("record-too-long"), "lines")
    return [
        line
        for number, line in enumerate(lines)
        if number
        and not any(begins(line, other) for other in (*lines[:number], *_longer(lines, number)))
    ]


def _longer(lines: list[Line], number: int) -> list[Line]:
    """Return the lines after `number` that are longer than it."""
    return [line for line in lines[number + 1 :] if len(line) > len(lines[number])]


def _line(match: Match, lines: list[Line], value: Json, at: str, room: _Room) -> Line:
    """Return a line that leaves an earlier one for moves of its own."""
    fields = shape.members(value, _LINE_KEYS, RecordError, at)
    base = lines[shape.whole(fields["of"], 0, len(lines) - 1, RecordError, f"{at}.of")]
    left = shape.whole(fields["at"], 0, len(base), RecordError, f"{at}.at")
    twin = Match(match.game, match.players, match.first, match.start if match.set_up else None)
    twin.take_over(base[:left])
    room.play_all(twin, fields["moves"], f"{at}.moves")
    return tuple(twin.turns)


def _pending(value: Json) -> tuple[str, ...]:
    """Return the presses of a move that is not complete; what they mean is for the table to say."""
    if not isinstance(value, list) or len(value) > _MOST_PENDING:
        raise RecordError(Reason("record-pending"), "pending")
    for index, item in enumerate(value):
        if not isinstance(item, str) or len(item) > _LONGEST_PRESS or not item.isprintable():
            raise RecordError(Reason("record-pending"), f"pending[{index}]")
    return tuple(value)


def _seat(game: AnyGame, value: Json, at: str) -> Seat:
    """Return the seat in play that `value` names."""
    names = [game.seat_name(seat) for seat in game.seats]
    name: Any = shape.one_of(value, names, RecordError, at)
    return game.seats[names.index(name)]


def _seat_or_none(game: AnyGame, value: Json, at: str) -> Seat | None:
    return None if value is None else _seat(game, value, at)


def _players(game: AnyGame, value: Json) -> dict[Seat, Player]:
    """Return who plays each seat; the list names every seat once."""
    if not isinstance(value, list) or len(value) != len(game.seats):
        raise RecordError(Reason("shape-list", {"length": len(game.seats)}), "players")
    players: dict[Seat, Player] = {}
    for index, item in enumerate(value):
        at = f"players[{index}]"
        signed = isinstance(item, dict) and "sign" in item
        keys = (*_PLAYER_KEYS, "sign") if signed else _PLAYER_KEYS
        fields = shape.members(item, keys, RecordError, at)
        seat = _seat(game, fields["seat"], f"{at}.seat")
        if seat in players:
            raise RecordError(Reason("record-seat-twice"), f"{at}.seat")
        players[seat] = _player(fields, at)
    return {seat: players[seat] for seat in game.seats}


def _player(fields: dict[str, Json], at: str) -> Player:
    name = _player_name(fields["name"], f"{at}.name")
    kind = shape.one_of(fields["kind"], ("person", "opponent"), RecordError, f"{at}.kind")
    level = shape.whole(fields["level"], 0, _HIGHEST_LEVEL, RecordError, f"{at}.level")
    sign = fields.get("sign")
    if sign is not None:
        sign = shape.whole(sign, 0, _HIGHEST_SIGN, RecordError, f"{at}.sign")
    return Player(kind, name, level, sign)


def _player_name(value: Json, at: str) -> str:
    """Return the name of a player as it came, whether our fonts can draw it or not.

    One of which nothing is to be seen is none.
    """
    if not isinstance(value, str) or (fault := fault_of(value)) == "long":
        raise RecordError(Reason("record-name", {"length": LONGEST_NAME}), at)
    if fault:
        raise RecordError(Reason(f"record-name-{fault}"), at)
    return "" if is_blank(value) else value
