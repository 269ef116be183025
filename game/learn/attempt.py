"""An exercise that somebody tries: what was tried so far, and how it is judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.learn.exercise import Exercise, Moves
from game.rules.protocol import Json, Place


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a try is judged, and the sentence that says so: a key of the catalogue and its values.

    "right": the exercise is done. "on": right so far, the turn goes on. "wrong": it may be shown,
    and is taken back. "illegal": the rules forbid it. An empty key says nothing.
    """

    kind: Literal["right", "on", "wrong", "illegal"]
    key: str = ""
    values: Mapping[str, Json] = field(default_factory=dict)


class Attempt:
    """One try after the other at an exercise. Draws nothing, and changes nothing outside itself."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.moves: Moves = ()
        """The moves played so far of the answer, each of them right so far."""
        self.position: Any = exercise.position
        """The position after them."""
        self.failures = 0
        """How many tries were wrong; after two, help is offered."""
        self.done = False

    def play(self, move: Any) -> Verdict:
        """Judge a move: of a right one `moves` and `position` go on, of a wrong one they stay."""
        raise NotImplementedError

    def point(self, place: Place) -> Verdict:
        """Judge the place at which the learner points, where one place is asked for."""
        raise NotImplementedError

    def choose(self, places: frozenset[Place]) -> Verdict:
        """Judge the places that were chosen, where all that are captured are asked for."""
        raise NotImplementedError

    def number(self, number: int) -> Verdict:
        """Judge a number."""
        raise NotImplementedError

    def next_moves(self) -> Moves:
        """Return the moves that go on to an accepted answer from here, for help and Show me."""
        raise NotImplementedError

    def start_over(self) -> None:
        """Go back to the beginning; the failures stay."""
        raise NotImplementedError
