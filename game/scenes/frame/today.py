"""What day it is where the person is, and whose turn it is with a puzzle of the day."""

from __future__ import annotations

import time
from datetime import date

from game.learn.day import game_of
from game.learn.registry import LESSONS
from game.scenes.frame.context import Context


def today(context: Context) -> date:
    """Return the date by the clock of the person's own place."""
    there = time.localtime(context.host.now())
    return date(there.tm_year, there.tm_mon, there.tm_mday)


def game_of_today(context: Context) -> str:
    """Return the game that has the puzzle of today; known before the puzzles are there."""
    return game_of(today(context), tuple(LESSONS))
