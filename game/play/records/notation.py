"""A match as a text that people can read and write; see docs/notation.md.

Tags in brackets tell the game, its options and the players; the moves follow, numbered, each in the
short form of its game. Spaces and line breaks may be put anywhere between words, and text in
braces is a remark.
"""

from __future__ import annotations

import datetime
import re
import textwrap
from collections.abc import Mapping, Sequence

from game.play.match import Match, new_id
from game.play.records import options_text, record
from game.play.records.reading import LATEST, RecordError
from game.rules.protocol import AnyGame, Json, Reason, RulesError, Seat
from game.rules.registry import GAMES, make

VERSION = "2"
"""What the tag Baraza says at most: the version of this notation that tells of a guided game, or of
level 0. The one before it is written where it can tell all that is to be told."""

_EPOCH = datetime.date(1970, 1, 1)
_PLAIN = "1"
_VERSIONS = frozenset({_PLAIN, VERSION})

WIDTH = 78
"""Characters of a line of moves."""

MOST_CHARACTERS = 400_000
"""A longer text is not read."""

_TAG = re.compile(r'\[\s*([A-Z][a-z]*)\s*"((?:[^"\\]|\\.)*)"\s*\]', re.DOTALL)
_REMARK = re.compile(r"\{[^{}]*\}")
_QUOTED = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
_NUMBER = re.compile(r"^\d+\.+")
_STAY = "\u00a0"
_MANY = frozenset({"Player", "Sign"})
_SIGNS = ("disc", "diamond", "triangle", "square", "star", "cross")
"""By number, what a sign is called here (see `Player.sign`)."""

_TAGS = (
    "Baraza",
    "Match",
    "Game",
    "Options",
    "Player",
    "Sign",
    "First",
    "Date",
    "Start",
    "Resigned",
    "Point",
    "Guided",
    "Result",
    "Position",
)


def to_text(match: Match) -> str:
    """Return `match` as text: the line that is played, without the lines that were left."""
    tags = "\n".join(f'[{name} "{_escaped(text)}"]' for name, text in _tags(match))
    moves = _lines([match.game.move_to_text(turn.move) for turn in match.turns])
    return f"{tags}\n\n{moves}\n" if moves else f"{tags}\n"


def _lines(moves: Sequence[str]) -> str:
    """Return numbered moves; a number stands on one line with its move."""
    words = (f"{number}.{_STAY}{move}" for number, move in enumerate(moves, 1))
    lines = textwrap.wrap("  ".join(words), WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace(_STAY, " ")


def _tags(match: Match) -> list[tuple[str, str]]:
    game = match.game
    options = options_text.to_text(game)
    tags = [("Baraza", _version(match)), ("Match", match.id), ("Game", game.name)]
    tags += [("Options", options)] if options else []
    tags += [("Player", _player(match, seat)) for seat in game.seats]
    tags += [("Sign", text) for seat in game.seats if (text := _sign(match, seat))]
    tags += [("First", str(game.seat_name(match.first)))] if match.first is not None else []
    tags += [("Date", _date(match.created))] if match.created else []
    tags += [("Start", game.position_to_text(match.start))] if match.set_up else []
    resigned = match.resigned
    tags += [("Resigned", str(game.seat_name(resigned)))] if resigned is not None else []
    tags += [("Point", str(match.cursor))] if match.cursor < len(match.turns) else []
    tags += [("Guided", match.guided)] if match.guided else []
    return [
        *tags,
        ("Result", _result(match)),
        ("Position", game.position_to_text(match.position_at(len(match.turns)))),
    ]


def _version(match: Match) -> str:
    """Return the oldest version that can tell a match."""
    return VERSION if match.guided or match.lowest_level() < 1 else _PLAIN


def _player(match: Match, seat: Seat) -> str:
    player = match.players[seat]
    what = "person" if player.kind == "person" else f"computer {player.level}"
    name = f" {player.name}" if player.name else ""
    return f"{match.game.seat_name(seat)}: {what}{name}"


def _sign(match: Match, seat: Seat) -> str:
    """Return the sign that a seat has chosen, "" where it has its own."""
    sign = match.players[seat].sign
    return "" if sign is None else f"{match.game.seat_name(seat)}: {_SIGNS[sign]}"


def _date(created: int) -> str:
    return (_EPOCH + datetime.timedelta(milliseconds=created)).isoformat()


def _result(match: Match) -> str:
    """Return the result in plain words; it is not read."""
    outcome = match.outcome()
    if outcome is None:
        return "unfinished"
    name = match.game.seat_name
    won = " and ".join(str(name(seat)) for seat in outcome.winners)
    if match.resigned is not None and match.given_up():
        return f"won by {won} ({name(match.resigned)} gave up)"
    scores = ", ".join(f"{name(seat)} {score}" for seat, score in outcome.scores.items())
    ends = "drawn" if len(outcome.winners) == len(match.game.seats) else f"won by {won}"
    return f"{ends} ({scores})"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def is_notation(text: str) -> bool:
    """Whether `text` looks like a notation, whatever is wrong with it."""
    return any(tag[1] in ("Baraza", "Game") for tag in _TAG.finditer(text[:2000]))


def from_text(text: str) -> Match:
    """Return the match that `text` tells, every move of it played by the rules.

    Raises RecordError.
    """
    if len(text) > MOST_CHARACTERS:
        raise RecordError(Reason("record-too-long"))
    tags, rest = _split(_QUOTED.sub("", text))
    try:
        match = record.from_record(_record(tags, rest))
        _check_position(match, tags)
    except RecordError:
        raise
    except RulesError as error:
        raise RecordError(error.reason, error.at) from error
    return match


def _split(text: str) -> tuple[dict[str, list[str]], str]:
    """Return the values of each tag, and the moves."""
    tags: dict[str, list[str]] = {}
    end = begin = 0
    for tag in _TAG.finditer(text):
        name = tag[1]
        between = text[end : tag.start()].strip()
        if end and between:
            raise RecordError(Reason("notation-tag", {"text": between[:40]}))
        end = tag.end()
        begin = begin or tag.start()
        if name not in _TAGS:
            raise RecordError(Reason("notation-unknown-tag", {"name": name[:40]}), name)
        if name in tags and name not in _MANY:
            raise RecordError(Reason("notation-tag-twice", {"name": name}), name)
        tags.setdefault(name, []).append(_unescaped(tag[2]))
    if "Game" not in tags:
        raise RecordError(Reason("notation-no-game"))
    return tags, _REMARK.sub(" ", text[end:])


def _unescaped(text: str) -> str:
    """Return the text of a tag; lines into which a mail has broken it are joined by spaces."""
    if "\n" in text:
        text = " ".join(line.strip() for line in text.split("\n"))
    return re.sub(r"\\(.)", r"\1", text)


def _record(tags: Mapping[str, list[str]], moves: str) -> dict[str, Json]:
    """Return the record that a notation tells."""
    one = {name: values[0].strip() for name, values in tags.items()}
    if one.get("Baraza", VERSION) not in _VERSIONS:
        raise RecordError(Reason("notation-newer"), "Baraza")
    name = one["Game"]
    if name not in GAMES:
        raise RecordError(Reason("game-unknown", {"game": name[:40]}), "Game")
    options = options_text.from_text(name, one.get("Options", ""))
    game = make(name, options)
    played = _moves(game, moves)
    value: dict[str, Json] = {
        "schema": record.SCHEMA,
        "id": one.get("Match") or new_id(),
        "created": _created(one.get("Date")),
        "changed": 0,
        "game": name,
        "options": options,
        "first": _seat(game, one.get("First")),
        "players": _signed(game, _players(game, tags.get("Player", [])), tags.get("Sign", [])),
        "moves": played,
        "cursor": _point(one.get("Point"), len(played)),
        "lines": [],
        "side": None,
        "pending": [],
    }
    if "Resigned" in one:
        value["resigned"] = _seat(game, one["Resigned"])
    if "Guided" in one:
        value["guided"] = one["Guided"]
    if "Start" in one:
        value["start"] = game.position_to_json(game.position_from_text(one["Start"]))
    return value


def _moves(game: AnyGame, text: str) -> list[Json]:
    moves: list[Json] = []
    for word in filter(None, (_NUMBER.sub("", word) for word in text.split())):
        try:
            moves.append(game.move_to_json(game.move_from_text(word)))
        except RulesError as error:
            raise RecordError(error.reason, f"moves[{len(moves)}]") from error
    return moves


def _seat(game: AnyGame, name: str | None) -> Json:
    """Return the seat's name as a record has it; a name that is none is left to be refused."""
    names = {str(game.seat_name(seat)): game.seat_name(seat) for seat in game.seats}
    return None if name is None else names.get(name, name)


def _players(game: AnyGame, texts: list[str]) -> list[dict[str, Json]]:
    """Return the players; a seat that nobody tells of is a person's."""
    players = [_read_player(game, text) for text in texts]
    named = [player["seat"] for player in players]
    for seat in game.seats:
        name = game.seat_name(seat)
        if name not in named:
            players.append({"seat": name, "kind": "person", "name": "", "level": 1})
    return players


def _signed(game: AnyGame, players: list[dict[str, Json]], texts: list[str]) -> list[Json]:
    """Return the players with the signs that are told of them."""
    signs: dict[Json, int] = {}
    for text in texts:
        name, _, sign = text.partition(":")
        seat = _seat(game, name.strip())
        if sign.strip() not in _SIGNS or seat in signs:
            raise RecordError(Reason("notation-sign", {"text": text[:40]}), "Sign")
        signs[seat] = _SIGNS.index(sign.strip())
    signed: list[Json] = [
        {**player, "sign": signs.pop(player["seat"])} if player["seat"] in signs else player
        for player in players
    ]
    if signs:  # of a seat that is none, or not in play
        raise RecordError(Reason("notation-sign", {"text": str(next(iter(signs)))[:40]}), "Sign")
    return signed


def _read_player(game: AnyGame, text: str) -> dict[str, Json]:
    seat, colon, rest = text.strip().partition(":")
    what, _, name = rest.lstrip().partition(" ")
    level = "1"
    if what == "computer":
        level, _, name = name.lstrip().partition(" ")
    if not colon or what not in ("person", "computer") or not _is_count(level):
        raise RecordError(Reason("notation-player", {"text": text[:40]}), "Player")
    kind = "person" if what == "person" else "opponent"
    return {"seat": _seat(game, seat.strip()), "kind": kind, "name": name, "level": int(level)}


def _point(text: str | None, moves: int) -> Json:
    if text is None:
        return moves
    return int(text) if _is_count(text) else text


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6


def _created(text: str | None) -> int:
    """Return the milliseconds since 1970 of a date, 0 where there is none."""
    if text is None:
        return 0
    try:
        date = datetime.datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=datetime.UTC)
    except ValueError:
        raise RecordError(Reason("notation-date"), "Date") from None
    return min(max(0, int(date.timestamp() * 1000)), LATEST)


def _check_position(match: Match, tags: Mapping[str, list[str]]) -> None:
    """Refuse moves that lead to another position than the one that is told."""
    if "Position" not in tags:
        return
    position = match.game.position_from_text("".join(tags["Position"][0].split()))
    if position != match.position_at(len(match.turns)):
        raise RecordError(Reason("notation-position"), "Position")
