"""What a text holds, as the page would read it if it were pasted there."""

from __future__ import annotations

from collections.abc import Callable

from game.console import forms
from game.console.lines import RequestError
from game.play.match import Match
from game.play.records import open_any, record
from game.play.records.reading import RecordError
from game.play.records.unreadable import UnreadableError, told
from game.rules.protocol import Json, Reason


def answer(text: Json, words: Callable[..., str]) -> dict[str, Json]:
    """Return what `text` holds, or why that cannot be told; `words` gives the sentence of a key."""
    if not isinstance(text, str):
        raise RequestError(Reason("shape-text"), "text")
    try:
        opening = open_any.read(text)
    except RecordError as error:
        return _refusal(error, words)
    return {"holds": opening.kind, "form": opening.form, **_match(opening.match)}


def _refusal(error: RecordError, words: Callable[..., str]) -> dict[str, Json]:
    """Return why a text cannot be read, with the line and the word where it is one word."""
    value = {
        "ok": False,
        "error": told(error, words),
        "at": error.at,
        "reason": error.reason.key,
    }
    if isinstance(error, UnreadableError):
        return {**value, "line": error.line, "word": error.word}
    return value


def _match(match: Match) -> dict[str, Json]:
    """Return what is played, by whom and how it stands after its last move."""
    game, value = match.game, record.to_record(match)
    match.go_to(len(match.turns))
    position, outcome = match.position, match.outcome()
    return {
        "game": game.name,
        "options": value["options"],
        "players": value["players"],
        "first": value["first"],
        "moves": value["moves"],
        "position": game.position_to_json(position),
        "to_move": game.seat_name(game.to_move(position)),
        "outcome": None if outcome is None else forms.ended(game, outcome),
        "record": value,
    }
