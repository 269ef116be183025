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
    """One of several values, each with its label; `note` explains the one chosen.

    `seat`: whose sign stands beside the label. `about`: what it asks for, for whoever takes the
    answer, where its name does not say that already. Both are so in the fields below, too.
    """

    name: str
    label: str
    value: Json
    labels: Mapping[Json, str]
    note: str = ""
    half: Half = False
    seat: int | None = None
    about: object = None

    def value_text(self, words: Catalogue) -> str:
        """Return the value in words."""
        del words
        return self.labels.get(self.value, str(self.value))


@dataclass(frozen=True, slots=True)
class Choice(OneOf):
    """One of several values, with a button each."""


@dataclass(frozen=True, slots=True)
class SignChoice(Choice):
    """The sign that stands for a seat; those that are `unavailable` are those of other seats."""

    unavailable: Collection[Json] = ()


@dataclass(frozen=True, slots=True)
class Cycle(OneOf):
    """One of many values, seen one at a time, with a button back and one on."""

    def stepped(self, step: int) -> Json:
        """Return the value so many steps on, round and round."""
        values = list(self.labels)
        at = values.index(self.value) if self.value in values else 0
        return values[(at + step) % len(values)]


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
    about: object = None

    def stepped(self, step: int) -> Json:
        """Return the number so many steps on."""
        return self.value + step

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
    about: object = None

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

    def value_text(self, words: Catalogue) -> str:
        """Return nothing: there is no value."""
        del words
        return ""


Question = Choice | Stepper | Toggle | Cycle

Field = Question | Button


@dataclass(frozen=True, slots=True)
class Answer:
    """What a button of a question stands for: the value that is chosen by it."""

    question: Question
    value: Json
