"""A match as it lies in the storage: its record, and beside it what a list shows of it.

The text is ``{"match": record, "shown": {"position": text, "moves": 12, "winners": null}}``. A list
believes `shown` as far as it is a position of the game; to play on, the record is replayed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.play import record
from game.play.lines import begins
from game.play.match import Match, Player
from game.play.migration import migrated
from game.play.reading import MOST_MOVES, RecordError, read_head
from game.rules import shape
from game.rules.protocol import AnyGame, Json, Reason, RulesError, Seat
from game.untrusted import json_text

_KEY = re.compile("match-([0-9a-f]{16})")


@dataclass(frozen=True, slots=True)
class Kept:
    """A match in the list of those kept.

    `position` is that of the last point played, after `moves` moves; `begun` tells whether anything
    was ever played or pressed. `winners` is None while the match goes on. Dates are milliseconds
    since 1970.
    """

    id: str
    game: AnyGame
    players: Mapping[Seat, Player]
    side: Seat | None
    created: int
    changed: int
    position: Any
    moves: int
    begun: bool
    winners: tuple[Seat, ...] | None

    @property
    def finished(self) -> bool:
        """Whether the match has ended."""
        return self.winners is not None


def key_of(id_: str) -> str:
    """Return the key under which the match of an id is kept."""
    return f"match-{id_}"


def id_of(key: str) -> str | None:
    """Return the id of the match kept under `key`; None for any other key."""
    found = _KEY.fullmatch(key)
    return found[1] if found else None


def begun(match: Match) -> bool:
    """Whether anything was ever played, pressed or given up in `match`."""
    return bool(match.turns or match.kept or match.pending) or match.resigned is not None


def alike(one: Match, other: Match) -> bool:
    """Whether two matches differ in nothing but their ids and dates."""
    own = ("id", "created", "changed")
    records = [record.to_record(match) for match in (one, other)]
    return len({json.dumps({**told, **dict.fromkeys(own)}) for told in records}) == 1


def write(match: Match) -> str:
    """Return the text to be kept of `match`."""
    whole = {"match": record.to_record(match), "shown": _shown(match)}
    return json.dumps(whole, separators=(",", ":"), ensure_ascii=False)


def _shown(match: Match) -> dict[str, Json]:
    outcome = match.outcome()
    return {
        "position": match.game.position_to_text(match.position),
        "moves": match.cursor,
        "winners": outcome and [match.game.seat_name(seat) for seat in outcome.winners],
    }


def read(text: str) -> Match:
    """Return the match kept as `text`, replayed by the rules. Raises RecordError."""
    return record.from_record(_parts(text)["match"])


def holds(text: str, match: Match) -> bool:
    """Whether the kept match `text` has all moves of `match`, on any of its lines."""
    try:
        record_ = _parts(text)["match"]
        played = [match.game.move_to_json(turn.move) for turn in match.turns]
        given_up = match.resigned is not None
        if isinstance(record_, dict) and not given_up:
            told = record_.get("moves")
            if isinstance(told, list) and told[: len(played)] == played:
                return True  # the usual case, known without a replay
        other = record.from_record(record_)
    except RulesError:
        return False
    if given_up and other.resigned != match.resigned:
        return False
    return any(begins(match.turns, line) for line in other.lines())


def last_played(text: str | None) -> int:
    """Return when a kept match was changed last; 0 where that cannot be read, -1 if it has ended.

    Nothing else is looked at: a program that starts has no time for it.
    """
    try:
        parts = json_text.parse(text or "")
        return -1 if parts["shown"]["winners"] is not None else int(parts["match"]["changed"])
    except (ValueError, TypeError, KeyError, OverflowError):
        return 0


def glance(text: str, id_: str) -> Kept:
    """Return what a list shows of the match kept as `text` under the id `id_`.

    It is replayed only if what is written for the list makes no sense. Raises RecordError.
    """
    parts = _parts(text)
    try:
        told = migrated(parts["match"], record.SCHEMA)
        head = read_head(told)
        played = any(told.get(name) for name in ("moves", "lines", "pending", "resigned"))
        return _seen(id_, head, played, parts["shown"])
    except RulesError:
        match = record.from_record(parts["match"])
        return _seen(id_, match, begun(match), _shown(match))


def _parts(text: str) -> dict[str, Json]:
    return shape.members(record.parsed(text), ("match", "shown"), RecordError)


def _seen(id_: str, head: Match, played: bool, value: Json) -> Kept:
    """Return the list's view of a match of which only the head was read."""
    shown = shape.members(value, ("position", "moves", "winners"), RecordError, "shown")
    text = shown["position"]
    if not isinstance(text, str):
        raise RecordError(Reason("record-not-json"), "shown.position")
    return Kept(
        id_,
        head.game,
        head.players,
        head.side,
        head.created,
        head.changed,
        head.game.position_from_text(text),
        shape.whole(shown["moves"], 0, MOST_MOVES, RecordError, "shown.moves"),
        played,
        _winners(head.game, shown["winners"]),
    )


def _winners(game: AnyGame, value: Json) -> tuple[Seat, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list):
        raise RecordError(Reason("shape-any-list"), "shown.winners")
    seats = {game.seat_name(seat): seat for seat in game.seats}
    names = [shape.one_of(name, list(seats), RecordError, "shown.winners") for name in value]
    return tuple(seats[name] for name in names)
