"""A match, or one position, in the part of an address after "#"; see docs/record.md.

`m=` or `p=` and then, in the alphabet that addresses may hold, a version byte and a short JSON
list, compressed. What comes in is unpacked up to a limit only, and then read like any record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Literal

from game.play.match import Match, Player, new_id
from game.play.records import options_text, packing, record
from game.play.records.link_mending import with_underscores
from game.play.records.link_order import first_meant, is_copy
from game.play.records.link_search import MOST_LINK, Place, places
from game.play.records.reading import RecordError
from game.rules.protocol import AnyGame, Json, Reason, RulesError, Seat
from game.rules.registry import make

VERSION = 3
"""The first byte of what the newest links hold: those that tell of a guided game, or of level 0.

Older versions are always read, and written where they can tell all that is to be told.
"""

_SIGNED, _PLAIN = 2, 1
"""The versions that tell the signs of the players, and neither signs nor what came later."""

MOST_MENDED = 3
"""So many links of a text that are broken are tried to be made whole."""

_FORM = re.compile(r"[#?]?[mp]=")
"""How a text begins that is meant as a link, whatever comes then."""

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
    return packing.packed(version, text)


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
    """Whether `text` is a link of ours, or holds one; it may be damaged."""
    return _is_meant_as_one(text) or any(places(text))


def _is_meant_as_one(text: str) -> bool:
    return _FORM.match(text.strip().rpartition("#")[2]) is not None


def open_link(text: str) -> Opened:
    """Return what the first link in `text` tells.

    `text` may be the part of an address after "#", an address, or anything with one in it. Raises
    RecordError: for what is wrong with the first one, but rather for what is wrong with a match
    than for a link that is damaged. No other link is opened in the place of one that is damaged.
    """
    links = _Links()
    first, damaged = first_meant(places(text), links.letters)
    if first is not None and damaged is None:
        return links.opened(first)
    if (mended := links.mended(damaged)) is not None:
        return mended
    if damaged is not None and first is not None:
        raise links.refusal(damaged)
    if _is_meant_as_one(text) and len(text) > MOST_LINK:
        raise RecordError(Reason("link-too-long"))
    raise links.first_refusal()


def refuse_damaged(text: str) -> None:
    """Raise RecordError if the first link of `text` is damaged."""
    if any(place.is_meant for reading in places(text) for place in reading):
        open_link(text)


class _Links:
    """The links of a text, each read once."""

    def __init__(self) -> None:
        self._read: dict[tuple[str, str], tuple[str, Opened] | RecordError] = {}
        self._broken: list[Place] = []

    def letters(self, place: Place) -> str | None:
        """Return the letters of a link; None if it cannot be opened."""
        link = self._link(place)
        return None if isinstance(link, RecordError) else link[0]

    def opened(self, place: Place) -> Opened:
        """Return what a link tells. Raises RecordError."""
        link = self._link(place)
        if isinstance(link, RecordError):
            raise link
        return link[1]

    def refusal(self, place: Place) -> RecordError:
        """Return what is wrong with a link."""
        link = self._link(place)
        return link if isinstance(link, RecordError) else RecordError(Reason("link-broken"))

    def first_refusal(self) -> RecordError:
        """Return what is wrong with the first link, but rather with a match than with a link."""
        refusals = [self.refusal(place) for place in self._broken]
        is_broken = [refusal.reason.key == "link-broken" for refusal in refusals]
        return refusals[is_broken.index(False)] if False in is_broken else _broken()

    def mended(self, damaged: Place | None) -> Opened | None:
        """Return what the first link tells that can be made whole; None if none can.

        It has to be a copy of the one that is `damaged`, if there is one.
        """
        for place in self._broken[:MOST_MENDED]:
            for letters in islice(place.ways(), MOST_MENDED):
                for whole in with_underscores(letters):
                    if damaged is None or damaged == place or is_copy(damaged, whole):
                        return _opened(place.sign, whole)
        return None

    def _link(self, place: Place) -> tuple[str, Opened] | RecordError:
        key = (place.sign, place.run)
        if key not in self._read:
            self._read[key] = _read(place)
            if isinstance(self._read[key], RecordError):
                self._broken.append(place)
        return self._read[key]


def _read(place: Place) -> tuple[str, Opened] | RecordError:
    """Return the letters of a link and what they tell, or what is wrong with it."""
    refusal = _broken()
    for letters in place.ways():
        try:
            return letters, _opened(place.sign, letters)
        except RecordError as error:
            if refusal.reason.key == "link-broken":
                refusal = error
    return refusal


def _broken() -> RecordError:
    return RecordError(Reason("link-broken"))


def _opened(sign: str, letters: str) -> Opened:
    """Return what one link tells. Raises RecordError."""
    if len(letters) > MOST_LINK:
        raise RecordError(Reason("link-too-long"))
    value = _unpacked(letters)
    try:
        match = record.from_record(_record(value))
    except RecordError:
        raise
    except RulesError as error:
        raise RecordError(error.reason, error.at) from error
    return Opened("match" if sign == "m" else "position", match)


def _unpacked(letters: str) -> list[Json]:
    """Return the fields that a link holds; those that its version does not have are None."""
    version, text = packing.unpacked(letters, VERSION)
    value = record.parsed(text)
    if not isinstance(value, list) or len(value) != _LENGTHS[version]:
        raise RecordError(Reason("link-broken"))
    return [*value, *[None] * (FIELDS - len(value))]


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
