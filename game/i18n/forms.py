"""Sentences with forms, and which form goes with the values that are filled in.

A sentence is a text, or a tree of forms: an object that names a value with "by" ("count" if it
does not), and has a sentence for each form that this value can ask for::

    {"by": "player", "you": "Your turn", "name": "{player} to move"}
    {"by": "seeds",
     "one": {"by": "laps", "one": "{seeds} seed in {laps} lap", "other": ...},
     "other": {"by": "laps", "one": "{seeds} seeds in {laps} lap", "other": ...}}

- A number asks for a form by its plural category in the catalogue's language, as Unicode's CLDR
  names them: zero, one, two, few, many, other.
- A player asks for "you" if that is who reads the sentence, for "it" if it is the one computer,
  else for "name"; of several players one who reads it is enough for "you".
- A word asks for "name" too: it may be the name of somebody.

A form that a tree lacks is "other" or "name", whichever it has.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import plural
from game.i18n.player import Player

BY = "by"
"""Names the value that chooses among the forms."""

COUNT = "count"
"""The value that chooses where a tree names none."""

YOU, IT, NAME, OTHER = "you", "it", "name", "other"

Sentence = str | Mapping[str, "Sentence"]
"""A text, or a tree of forms."""


def choose(sentence: Sentence, values: Mapping[str, object], language: str) -> str | None:
    """Return the text of `sentence` for `values`; None if its tree has no form for them."""
    branch: Sentence | None = sentence
    while branch is not None and not isinstance(branch, str):
        form = _form_of(values.get(by(branch)), language)
        branch = branch.get(form, branch.get(OTHER, branch.get(NAME)))
    return branch


def by(tree: Mapping[str, Sentence]) -> str:
    """Return the name of the value that chooses among the forms of `tree`."""
    return str(tree.get(BY, COUNT))


def forms(tree: Mapping[str, Sentence]) -> dict[str, Sentence]:
    """Return the forms of `tree` alone."""
    return {name: sentence for name, sentence in tree.items() if name != BY}


def _form_of(value: object, language: str) -> str:
    if isinstance(value, int | float):
        return plural.form(language, value)
    if _is_reader(value):
        return YOU
    return IT if isinstance(value, Player) and value.it else NAME


def _is_reader(value: object) -> bool:
    if isinstance(value, list | tuple):
        return any(_is_reader(member) for member in value)
    return isinstance(value, Player) and value.you
