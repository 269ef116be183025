"""Words of a sentence that are written bold, as "**" says it in a catalogue file.

"!!" does the same for words that warn: they are bold, and in the colour of a mistake. What stands
between "[[" and "]]" leads to the glossary: `[[kichwa]]`, or `[[kichwa|kichwa pits]]` where the
word that is meant is not the one that is read.

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

LINK, LINK_ON, LINK_OFF = "\ue004", "\ue005", "\ue006"
"""Before the name of a word of the glossary, and where what is read of it begins and ends."""

Weight = Literal["plain", "bold", "warning"]

_INSIDE = r"((?:[^\"\\\n]|\\.)+?)"
"""Never from one sentence into the next, where the text of a file is read as a whole."""

_WRITTEN = (
    (re.compile(rf"\*\*{_INSIDE}\*\*"), ON, OFF),
    (re.compile(f"!!{_INSIDE}!!"), WARN_ON, WARN_OFF),
)
_LINKS = re.compile(rf"\[\[([a-z-]+)(?:\|{_INSIDE})?\]\]")
_LINK_SIGN = f"{LINK}[a-z-]+{LINK_ON}"
_SIGNS = re.compile(f"[{ON}{OFF}{WARN_ON}{WARN_OFF}{LINK_OFF}]|{_LINK_SIGN}")
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
    return _LINKS.sub(lambda match: link(match[1], match[2] or match[1]), text)


def link(word: str, text: str) -> str:
    """Return a text that leads to a word of the glossary."""
    return f"{LINK}{word}{LINK_ON}{text}{LINK_OFF}"


def told(sentence: str) -> str:
    """Return a sentence whose values are filled in, so that it keeps the bold words it has."""
    return BoldSentence(sentence) if is_marked(sentence) else sentence


def is_emphasised(text: str) -> bool:
    """Whether any words of a text are bold."""
    return ON in text or WARN_ON in text


def is_marked(text: str) -> bool:
    """Whether any words of a text are bold or lead to the glossary."""
    return is_emphasised(text) or LINK in text


def unemphasised(text: str) -> str:
    """Return a text as it is spoken, and where all letters are of one weight."""
    return _SIGNS.sub("", text) if _SIGNS.search(text) else text


def weighed(text: str) -> Iterator[tuple[str, Weight]]:
    """Yield the parts of a text, each with its weight."""
    for part, weight, _ in parts(text):
        yield part, weight


def parts(text: str) -> Iterator[tuple[str, Weight, str]]:
    """Yield the parts of a text, each with its weight and the word it leads to ("" for none)."""
    weight: Weight = "plain"
    word = ""
    for part in re.split(f"({_SIGNS.pattern})", text):
        if part in _WEIGHTS:
            weight = _WEIGHTS[part]
        elif part.startswith(LINK) or part == LINK_OFF:
            word = part[1:-1]
        elif part:
            yield part, weight, word
