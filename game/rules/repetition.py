"""Draws by repetition: found from the history, which a position alone does not hold.

In games without this rule the stores only ever grow, or a count of quiet rounds ends the game.
Rulings: bao.md, 'stalling'; bantu.md, 10.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from copy import copy
from typing import Any

from game.rules.protocol import AnyGame, Outcome

DRAWN_AT = 3
"""The game is a draw when a position comes up, with the same player to move, so many times."""


def draw(game: AnyGame, position: Any, times: int) -> Outcome | None:
    """Return the draw if `position` has come up `times` times, None if that is not enough.

    Everybody shares it, with the score of the moment.
    """
    if times < DRAWN_AT:
        return None
    return Outcome(game.seats, game.scores(position), "repetition")


class Repetitions:
    """How often each position has come up since the start of a game."""

    def __init__(self, game: AnyGame, start: Hashable) -> None:
        """Begin with `start`, which has come up once."""
        self._game = game
        self.watching = game.positions_repeat
        self._counts: Counter[Hashable] = Counter()
        self._last = start
        self._times = 0
        self.add(start)

    def add(self, position: Hashable) -> int:
        """Note that `position` has come up, and return how often by now.

        Positions hold who is to move. Always 1 where the game has no such rule.
        """
        if not self.watching:
            return 1
        self._counts[position] += 1
        self._last, self._times = position, self._counts[position]
        return self._times

    def take_back(self, position: Hashable) -> None:
        """Forget one time that `position` has come up: the move that led to it is undone.

        `outcome` then knows of no draw until the next position is noted.
        """
        if self.watching:
            self._counts[position] -= 1
            self._times = 0

    def copy(self) -> Repetitions:
        """Return the same history, to be carried on by itself."""
        twin = copy(self)
        twin._counts = self._counts.copy()
        return twin

    def outcome(self) -> Outcome | None:
        """Return the draw if the position noted last has come up often enough, else None."""
        return draw(self._game, self._last, self._times)
