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
    `why` is the key of the catalogue, empty where the try is told by what it gives. `reason`: the
    key of the rules' reason, where it is illegal. `gives`: what it gives in the measure of the
    first goal, where that would take long to find out. `slip`: it is told, but is no failure, as
    it misses the board rather than what the exercise is about: an empty house, say.
    """

    answer: Any
    why: str = ""
    reason: str | None = None
    gives: int | None = None
    slip: bool = False


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

    @property
    def many(self) -> bool:
        """Whether there is more than one: of a single one a press is answer enough."""
        return len(self.answer) > 1


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
    of which the words speak, each by its number in the list of all. `theme` and `difficulty` (1 to
    5) are those of a puzzle; `line` is how the game goes on to its end if both play their best,
    the answer first, where that is what proves it.
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
    line: Moves = ()


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

    Its words are those of the keys that `game.learn.words` tells. `after_stage` is the stage of the
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
