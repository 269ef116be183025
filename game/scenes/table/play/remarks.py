"""What is remarked at the table of the match: a moment of a guided game, or a big mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from game.i18n.emphasis import unemphasised
from game.play.match import Match
from game.play.mistakes import Mistake, MistakeWatch, points_out
from game.rules.protocol import Json, Place
from game.scenes.frame.context import Context
from game.scenes.review.told.why import main_reason
from game.scenes.table.play.moments import Moments
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.narrator import Said
from game.scenes.table.play.presses import Presses
from game.scenes.table.play.show import MoveShow
from game.scenes.table.play.status import Status
from game.view.board.place_id import place_id

IN_FLIGHT = 0.003
"""Seconds of a frame in which something moves: drawing needs the rest."""

AT_REST = 0.008
"""Seconds of any other frame."""

Kind = Literal["moment", "mistake"]

ICONS: Mapping[Kind, str] = {"moment": "hint", "mistake": "warning"}
"""What stands before a remark."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What is pointed out: in words, the fullest first, and by places of the board.

    Of a moment the places are those to press, of a mistake those that it let be captured.
    """

    kind: Kind
    texts: tuple[str, ...]
    places: tuple[Place, ...]

    @property
    def text(self) -> str:
        """The fullest text."""
        return self.texts[0]

    def as_json(self) -> dict[str, Json]:
        """Return what a test rig is told of it."""
        return {
            "kind": self.kind,
            "text": unemphasised(self.text),
            "places": [place_id(place) for place in self.places],
        }


class _Pointed(NamedTuple):
    """A remark on the last move of the person in a match, and after which of its turns."""

    match: Match
    turns: int
    remark: Remark


class Remarks:
    """Finds remarks between the frames, and knows which one stands now.

    At one turn there is one at most: a mistake that was made comes first.
    """

    def __init__(
        self,
        context: Context,
        words: MoveWords,
        presses: Presses,
        show: MoveShow,
        status: Status,
    ) -> None:
        self._context = context
        self._current = current = words.current
        self._words = words
        self._presses = presses
        self._show = show
        self._status = status
        self._watch = MistakeWatch()
        self._moments = Moments(context, current, presses)
        self._pointed: _Pointed | None = None
        self._kept: tuple[object, Remark | None] = ((), None)
        """The moment that stands here, and for what it was put into words."""
        self._unsaid: Remark | None = None
        """A remark that is to be announced when it is to be seen."""

    # What is remarked now

    @property
    def now(self) -> Remark | None:
        """The remark that stands now."""
        if self._current.over or self._own_move_is_shown:
            return None
        if self._pointed is not None:
            return None if self._presses.bound else self._pointed.remark
        return self._moment() if self._status.person else None

    def said(self) -> Sequence[Said]:
        """Return the remark as texts for the line, the fullest first; nothing without one."""
        remark = self.now
        if remark is None:
            return ()
        return [Said(text, icon=ICONS[remark.kind]) for text in remark.texts]

    @property
    def takes_back(self) -> bool:
        """Whether it is offered to take a mistake back."""
        remark = self.now
        return remark is not None and remark.kind == "mistake"

    @property
    def busy(self) -> bool:
        """Whether one is being worked out that will be told by itself."""
        return self._watch.judging or (self._status.person and self._moment_is_due)

    @property
    def _own_move_is_shown(self) -> bool:
        show = self._show
        return show.moving and show.is_new and self._current.is_here(show.mover)

    @property
    def _moment_is_due(self) -> bool:
        return self._pointed is None and self._moments.due

    def _moment(self) -> Remark | None:
        """Return the moment that stands at this position."""
        guided, moment = self._moments.guided, self._moments.here
        if guided is None or not moment:
            return None
        key = f"guided.{guided.id}.{moment}"
        at = key, self._words.teller.standing, self._presses.chosen, self._current.match.position
        if self._kept[0] != at:
            # Asked for in every frame.
            self._kept = at, self._moment_of(key)
        return self._kept[1]

    def _moment_of(self, key: str) -> Remark | None:
        """Return the moment that stands here as a remark; None if the catalogue has no words."""
        words = self._context.words
        if key not in words:
            return None
        # A board that stands upright has up and down in the place of left and right.
        standing = self._words.teller.standing
        right, left = ("down", "up") if standing else ("right", "left")
        text = words.text(key, right=right, left=left)
        return Remark("moment", (text,), tuple(self._moments.places()))

    # What happens

    def move_made(self) -> None:
        """A move was made: one of the person is judged, and what was remarked before is past."""
        match = self._current.match
        if not self._current.is_here(match.turns[match.cursor - 1].seat):
            return
        self.forget()
        if self._points_out:
            self._watch.judge_last(match)

    def forget(self) -> None:
        """The match stands at another point: there is nothing to say of the last move any more."""
        self._pointed = self._unsaid = None
        self._watch.forget()

    @property
    def _points_out(self) -> bool:
        """Whether big mistakes are pointed out in this match."""
        return self._context.settings.mistakes and points_out(self._current.match)

    # Finding out

    def step(self, seconds: float = AT_REST) -> bool:
        """Work for about `seconds`; True if there is something to be seen that was not before."""
        if self._watch.judging:
            mistake = self._watch.step(seconds)
            if mistake is not None:
                self._point_out(mistake)
                return True
        elif self._status.person:
            return self._step_for_person(seconds)
        return False

    def _step_for_person(self, seconds: float) -> bool:
        """Find out what stands at this turn, then look at the position while the person thinks."""
        if self._moment_is_due:
            news = self._moments.step(seconds)
            self._unsaid = self._moment() if news else None
            return news
        match = self._current.match
        if self._points_out:
            self._watch.watch(match.game, match.position)
            self._watch.step(seconds)
        return False

    def _point_out(self, mistake: Mistake) -> None:
        """Remark on a big mistake."""
        match, teller = self._current.match, self._words.teller
        way = self._current.game_view.way_to(match.game, mistake.position, mistake.best)
        why = main_reason(mistake.reasons, teller.brief_move(mistake.position, way), teller)
        if not why:
            return
        text = self._context.words.text("remark.mistake", why=why)
        remark = Remark("mistake", (text, why), tuple(mistake.reasons.allowed.places))
        self._pointed = _Pointed(match, match.cursor, remark)
        self._unsaid = remark

    def announce(self) -> None:
        """Say a remark once, when it is to be seen and nothing moves."""
        remark = self._unsaid
        if remark is not None and not self._show.moving and remark == self.now:
            self._unsaid = None
            self._context.announce(remark.text)
