"""A match as JSON: the save, the file and the clipboard text. See docs/record.md.

The form of schema 3 (every key is there unless it says otherwise)::

    {"schema": 3, "id": "0123456789abcdef", "created": milliseconds since 1970, "changed": the same,
     "game": "kalah", "options": {...}, "first": "south" or null,
     "start": a position, only for a match that was set up by hand,
     "players": [{"seat": "south", "kind": "person", "name": "", "level": 1,
                  "sign": 4, only where one was chosen}, ...],
     "moves": [...], "cursor": 7,
     "resigned": "north", only if that seat gave the match up after the last move,
     "lines": [{"of": 0, "at": 3, "moves": [...]}, ...],
     "side": "south" or null, "sent": 7, only in a match by link, "pending": ["pit:0:3", ...],
     "guided": "bao-kujifunza", only in a guided first game}

Whatever is read is hostile until it has been replayed by the rules; notations and links too become
a record first, so that there is one way in.
"""

from __future__ import annotations

import json

from game.play.lines import shared
from game.play.match import Match, Player
from game.play.records.migration import migrated
from game.play.records.reading import MOST_EVENTS, MOST_MOVES, RecordError, fits, read_match
from game.rules.protocol import Json, Reason, RulesError
from game.untrusted import json_text

SCHEMA = 3
"""The schema this program writes, and the newest it reads."""

MOST_CHARACTERS = 1_000_000
"""A longer text is not even parsed."""

__all__ = ["MOST_CHARACTERS", "SCHEMA", "RecordError", "from_record", "from_text"]


def to_record(match: Match) -> dict[str, Json]:
    """Return `match` as JSON values; `from_record` makes the same match of it."""
    game = match.game
    record: dict[str, Json] = {
        "schema": SCHEMA,
        "id": match.id,
        "created": match.created,
        "changed": match.changed,
        "game": game.name,
        "options": dict(game.options),
        "first": None if match.first is None else game.seat_name(match.first),
        "players": players_json(match),
        "moves": [game.move_to_json(turn.move) for turn in match.turns],
        "cursor": match.cursor,
        "lines": _lines_json(match),
        "side": None if match.side is None else game.seat_name(match.side),
        "pending": list(match.pending),
    }
    if match.side is not None and match.sent is not None:
        record["sent"] = match.sent
    if match.resigned is not None:
        record["resigned"] = game.seat_name(match.resigned)
    if match.guided:
        record["guided"] = match.guided
    if match.set_up:
        record["start"] = game.position_to_json(match.start)
    return record


def players_json(match: Match) -> list[Json]:
    """Return who plays, as a record has it."""
    named = match.game.seat_name
    return [_player_json(named(seat), player) for seat, player in match.players.items()]


def _player_json(seat: Json, player: Player) -> dict[str, Json]:
    """Return a player as JSON values."""
    record: dict[str, Json] = {
        "seat": seat,
        "kind": player.kind,
        "name": player.name,
        "level": player.level,
    }
    return record if player.sign is None else {**record, "sign": player.sign}


def _lines_json(match: Match) -> list[Json]:
    """Return the kept lines, each as what it adds to the line before it that is most like it.

    Those that would make the record too long to be read are left out, the oldest first.
    """
    lines, records = [tuple(match.turns)], []
    moves, events = len(match.turns), sum(len(turn.events) for turn in match.turns)
    for line in match.other_lines:
        earlier = [shared(line, other) for other in lines]
        at = max(earlier)
        moves += len(line) - at
        events += sum(len(turn.events) for turn in line[at:])
        if moves > MOST_MOVES or events > MOST_EVENTS:
            break
        added = [match.game.move_to_json(turn.move) for turn in line[at:]]
        records.append({"of": earlier.index(at), "at": at, "moves": added})
        lines.append(line)
    return records


def tells_all(match: Match) -> bool:
    """Whether the record of `match` can be read again and has every line of it."""
    return fits(match) and len(_lines_json(match)) == len(match.other_lines)


def to_text(match: Match) -> str:
    """Return the record of `match` as one line of JSON."""
    return json.dumps(to_record(match), separators=(",", ":"), ensure_ascii=False)


def from_text(text: str) -> Match:
    """Return the match that `text` tells. Raises RecordError."""
    return from_record(parsed(text))


def parsed(text: str) -> Json:
    """Return the JSON value that `text` tells. Raises RecordError."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(Reason("record-too-long"))
    try:
        return json_text.parse(text)
    except json_text.JsonError:
        raise RecordError(Reason("record-not-json")) from None


def from_record(value: Json) -> Match:
    """Return the match that `value` tells, every move of it played by the rules.

    `value` may be of any schema so far. Raises RecordError with the reason and the place in the
    record.
    """
    try:
        return read_match(migrated(value, SCHEMA))
    except RecordError:
        raise
    except RulesError as error:
        raise RecordError(error.reason, error.at) from error
