"""The fields of a form as data. How they are laid out: `game.scenes.frame.field_items`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from game.i18n.catalogue import Catalogue
from game.rules.protocol import Json

Half = bool | Literal["wide"]
"""Whether half a row will do for a field; "wide": in a wide column only."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several values, each with its label; `note` explains the one chosen."""

    name: str
    label: str
    value: Json
    labels: Mapping[Json, str]
    note: str = ""
    half: Half = False
    seat: int | None = None

    def value_text(self, words: Catalogue) -> str:
        """Return the value in words."""
        del words
        return self.labels.get(self.value, str(self.value))


@dataclass(frozen=True, slots=True)
class Choice(OneOf):
    """One of several values, with a button each."""

    def answer(self, button: str) -> Json:
        """Return the value that a button stands for."""
        return next(value for value in self.labels if str(value) == button)


@dataclass(frozen=True, slots=True)
class SignChoice(Choice):
    """The sign that stands for a seat; those that are `unavailable` are those of other seats."""

    unavailable: Collection[Json] = ()


@dataclass(frozen=True, slots=True)
class Cycle(OneOf):
    """One of many values, seen one at a time, with a button back and one on."""

    def answer(self, button: str) -> Json:
        """Return the value before or after this one, round and round."""
        values = list(self.labels)
        at = values.index(self.value) if self.value in values else 0
        return values[(at + (1 if button == "more" else -1)) % len(values)]


@dataclass(frozen=True, slots=True)
class Stepper:
    """A whole number with a button less and one more."""

    name: str
    label: str
    value: int
    low: int
    high: int
    half: bool = True
    note: str = ""
    seat: int | None = None

    def answer(self, button: str) -> Json:
        """Return the number that a button stands for."""
        return self.value + (1 if button == "more" else -1)

    def value_text(self, words: Catalogue) -> str:
        """Return the number."""
        return words.number(self.value)


@dataclass(frozen=True, slots=True)
class Toggle:
    """Something that is on or off; `note` says what it means."""

    name: str
    label: str
    value: bool
    note: str = ""
    half: bool = False
    seat: int | None = None

    def answer(self, button: str) -> Json:
        """Return the other value."""
        del button
        return not self.value

    def value_text(self, words: Catalogue) -> str:
        """Return whether it is on, in words."""
        return words.text("setup.on" if self.value else "setup.off")


@dataclass(frozen=True, slots=True)
class Button:
    """Something to do: a button alone, whose item is called like the field.

    A form takes it in `acted`, not as an answer. `off`: it cannot be done now, and `note` says why;
    whoever presses it hears that. `spoken` is said in place of a label that was cut. `value`: what
    it is about, of its item.
    """

    name: str
    label: str
    icon: str = ""
    note: str = ""
    half: Half = True
    seat: int | None = None
    off: bool = False
    spoken: str = ""
    value: object = None

    def answer(self, button: str) -> Json:
        """Return nothing: there is no value."""
        del button

    def value_text(self, words: Catalogue) -> str:
        """Return nothing: there is no value."""
        del words
        return ""


Field = Choice | Stepper | Toggle | Cycle | Button
