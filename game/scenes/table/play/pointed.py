"""A big mistake of the person in the words of the moment: before the reply is seen, and after."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.match import Match
from game.play.mistakes import Mistake
from game.play.reply import as_it_came, fulfils, reply_to
from game.rules.protocol import Place
from game.scenes.review.told.why import Reply, is_about_reply, main_reason
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.show import MoveShow

_Told = tuple[Sequence[str], Sequence[Place]]


class PointedOut:
    """A big mistake: the last of the first `made` moves of a match."""

    def __init__(
        self, words: MoveWords, show: MoveShow, match: Match, made: int, mistake: Mistake
    ) -> None:
        self._words = words
        self._show = show
        self._match = match
        self._made = made
        self._mistake = mistake
        self._way = words.current.game_view.way_to(match.game, mistake.position, mistake.best)
        self._told: tuple[object, _Told] = (None, ((), ()))

    def told(self) -> _Told:
        """Return why it was one, the fullest text first, and the places that are meant.

        Asked for in every frame.
        """
        teller, seen = self._words.teller, self._show.seen
        at = seen, teller.players, teller.standing, teller.near, teller.named
        if self._told[0] != at:
            self._told = at, self._tell(seen)
        return self._told[1]

    def _tell(self, seen: int) -> _Told:
        reasons = self._mistake.reasons
        reply = reply_to(self._match, self._made, seen, reasons)
        how: Reply = "open"
        if reply is not None and fulfils(reply, reasons.allowed):
            how, reasons = "came", as_it_came(reasons, reply)
        elif reply is not None:
            how = "missed"
        best = self._words.teller.brief_move(self._mistake.position, self._way)
        why = main_reason(reasons, best, self._words.teller, how)
        if is_about_reply(reasons):
            return why, self._now(reasons.allowed.places, seen)
        missed = reasons.missed.places or reasons.then.places
        return why, self._now((*self._way[:1], *missed), seen)

    def _now(self, places: Sequence[Place], seen: int) -> Sequence[Place]:
        """Return where lies now what is meant by places."""
        match, view = self._match, self._words.current.game_view
        position = match.position_at(seen)
        return tuple(dict.fromkeys(view.lies_at(match.game, position, each) for each in places))
