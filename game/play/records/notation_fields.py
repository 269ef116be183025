"""What the tags of a notation tell of a match, as a record has it."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from game.play.match import new_id
from game.play.records import options_text, record
from game.play.records.notation_tags import Sheet, Tag
from game.play.records.reading import LATEST, RecordError
from game.play.records.unreadable import UnreadableError
from game.rules.protocol import AnyGame, Json, Reason, RulesError
from game.rules.registry import GAMES, make
from game.untrusted.look_alikes import plain_form

VERSIONS = ("1", "2")
"""What the tag Baraza may say."""

SIGNS = ("disc", "diamond", "triangle", "square", "star", "cross")
"""By number, what a sign is called here (see `Player.sign`)."""

_TAG_OF: Mapping[str, str] = {
    "id": "Match",
    "first": "First",
    "start": "Start",
    "players": "Player",
    "resigned": "Resigned",
    "cursor": "Point",
    "guided": "Guided",
}
"""Of which tag a part of the record was made."""

_PLAYER = re.compile(r"([^:\uff1a\ufe55]*)[:\uff1a\ufe55]\s*(\S+)\s?(.*)", re.DOTALL)
_LEVEL = re.compile(r"\s*(\S*)\s?(.*)", re.DOTALL)
_AROUND = re.compile(r"\s*([=,])\s*")
"""Spaces that somebody put round what joins options."""

_DATE = re.compile(r"(\d{1,4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?")


class Head:
    """All that the tags tell: the game, and a record of the match without its moves."""

    def __init__(self, sheet: Sheet) -> None:
        """Read the tags. Raises UnreadableError."""
        self._sheet = sheet
        if "Game" not in sheet.tags:
            raise RecordError(Reason("notation-no-game"))
        version = sheet.one("Baraza")
        if version is not None and _plain(version) not in VERSIONS:
            raise self._refused(RecordError(Reason("notation-newer"), "Baraza"), "Baraza")
        with self._reading("Game"):
            name = _game_name(sheet.one("Game") or "")
        with self._reading("Options"):
            options = _AROUND.sub(r"\1", _plain(sheet.one("Options") or "").lower())
            self._options = options_text.from_text(name, options)
            self.game = make(name, self._options)
        self.position = self._position("Position")
        self._start = self._position("Start")

    @property
    def is_set_up(self) -> bool:
        """Whether the match begins with a position that is told."""
        return self._start is not None

    @property
    def start(self) -> Json:
        """The position in which the match begins."""
        first = self._seat("First")
        seats = [seat for seat in self.game.seats if self.game.seat_name(seat) == first]
        return self.game.start(seats[0] if seats else None) if self._start is None else self._start

    def record(self, moves: list[Json]) -> dict[str, Json]:
        """Return the record of the match with `moves`."""
        one, game = self._sheet.one, self.game
        with self._reading("Date"):
            created = _created(one("Date"))
        value: dict[str, Json] = {
            "schema": record.SCHEMA,
            "id": _plain(one("Match") or "").lower() or new_id(),
            "created": created,
            "changed": 0,
            "game": game.name,
            "options": self._options,
            "first": self._seat("First"),
            "players": self._signed(self._players()),
            "moves": moves,
            "cursor": self._point(len(moves)),
            "lines": [],
            "side": None,
            "pending": [],
        }
        if one("Resigned") is not None:
            value["resigned"] = self._seat("Resigned")
        if (guided := one("Guided")) is not None:
            value["guided"] = _plain(guided).lower()
        if self._start is not None:
            value["start"] = game.position_to_json(self._start)
        return value

    def refused(self, error: RulesError) -> RecordError:
        """Return `error`, found in a record of these tags, with the tag in which it shows."""
        place = re.split(r"[.\[]", error.at)[0]
        name = _TAG_OF.get(place, place)
        return self._refused(error, name)

    def _refused(self, error: RulesError, name: str, number: int = 0) -> RecordError:
        """Return `error` with the tag called `name` in which it shows, as far as there is one."""
        tags = self._sheet.tags.get(name, [])
        if isinstance(error, UnreadableError) or number >= len(tags):
            return error if isinstance(error, RecordError) else RecordError(error.reason, error.at)
        return UnreadableError(error.reason, error.at, tags[number].line, tags[number].source)

    @contextmanager
    def _reading(self, name: str, number: int = 0) -> Iterator[None]:
        """Have it told in which tag it shows when something cannot be read."""
        try:
            yield
        except RulesError as error:
            raise self._refused(error, name, number) from error

    def _position(self, name: str) -> Json:
        """Return the position that a tag tells; None without one."""
        text = self._sheet.one(name)
        if text is None:
            return None
        plain = "".join(_plain(text).split())
        try:
            return self.game.position_from_text(plain)
        except RulesError as error:
            if plain == plain.lower():
                raise self._refused(error, name) from error
        with self._reading(name):
            return self.game.position_from_text(plain.lower())

    def _seat(self, tag: str) -> Json:
        name = self._sheet.one(tag)
        return None if name is None else _seat_name(self.game, name)

    def _players(self) -> list[dict[str, Json]]:
        """Return the players; a seat that nobody tells of is a person's."""
        players = []
        for number, tag in enumerate(self._sheet.tags.get("Player", [])):
            with self._reading("Player", number):
                players.append(_player(self.game, tag))
        named = [player["seat"] for player in players]
        for seat in self.game.seats:
            name = self.game.seat_name(seat)
            if name not in named:
                players.append({"seat": name, "kind": "person", "name": "", "level": 1})
        return players

    def _point(self, moves: int) -> int:
        """Return how many of the moves had been played where the match was looked at last."""
        text = self._sheet.one("Point")
        if text is None:
            return moves
        plain = _plain(text)
        if not _is_count(plain) or int(plain) > moves:
            error = RecordError(Reason("notation-point", {"moves": moves}), "Point")
            raise self._refused(error, "Point")
        return int(plain)

    def _signed(self, players: list[dict[str, Json]]) -> list[Json]:
        """Return the players with the signs that are told of them."""
        seats, signs = [player["seat"] for player in players], dict[Json, int]()
        for number, tag in enumerate(self._sheet.tags.get("Sign", [])):
            name, _, sign = _plain(tag.text).lower().partition(":")
            seat = _seat_name(self.game, name)
            if sign.strip() not in SIGNS or seat in signs or seat not in seats:
                error = RecordError(Reason("notation-sign", {"text": tag.text[:40]}), "Sign")
                raise self._refused(error, "Sign", number)
            signs[seat] = SIGNS.index(sign.strip())
        return [
            {**player, "sign": signs[player["seat"]]} if player["seat"] in signs else player
            for player in players
        ]


def _plain(text: str) -> str:
    """Return a text that has a form as the keyboard has it."""
    return plain_form(text).strip()


def _game_name(text: str) -> str:
    """Return the name of a game as the registry has it; blanks and capitals do not matter."""
    name = "-".join(_plain(text).lower().replace("_", " ").replace("-", " ").split())
    if name not in GAMES:
        raise RecordError(Reason("game-unknown", {"game": text[:40]}), "Game")
    return name


def _seat_name(game: AnyGame, text: str) -> Json:
    """Return the seat's name as a record has it; a name that is none is left to be refused."""
    names = {str(game.seat_name(seat)): game.seat_name(seat) for seat in game.seats}
    plain = _plain(text)
    return names.get(plain.lower(), plain)


def _player(game: AnyGame, tag: Tag) -> dict[str, Json]:
    """Return a player as a record has him. Of his name no character is changed."""
    parts = _PLAYER.fullmatch(tag.text.strip())
    what = plain_form(parts[2]).lower() if parts else ""
    name = parts[3] if parts else ""
    level = "1"
    if what == "computer" and (words := _LEVEL.fullmatch(name)):
        level, name = plain_form(words[1]), words[2]
    if parts is None or what not in ("person", "computer") or not _is_count(level):
        raise RecordError(Reason("notation-player", {"text": tag.text[:40]}), "Player")
    seat = _seat_name(game, parts[1])
    names = [game.seat_name(each) for each in game.seats]
    if seat not in names:
        values = {"name": str(seat)[:40], "names": ", ".join(map(str, names))}
        raise RecordError(Reason("notation-seat", values), "Player")
    kind = "person" if what == "person" else "opponent"
    return {"seat": seat, "kind": kind, "name": name, "level": int(level)}


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


def _created(text: str | None) -> int:
    """Return the milliseconds since 1970 of a date, 0 where there is none."""
    if text is None:
        return 0
    parts = _DATE.fullmatch(_plain(text))
    try:
        if parts is None:
            raise ValueError(text)
        year, month, day = _in_order(parts[1], parts[3], parts[4], parts[2])
        date = datetime.datetime(year, month, day, tzinfo=datetime.UTC)
    except ValueError:
        raise RecordError(Reason("notation-date"), "Date") from None
    return min(max(0, int(date.timestamp() * 1000)), LATEST)


def _in_order(one: str, two: str, three: str, mark: str) -> tuple[int, int, int]:
    """Return year, month and day of a date's numbers. Raises ValueError where that is not clear.

    With full stops the day comes first everywhere; with strokes it does in most countries, but in
    some the month does.
    """
    first, second, third = int(one), int(two), int(three)
    if _is_year(one):
        return first, second, third
    is_clear = mark == "." or first == second or max(first, second) > 12
    if not (_is_year(three) and is_clear):
        raise ValueError("any of them may be the day")
    return (third, second, first) if second <= 12 else (third, first, second)


def _is_year(digits: str) -> bool:
    return len(digits) == 4 or int(digits) > 31
