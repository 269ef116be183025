"""Words of a sentence that are written bold, as "**" says it in a catalogue file.

"!!" does the same for words that warn: they are bold, and in the colour of a mistake.

In a sentence that is read they stand between two characters that no value filled in can have
(`game.untrusted.plain_text` lets none of them in), so that a name with asterisks stays a name.
Only a sentence of the catalogue may bring its own bold words into another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Literal

ON, OFF = "\ue000", "\ue001"
"""Where bold words begin and end."""

WARN_ON, WARN_OFF = "\ue002", "\ue003"
"""Where words begin and end that warn."""

Weight = Literal["plain", "bold", "warning"]

_INSIDE = r"((?:[^\"\\\n]|\\.)+?)"
"""Never from one sentence into the next, where the text of a file is read as a whole."""

_WRITTEN = (
    (re.compile(rf"\*\*{_INSIDE}\*\*"), ON, OFF),
    (re.compile(f"!!{_INSIDE}!!"), WARN_ON, WARN_OFF),
)
_SIGNS = re.compile(f"[{ON}{OFF}{WARN_ON}{WARN_OFF}]")
_WEIGHTS: Mapping[str, Weight] = {ON: "bold", OFF: "plain", WARN_ON: "warning", WARN_OFF: "plain"}


class BoldSentence(str):
    """A sentence with bold words, which keeps them where it is filled into another sentence.

    Only a catalogue makes them: all values that came from outside are plain in it.
    """

    __slots__ = ()


def marked(text: str) -> str:
    """Return a sentence, or the JSON text of a catalogue file, with its bold words marked."""
    for written, on, off in _WRITTEN:
        text = written.sub(rf"{on}\1{off}", text)
    return text


def told(sentence: str) -> str:
    """Return a sentence whose values are filled in, so that it keeps the bold words it has."""
    return BoldSentence(sentence) if is_emphasised(sentence) else sentence


def is_emphasised(text: str) -> bool:
    """Whether any words of a text are bold."""
    return ON in text or WARN_ON in text


def unemphasised(text: str) -> str:
    """Return a text as it is spoken, and where all letters are of one weight."""
    return _SIGNS.sub("", text) if _SIGNS.search(text) else text


def weighed(text: str) -> Iterator[tuple[str, Weight]]:
    """Yield the parts of a text, each with its weight."""
    weight: Weight = "plain"
    for part in re.split(f"({_SIGNS.pattern})", text):
        if part in _WEIGHTS:
            weight = _WEIGHTS[part]
        elif part:
            yield part, weight
