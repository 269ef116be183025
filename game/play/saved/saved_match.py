"""A match as it lies in the storage: its record, and beside it what a list shows of it.

The text is ``{"number": 7, "match": record, "shown": {"position": text, "moves": 12, "winners":
null}}``. A list believes `shown` as far as it is a position of the game; to play on, the record is
replayed. `number` is higher than that of any match saved before: the order of matches follows it,
whatever the clock says. Earlier versions wrote none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.play.lines import begins
from game.play.match import Match, Player
from game.play.records import record
from game.play.records.migration import migrated
from game.play.records.reading import LATEST, MOST_MOVES, RecordError, read_head
from game.play.records.schema import is_later
from game.play.saved.merging import identity, meet, take_in
from game.rules import shape
from game.rules.protocol import AnyGame, Json, Reason, RulesError, Seat
from game.rules.registry import GAMES
from game.rules.shape import is_whole
from game.untrusted import json_text

HIGHEST = 999_999_999_999_999
"""The highest number of a save; where it is reached the clock decides what came later."""

_KEY = re.compile("match-([0-9a-f]{16})")
_NUMBER = re.compile(r'\{"number":([0-9]{1,15}),')


Saved = tuple[int, int]
"""When a match was saved: the number of the save, and the date where two have the same."""


@dataclass(frozen=True, slots=True)
class NewerMatch:
    """A match that only a newer version can open. `game` is "" if this version does not know it."""

    id: str
    game: str


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match in the list of those kept.

    `position` is that of the last point played, after `moves` moves; `begun` tells whether anything
    was ever played or pressed; `set_up`, whether it began from a position of its own; `guided`,
    which guided game it is. `winners` is None while the match goes on. Dates are milliseconds since
    1970, and `number` is that of its last save, 0 where there is none.
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
    set_up: bool = False
    guided: str = ""
    number: int = 0

    @property
    def finished(self) -> bool:
        """Whether the match has ended."""
        return self.winners is not None

    @property
    def saved(self) -> Saved:
        """When it was saved last, to be compared with others."""
        return self.number, self.changed


def key_of(id_: str) -> str:
    """Return the key under which the match of an id is kept."""
    return f"match-{id_}"


def id_of(key: str) -> str | None:
    """Return the id of the match kept under `key`; None for any other key."""
    form = _KEY.fullmatch(key)
    return form[1] if form else None


def begun(match: Match) -> bool:
    """Whether anything was ever played, pressed or given up in `match`."""
    return bool(match.turns or match.other_lines or match.pending) or match.resigned is not None


def alike(one: Match, other: Match) -> bool:
    """Whether two matches differ in nothing but their ids and dates."""
    own = ("id", "created", "changed")
    records = [record.to_record(match) for match in (one, other)]
    return len({json.dumps({**fields, **dict.fromkeys(own)}) for fields in records}) == 1


def write(match: Match, number: int = 0) -> str:
    """Return the text to be kept of `match`, whose save has this number; 0 is none."""
    numbered = {"number": number} if number else {}
    whole = {**numbered, "match": record.to_record(match), "shown": _glance_json(match)}
    return json.dumps(whole, separators=(",", ":"), ensure_ascii=False)


def number_of(text: str) -> int:
    """Return the number of the save that wrote a text; 0 where it has none."""
    form = _NUMBER.match(text)
    return int(form[1]) if form else 0


def _glance_json(match: Match) -> dict[str, Json]:
    outcome = match.outcome()
    return {
        "position": match.game.position_to_text(match.position),
        "moves": match.cursor,
        "winners": outcome and [match.game.seat_name(seat) for seat in outcome.winners],
    }


def read(text: str) -> Match:
    """Return the match kept as `text`, replayed by the rules. Raises RecordError."""
    return record.from_record(_parts(text)["match"])


def newer(text: str, id_: str) -> NewerMatch | None:
    """Return what can be told of a match that a newer version has written; None for any other."""
    value = json_text.value_of(text)
    inner = value.get("match") if isinstance(value, dict) else None
    for part in (inner, value):
        if isinstance(part, dict) and is_later(part, record.SCHEMA):
            name = part.get("game")
            return NewerMatch(id_, name if isinstance(name, str) and name in GAMES else "")
    return None


def holds(text: str, match: Match) -> bool:
    """Whether the kept match `text` is `match` and has all its moves, also those of its lines."""
    try:
        fields = _parts(text)["match"]
        if isinstance(fields, dict) and _goes_on(fields, record.to_record(match)):
            return True  # the usual case, known without a replay
        other = record.from_record(fields)
    except RulesError:
        return False
    if identity(other) != identity(match):
        return False
    if match.resigned is not None and other.resigned != match.resigned:
        return False
    return all(any(begins(line, whole) for whole in other.lines()) for line in match.lines())


def catch_up(match: Match, text: str) -> bool:
    """Take into `match` what the kept match `text` has more; False if that is nothing."""
    try:
        meeting = meet(match, read(text))
    except RulesError:
        return False
    if meeting is None or meeting.match is match:
        return False
    take_in(match, meeting.match)
    return True


def is_same(text: str, match: Match) -> bool:
    """Whether the kept match `text` is the match `match`, by all that its head tells."""
    try:
        return identity(read_head(_present(_parts(text)["match"]))) == identity(match)
    except RulesError:
        return False


def _goes_on(theirs: dict[str, Json], mine: dict[str, Json]) -> bool:
    """Whether a record plainly has all that another one has, with more moves at its end perhaps."""
    moves, played = theirs.get("moves"), mine["moves"]
    same = ("game", "options", "first", "start", "lines", "resigned")
    alike = all(theirs.get(name) == mine.get(name) for name in same)
    return alike and isinstance(moves, list) and moves[: len(played)] == played


def last_played(text: str | None) -> Saved | None:
    """Return when a kept match was saved last; None if it has ended.

    Nothing else is looked at: a program that starts has no time for it.
    """
    try:
        parts = json_text.value_of(text or "")
        ended = parts["shown"]["winners"] is not None
        changed = parts["match"]["changed"]
    except (ValueError, TypeError, KeyError):
        return 0, 0
    is_date = is_whole(changed) and 0 <= changed <= LATEST
    return None if ended else (number_of(text or ""), int(changed) if is_date else 0)


@dataclass(frozen=True, slots=True)
class Standing:
    """How many moves a kept match has, and the names of the seats that won; None if it goes on."""

    moves: int
    winners: tuple[str, ...] | None


def standing(text: str) -> Standing | None:
    """Return how a kept match stands by what is written for lists; None where that is unreadable.

    Nothing is replayed: the next match does not wait for this one.
    """
    try:
        parts = json_text.value_of(text)
        moves, winners = parts["match"]["moves"], parts["shown"]["winners"]
    except (ValueError, TypeError, KeyError):
        return None
    if not isinstance(moves, list) or not (winners is None or isinstance(winners, list)):
        return None
    names = winners and [name for name in winners if isinstance(name, str)]
    return Standing(len(moves), None if names is None else tuple(names))


def glance(text: str, id_: str) -> SavedMatch:
    """Return what a list shows of the match kept as `text` under the id `id_`.

    It is replayed only if what is written for the list makes no sense. Raises RecordError.
    """
    parts = _parts(text)
    fields = _present(parts["match"])
    try:
        head = read_head(fields)
        played = any(fields[name] for name in ("moves", "lines", "pending")) or "resigned" in fields
        entry = _entry(id_, head, played, parts["shown"], number_of(text))
        if _agrees(entry, fields):
            return entry
    except RulesError:
        pass
    match = record.from_record(fields)
    return _entry(id_, match, begun(match), _glance_json(match), number_of(text))


def _agrees(entry: SavedMatch, fields: dict[str, Json]) -> bool:
    """Whether what is shown agrees with the record, as far as that is known without a replay.

    A draw by repetition is not seen in a position.
    """
    moves, cursor = fields["moves"], fields["cursor"]
    if not isinstance(moves, list) or entry.moves != cursor:
        return False
    if "resigned" in fields and cursor == len(moves):
        return entry.finished
    outcome = entry.game.outcome(entry.position)
    if outcome is None:
        return not entry.finished or entry.winners == tuple(entry.game.seats)
    return entry.winners == tuple(outcome.winners)


def _present(value: Json) -> dict[str, Json]:
    """Return a record in the present schema."""
    return migrated(value, record.SCHEMA)


def _parts(text: str) -> dict[str, Json]:
    value = record.parsed(text)
    numbered = isinstance(value, dict) and "number" in value
    return shape.members(value, ("number",) * numbered + ("match", "shown"), RecordError)


def _entry(id_: str, head: Match, played: bool, value: Json, number: int) -> SavedMatch:
    """Return the list's view of a match of which only the head was read."""
    glance = shape.members(value, ("position", "moves", "winners"), RecordError, "shown")
    text = glance["position"]
    if not isinstance(text, str):
        raise RecordError(Reason("record-not-json"), "shown.position")
    return SavedMatch(
        id_,
        head.game,
        head.players,
        head.side,
        head.created,
        head.changed,
        head.game.position_from_text(text),
        shape.whole(glance["moves"], 0, MOST_MOVES, RecordError, "shown.moves"),
        played,
        _winners(head.game, glance["winners"]),
        head.set_up,
        head.guided,
        number,
    )


def _winners(game: AnyGame, value: Json) -> tuple[Seat, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list):
        raise RecordError(Reason("shape-any-list"), "shown.winners")
    seats = {game.seat_name(seat): seat for seat in game.seats}
    names = [shape.one_of(name, list(seats), RecordError, "shown.winners") for name in value]
    return tuple(seats[name] for name in names)
