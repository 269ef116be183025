"""The words a person reads: found by key, with values filled in and plural forms chosen.

A catalogue file is a JSON object. The value of a key is a sentence with names in braces, or its
forms by number::

    "pit-empty": "Pit {pit} is empty."
    "sown": {"one": "{count} seed sown.", "other": "{count} seeds sown."}
    "taken": {"by": "seeds", "one": "{seeds} seed taken.", "other": "{seeds} seeds taken."}

The form is chosen by the value called `count`, or by the one that `by` names.

A value that is a word of the program is told by a sentence of its own: `"{colour:colour}"` is the
sentence of the key "colour.red" when `colour` is "red".
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.i18n.plural import form
from game.i18n.pseudo import lengthen
from game.paths import ASSETS
from game.untrusted.plain_text import ELLIPSIS, MOST_LISTED, written

FALLBACK = "en"
"""The language that has every key."""

PSEUDO = "qps"
"""Asking for this language gives English with every word half as long again."""

Sentence = str | Mapping[str, str]
"""A sentence, or its forms by number."""

Read = Callable[[str], Sequence[str]]
"""Gives the JSON texts of a language's files; none when there is no such language."""

_NAME = re.compile(r"\{(\w+)(?::([\w.-]+))?\}")
"""A value's name and, where a sentence tells the value, the beginning of that sentence's key."""


def read_folder(folder: Path) -> Read:
    """Return a reader of `folder`/parts/*.LANGUAGE.json and `folder`/LANGUAGE.json."""

    def read(language: str) -> list[str]:
        parts = sorted((folder / "parts").glob(f"*.{language}.json"))
        whole = folder / f"{language}.json"
        paths = [*parts, *([whole] if whole.is_file() else [])]
        return [path.read_text(encoding="utf-8") for path in paths]

    return read


class Catalogue:
    """All sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str, sentences: Mapping[str, Sentence]) -> None:
        self.language = language
        self._sentences = dict(sentences)

    @classmethod
    def load(cls, languages: Iterable[str], read: Read | None = None) -> Catalogue:
        """Read the first of `languages` that exists, over English; English if none does.

        A language with a region ("en-GB") also stands for the language alone.
        """
        read = read_folder(ASSETS / "locale") if read is None else read
        english = _merged(read(FALLBACK))
        for language in _candidates(languages):
            if language == PSEUDO:
                return cls(FALLBACK, english).pseudo()
            if language == FALLBACK:
                break
            texts = read(language)
            if texts:
                return cls(language, {**english, **_merged(texts)})
        return cls(FALLBACK, english)

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
            number = values.get(sentence.get("by", "count"))
            known = isinstance(number, int | float)
            chosen = form(self.language, number) if known and number is not None else "other"
            sentence = sentence.get(chosen, sentence.get("other", key))

        def fill(found: re.Match[str]) -> str:
            if found[1] not in values:
                return found[0]
            value = self._written(values[found[1]])
            return self.text(f"{found[2]}.{value}") if found[2] else value

        return _NAME.sub(fill, sentence)

    def join(self, words: Sequence[Any], last: str = "list-and") -> str:
        """Return "a", "a and b", "a, b and c"; `last` is the key that joins the last two."""
        told = [written(word) for word in words[:MOST_LISTED]]
        if len(words) > MOST_LISTED:
            told.append(ELLIPSIS)
        if len(told) < 2:
            return "".join(told)
        start = told[0]
        for word in told[1:-1]:
            start = self.text("list-comma", first=start, second=word)
        return self.text(last, first=start, second=told[-1])

    def pseudo(self) -> Catalogue:
        """Return this catalogue with every word half as long again, to try layouts with."""
        return Catalogue(
            self.language,
            {key: _lengthened(sentence) for key, sentence in self._sentences.items()},
        )

    def _written(self, value: Any) -> str:
        return self.join(value) if isinstance(value, list | tuple) else written(value)


def _candidates(languages: Iterable[str]) -> list[str]:
    """Return `languages` in order, each followed by itself without its region."""
    found: dict[str, None] = {}
    for language in languages:
        # A name from outside becomes part of a file name: only letters, digits and hyphens.
        if re.fullmatch(r"[A-Za-z0-9-]{1,20}", language):
            found[language] = None
            found[language.partition("-")[0].lower()] = None
    return list(found)


def _merged(texts: Iterable[str]) -> dict[str, Sentence]:
    merged: dict[str, Sentence] = {}
    for text in texts:
        merged.update(json.loads(text))
    return merged


def _lengthened(sentence: Sentence) -> Sentence:
    if isinstance(sentence, str):
        return lengthen(sentence)
    return {
        name: template if name == "by" else lengthen(template)
        for name, template in sentence.items()
    }
