"""Which places of the board bear their names, as the setting `letters` has it."""

from __future__ import annotations

from collections.abc import Collection

from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.table.play.current_match import CurrentMatch
from game.view.board.preview import Preview

LEARNT = 5
"""Who has finished so many matches of a game is no longer learning it."""


class PitNames:
    """Whether it is all places, or only those that the visible text names."""

    def __init__(self, context: Context, current: CurrentMatch) -> None:
        self._context = context
        self._current = current
        game = context.statistics.games().get(current.match.game.name)
        self._learning = game is None or game.finished < LEARNT

    @property
    def everywhere(self) -> bool:
        """Whether all places bear their names."""
        setting = self._context.settings.letters
        if self._context.presenting:
            return True
        return setting == "always" or (setting == "learning" and self._learning)


def places_of(preview: Preview) -> Collection[Place]:
    """Return the places that a text about a move may name."""
    ends = (place for place in (preview.origin, preview.end) if place is not None)
    return {*ends, *preview.captures}
