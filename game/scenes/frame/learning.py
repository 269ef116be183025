"""The doors of learning: where lessons, guided games, puzzles and how to play are."""

from __future__ import annotations

from game.learn.exercise import Exercise, Guided
from game.scenes.frame.scene import Transition


def learn_door(game: str) -> Transition:
    """Return the way to all lessons of a game."""
    return Transition("push", "lessons", {"game": game})


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
    return Transition("push", "rules", {"game": game, "options": None, "page": None})


def history_door(game: str) -> Transition:
    """Return the way to where a game comes from."""
    return Transition("push", "rules", {"game": game, "options": None, "page": "history"})


def guided_door(guided: Guided) -> Transition:
    """Return the way to a guided game."""
    return Transition("push", "lessons", {"game": guided.game.name})
