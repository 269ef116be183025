"""Words of a sentence that are written bold, as "**" says it in a catalogue file.

In a sentence that is read they stand between two characters that no value filled in can have
(`game.untrusted.plain_text` lets none of them in), so that a name with asterisks stays a name.
Only a sentence of the catalogue may bring its own bold words into another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

ON, OFF = "\ue000", "\ue001"
"""Where bold words begin and end."""

_WRITTEN = re.compile(r"\*\*((?:[^\"\\\n]|\\.)+?)\*\*")
"""Never from one sentence into the next, where the text of a file is read as a whole."""

_SIGNS = re.compile(f"[{ON}{OFF}]")


class BoldSentence(str):
    """A sentence with bold words, which keeps them where it is filled into another sentence.

    Only a catalogue makes them: all values that came from outside are plain in it.
    """

    __slots__ = ()


def marked(text: str) -> str:
    """Return a sentence, or the JSON text of a catalogue file, with its asterisks replaced."""
    return _WRITTEN.sub(rf"{ON}\1{OFF}", text)


def told(sentence: str) -> str:
    """Return a sentence whose values are filled in, so that it keeps the bold words it has."""
    return BoldSentence(sentence) if ON in sentence else sentence


def unemphasised(text: str) -> str:
    """Return a text as it is spoken, and where all letters are of one weight."""
    return _SIGNS.sub("", text) if ON in text or OFF in text else text


def weighed(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the parts of a text, each with whether it is bold."""
    bold = False
    for part in re.split(f"([{ON}{OFF}])", text):
        if part in (ON, OFF):
            bold = part == ON
        elif part:
            yield part, bold
