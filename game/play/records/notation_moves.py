"""The moves of a notation: words with their lines, and where they end and a signature begins."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.play.records.unreadable import UnreadableError
from game.rules.protocol import Reason
from game.untrusted.look_alikes import plain_form

IsMove = Callable[[str], bool]
"""Whether a word has the form of a move."""

_REMARK = re.compile(r"\{[^{}]*\}")
_NUMBER = re.compile(r"(\d{1,5})(?:[.)\u2026]+|:$)")
_FENCE = re.compile(r"\s*(?:```|~~~)")
_END = re.compile(r"\s*(?:--|-{3,}|_{3,}|={3,}|\*{3,}|\u2014|\u2013)\s*")
"""A line behind which no mail has anything but a signature."""

_PROSE = re.compile(r"[\W_]*[^\W\d_](?:[^\W\d_]|['\u2019-])+[\W_]*|\S+(?:@|://)\S+")
"""A word of a sentence, of two letters and more, or an address."""

_NO_WORD = re.compile(r"[\W_]+")
"""Signs only: a smile, or a rule."""


class Word(NamedTuple):
    """A word among the moves, without its number; `text` is "" for a number without a move.

    `line` counts from 1; `source` is how the word stands there. `after_gap`: whether its line is
    the first after an empty one.
    """

    text: str
    number: int | None
    line: int
    source: str
    after_gap: bool


def words(text: str, first_line: int, is_fenced: bool) -> list[Word]:
    """Return the words of `text`, whose first line has the number `first_line`.

    Remarks are left out, and so is what stands behind a fence or a line that parts a signature.
    """
    listed: list[Word] = []
    number: tuple[int, str, int] | None = None
    after_gap = False
    for line, content in _lines(text, first_line, is_fenced):
        for source in content.split():
            plain = plain_form(source).strip("`|").rstrip(",;")
            if (told := _NUMBER.match(plain)) is not None:
                if number is not None:
                    listed.append(Word("", number[0], number[2], number[1], after_gap))
                number, plain = (int(told[1]), source, line), plain[told.end() :]
            if plain:
                listed.append(Word(plain, number[0] if number else None, line, source, after_gap))
                number = None
        after_gap = not content.strip()
    if number is not None:
        listed.append(Word("", number[0], number[2], number[1], after_gap))
    return listed


def _lines(text: str, first_line: int, is_fenced: bool) -> Iterator[tuple[int, str]]:
    """Yield the lines that may hold moves, with their numbers."""
    without_remarks = _REMARK.sub(lambda remark: " " + "\n" * remark[0].count("\n"), text)
    has_words = False
    for line, content in enumerate(without_remarks.split("\n"), first_line):
        if _FENCE.match(content):
            if is_fenced or has_words:
                return
            is_fenced = True
            continue
        if line > first_line and _END.fullmatch(content):
            return
        has_words = has_words or bool(content.strip())
        yield line, content


def refused(reason: Reason, word: Word, index: int) -> UnreadableError:
    """Return the refusal of a text for one of its words."""
    return UnreadableError(reason, f"moves[{index}]", word.line, word.source)


def leading(of: Sequence[Word], is_move: IsMove) -> int:
    """Return how many words at the beginning have the form of moves."""
    return next((at for at, word in enumerate(of) if not is_move(word.text)), len(of))


def is_signature(of: Sequence[Word], begin: int, is_move: IsMove) -> bool:
    """Whether the words from `begin` on are no moves, but what people write below them.

    So it is if they begin a line, two words of a sentence stand in it (or one, after an empty
    line), none has the number that comes next, and words of sentences are not fewer than moves.
    Signs without letters and digits stand for words where no move follows.
    """
    rest, first = of[begin:], of[begin]
    if begin and of[begin - 1].line == first.line:
        return False
    if _goes_on(of, begin, is_move):
        return False
    moves = sum(1 for word in rest if is_move(word.text))
    prose = [
        word
        for word in rest
        if _PROSE.fullmatch(word.source) or (not moves and _NO_WORD.fullmatch(word.source))
    ]
    in_first_line = [word for word in prose if word.line == first.line]
    return len(in_first_line) >= (1 if first.after_gap else 2) and len(prose) >= moves


def _goes_on(of: Sequence[Word], begin: int, is_move: IsMove) -> bool:
    """Whether a word from `begin` on is numbered as the move that comes next."""
    numbers = [word.number for word in of[:begin] if word.number is not None]
    if of[begin].number is not None:
        return True
    nexts = {numbers[-1] + 1, begin + 1} if numbers else {begin + 1}
    return any(word.number in nexts and is_move(word.text) for word in of[begin:])


def ends(of: Sequence[Word], is_move: IsMove, is_proven: bool) -> list[int]:
    """Return how many words may be the moves, the likeliest first; none where it is not clear.

    `is_proven`: the text tells to which position the moves lead, so that any end can be tried.
    """
    count = leading(of, is_move)
    if count == len(of) or (is_proven and not _goes_on(of, count, is_move)):
        likely = [count]
    else:
        line = next((at for at in range(count, -1, -1) if _begins_line(of, at)), 0)
        likely = [line] if is_signature(of, line, is_move) else []
    starts = [at for at in range(min(count, len(of) - 1), -1, -1) if _begins_line(of, at)]
    gaps = [at for at in starts if is_proven and of[at].after_gap and _may_end(of, at, is_move)]
    return list(dict.fromkeys((*likely, *gaps)))


def _may_end(of: Sequence[Word], begin: int, is_move: IsMove) -> bool:
    """Whether the words from `begin` on are not only moves, nor numbered as the next ones."""
    has_prose = any(_PROSE.fullmatch(word.source) for word in of[begin:])
    return has_prose and not _goes_on(of, begin, is_move)


def _begins_line(of: Sequence[Word], at: int) -> bool:
    return at == 0 or of[at].line > of[at - 1].line


def check_numbers(of: Sequence[Word], begins_anywhere: bool) -> None:
    """Refuse numbers that do not follow one another: a move may be missing.

    They count moves, or turns of all players, and begin with 1 unless the match `begins_anywhere`.
    Raises UnreadableError.
    """
    last = of[0].number if of and begins_anywhere else None
    for index, word in enumerate(of):
        expected = 1 if last is None else last + 1
        if word.number not in (None, expected, last, index + 1):
            reason = Reason("notation-number", {"number": word.number, "expected": expected})
            raise refused(reason, word._replace(source=f"{word.number}."), index)
        last = last if word.number is None else word.number
