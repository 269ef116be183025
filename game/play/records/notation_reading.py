"""Reads a notation, whatever people and their programs made of it; see docs/notation.md.

Each word is read by itself, and the moves are played by the rules. What cannot be read is refused
with the line and the word; only what stands behind the last move may be no move at all.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.play.match import Match
from game.play.records import notation_tags, record
from game.play.records.notation_fields import Head
from game.play.records.notation_moves import (
    Word,
    check_numbers,
    ends,
    is_prose,
    leading,
    refused,
    words,
)
from game.play.records.notation_tags import Sheet, Tag
from game.play.records.reading import RecordError
from game.rules.protocol import AnyGame, Json, MoveError, OtherNotation, Reason, RulesError
from game.rules.registry import GAMES, make

MOST_CHARACTERS = 400_000
"""A longer text is not read."""

LEAST_SURE = 2
"""So many words that are surely moves make a text without tags a notation of others."""


def is_notation(text: str) -> bool:
    """Whether `text` looks like a notation, whatever is wrong with it."""
    return notation_tags.begin(text[:MOST_CHARACTERS]) is not None


def begin(text: str) -> int:
    """Return where in `text` the first tag stands that names a game; 0 without any."""
    return notation_tags.begin(text[:MOST_CHARACTERS]) or 0


def from_text(text: str) -> Match:
    """Return the match that `text` tells, every move of it played by the rules.

    Raises RecordError; as an UnreadableError with the line and the word, where it is one word.
    """
    if len(text) > MOST_CHARACTERS:
        raise RecordError(Reason("record-too-long"))
    sheet = notation_tags.sheet(notation_tags.without_quoting(text))
    head = Head(sheet)
    listed = words(sheet.moves, sheet.line, sheet.fenced)
    other = head.game.other_notation()
    if other is not None and _is_in(other, head.game, listed):
        return _match(head, listed, other)
    return _match(head, listed)


def is_of_others(text: str) -> bool:
    """Whether `text` has no tags, but moves in a notation that others have for one of the games."""
    return len(text) <= MOST_CHARACTERS and _others(text) is not None


def from_others(text: str) -> Match:
    """Return the match that `text` tells in a notation that others have. Raises RecordError."""
    game = _others(text)
    other = None if game is None else game.other_notation()
    if game is None or other is None:
        raise RecordError(Reason("record-none"))
    listed = _listed(text)
    begin = _first_of_others(listed, other)
    match = _match(Head(_sheet_of(game, other)), listed[begin:], other)
    if len(match.turns) < LEAST_SURE:
        raise RecordError(Reason("record-none"))
    return match


def _listed(text: str) -> list[Word]:
    """Return the words of a text without tags; only those in a fence, if there is one."""
    plain = notation_tags.without_quoting(text)
    inside, line = notation_tags.fenced(plain)
    return words(inside, line, is_fenced=inside is not plain)


def _first_of_others(listed: Sequence[Word], other: OtherNotation) -> int:
    """Return which word is the first move: the one with the number 1, even if it is mistyped."""
    begin = next(at for at, word in enumerate(listed) if other.is_surely_move(word.text))
    numbered = (at for at in range(begin, -1, -1) if listed[at].number == 1)
    first = next(numbered, begin)
    return first if begin - first <= LEAST_SURE else begin


def _sheet_of(game: AnyGame, other: OtherNotation) -> Sheet:
    """Return the tags that stand for a text without any."""
    options = " ".join(f"{name}={value}" for name, value in other.options.items())
    tags = {"Game": [Tag("Game", game.name, 1, "")], "Options": [Tag("Options", options, 1, "")]}
    return Sheet(tags, "", 1, fenced=False)


def _others(text: str) -> AnyGame | None:
    """Return the game of which `text` has moves in a notation of others."""
    listed = _listed(text)
    in_prose = {word.line for word in listed if is_prose(word)}
    stand = [word.text for word in listed if word.number or word.line not in in_prose]
    for name in GAMES:
        other = make(name).other_notation()
        if other is not None and sum(map(other.is_surely_move, stand)) >= LEAST_SURE:
            return make(name, other.options)
    return None


def _is_in(other: OtherNotation, game: AnyGame, listed: Sequence[Word]) -> bool:
    """Whether words are in another notation rather than in ours."""
    ours = leading(listed, lambda text: _own(game, text) is not None)
    theirs = leading(listed, other.is_move)
    return theirs > ours


def _own(game: AnyGame, text: str) -> Json:
    """Return the move that a word in our own notation tells; None if it is none."""
    try:
        return game.move_from_text(text)
    except MoveError:
        return None


def _match(head: Head, listed: Sequence[Word], other: OtherNotation | None = None) -> Match:
    """Return the match of the moves, up to where they end.

    Raises what is wrong with the likeliest end.
    """
    game = head.game

    def is_move(text: str) -> bool:
        return _own(game, text) is not None if other is None else other.is_move(text)

    refusal: RecordError | None = None
    for count in ends(listed, is_move, head.position is not None):
        try:
            return _played(head, listed[:count], other)
        except RecordError as error:
            refusal = refusal or error
    count = leading(listed, is_move)
    if count < len(listed) and (refusal is None or refusal.reason.key == "notation-position"):
        raise _no_move(game, listed[count], count, other)
    raise refusal or RecordError(Reason("record-none"))


def _no_move(game: AnyGame, word: Word, index: int, other: OtherNotation | None) -> RecordError:
    """Return the refusal of a word that is no move."""
    if not word.text:
        return refused(Reason("notation-number-alone", {"number": word.number}), word, index)
    try:
        if other is None:
            game.move_from_text(word.text)
        else:
            other.moves(game.start(), [word.text])
    except MoveError as error:
        return refused(error.reason, word, index)
    return refused(Reason("record-none"), word, index)


def _played(head: Head, listed: Sequence[Word], other: OtherNotation | None) -> Match:
    """Return the match of `listed`, all of which are moves. Raises RecordError."""
    game = head.game
    check_numbers(listed, head.is_set_up)
    moves = _moves(head, listed, other)
    try:
        match = record.from_record(head.record([game.move_to_json(move) for move in moves]))
    except RulesError as error:
        raise _located(error, listed, head) from error
    if head.position is not None and head.position != match.position_at(len(match.turns)):
        raise head.refused(RecordError(Reason("notation-position"), "Position"))
    return match


def _moves(head: Head, listed: Sequence[Word], other: OtherNotation | None) -> Sequence[Json]:
    """Return the moves that words tell. Raises RecordError."""
    if other is None:
        return [head.game.move_from_text(word.text) for word in listed]
    try:
        return other.moves(head.start, [word.text for word in listed])
    except MoveError as error:
        index = int(error.at)
        raise refused(error.reason, listed[index], index) from error


def _located(error: RulesError, listed: Sequence[Word], head: Head) -> RecordError:
    """Return `error` of a record with the word of the notation that it was made of."""
    if error.at.startswith("moves["):
        index = int(error.at[len("moves[") : -1])
        return refused(error.reason, listed[index], index)
    return head.refused(error)
