"""Opens whatever a person pastes or picks: a record, a notation, a link, or a kept match.

It may stand in the middle of anything: a mail, a chat, the source of a page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from game.play.match import Match
from game.play.records import link, notation_reading, record
from game.play.records.reading import RecordError
from game.rules.protocol import Json, Reason
from game.untrusted import file_text
from game.untrusted.undoing import readings

MOST_READINGS = 8
"""In so many ways a text is read that holds no link."""

_RECORD = re.compile(r'\{\s*"(?:schema|match)"\s*:')

Form = Literal["record", "notation", "link"]
"""In which form a text holds a match."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What a text holds. `kind`: a whole match, or one position, from which to play."""

    match: Match
    form: Form
    kind: Literal["match", "position"]


def open_text(text: str) -> Match:
    """Return the match that `text` tells, in whatever form. Raises RecordError."""
    return read(text).match


def read(text: str) -> Opening:
    """Return what `text` holds, in whatever form. Raises RecordError."""
    text = text.strip("\ufeff \t\r\n")
    if text.startswith("{") and (_RECORD.match(text) or not link.is_link(text)):
        return _opening(_from_record(record.parsed(text)), "record")
    _refuse_damaged_link(text, notation_reading.begin)
    if match := _first(text, notation_reading.is_notation, notation_reading.from_text):
        return _opening(match, "notation")
    _refuse_damaged_link(text, _record_begin)
    if match := _first(text, _RECORD.search, _from_record_within):
        return _opening(match, "record")
    if link.is_link(text):
        opened = link.open_link(text)
        return Opening(opened.match, "link", opened.kind)
    if match := _first(text, notation_reading.is_of_others, notation_reading.from_others):
        return _opening(match, "notation")
    raise RecordError(Reason("record-none"))


def open_file(content: bytes) -> Match:
    """Return the match that a file holds. Raises RecordError."""
    if len(content) > 4 * record.MOST_CHARACTERS:
        raise RecordError(Reason("record-too-long"))
    if file_text.is_picture(content):
        raise RecordError(Reason("file-picture"))
    text = file_text.text_of(content)
    if text is None:
        raise RecordError(Reason("file-no-text"))
    return open_text(text)


def _opening(match: Match, form: Form) -> Opening:
    return Opening(match, form, "position" if match.set_up and not match.turns else "match")


def _first(
    text: str, is_one: Callable[[str], object], open_one: Callable[[str], Match]
) -> Match | None:
    """Return the match of the first reading of `text` that can be opened; None without any.

    Raises what is wrong with the first that looks like one, if none can be opened.
    """
    refusal: RecordError | None = None
    for reading in islice(readings(text), MOST_READINGS):
        if is_one(reading):
            try:
                return open_one(reading)
            except RecordError as error:
                refusal = refusal or error
    if refusal is not None:
        raise refusal
    return None


def _refuse_damaged_link(text: str, begin: Callable[[str], int]) -> None:
    """Raise RecordError if a damaged link stands above what `begin` finds: not that was meant."""
    for reading in islice(readings(text), MOST_READINGS):
        if end := begin(reading):
            link.refuse_damaged(reading[:end])
            return


def _record_begin(text: str) -> int:
    """Return where a record stands in a text; 0 where none does."""
    begin = _RECORD.search(text)
    return begin.start() if begin else 0


def _from_record_within(text: str) -> Match:
    """Return the match of a record that stands somewhere in a text."""
    return _from_record(record.parsed(text[_record_begin(text) : text.rfind("}") + 1]))


def _from_record(value: Json) -> Match:
    """Return the match of a record, or of the save that it lies in."""
    if value == {}:
        raise RecordError(Reason("record-none"))
    # As `game.play.saved.saved_match` writes it.
    is_save = isinstance(value, dict) and set(value) - {"number"} == {"match", "shown"}
    return record.from_record(value["match"] if is_save else value)
