"""What day it is where the person is, and whose turn it is with a puzzle of the day."""

from __future__ import annotations

import math
import sys
import time
from datetime import date

from game.learn.day import game_of
from game.learn.registry import LESSONS
from game.scenes.frame.context import Context

EARLIEST, LATEST = 0.0, 253_402_000_000.0 if sys.platform != "win32" else 32_535_000_000.0
"""The moments that a calendar is asked about, in seconds since 1970: up to December 9999. Windows
knows no year after 3000."""


def local_time(seconds: float) -> time.struct_time:
    """Return what calendar and clock say at the person's own place; `seconds` are since 1970.

    A clock that is wrong may say anything: what is before 1970 or after 9999 is told as the first
    or the last day of that time.
    """
    moment = EARLIEST if math.isnan(seconds) else seconds
    return time.localtime(min(max(moment, EARLIEST), LATEST))


def today(context: Context) -> date:
    """Return the date by the clock of the person's own place."""
    there = local_time(context.host.now())
    return date(there.tm_year, there.tm_mon, there.tm_mday)


def game_of_today(context: Context) -> str:
    """Return the game that has the puzzle of today; known before the puzzles are there."""
    return game_of(today(context), tuple(LESSONS))
