"""The moments of a guided game at the table: which one stands at the learner's turn, and where."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.learn.advising import advising
from game.learn.exercise import Guided
from game.play.advice import Steps
from game.play.guided import guided_of
from game.play.match import Match
from game.play.saved import spoken
from game.play.sliced import Sliced
from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.presses import Presses
from game.view.presses import Chosen


class _Found(NamedTuple):
    """A moment, and how its moves are pressed; "" where nothing is to be pointed out."""

    moment: str
    ways: Sequence[Chosen]


_NOTHING = _Found("", ())


class Moments:
    """Finds out in slices what is to be pointed out at the turn of the learner.

    Each moment is spoken of once in a match; whoever comes back to the position at which it was
    finds it there again.
    """

    def __init__(self, context: Context, current: CurrentMatch, presses: Presses) -> None:
        self._context = context
        self._current = current
        self._presses = presses
        self._guided: tuple[Match, Guided | None] | None = None
        self._at: tuple[Match, Any] | None = None
        """The match and the position for which it is found out."""
        self._work: Sliced[_Found] | None = None
        self._found = _NOTHING
        self._spoken: dict[str, str] = {}

    @property
    def guided(self) -> Guided | None:
        """The guided game that is played; None in any other match."""
        match = self._current.match
        if self._guided is None or self._guided[0] is not match:
            self._guided = match, guided_of(match)
            self._spoken = spoken.load(self._context.host.storage, match.id)
        return self._guided[1]

    @property
    def due(self) -> bool:
        """Whether it is not known yet what stands at this position."""
        return self.guided is not None and (self._work is not None or not self._is_here())

    @property
    def here(self) -> str:
        """The id of the moment that stands at this position; "" for none."""
        return self._found.moment if self._is_here() else ""

    def places(self) -> Sequence[Place]:
        """Return the places to press next for one of its moves."""
        chosen = self._presses.chosen if self.here else ()
        count = len(chosen)
        going_on = (way for way in self._found.ways if way[:count] == chosen and len(way) > count)
        return tuple(dict.fromkeys(way[count] for way in going_on)) if self.here else ()

    def step(self, seconds: float) -> bool:
        """Work for about `seconds`; True once a moment is there that was not before."""
        guided = self.guided
        if guided is None:
            return False
        if not self._is_here():
            self._at = self._current.match, self._current.match.position
            self._found, self._work = _NOTHING, Sliced(self._find(guided))
        found = None if self._work is None else self._work.step(seconds)
        if found is None:
            return False
        self._found, self._work = found, None
        if found.moment:
            self._note(found.moment)
        return bool(found.moment)

    def _is_here(self) -> bool:
        """Whether what was found, or is being found, is about this position."""
        match = self._current.match
        return self._at is not None and self._at[0] is match and self._at[1] == match.position

    def _find(self, guided: Guided) -> Steps[_Found]:
        """Find the first moment that was not spoken of elsewhere, and how its moves are pressed."""
        match, here = self._current.match, self._position()
        elsewhere = {moment for moment, at in self._spoken.items() if at != here}
        advice = yield from advising(guided, match.position, elsewhere)
        if advice is None:
            return _NOTHING
        ways = yield from self._current.game_view.ways(match.game, match.position, ())
        return _Found(advice.moment.id, [ways[move] for move in advice.moves])

    def _note(self, moment: str) -> None:
        """Note that a moment was spoken of at this position."""
        self._spoken[moment] = self._position()
        storage = self._context.host.storage
        if not spoken.keep(storage, self._current.match.id, self._spoken):
            self._context.matches.report_unsaved(spoken.KEY)

    def _position(self) -> str:
        """Return this position as text."""
        match = self._current.match
        value = match.game.position_to_json(match.position)
        return json.dumps(value, separators=(",", ":"), sort_keys=True)
