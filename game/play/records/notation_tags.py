"""The tags of a notation: a name and a text in brackets, as people and programs leave them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from game.play.records.unreadable import UnreadableError
from game.rules.protocol import Reason
from game.untrusted.look_alikes import QUOTES, UNSEEN, plain_form

TAGS = (
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
"""All there are, in the order in which they are written."""

_MANY = frozenset({"Player", "Sign"})
_SPACE = rf"[\s{UNSEEN}]*+"
_OPEN, _CLOSE = "\\[\uff3b\u3010\u3014", "\\]\uff3d\u3011\u3015"
_BORDER = re.compile(
    rf"(?P<begins>^[^\S\n]*+)?[{_OPEN}]{_SPACE}(?P<name>[^\W\d_](?:[^\W\d_]|[{UNSEEN}])*+)"
    rf"{_SPACE}[{QUOTES}]|\\.|[{QUOTES}]{_SPACE}[{_CLOSE}]",
    re.DOTALL | re.MULTILINE,
)
"""How a tag begins; a character that is escaped; how a tag ends."""

_ENDS_EARLY = re.compile(rf'[\\"]|[{QUOTES}](?={_SPACE}[{_CLOSE}])')
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_NOTHING = re.compile(rf"(?:{_SPACE}(?:<br ?/?>|[\\*|]))*{_SPACE}")
"""What may stand between two tags."""

_QUOTED = re.compile(r"^[^\S\n]*(?:>[^\S\n]?)+", re.MULTILINE)
_FENCED = re.compile(
    r"^\s*(?:```|~~~)[^\n]*\n(.*?)(?:^\s*(?:```|~~~)|\Z)", re.DOTALL | re.MULTILINE
)
_BREAK = re.compile("\r\n?|[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")


class Tag(NamedTuple):
    """What a tag says. `line` is its first, counted from 1, `source` how it stands there."""

    name: str
    text: str
    line: int
    source: str


class Sheet(NamedTuple):
    """A notation taken apart: its tags by their names, and what stands behind the last.

    `line` is that in which the moves begin; `fenced`: whether a fence stood before the first tag.
    """

    tags: dict[str, list[Tag]]
    moves: str
    line: int
    fenced: bool

    def one(self, name: str) -> str | None:
        """Return the text of a tag that there is once; None if it is not there."""
        tags = self.tags.get(name)
        return tags[0].text if tags else None


def written(name: str, text: str) -> str:
    """Return a tag; in its text nothing is left that looks like the end of one."""
    return f'[{name} "{_ENDS_EARLY.sub(lambda sign: chr(92) + sign[0], text)}"]'


def without_quoting(text: str) -> str:
    """Return `text` with all its line breaks as line feeds, and without the `>` of a mail."""
    return _QUOTED.sub("", _BREAK.sub("\n", text))


def fenced(text: str) -> tuple[str, int]:
    """Return what stands in the first fence, and the number of its first line; all without one."""
    fence = _FENCED.search(text)
    return (text, 1) if fence is None else (fence[1], _line_of(text, fence.start(1)))


def begin(text: str) -> int | None:
    """Return where in `text` the first tag stands that names a game; None if it is no notation."""
    return next(
        (
            border.start()
            for border in _BORDER.finditer(text)
            if border["name"] and _name(border["name"]) in ("Baraza", "Game")
        ),
        None,
    )


def sheet(text: str) -> Sheet:
    """Take a notation apart. Raises UnreadableError."""
    tags: dict[str, list[Tag]] = {}
    end = begin = 0
    for tag, start, stop in _tags(text):
        if end and not _NOTHING.fullmatch(text, end, start):
            between = text[end:start].strip()
            line = _line_of(text, end + text[end:start].index(between[0]))
            raise UnreadableError(Reason("notation-tag", {"text": between[:40]}), "", line, between)
        begin, end = begin or start, stop
        if tag.name not in TAGS:
            reason = Reason("notation-unknown-tag", {"name": tag.name[:40]})
            raise UnreadableError(reason, tag.name, tag.line, tag.source)
        if tag.name in tags and tag.name not in _MANY:
            reason = Reason("notation-tag-twice", {"name": tag.name})
            raise UnreadableError(reason, tag.name, tag.line, tag.source)
        tags.setdefault(tag.name, []).append(tag)
    is_fenced = "```" in text[:begin] or "~~~" in text[:begin]
    return Sheet(tags, text[end:], _line_of(text, end), is_fenced)


def _tags(text: str) -> Iterator[tuple[Tag, int, int]]:
    """Yield each tag, and where it begins and ends. One that does not end is refused."""
    opening: re.Match[str] | None = None
    for border in _BORDER.finditer(text):
        if border["name"]:
            if opening is not None and border["begins"] is not None:
                _refuse(text, opening)
            opening = opening or border
        elif opening is not None and not border[0].startswith("\\"):
            line = _line_of(text, opening.end())
            source = text[opening.start() : border.end()].strip()
            said = _unescaped(text[opening.end() : border.start()])
            yield Tag(_name(opening["name"]), said, line, source), opening.start(), border.end()
            opening = None
    if opening is not None:
        _refuse(text, opening)


def _refuse(text: str, opening: re.Match[str]) -> None:
    """Refuse a tag that does not end: it may have lost its quotation mark or its bracket."""
    source = text[opening.start() : opening.end() + 40].strip().partition("\n")[0]
    reason = Reason("notation-tag-open", {"name": _name(opening["name"])[:40]})
    line = _line_of(text, opening.end())
    raise UnreadableError(reason, _name(opening["name"])[:40], line, source)


def _name(text: str) -> str:
    """Return the name of a tag, however it is written."""
    return plain_form(text).capitalize()


def _line_of(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _unescaped(text: str) -> str:
    """Return the text of a tag; lines into which a mail has broken it are joined by spaces."""
    if "\n" in text:
        text = " ".join(line.strip() for line in text.split("\n"))
    return _ESCAPED.sub(r"\1", text)
