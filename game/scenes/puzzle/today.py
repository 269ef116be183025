"""The puzzle of today."""

from __future__ import annotations

from game.learn.courses import load_puzzles
from game.learn.day import puzzle_of
from game.learn.exercise import Exercise
from game.learn.registry import LESSONS
from game.scenes.frame.context import Context
from game.scenes.frame.today import game_of_today, today


def puzzle_of_today(context: Context) -> Exercise:
    """Return the puzzle of today; the puzzles are to be there."""
    puzzles = load_puzzles(game_of_today(context))
    id_ = puzzle_of(today(context), tuple(LESSONS), puzzles.ids)
    return puzzles[puzzles.ids.index(id_)]
