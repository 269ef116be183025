"""An opponent's thinking, a slice in each frame."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.ai.levels import strength_of
from game.ai.opponent import think
from game.ai.thought import Thought
from game.play.guided import gentle_thinking, guided_of
from game.play.match import Match
from game.play.sliced import SLICE, Sliced


class Thinker:
    """Thinks about one position at a time, for a moment whenever it is asked."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        """`clock` gives seconds; it only decides when a slice is over, never which move."""
        self._clock = clock
        self._thinking: Sliced[Thought] | None = None

    @property
    def busy(self) -> bool:
        """Whether a thought has begun that is neither finished nor given up."""
        return self._thinking is not None

    def begin(self, match: Match, seed: int) -> None:
        """Think about the move of the opponent who is to move at the cursor of `match`.

        A thought that is under way is given up. The same match and seed give the same move; in a
        guided game the seed decides nothing.
        """
        guided = guided_of(match)
        if guided is not None:
            self._thinking = Sliced(gentle_thinking(guided, match.position), self._clock)
            return
        level, players = match.player_to_move.level, len(match.game.seats)
        strength = strength_of(match.game.name, level, players)
        thinking = think(match.game, match.position, strength, seed + match.cursor)
        self._thinking = Sliced(thinking, self._clock)

    def step(self, seconds: float = SLICE) -> Thought | None:
        """Think for about `seconds`; return the thought once it is finished."""
        thought = None if self._thinking is None else self._thinking.step(seconds)
        if thought is not None:
            self._thinking = None
        return thought

    def cancel(self) -> None:
        """Give the thought up: an undo, a new match, another scene."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
