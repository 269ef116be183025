"""What can be wrong with the sentences of one language, beside those of English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.i18n import plural
from game.i18n.forms import IT, NAME, OTHER, YOU, Sentence, by, forms
from game.i18n.numerals import Numerals

Sentences = Mapping[str, Sentence]

NUMBER = "number"
"""The key whose sentence is a number, as an example of how all are written."""

EVERYDAY = range(1_000)
"""A sentence has the forms that these numbers ask for: none of ours counts further often."""

_PLACEHOLDER = re.compile(r"\{(\w+)(:[\w.-]+)?\}")

Way = tuple[tuple[str, str], ...]
"""Which values choose a text of a sentence, each with its form."""


class Finding(NamedTuple):
    """Something that is not as it should be: the key, and what is wrong with its sentence."""

    key: str
    problem: str


def leaves(sentence: Sentence, way: Way = ()) -> Iterator[tuple[Way, str]]:
    """Yield each text of a sentence, and how it is chosen."""
    if isinstance(sentence, str):
        yield way, sentence
        return
    for form, branch in forms(sentence).items():
        yield from leaves(branch, (*way, (by(sentence), form)))


def trees(sentence: Sentence) -> Iterator[Mapping[str, Sentence]]:
    """Yield each tree of forms in a sentence."""
    if not isinstance(sentence, str):
        yield sentence
        for branch in forms(sentence).values():
            yield from trees(branch)


def placeholders(text: str) -> set[str]:
    """Return the names of the values that are filled into a text."""
    return {name for name, _ in _PLACEHOLDER.findall(text)}


def missing(own: Sentences, english: Sentences, language: str) -> Iterator[Finding]:
    """Yield what only English says."""
    del language
    for key in english.keys() - own.keys():
        yield Finding(key, "is missing")


def stale(own: Sentences, english: Sentences, language: str) -> Iterator[Finding]:
    """Yield what English says no more."""
    del language
    for key in own.keys() - english.keys():
        yield Finding(key, "is stale: English has no such sentence")


def other_values(own: Sentences, english: Sentences, language: str) -> Iterator[Finding]:
    """Yield sentences with other values in them than the English ones.

    A form for one number or for the reader may leave values out, but not the form for all others.
    """
    del language
    for key in own.keys() & english.keys():
        possible = set().union(*(placeholders(text) for _, text in leaves(english[key])))
        for _, text in leaves(own[key]):
            for name in sorted(placeholders(text) - possible):
                yield Finding(key, f"has {{{name}}}, which the English one has not")
        for name in sorted(_in_the_rest(english[key]) - _in_the_rest(own[key])):
            yield Finding(key, f"lacks {{{name}}}")


def _in_the_rest(sentence: Sentence) -> set[str]:
    """Return the values in the text for whatever has no form of its own."""
    while not isinstance(sentence, str):
        sentence = sentence.get(OTHER, sentence.get(NAME, ""))
    return placeholders(sentence)


def lacking_forms(own: Sentences, english: Sentences, language: str) -> Iterator[Finding]:
    """Yield sentences without all plural forms of their language, or with forms it has not."""
    del english
    needed = {plural.form(language, number) for number in EVERYDAY} | {OTHER}
    possible = set(plural.forms(language))
    for key, sentence in own.items():
        for tree in trees(sentence):
            names = forms(tree).keys()
            if names & {YOU, NAME}:
                least, most = {YOU, NAME}, {YOU, IT, NAME}
            else:
                least, most = needed, possible
            for name in sorted(least - names):
                yield Finding(key, f'lacks the form "{name}"')
            for name in sorted(names - most):
                yield Finding(key, f'has a form "{name}", which nothing asks for')


def unspoken(own: Sentences, english: Sentences, language: str) -> Iterator[Finding]:
    """Yield sentences that name the reader, where the English one says "you"."""
    del language
    for key in own.keys() & english.keys():
        people = {by(tree) for tree in trees(english[key]) if forms(tree).keys() & {YOU}}
        for way, text in leaves(own[key]):
            for person in sorted(people & placeholders(text)):
                if (person, NAME) not in way:
                    yield Finding(key, f'names {{{person}}} where it may be "you"')


def empty(own: Sentences, english: Sentences, language: str) -> Iterator[Finding]:
    """Yield sentences that say nothing."""
    del english, language
    for key, sentence in own.items():
        if not all(text.strip() for _, text in leaves(sentence)):
            yield Finding(key, "is empty")


def unreadable_number(own: Sentences, english: Sentences, language: str) -> Iterator[Finding]:
    """Yield the number that shows how numbers are written, if it cannot be read."""
    del english, language
    if NUMBER in own:
        try:
            Numerals(str(own[NUMBER]))
        except ValueError:
            yield Finding(NUMBER, "is not 1234567890.5 as the language writes it")


CHECKS: tuple[Callable[[Sentences, Sentences, str], Iterator[Finding]], ...] = (
    missing,
    stale,
    other_values,
    lacking_forms,
    unspoken,
    empty,
    unreadable_number,
)


def findings(own: Sentences, english: Sentences, language: str) -> list[Finding]:
    """Return all that is wrong with the sentences of a language, by key."""
    return sorted({finding for check in CHECKS for finding in check(own, english, language)})
