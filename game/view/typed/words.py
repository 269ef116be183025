"""The words of typed moves: what was typed as tokens, and what each of these means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.untrusted.look_alikes import plain_form

Tokens = tuple[str, ...]

NUMBER = "number"
"""The kind of a number; the others are the ends of the catalogue's keys "typed.word.KIND"."""

IGNORED = "ignored"
"""The kind of words that say nothing by themselves, as "to" and "the"."""

_TOKEN = re.compile(r"(?<!\S)-\d+|[^\W\d_]+|\d+|[<>+]")
"""Words, numbers (with a sign, which no place has) and the signs of notations."""

_LONGEST_NUMBER = 3
"""Digits of a number, at most: more of them are no place of any board."""


class Meant(NamedTuple):
    """What a word, or a phrase that begins with it, means.

    `kind` is "" where that is not known; `number` is what it stands for.
    """

    kind: str
    word: str
    number: int = 0


def tokens_of(text: str) -> Tokens:
    """Return words and numbers of a text, alike for capitals, wide digits and other spaces."""
    return tuple(_TOKEN.findall(plain_form(unemphasised(text)).casefold()))


class Vocabulary:
    """The words of one game in one language.

    `kinds` are those that the game has a use for; the catalogue lists words and phrases of each,
    with commas between them. `own` are names that mean a kind with a number, as those of seats.
    """

    def __init__(
        self, words: Catalogue, kinds: Iterable[str], own: Mapping[str, tuple[str, int]]
    ) -> None:
        self._phrases: dict[Tokens, tuple[str, int]] = {
            tokens_of(name): meaning for name, meaning in own.items()
        }
        for kind in (*kinds, IGNORED):
            for phrase in phrases(words, f"typed.word.{kind}"):
                self._phrases.setdefault(phrase, (kind, 0))
        for number, phrase in enumerate(phrases(words, "typed.numbers")):
            self._phrases.setdefault(phrase, (NUMBER, number))
        self._longest = max(map(len, self._phrases))

    def meant(self, tokens: Tokens) -> Sequence[Meant]:
        """Return what tokens mean, the longest phrases first; words that say nothing are left out.

        Of words that are not known the kind is "".
        """
        meant: list[Meant] = []
        at = 0
        while at < len(tokens):
            phrase = self._phrase_at(tokens, at)
            kind, number = self._phrases.get(phrase, ("", 0))
            if not kind and phrase[0].isdecimal() and len(phrase[0]) <= _LONGEST_NUMBER:
                kind, number = NUMBER, int(phrase[0])
            if kind != IGNORED:
                meant.append(Meant(kind, phrase[0], number))
            at += len(phrase)
        return meant

    def _phrase_at(self, tokens: Tokens, at: int) -> Tokens:
        """Return the longest phrase that begins at a token; the token alone if none does."""
        for length in range(min(self._longest, len(tokens) - at), 1, -1):
            if tokens[at : at + length] in self._phrases:
                return tokens[at : at + length]
        return tokens[at : at + 1]


def phrases(words: Catalogue, key: str) -> Sequence[Tokens]:
    """Return the phrases that a text of the catalogue lists, with commas between them."""
    return [tokens_of(phrase) for phrase in words.text(key).split(",")]
