"""Which puzzle is that of today, by the clock of the person's own place."""

from __future__ import annotations

import time
from datetime import date

from game.learn.courses import load_puzzles
from game.learn.day import game_of, puzzle_of
from game.learn.exercise import Exercise
from game.learn.registry import LESSONS
from game.scenes.frame.context import Context


def today(context: Context) -> date:
    """Return the date where the person is."""
    there = time.localtime(context.host.now())
    return date(there.tm_year, there.tm_mon, there.tm_mday)


def game_of_today(context: Context) -> str:
    """Return whose turn it is; known before the puzzles are there."""
    return game_of(today(context), tuple(LESSONS))


def puzzle_of_today(context: Context) -> Exercise:
    """Return the puzzle of today; the puzzles are to be there."""
    games = tuple(LESSONS)
    puzzles = load_puzzles(game_of_today(context))
    id_ = puzzle_of(today(context), games, [puzzle.id for puzzle in puzzles])
    return next(puzzle for puzzle in puzzles if puzzle.id == id_)
