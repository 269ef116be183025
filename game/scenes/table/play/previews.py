"""Where moves begin, pass and end: of the last one, and of those that could be made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.rules.protocol import Event
from game.scenes.table.play.current_match import CurrentMatch
from game.view.board.preview import Preview


class Previews:
    """The previews of the moves of one match; each is worked out once."""

    def __init__(self, current: CurrentMatch) -> None:
        self._current = current
        self._moves: dict[Any, Preview] = {}
        self._turns: dict[int, tuple[Sequence[Event], Preview]] = {}

    def of(self, move: Any) -> Preview:
        """Return what a legal move would do."""
        if move not in self._moves:
            match = self._current.match
            _, events = match.game.play(match.position, move)
            self._moves[move] = self._current.game_view.preview(events)
        return self._moves[move]

    def of_turn(self, number: int) -> Preview:
        """Return what a move of the match did."""
        events = self._current.match.turns[number].events
        if number not in self._turns or self._turns[number][0] is not events:
            # Asked for in every frame of an animation.
            self._turns[number] = events, self._current.game_view.preview(events)
        return self._turns[number][1]

    def of_part(self, events: Sequence[Event], begun: Sequence[Event]) -> Preview:
        """Return what a move has done up to a lap's end; of what has `begun`, whom it robs."""
        preview = self._current.game_view.preview(events)
        losses = Counter(preview.losses)
        for event in begun:
            if event.kind == "capture" and event.source is not None:
                losses[event.source] += event.count
        return replace(preview, losses=dict(losses))

    def forget(self) -> None:
        """Forget what could be done: there is another position."""
        self._moves.clear()
