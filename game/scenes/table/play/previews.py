"""Where moves begin, pass and end: of the last one, and of those that could be made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import Event
from game.scenes.table.play.current_match import CurrentMatch
from game.view.board.preview import Preview


class Previews:
    """The previews of the moves of one match; each is worked out once."""

    def __init__(self, current: CurrentMatch) -> None:
        self._current = current
        self._moves: dict[Any, Preview] = {}
        self._last: tuple[Sequence[Event], Preview] | None = None

    def of(self, move: Any) -> Preview:
        """Return what a legal move would do."""
        if move not in self._moves:
            match = self._current.match
            _, events = match.game.play(match.position, move)
            self._moves[move] = self._current.game_view.preview(events)
        return self._moves[move]

    def last(self) -> Preview | None:
        """Return what the last move did; None before the first one."""
        match = self._current.match
        if not match.cursor:
            return None
        events = match.turns[match.cursor - 1].events
        if self._last is None or self._last[0] is not events:
            # Asked for in every frame of an animation.
            self._last = events, self._current.game_view.preview(events)
        return self._last[1]

    def forget(self) -> None:
        """Forget what could be done: there is another position."""
        self._moves.clear()
