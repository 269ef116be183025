"""The puzzle of the day: by the date alone, the same for everybody.

The games take turns. Of each game so many puzzles come one after the other, none of them twice,
and then others, drawn anew; which one has its day is told by a number made of its id. So a puzzle
that is added takes the place of another on a few days, and leaves the order of all others as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from zlib import crc32

ROUND = 32
"""So many turns of a game there are before puzzles may come again."""


def game_of(day: date, games: Sequence[str]) -> str:
    """Return the game whose turn it is."""
    return games[day.toordinal() % len(games)]


def puzzle_of(day: date, games: Sequence[str], ids: Sequence[str]) -> str:
    """Return the id of the puzzle of a day; `ids` are those of the game whose turn it is."""
    turn = day.toordinal() // len(games)
    return _order(turn // ROUND, tuple(ids))[turn % ROUND % len(ids)]


@cache
def _order(of_round: int, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return the puzzles of a round, one for each turn as long as there are any."""
    left, order = set(ids), []
    for turn in range(min(ROUND, len(ids))):
        drawn = max(left, key=lambda id_: (crc32(f"{of_round} {turn} {id_}".encode()), id_))
        left.remove(drawn)
        order.append(drawn)
    return tuple(order)
