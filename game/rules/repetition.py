"""Draws by repetition: found from the history, which a position alone does not hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from copy import copy

from game.rules.protocol import AnyGame, Outcome

DRAWN_AT = 3
"""The game is a draw when a position comes up, with the same player to move, so many times."""

REPEATING = frozenset({"bao", "bantu"})
"""The games with this rule; in the others the stores only ever grow, or a count of quiet rounds
ends the game. Rulings: bao.md, 'stalling'; bantu.md, 10."""


class Repetitions:
    """How often each position has come up since the start of a game."""

    def __init__(self, game: AnyGame, start: Hashable) -> None:
        """Begin with `start`, which has come up once."""
        self._game = game
        self.watching = game.name in REPEATING
        self._seen: Counter[Hashable] = Counter()
        self._now = 0
        self.add(start)

    def add(self, position: Hashable) -> None:
        """Note that `position` has come up. Positions hold who is to move."""
        if self.watching:
            self._seen[position] += 1
            self._now = self._seen[position]

    def copy(self) -> Repetitions:
        """Return the same history, to be carried on by itself."""
        twin = copy(self)
        twin._seen = self._seen.copy()
        return twin

    def outcome(self) -> Outcome | None:
        """Return the draw if the position noted last has come up often enough, else None."""
        if self._now < DRAWN_AT:
            return None
        return Outcome(self._game.seats, dict.fromkeys(self._game.seats, 0), "repetition")
