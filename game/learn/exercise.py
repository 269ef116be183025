"""An exercise is a position, what is asked about it, and the answer: a lesson or a puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.rules.protocol import AnyGame, Event, Place

Want = Literal["most", "least", "is", "at-least", "at-most"]

Over = Literal["move", "turn"]
"""Whether an answer is one move, or a whole turn with its extra turns."""

Moves = tuple[Any, ...]
"""Moves of the exercise's game, one after the other, by one player."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a play has to reach: a measure of `game.learn.measures`, and what is wanted of it."""

    measure: str
    want: Want
    value: int | Place | None = None


@dataclass(frozen=True, slots=True)
class WrongTry:
    """A typical wrong try, with the words that answer it.

    `answer` is what was tried: moves, a place, a set of places or a number, as the question asks.
    `why` is the key of the catalogue. `reason`: the key of the rules' reason, where it is illegal.
    """

    answer: Any
    why: str
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """Play one of the `accept`ed answers: all that meet the goals, one goal after the other."""

    goals: tuple[Goal, ...]
    accept: tuple[Moves, ...]
    over: Over = "move"
    gives: Mapping[str, int | Place] = field(default_factory=dict)
    wrong: tuple[WrongTry, ...] = ()


@dataclass(frozen=True, slots=True)
class WhereQuestion:
    """Point at the place where the last seed of `move` falls; then the move is played."""

    move: Any
    answer: Place
    wrong: tuple[WrongTry, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenQuestion:
    """Point at all the places that `move` captures; then the move is played."""

    move: Any
    answer: frozenset[Place]
    wrong: tuple[WrongTry, ...] = ()


@dataclass(frozen=True, slots=True)
class NumberQuestion:
    """Say the number that `measure` gives for `move`; then the move is played."""

    move: Any
    measure: str
    answer: int
    wrong: tuple[WrongTry, ...] = ()


Question = PlayQuestion | WhereQuestion | TakenQuestion | NumberQuestion


@dataclass(frozen=True, slots=True)
class Exercise:
    """A lesson or a puzzle.

    `position` is one of `game`, which has the exercise's options. `words` is the beginning of its
    keys in the catalogue ("lesson.kalah-sow"): `game.learn.words` tells what follows. `stage` is
    that of a course in several stages, else 1; `step` counts from 1 in its stage, `of` is how many
    there are. `answer` are the moves that are played at the end, `points` the events among theirs
    to which the eye is drawn, each by its number in the list of all. `theme`, `difficulty` (1 to 5)
    and `reached_by` (the moves of a game from the start) are those of a puzzle.
    """

    id: str
    kind: Literal["lesson", "puzzle"]
    game: AnyGame
    position: Any
    question: Question
    words: str
    answer: Moves
    points: tuple[tuple[int, Event], ...] = ()
    stage: int = 1
    step: int = 1
    of: int = 1
    theme: str = ""
    difficulty: int = 0
    reached_by: Moves = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """Something to be pointed out in a guided game, once, when it comes up."""

    id: str
    when: tuple[Goal, ...]
    gate: tuple[Goal, ...] = ()
    always: bool = False
    rare: bool = False


@dataclass(frozen=True, slots=True)
class Guided:
    """A guided first game: its options, the learner's seat, what the opponent goes by, its moments.

    The words of a moment are those of the key `guided.ID.MOMENT`. `after_stage` is the stage of the
    course that it follows.
    """

    id: str
    game: AnyGame
    learner: int
    measure: str
    moments: tuple[Moment, ...]
    after_stage: int = 1


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game in their order, and its guided games."""

    game: str
    lessons: tuple[Exercise, ...]
    guided: tuple[Guided, ...]
