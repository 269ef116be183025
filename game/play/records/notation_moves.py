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

LONGEST_NUMBER = 2
"""So many digits has a move that is a number."""

_NEARLY = re.compile(r"(?:n2|[nm]t?)[AB]")
"""How a move of Bao begins, and no word of a sentence."""

_BEGINS = re.compile(r"\s*(\d{1,5})[.)]")
_ALL_NUMBERS = re.compile(r"(?:^|\s)(\d{1,5})[.)]")

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
    listed = without_remarks.split("\n")
    for line, content in enumerate(listed, first_line):
        if _FENCE.match(content):
            if is_fenced or has_words:
                return
            is_fenced = True
            continue
        at = line - first_line
        if at and _END.fullmatch(content) and not _is_within(listed, at):
            return
        has_words = has_words or bool(content.strip())
        yield line, content


def _is_within(lines: Sequence[str], at: int) -> bool:
    """Whether a line that should part a signature has the next number below it: moves were lost."""
    numbers = _ALL_NUMBERS.findall("\n".join(lines[:at]))
    below = [int(begin[1]) for line in lines[at + 1 :] if (begin := _BEGINS.match(line))]
    return bool(numbers) and int(numbers[-1]) + 1 in below


def refused(reason: Reason, word: Word, index: int) -> UnreadableError:
    """Return the refusal of a text for one of its words."""
    return UnreadableError(reason, f"moves[{index}]", word.line, word.source)


def is_prose(word: Word) -> bool:
    """Whether a word is one of a sentence."""
    return _PROSE.fullmatch(word.source) is not None


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
    if any(_is_nearly(word, is_move) for word in rest if word.line == first.line):
        return False
    moves = sum(1 for word in rest if is_move(word.text))
    prose = [
        word
        for word in rest
        if _PROSE.fullmatch(word.source) or (not moves and _NO_WORD.fullmatch(word.source))
    ]
    in_first_line = [word for word in prose if word.line == first.line]
    return len(in_first_line) >= (1 if first.after_gap else 2) and len(prose) >= moves


def _is_nearly(word: Word, is_move: IsMove) -> bool:
    """Whether a word is a move, or one that is mistyped; long numbers are those of telephones."""
    is_long = word.text.isdigit() and len(word.text) > LONGEST_NUMBER
    return (is_move(word.text) and not is_long) or _NEARLY.match(word.text) is not None


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
    again = _repeated(of)
    if again is not None and not _are_rounds(of, begins_anywhere):
        number = of[again].number or 0
        reason = Reason("notation-number", {"number": number, "expected": number + 1})
        raise refused(reason, of[again]._replace(source=f"{number}."), again)
    last = of[0].number if of and begins_anywhere else None
    for index, word in enumerate(of):
        expected = 1 if last is None else last + 1
        if word.number not in (None, expected, last, index + 1):
            reason = Reason("notation-number", {"number": word.number, "expected": expected})
            raise refused(reason, word._replace(source=f"{word.number}."), index)
        last = last if word.number is None else word.number


def _repeated(of: Sequence[Word]) -> int | None:
    """Return which word is the first that has the number of an earlier one; None without any."""
    numbers = [word.number for word in of]
    return next((at for at, n in enumerate(numbers) if n is not None and n in numbers[:at]), None)


def _are_rounds(of: Sequence[Word], begins_anywhere: bool) -> bool:
    """Whether each number stands for as many moves.

    The last may have fewer, and so may the first of a match that `begins_anywhere`.
    """
    counts: list[int] = []
    last: int | None = None
    for word in of:
        if not counts or word.number not in (None, last):
            counts.append(0)
        last = last if word.number is None else word.number
        counts[-1] += 1
    whole = counts[begins_anywhere : len(counts) - 1]
    return len(set(whole)) <= 1 and (not whole or (whole[0] > 1 and counts[-1] <= whole[0]))
