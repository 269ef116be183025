"""A position that is being set up: every step of it, so that each can be undone.

What is left unfinished is found again when the editor is opened next in the same visit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.play.match import Match, Player
from game.rules.protocol import AnyGame, Json, Seat

MOST_STEPS = 500
"""Of more steps the first ones are forgotten."""


class Draft:
    """The positions that have been set up one after the other, and which of them is looked at."""

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.game = game
        self.origin = position
        """What it was opened with last."""
        self._steps: list[Any] = [position]
        self._at = 0

    @property
    def position(self) -> Any:
        """The position that is looked at."""
        return self._steps[self._at]

    @property
    def changed(self) -> bool:
        """Whether something has been set up."""
        return bool(self.position != self.origin)

    def put(self, position: Any) -> bool:
        """Add a step; what was undone is gone then. False where nothing is changed by it."""
        if position == self.position:
            return False
        self._steps = [*self._steps[: self._at + 1], position][-MOST_STEPS:]
        self._at = len(self._steps) - 1
        return True

    def open_with(self, position: Any) -> None:
        """Go on from a position that comes from elsewhere, unless this was opened with it before.

        What was being set up is a step back.
        """
        if position != self.origin:
            self.put(position)
            self.origin = position

    def can_undo(self) -> bool:
        """Whether there is a step before."""
        return self._at > 0

    def can_redo(self) -> bool:
        """Whether a step was undone."""
        return self._at < len(self._steps) - 1

    def undo(self) -> None:
        """Go a step back."""
        self._at = max(0, self._at - 1)

    def redo(self) -> None:
        """Go a step on again."""
        self._at = min(len(self._steps) - 1, self._at + 1)

    def match(self, players: Mapping[Seat, Player]) -> Match:
        """Return a new match from the position; that of the start is like any other match."""
        mover = self.game.to_move(self.position)
        if self.position == self.game.start(mover):
            return Match(self.game, players, mover)
        return Match(self.game, players, start=self.position)


class Drafts:
    """What is being set up in this visit, one draft for each game with its options."""

    def __init__(self) -> None:
        self._drafts: dict[str, Draft] = {}

    def open(self, game: AnyGame, position: Any = None) -> Draft:
        """Return the draft of a game: as it was left, or with `position` if that is a new one."""
        key = repr((game.name, _sorted(game.options)))
        draft = self._drafts.get(key)
        if draft is None:
            draft = self._drafts[key] = Draft(game, game.start() if position is None else position)
        elif position is not None:
            draft.open_with(position)
        return draft


def _sorted(options: Mapping[str, Json]) -> list[tuple[str, Json]]:
    return sorted(options.items())
