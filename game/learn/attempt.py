"""An exercise that somebody tries: what was tried so far, and how it is judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from game.learn.exercise import (
    Exercise,
    Goal,
    Moves,
    NumberQuestion,
    PlayQuestion,
    TakenQuestion,
    WhereQuestion,
    WrongTry,
)
from game.learn.goals import best, fits, measured
from game.learn.measures import Value
from game.learn.plays import Play, play_of, turns_on
from game.learn.words import gives
from game.rules.protocol import Json, Place, Reason

Q = TypeVar("Q")

FAILURES_BEFORE_HELP = 2
"""After so many wrong tries help is offered."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a try is judged, and the sentence that says so: a key of the catalogue and its values.

    "right": the exercise is done. "on": right so far, the turn goes on. "wrong": it may be shown,
    and is taken back. "illegal": the rules forbid it, and `reason` says why. An empty key says
    nothing. A value may be a place, for which the scene says its name. `special`: keys under which
    the catalogue may have the sentence in words that fit better, the best first.
    """

    kind: Literal["right", "on", "wrong", "illegal"]
    key: str = ""
    values: Mapping[str, Json | Place] = field(default_factory=dict)
    reason: Reason | None = None
    special: tuple[str, ...] = ()


class Attempt:
    """One try after the other at an exercise. Draws nothing, and changes nothing outside itself."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.moves: Moves = ()
        """The moves played so far of the answer, each of them right so far."""
        self.position: Any = exercise.position
        """The position after them."""
        self.failures = 0
        """How many tries were wrong; after two, help is offered. A slip of the finger is none."""
        self.done = False
        self._play: Play | None = None
        """What came of the moves so far."""

    @property
    def wants_help(self) -> bool:
        """Whether so many tries were wrong that help is offered."""
        return self.failures >= FAILURES_BEFORE_HELP and not self.done

    def play(self, move: Any) -> Verdict:
        """Judge a move: of a right one `moves` and `position` go on, of a wrong one they stay.

        Raises TypeError where no move is asked for.
        """
        question = _asked(self.exercise, PlayQuestion)
        game, tried = self.exercise.game, (*self.moves, move)
        reason = game.why_not(self.position, move)
        if reason is not None:
            return self._illegal(tried, reason)
        if self._play is None:
            play = play_of(game, self.position, move)
        else:
            play = self._play.with_move(move)
        whole = tried in question.accept
        if whole or any(answer[: len(tried)] == tried for answer in question.accept):
            self.moves, self.position, self._play, self.done = tried, play.after, play, whole
            return Verdict("right" if whole else "on")
        return self._failed(_wrong_play(self.exercise, question, play))

    def point(self, place: Place) -> Verdict:
        """Judge the place at which the learner points, where a place is asked for.

        Raises TypeError where none is.
        """
        if isinstance(self.exercise.question, TakenQuestion):
            return self.choose(frozenset([place]))
        question = _asked(self.exercise, WhereQuestion)
        if place == question.answer:
            return self._answered()
        listed = _listed(question.wrong, place)
        told = Verdict(
            "wrong", "exercise.not.where", {"place": place}, special=self._not_own(place)
        )
        return self._failed(listed or told)

    def _not_own(self, place: Place) -> tuple[str, ...]:
        """Return where the catalogue may say that nothing is sown into others' places.

        It does so for the games in which that is the rule.
        """
        game = self.exercise.game
        is_own = place.at[0] == game.to_move(self.exercise.position)
        return () if is_own else (f"exercise.not.where.other.{game.name}",)

    def choose(self, places: frozenset[Place]) -> Verdict:
        """Judge the places that were chosen, where all that are captured are asked for.

        Raises TypeError where they are not.
        """
        question = _asked(self.exercise, TakenQuestion)
        if places == question.answer:
            return self._answered()
        listed = _listed(question.wrong, places)
        return self._failed(listed or Verdict("wrong", "exercise.not.taken"))

    def number(self, number: int) -> Verdict:
        """Judge a number. Raises TypeError where none is asked for."""
        question = _asked(self.exercise, NumberQuestion)
        if number == question.answer:
            return self._answered()
        listed = _listed(question.wrong, number)
        told = Verdict("wrong", "exercise.not.number", {"number": number})
        return self._failed(listed or told)

    def next_moves(self) -> Moves:
        """Return the moves that go on to an accepted answer from here, for help and Show me."""
        if self.done:
            return ()
        question = self.exercise.question
        if not isinstance(question, PlayQuestion):
            return (question.move,)
        played = len(self.moves)
        on = [answer for answer in question.accept if answer[:played] == self.moves]
        return tuple(dict.fromkeys(answer[played] for answer in on))

    def start_over(self) -> None:
        """Go back to the beginning; the failures stay."""
        self.moves, self.position, self._play = (), self.exercise.position, None
        self.done = False

    def _answered(self) -> Verdict:
        """Play the move that was asked about: the answer was right."""
        self.moves = self.exercise.answer
        for move in self.moves:
            self.position = self.exercise.game.after(self.position, move)
        self.done = True
        return Verdict("right")

    def _failed(self, verdict: Verdict) -> Verdict:
        self.failures += 1
        return verdict

    def _illegal(self, tried: Moves, reason: Reason) -> Verdict:
        """Say why a move is not allowed: in words of the exercise, if it foresaw that.

        Only then is it a failure: what is foreseen breaks the very rule that is learnt. Any other
        press that is no move tells nothing of whether that was understood.
        """
        for wrong in self.exercise.question.wrong:
            if wrong.answer == tried and wrong.reason is not None and wrong.why:
                told = Verdict("illegal", wrong.why, reason=reason)
                return told if wrong.slip else self._failed(told)
        return Verdict("illegal", f"reason.{reason.key}", reason.values, reason)


def _asked(exercise: Exercise, kind: type[Q]) -> Q:
    """Return the question of an exercise, which must be of a kind."""
    if not isinstance(exercise.question, kind):
        raise TypeError(f"{exercise.id} does not ask for that")
    return exercise.question


def _listed(wrong: tuple[WrongTry, ...], answer: object) -> Verdict | None:
    """Return what the exercise itself says of a wrong try; None if it does not foresee it."""
    found = (each for each in wrong if each.answer == answer and each.why)
    return next((Verdict("wrong", each.why) for each in found), None)


def _wrong_play(exercise: Exercise, question: PlayQuestion, play: Play) -> Verdict:
    """Say what is wrong with a legal play: in words of the exercise, or by what it gives."""
    legal = [each for each in question.wrong if each.reason is None]
    for each in legal:
        if each.why and each.answer[: len(play.moves)] == play.moves:
            return Verdict("wrong", each.why)
    for each in legal:
        if each.answer == play.moves and each.gives is not None:
            return _gives(exercise, question.goals[0], each.gives)
    return _short_of(exercise, question, play)


def _short_of(exercise: Exercise, question: PlayQuestion, play: Play) -> Verdict:
    """Say what a play gives in the measure of the first goal that it does not meet.

    A turn that is not over counts as the best that it can still become.
    """
    turns = list(turns_on(play)) if question.over == "turn" else [play]
    for goal in question.goals:
        value = best(goal, [measured(goal, turn) for turn in turns])
        if not fits(goal, value, question.gives[goal.measure]):
            return _gives(exercise, goal, value)
    return Verdict("wrong", "exercise.not.move")


def _gives(exercise: Exercise, goal: Goal, value: Value) -> Verdict:
    told = gives(exercise, goal, value)
    return Verdict("wrong", told.keys[-1], told.values, special=told.keys[:-1])
