"""A match, or one position, in the part of an address after "#"; see docs/record.md.

`m=` or `p=` and then, in the alphabet that addresses may hold, a version byte and a short JSON
list, compressed. What comes in is unpacked up to a limit only, and then read like any record.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.play.match import Match, Player, new_id
from game.play.records import options_text, record
from game.play.records.reading import RecordError
from game.rules.protocol import AnyGame, Json, Reason, RulesError, Seat
from game.rules.registry import make

VERSION = 3
"""The first byte of what the newest links hold: those that tell of a guided game, or of level 0.

Older versions are always read, and written where they can tell all that is to be told.
"""

_SIGNED, _PLAIN = 2, 1
"""The versions that tell the signs of the players, and neither signs nor what came later."""

MOST_LINK = 60_000
"""Characters of a link; a longer one is not even unpacked."""

MOST_UNPACKED = 200_000
"""Bytes that a link may unpack to."""

_BREAKS = re.compile(r"(?:\s|%20|%0[AaDd])+")
"""What a mail program puts into a long line."""

_FORM = re.compile(r"[#?]?([mp])=([A-Za-z0-9_-]*)=*")
_FIELDS = (
    "id",
    "game",
    "options",
    "first",
    "start",
    "players",
    "moves",
    "cursor",
    "resigned",
    "side",
    "signs",
    "guided",
)

FIELDS = len(_FIELDS)
"""How many the newest version holds."""

_LENGTHS: Mapping[int, int] = {
    _PLAIN: FIELDS - 2,
    _SIGNED: FIELDS - 1,
    VERSION: FIELDS,
}
"""How many of the fields each version has: the first ones."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What a link tells. `kind`: a whole match, or one position, from which to play.

    `match.side` is the seat of whoever opens the link, None where the sender did not say.
    """

    kind: Literal["match", "position"]
    match: Match


def match_link(match: Match, side: Seat | None = None) -> str:
    """Return the fragment (without "#") that holds `match`, the lines left out.

    `side` is the seat of whoever is to open it: he sees the board from there, and plays that seat.
    """
    return "m=" + _packed(match, match.id, side, match.set_up, [t.move for t in match.turns])


def position_link(match: Match, side: Seat | None = None) -> str:
    """Return the fragment (without "#") for the position at the cursor, options and players."""
    twin = Match(match.game, match.players, match.first, match.position)
    return "p=" + _packed(twin, "", side, True, [])


def _packed(match: Match, id_: str, side: Seat | None, set_up: bool, moves: list[Any]) -> str:
    game = match.game
    signs = [match.players[seat].sign for seat in game.seats]
    value = [
        id_,
        game.name,
        options_text.shortest(game),
        _name(game, match.first),
        game.position_to_text(match.start) if set_up else None,
        [_player_json(match.players[seat]) for seat in game.seats],
        " ".join(game.move_to_text(move) for move in moves),
        match.cursor if match.cursor < len(moves) else None,
        _name(game, match.resigned),
        _name(game, side),
        signs if any(sign is not None for sign in signs) else None,
        match.guided or None,
    ]
    version = _version(match)
    fields = value[: _LENGTHS[version]]
    text = json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
    packed = bytes([version]) + zlib.compress(text.encode(), 9)
    return base64.urlsafe_b64encode(packed).rstrip(b"=").decode()


def _version(match: Match) -> int:
    """Return the oldest version that can tell a match."""
    if match.guided or match.lowest_level() < 1:
        return VERSION
    signs = [player.sign for player in match.players.values()]
    return _SIGNED if any(sign is not None for sign in signs) else _PLAIN


def _name(game: AnyGame, seat: Seat | None) -> Json:
    return None if seat is None else game.seat_name(seat)


def _player_json(player: Player) -> Json:
    return player.name if player.kind == "person" else [player.level, player.name]


def is_link(text: str) -> bool:
    """Whether `text` is a link of ours, or an address that ends with one; it may be damaged."""
    return _FORM.match(text.strip().rpartition("#")[2]) is not None


def open_link(text: str) -> Opened:
    """Return what a fragment, or an address with one, tells. Raises RecordError."""
    if len(text) > MOST_LINK:
        raise RecordError(Reason("link-too-long"))
    whole = _BREAKS.sub("", text).rpartition("#")[2]
    fragment = whole.rstrip(".,;:)>\"'")
    form = _FORM.fullmatch(fragment)
    if form is None:
        raise RecordError(Reason("link-broken"))
    value = _unpacked(form[2])
    try:
        match = record.from_record(_record(value))
    except RecordError:
        raise
    except RulesError as error:
        raise RecordError(error.reason, error.at) from error
    return Opened("match" if form[1] == "m" else "position", match)


def _unpacked(text: str) -> list[Json]:
    """Return the fields that a link holds; those that its version does not have are None."""
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise RecordError(Reason("link-broken")) from None
    if not packed:
        raise RecordError(Reason("link-broken"))
    if packed[0] not in _LENGTHS:
        raise RecordError(Reason("link-newer" if VERSION < packed[0] < 32 else "link-broken"))
    value = record.parsed(_inflated(packed[1:]))
    if not isinstance(value, list) or len(value) != _LENGTHS[packed[0]]:
        raise RecordError(Reason("link-broken"))
    return [*value, *[None] * (FIELDS - len(value))]


def _inflated(packed: bytes) -> str:
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(packed, MOST_UNPACKED)
        if unpacker.unconsumed_tail:
            raise RecordError(Reason("link-too-long"))
        if not unpacker.eof or unpacker.unused_data:
            raise RecordError(Reason("link-broken"))
        return content.decode()
    except (zlib.error, UnicodeDecodeError):
        raise RecordError(Reason("link-broken")) from None


def _record(value: list[Json]) -> dict[str, Json]:
    """Return the record that the fields of a link tell."""
    fields: Mapping[str, Json] = dict(zip(_FIELDS, value, strict=True))
    if not isinstance(fields["game"], str):
        raise RecordError(Reason("link-broken"))
    game = make(fields["game"], fields["options"])
    moves = _moves(game, fields["moves"])
    values: dict[str, Json] = {
        "schema": record.SCHEMA,
        "id": fields["id"] or new_id(),
        "created": 0,
        "changed": 0,
        "game": game.name,
        "options": fields["options"],
        "first": fields["first"],
        "players": _signed(_players(game, fields["players"]), fields["signs"]),
        "moves": moves,
        "cursor": len(moves) if fields["cursor"] is None else fields["cursor"],
        "lines": [],
        "side": fields["side"],
        "pending": [],
    }
    if fields["resigned"] is not None:
        values["resigned"] = fields["resigned"]
    if fields["side"] is not None:
        values["sent"] = len(moves) + (fields["resigned"] is not None)
    if fields["guided"] is not None:
        values["guided"] = fields["guided"]
    if fields["start"] is not None:
        values["start"] = _start(game, fields["start"])
    return values


def _start(game: AnyGame, text: Json) -> Json:
    if not isinstance(text, str):
        raise RecordError(Reason("link-broken"))
    return game.position_to_json(game.position_from_text(text))


def _moves(game: AnyGame, text: Json) -> list[Json]:
    if not isinstance(text, str):
        raise RecordError(Reason("link-broken"))
    return [game.move_to_json(game.move_from_text(word)) for word in text.split()]


def _players(game: AnyGame, value: Json) -> list[dict[str, Json]]:
    """Return the players as a record has them: a person is a name, an opponent level and name."""
    if not isinstance(value, list) or len(value) != len(game.seats):
        raise RecordError(Reason("shape-list", {"length": len(game.seats)}), "players")
    players: list[dict[str, Json]] = []
    for seat, player in zip(game.seats, value, strict=True):
        person = isinstance(player, str)
        level, name = (1, player) if person else _opponent(player)
        kind = "person" if person else "opponent"
        players.append({"seat": game.seat_name(seat), "kind": kind, "name": name, "level": level})
    return players


def _signed(players: list[dict[str, Json]], signs: Json) -> list[Json]:
    """Return the players with the signs they have chosen; null is the seat's own."""
    if signs is None:
        return list(players)
    if not isinstance(signs, list) or len(signs) != len(players):
        raise RecordError(Reason("shape-list", {"length": len(players)}), "signs")
    return [
        player if sign is None else {**player, "sign": sign}
        for player, sign in zip(players, signs, strict=True)
    ]


def _opponent(value: Json) -> tuple[Json, Json]:
    if not isinstance(value, list) or len(value) != 2:
        raise RecordError(Reason("link-broken"), "players")
    return value[0], value[1]
