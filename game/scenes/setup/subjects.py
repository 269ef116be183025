"""What the questions of set-up are about: each subject knows how an answer changes the choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Literal

from game.play.saved.setup_choices import SetupChoices
from game.rules.protocol import Json, Seat
from game.scenes.setup.presets import with_preset
from game.view.game_view import Preset

EMPTY = "empty"
"""Nobody plays this seat."""


class Subject(ABC):
    """What a question of set-up is about."""

    @abstractmethod
    def with_answer(self, choices: SetupChoices, value: Json) -> SetupChoices:
        """Return the choices with an answer to the question."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a button stands for: the answer that is given by it, and to which question."""

    subject: Subject
    value: Json


@dataclass(frozen=True, slots=True)
class WayToPlay(Subject):
    """One of the cards: all rules at once; the answer is always yes."""

    preset: Preset

    def with_answer(self, choices: SetupChoices, value: Json) -> SetupChoices:
        """Return the choices with the rules of the card."""
        del value
        return with_preset(choices, self.preset)


@dataclass(frozen=True, slots=True)
class OptionValue(Subject):
    """The value of an option of the game."""

    name: str

    def with_answer(self, choices: SetupChoices, value: Json) -> SetupChoices:
        """Return the choices with another value of the option."""
        return choices.with_option(self.name, value)


@dataclass(frozen=True, slots=True)
class Member(Subject):
    """Whether something belongs to an option that is a set."""

    option: str
    member: Json

    def with_answer(self, choices: SetupChoices, value: Json) -> SetupChoices:
        """Return the choices with the member put in or taken out."""
        return choices.with_member(self.option, self.member, bool(value))


@dataclass(frozen=True, slots=True)
class Seating(Subject):
    """Who plays a seat: a person, an opponent or nobody."""

    seat: Seat

    def with_answer(self, choices: SetupChoices, value: Json) -> SetupChoices:
        """Return the choices with the seat left empty, or taken by a player of that kind."""
        if value == EMPTY:
            return choices.with_seat(self.seat, False)
        return choices.with_player(self.seat, kind=value)


@dataclass(frozen=True, slots=True)
class Trait(Subject):
    """The name, level or sign of the player at a seat."""

    seat: Seat
    trait: Literal["name", "level", "sign"]

    def with_answer(self, choices: SetupChoices, value: Json) -> SetupChoices:
        """Return the choices with the player changed."""
        return choices.with_player(self.seat, **{self.trait: value})


@dataclass(frozen=True, slots=True)
class Starter(Subject):
    """Who starts."""

    def with_answer(self, choices: SetupChoices, value: Json) -> SetupChoices:
        """Return the choices with another starter."""
        return replace(choices, first=value)
