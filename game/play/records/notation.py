"""A match as a text that people can read and write; see docs/notation.md.

Tags in brackets tell the game, its options and the players; the moves follow, numbered, each in the
short form of its game. Spaces and line breaks may be put anywhere between words, and text in
braces is a remark.
"""

from __future__ import annotations

import datetime
import textwrap
from collections.abc import Sequence

from game.play.match import Match
from game.play.records import options_text
from game.play.records.notation_fields import SIGNS, VERSIONS
from game.play.records.notation_reading import MOST_CHARACTERS, from_text, is_notation
from game.play.records.notation_tags import written
from game.rules.protocol import Seat

__all__ = ["MOST_CHARACTERS", "VERSION", "WIDTH", "from_text", "is_notation", "to_text"]

_EPOCH = datetime.date(1970, 1, 1)

_PLAIN, VERSION = VERSIONS
"""What the tag Baraza says: the newest version tells of a guided game, or of level 0. The one
before it is written where it can tell all that is to be told."""

WIDTH = 78
"""Characters of a line of moves."""

_EPOCH = datetime.date(1970, 1, 1)
_STAY = "\u00a0"


def to_text(match: Match) -> str:
    """Return `match` as text: the line that is played, without the lines that were left."""
    tags = "\n".join(written(name, text) for name, text in _tags(match))
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
    return "" if sign is None else f"{match.game.seat_name(seat)}: {SIGNS[sign]}"


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
