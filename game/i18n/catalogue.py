"""The words a person reads: found by key, with values filled in and forms chosen.

A catalogue file is a JSON object. The value of a key is a sentence with names in braces, or a tree
of forms by number or player, which `game.i18n.forms` describes::

    "pit-empty": "Pit {pit} is empty."
    "sown": {"one": "{count} seed sown.", "other": "{count} seeds sown."}
    "to-move": {"by": "player", "you": "Your turn", "name": "{player} to move"}

A value can be written by a sentence of its own, the one whose key stands behind its name. A word of
the program has a sentence for each word: `"{colour:colour}"` is the sentence of the key
"colour.red" when `colour` is "red". Players and numbers have one sentence for all, with forms:
`"{owner:whose} store"` is the sentence of the key "whose", with the owner as its `player` (a number
is its `count`). Of a list, that sentence joins the last two: `"{pits:list-or}"` is "A1, A2 or A3".

What stands between two pairs of asterisks is written bold (`game.i18n.emphasis`), and between two
pairs of exclamation marks as what warns::

    "captured": "{player} **captured {count}** in {pit}."

It stays so in a sentence into which that one is filled. A word of the glossary stands between two
pairs of brackets, and leads there::

    "names": "The ends of a row are its [[kichwa]], the pits beside them its [[kimbi|kimbi pits]]."
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.i18n.emphasis import BoldSentence, marked, told
from game.i18n.folders import FOLDERS
from game.i18n.forms import COUNT, Sentence, choose
from game.i18n.numerals import SAMPLE, Numerals
from game.i18n.pseudo import lengthen
from game.untrusted.plain_text import ELLIPSIS, MOST_LISTED, written

FALLBACK = "en"
"""The language that has every key."""

PSEUDO = "qps"
"""Asking for this language gives English with every word half as long again."""

PLAYER = "player"
"""What a sentence that writes a player calls that player."""

LAST = "list-and"
"""The sentence that joins the last two words of a list, where no other is named."""

_ENDS = (".", "!", "?", ":", "\u2026", "\u3002", "\uff01", "\uff1f", "\uff1a")
_CLOSING = "\"')]\u2019\u201d\u00bb "
"""What ends a sentence, and what may stand behind that."""

Read = Callable[[str], Sequence[str]]
"""Gives the JSON texts of a language's files; none when there is no such language."""

_NAME = re.compile(r"\{(\w+)(?::([\w.-]+))?\}")
"""A value's name and, where a sentence writes the value, that sentence's key or its beginning."""


class Catalogue:
    """All sentences of one language; what it lacks is said in English."""

    def __init__(
        self, language: str, sentences: Mapping[str, Sentence], english: Iterable[str] = ()
    ) -> None:
        """Hold `sentences`; those of the keys in `english` are English, with its plural forms."""
        self.language = language
        self._sentences = dict(sentences)
        self._english = frozenset(english)
        self._is_pseudo = False
        self._numerals = Numerals(str(self._sentences.get("number", SAMPLE)))

    @classmethod
    def load(cls, languages: Iterable[str], read: Read | None = None) -> Catalogue:
        """Read the first of `languages` that exists, over English; English if none does.

        A language with a region ("en-GB") also stands for the language alone. The files are those
        of `FOLDERS`, unless `read` gives their texts.
        """
        read = FOLDERS.read if read is None else read
        english = _merged(read(FALLBACK))
        for language in _candidates(languages):
            if language == PSEUDO:
                return cls(FALLBACK, english).pseudo()
            if language == FALLBACK:
                break
            texts = read(language)
            if texts:
                own = _merged(texts)
                return cls(language, {**english, **own}, english.keys() - own.keys())
        return cls(FALLBACK, english)

    def add(self, read: Read) -> None:
        """Take in sentences that have come later; `read` gives the texts of a language."""
        english = _merged(read(FALLBACK))
        if self._is_pseudo:
            english = {key: lengthen(sentence) for key, sentence in english.items()}
        own = {} if self.language == FALLBACK else _merged(read(self.language))
        if self.language != FALLBACK:
            self._english |= english.keys() - own.keys()
        self._sentences.update({**english, **own})

    def __contains__(self, key: str) -> bool:
        return key in self._sentences

    def keys(self) -> tuple[str, ...]:
        """Return every key."""
        return tuple(self._sentences)

    def text(self, key: str, /, **values: Any) -> str:
        """Return the sentence of `key` with `values` filled in; an unknown key is its own text.

        A list among the values is written as a list of words ("1, 3 and 5"). A name without a
        value stays in its braces, so that the rest can still be read. Values are made plain: they
        may come from anywhere.
        """
        sentence = self._sentences.get(key, key)
        if not isinstance(sentence, str):
            language = FALLBACK if key in self._english else self.language
            sentence = choose(sentence, values, language) or key
        return told(_NAME.sub(lambda match: self._filled(match, values), sentence))

    def join(self, words: Sequence[Any], last: str = LAST) -> str:
        """Return "a", "a and b", "a, b and c"; `last` is the key that joins the last two."""
        members = [self._written(word) for word in words[:MOST_LISTED]]
        if len(words) > MOST_LISTED:
            members.append(ELLIPSIS)
        return self._chained(members, "list-comma", last)

    def sentences(self, *parts: str) -> str:
        """Return whole sentences as one text, each after the other; empty ones are left out."""
        return self._chained([part for part in parts if part], "sentence-next", "sentence-next")

    def sentence(self, phrase: str) -> str:
        """Return a phrase, such as a title, as a sentence of its own; a question is one already."""
        has_end = phrase.rstrip(_CLOSING).endswith(_ENDS)
        return phrase if has_end else self.text("sentence", phrase=phrase)

    def ended(self, text: str) -> str:
        """Return a text with an end, as `sentence` does; of nothing, nothing."""
        return self.sentence(text) if text else text

    def labelled(self, label: str, value: Any) -> str:
        """Return "label: value"."""
        return self.text("labelled", label=label, value=value)

    def number(self, number: float, *, decimals: int | None = None, signed: bool = False) -> str:
        """Return a number as the language writes it.

        `decimals`: so many digits of a fraction, whatever they are. `signed`: with a plus too.
        """
        text = written(number) if decimals is None else f"{number:.{decimals}f}"
        sign = text.startswith("-")
        digits = self._numerals.written(text[sign:])
        if sign:
            return self.text("number-negative", number=digits)
        return self.text("number-positive", number=digits) if signed and number else digits

    def _chained(self, members: Sequence[str], between: str, last: str) -> str:
        """Return `members` joined by the sentence `between`, the last two by `last`."""
        if len(members) < 2:
            return members[0] if members else ""
        start = members[0]
        for member in members[1:-1]:
            start = self.text(between, first=start, second=member)
        return self.text(last, first=start, second=members[-1])

    def pseudo(self) -> Catalogue:
        """Return this catalogue with every word half as long again, to try layouts with."""
        longer = {key: lengthen(sentence) for key, sentence in self._sentences.items()}
        pseudo = Catalogue(self.language, longer, self._english)
        pseudo._is_pseudo = True
        return pseudo

    def _filled(self, match: re.Match[str], values: Mapping[str, Any]) -> str:
        """Return what stands for a name in braces."""
        name, key = match.groups()
        if name not in values:
            return match[0]
        value = values[name]
        if isinstance(value, list | tuple):
            return self.join(value, key or LAST)
        if not key:
            return self._written(value)
        word = f"{key}.{written(value)}"
        if key not in self._sentences or word in self._sentences:
            return self.text(word)
        return self.text(key, **{COUNT if isinstance(value, int | float) else PLAYER: value})

    def _written(self, value: Any) -> str:
        """Return a value that is filled in."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self.number(value)
        return value if isinstance(value, BoldSentence) else written(value)


def _candidates(languages: Iterable[str]) -> list[str]:
    """Return `languages` in order, each followed by itself without its region."""
    candidates: dict[str, None] = {}
    for language in languages:
        # A name from outside becomes part of a file name: only letters, digits and hyphens.
        if re.fullmatch(r"[A-Za-z0-9-]{1,20}", language):
            candidates[language] = None
            candidates[language.partition("-")[0].lower()] = None
    return list(candidates)


def _merged(texts: Iterable[str]) -> dict[str, Sentence]:
    merged: dict[str, Sentence] = {}
    for text in texts:
        merged.update(json.loads(marked(text)))
    return merged
