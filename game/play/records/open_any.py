"""Opens whatever a person pastes or picks: a record, a notation, a link, or a kept match."""

from __future__ import annotations

from game.play.match import Match
from game.play.records import link, notation, record
from game.play.records.reading import RecordError
from game.rules.protocol import Reason


def open_text(text: str) -> Match:
    """Return the match that `text` tells, in whatever form. Raises RecordError."""
    text = text.strip("\ufeff \t\r\n")
    if text.startswith("{"):
        value = record.parsed(text)
        if value == {}:
            raise RecordError(Reason("record-none"))
        # As `game.play.saved.saved_match` writes it.
        is_save = isinstance(value, dict) and set(value) - {"number"} == {"match", "shown"}
        return record.from_record(value["match"] if is_save else value)
    if notation.is_notation(text):
        return notation.from_text(text)
    if link.is_link(text):
        return link.open_link(text).match
    raise RecordError(Reason("record-none"))


def open_file(content: bytes) -> Match:
    """Return the match that a file holds. Raises RecordError."""
    if len(content) > 4 * record.MOST_CHARACTERS:
        raise RecordError(Reason("record-too-long"))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(Reason("record-none")) from None
    return open_text(text)
