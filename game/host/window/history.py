"""Back and Forward in a window, which has no history of its own as a browser has."""

from __future__ import annotations

from collections.abc import Sequence

from game.host.places import Place, Went


class WindowHistory:
    """Remembers the screens that were left, as long as no other one was opened there."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        """The screens above the menu, and after them those that were left."""
        self._depth = 0
        """How many of these are open."""

    def show(self, places: Sequence[Place]) -> None:
        """Take over which screens are open."""
        if list(places) != self._places[: len(places)]:
            self._places = list(places)
        self._depth = len(places)

    def walk(self, steps: int) -> Went | None:
        """Return what the game is told of a step back or forward; None where it leads nowhere."""
        if steps < 0:
            return Went(steps) if self._depth else None
        places = self._places[self._depth : self._depth + steps]
        return Went(len(places), tuple(places)) if places else None
