"""The doors of learning: where lessons, guided games, puzzles and how to play are."""

from __future__ import annotations

from game.learn.exercise import Exercise, Guided
from game.learn.registry import LESSONS
from game.scenes.frame.scene import Transition

LINKED = ("lesson", "puzzle")
"""What a fragment can ask for."""

TODAY = "today"
"""Stands for the puzzle of the day in the place of an id."""


def learn_door(game: str) -> Transition:
    """Return the way to all lessons of a game, or to how it is played where it has none."""
    return Transition("push", "lessons", {"game": game}) if LESSONS.get(game) else rules_door(game)


def next_lesson_door(game: str) -> Transition:
    """Return the way to the lesson that comes next in a course: at first the first one."""
    return Transition("push", "lesson", {"game": game, "id": None})


def lesson_door(lesson: Exercise) -> Transition:
    """Return the way to a lesson."""
    return Transition("push", "lesson", {"game": lesson.game.name, "id": lesson.id})


def puzzles_door(game: str) -> Transition:
    """Return the way to the puzzles of a game."""
    return Transition("push", "puzzles", {"game": game})


def today_door() -> Transition:
    """Return the way to the puzzle of the day."""
    return Transition("push", "puzzle", {"today": True})


def rules_door(game: str) -> Transition:
    """Return the way to how a game is played."""
    return Transition("push", "rules", {"game": game})


def history_door(game: str) -> Transition:
    """Return the way to where a game comes from."""
    return Transition("push", "rules", {"game": game, "page": "history"})


def linked_door(fragment: str) -> Transition | None:
    """Return the way to what a fragment of an address asks for; None if it asks for none of this.

    "lesson=ID" asks for a lesson or a guided game, "puzzle=ID" or "puzzle=today" for a puzzle. What
    it leads to is known once the lessons are there.
    """
    kind, is_one, id_ = fragment.partition("=")
    if not is_one or kind not in LINKED:
        return None
    return Transition("push", "linked", {"kind": kind, "id": id_})


def link_to(exercise: Exercise) -> str:
    """Return the fragment of an address that asks for a lesson or a puzzle."""
    return f"{exercise.kind}={exercise.id}"


def guided_door(guided: Guided) -> Transition:
    """Return the way to a guided game, which begins anew."""
    from game.play.guided import guided_match  # noqa: PLC0415 - most visits do without it

    return Transition("reset", "table", {"match": guided_match(guided)})
