"""The opponent's thinking at the table; where only computers play, they can be halted."""

from __future__ import annotations

import random
from typing import Any

from game.play.levels import GENTLE
from game.play.match import Match
from game.play.thinker import Thinker

PAUSE = 0.5
"""Seconds that a computer waits before it plays, so that one can follow."""

GENTLE_PAUSE = 0.8
"""The same for one of a gentle level, where moves are animated."""


class TableOpponent:
    """Thinks between the frames about the move of whichever computer is to move."""

    def __init__(self) -> None:
        self.seed = random.randrange(1 << 30)
        self.halted = False
        """Whether the computers wait for whoever looks on: only where no person plays."""
        self._thinker = Thinker()
        self._move: Any | None = None
        """The move that it plays once it has waited long enough."""
        self._pause = 0.0
        """For how many more seconds it waits."""

    @property
    def busy(self) -> bool:
        """Whether a thought has begun, or a move waits to be played."""
        return self._thinker.busy or self._move is not None

    @property
    def waits(self) -> bool:
        """Whether it knows its move, and only waits so that one can follow."""
        return self._move is not None

    def halt(self) -> None:
        """Let the computers wait."""
        self.halted = True

    def run_on(self) -> None:
        """Let them go on."""
        self.halted = False

    def begin(self, match: Match, delay_factor: float = 1.0, quick: bool = False) -> None:
        """Begin to think about the move to make, and wait `delay_factor` times as long as usual.

        `quick`: a gentle one waits no longer than the others.
        """
        gentle = match.player_to_move.level in GENTLE and not quick
        self._pause = (GENTLE_PAUSE if gentle else PAUSE) * delay_factor
        self._thinker.begin(match, self.seed)

    def step(self, dt: float) -> Any | None:
        """Think for a moment, while `dt` seconds pass; return the move once it is to be played."""
        self._pause -= dt
        thought = self._thinker.step() if self._move is None else None
        if thought is not None:
            self._move = thought.move
        if self._move is None or self._pause > 0:
            return None
        move, self._move = self._move, None
        return move

    def hasten(self) -> bool:
        """Let it play as soon as it knows what; True if it would have waited."""
        waited, self._pause = self._pause > 0, 0.0
        return waited

    def cancel(self) -> None:
        """Give the thought up."""
        self._thinker.cancel()
        self._move = None
