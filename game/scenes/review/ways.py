"""How the moves of a position are pressed: found in slices, for it takes long in some games."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from game.play.sliced import SLICE, Sliced
from game.rules.protocol import AnyGame
from game.view.game_view import GameView
from game.view.presses import Chosen

_KEPT = 64
"""The ways of so many positions are kept."""

Ways = Mapping[Any, Chosen]
"""By move, all its presses."""


class WayFinder:
    """Finds the presses of all legal moves of a position, one position at a time."""

    def __init__(self, game: AnyGame, game_view: GameView) -> None:
        self.game = game
        self.game_view = game_view
        self._ways: OrderedDict[Any, Ways] = OrderedDict()
        self._work: Sliced[dict[Any, Chosen]] | None = None
        self._worked_on: Any = None

    def of(self, position: Any) -> Ways | None:
        """Return the ways of a position; None if they are not known yet."""
        return self._ways.get(position)

    def step(self, position: Any, seconds: float = SLICE) -> bool:
        """Work on a position for about `seconds`; True once its ways are known."""
        if position in self._ways:
            return False
        if self._work is None or self._worked_on != position:
            if self._work is not None:
                self._work.cancel()
            self._work = Sliced(self.game_view.ways(self.game, position, ()))
            self._worked_on = position
        ways = self._work.step(seconds)
        if ways is None:
            return False
        self._work = None
        self._ways[position] = ways
        if len(self._ways) > _KEPT:
            self._ways.popitem(last=False)
        return True
