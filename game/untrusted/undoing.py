"""A text as it was before mail programs, messengers and pages wrote it in their own way.

Each of them has a code of its own for characters that it may not send, and often one lies within
another. Nobody says which: so a text has several readings, and what proves that one is right is
for the reader to know.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping

from game.untrusted import file_text

MOST_READINGS = 24
"""So many readings of a text are tried at the most."""

MOST_CHARACTERS = 3_000_000
"""All readings of a text together have no more."""

_SOFT_BREAK = re.compile(r"=[ \t]*\r?\n")
_QUOTED_PRINTABLE = re.compile(r"(?:=[0-9A-Fa-f]{2})+")
_PERCENT = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_ENTITY = re.compile(r"&(?:#([0-9]{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z]{2,8}));")
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})|\\([^\w\s\"\\]|_)")
_BREAKING_TAG = re.compile(r"<(?:br|/?p|/?div|/?li|/?tr|/?pre)\b[^<>]*>", re.IGNORECASE)
_TAG = re.compile(r"</?[A-Za-z][A-Za-z0-9]*(?:\s[^<>]*)?>")
_PROOFPOINT = re.compile(r"(?<=[?&]u=)https?-3A__[^&\s]*", re.IGNORECASE)
_CODED_BODY = re.compile(
    r"(?<=\n)Content-Transfer-Encoding:[ \t]*base64\s*?\n(?:[^\n]+\n){0,20}+\r?\n"
    r"((?:[A-Za-z0-9+/]+=*[ \t]*\r?\n?)+)",
    re.IGNORECASE,
)
_CODED_ADDRESS = re.compile(r"aHR0c[A-Za-z0-9+/_-]+")

_ENTITIES: Mapping[str, str] = {
    "amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": " ", "num": "#",
    "equals": "=", "lowbar": "_", "hyphen": "-", "sol": "/", "colon": ":", "shy": "",
    "ndash": "\u2013", "mdash": "\u2014", "ldquo": '"', "rdquo": '"', "bdquo": '"',
    "laquo": '"', "raquo": '"', "lsquo": "'", "rsquo": "'", "lsqb": "[", "rsqb": "]",
}  # fmt: skip


def readings(text: str, clean: Callable[[str], str] = str) -> Iterator[str]:
    """Yield `text`, and then what it may have been before: the less is undone the earlier.

    `clean` is done to each of them. Their number and length have a bound, whatever the text is.
    """
    first = clean(text)
    known, waiting, room = {first}, deque([first]), MOST_CHARACTERS
    while waiting:
        reading = waiting.popleft()
        room -= len(reading)
        if room < 0 and reading is not first:
            return
        yield reading
        for undo in _UNDOINGS:
            earlier = clean(undo(reading))
            if earlier not in known and len(known) < MOST_READINGS:
                known.add(earlier)
                waiting.append(earlier)


def from_quoted_printable(text: str) -> str:
    """Return `text` without the breaks and codes of a mail (RFC 2045)."""
    if "=" not in text:
        return text
    return _QUOTED_PRINTABLE.sub(_characters("="), _SOFT_BREAK.sub("", text))


def _without_percents(text: str) -> str:
    """Return `text` with the codes of an address undone once."""
    return _PERCENT.sub(_characters("%"), text) if "%" in text else text


def _characters(mark: str) -> Callable[[re.Match[str]], str]:
    """Return what turns codes, each a `mark` and two digits, into the characters they stand for."""

    def decoded(codes: re.Match[str]) -> str:
        return file_text.decoded(bytes.fromhex(codes[0].replace(mark, "")))

    return decoded


def _without_entities(text: str) -> str:
    return _ENTITY.sub(_entity, text) if "&" in text else text


def _entity(code: re.Match[str]) -> str:
    """Return the character of an HTML entity; one that is not known stays."""
    if code[3]:
        return _ENTITIES.get(code[3], code[0])
    number = int(code[1]) if code[1] else int(code[2], 16)
    return code[0] if number > 0x10FFFF or 0xD800 <= number < 0xE000 else chr(number)


def _without_escapes(text: str) -> str:
    r"""Return `text` without the backslashes of Markdown and JSON: `\_`, `\u003d`."""
    if "\\" not in text:
        return text
    return _ESCAPE.sub(lambda code: code[2] or _utf_16(code[1]), text)


def _utf_16(digits: str) -> str:
    """Return the character of a JSON escape; half a character is none."""
    number = int(digits, 16)
    return "" if 0xD800 <= number < 0xE000 else chr(number)


def _without_tags(text: str) -> str:
    """Return `text` without the tags of HTML."""
    return _TAG.sub("", _BREAKING_TAG.sub("\n", text)) if "<" in text else text


def _without_proofpoint(text: str) -> str:
    """Return `text` with the addresses of urldefense v2 undone: `-` for `%`, `_` for `/`."""
    return _PROOFPOINT.sub(
        lambda address: _without_percents(address[0].replace("-", "%").replace("_", "/")), text
    )


def _without_coded_addresses(text: str) -> str:
    """Return `text` with each address that a safe link holds in base64."""
    return _CODED_ADDRESS.sub(_address, text)


def _without_coded_bodies(text: str) -> str:
    """Return the source of a mail with each part that is written in base64 as text."""
    return _CODED_BODY.sub(lambda body: f"\n\n{_from_base64(body[1], body[0])}\n", text)


def _address(code: re.Match[str]) -> str:
    return _from_base64(code[0], code[0])


def _from_base64(letters: str, instead: str) -> str:
    """Return the text that `letters` stand for; `instead` where they stand for none."""
    packed = "".join(letters.split()).rstrip("=").replace("+", "-").replace("/", "_")
    packed = packed[: len(packed) - (len(packed) % 4 == 1)]
    try:
        content = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    except binascii.Error:
        return instead
    text = file_text.text_of(content)
    return instead if text is None else text


_UNDOINGS: tuple[Callable[[str], str], ...] = (
    _without_percents,
    _without_entities,
    from_quoted_printable,
    _without_escapes,
    _without_tags,
    _without_proofpoint,
    _without_coded_addresses,
    _without_coded_bodies,
)
