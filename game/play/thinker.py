"""An opponent's thinking, cut into slices so that the picture never waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.ai.levels import strength_of
from game.ai.opponent import think
from game.ai.thought import Thinking, Thought
from game.play.match import Match

SLICE = 0.008
"""Seconds of thinking in one frame."""


class Thinker:
    """Thinks about one position at a time, for a moment whenever it is asked.

    There is no thread: nothing happens between two calls.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        """`clock` gives seconds; it only decides when a slice is over, never which move."""
        self._clock = clock
        self._thinking: Thinking | None = None

    @property
    def busy(self) -> bool:
        """Whether a thought has begun that is neither finished nor given up."""
        return self._thinking is not None

    def begin(self, match: Match, seed: int) -> None:
        """Think about the move of the opponent who is to move at the cursor of `match`.

        A thought that is under way is given up. The same match and seed give the same move.
        """
        level, players = match.player_to_move.level, len(match.game.seats)
        strength = strength_of(match.game.name, level, players)
        self._thinking = think(match.game, match.position, strength, seed + match.cursor)

    def step(self, seconds: float = SLICE) -> Thought | None:
        """Think for about `seconds`; return the thought once it is finished."""
        if self._thinking is None:
            return None
        until = self._clock() + seconds
        try:
            next(self._thinking)
            while self._clock() < until:
                next(self._thinking)
        except StopIteration as end:
            self._thinking = None
            thought: Thought = end.value
            return thought
        return None

    def cancel(self) -> None:
        """Give the thought up: an undo, a new match, another scene."""
        if self._thinking is not None:
            self._thinking.close()
            self._thinking = None
