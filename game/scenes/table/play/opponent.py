"""The opponent's thinking at the table; where only computers play, they can be halted."""

from __future__ import annotations

import random
from typing import Any

from game.play.match import Match
from game.play.thinker import Thinker


class TableOpponent:
    """Thinks between the frames about the move of whichever computer is to move."""

    def __init__(self) -> None:
        self.seed = random.randrange(1 << 30)
        self.halted = False
        """Whether the computers wait for whoever looks on: only where no person plays."""
        self._thinker = Thinker()

    @property
    def busy(self) -> bool:
        """Whether a thought has begun."""
        return self._thinker.busy

    def halt(self) -> None:
        """Let the computers wait."""
        self.halted = True

    def run_on(self) -> None:
        """Let them go on."""
        self.halted = False

    def begin(self, match: Match) -> None:
        """Begin to think about the move to make."""
        self._thinker.begin(match, self.seed)

    def step(self) -> Any | None:
        """Think for a moment; return the move once it is there."""
        thought = self._thinker.step()
        return None if thought is None else thought.move

    def cancel(self) -> None:
        """Give the thought up."""
        self._thinker.cancel()
