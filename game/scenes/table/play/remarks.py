"""What is remarked at the table of the match: a moment of a guided game, or a big mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from game.i18n.emphasis import unemphasised
from game.play.mistakes import Mistake, MistakeWatch, points_out
from game.rules.protocol import Json, Place
from game.scenes.frame.context import Context
from game.scenes.table.play.moments import Moments
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.narrator import Said
from game.scenes.table.play.pointed import PointedOut
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

    Of a moment the places are those to press; of a mistake those that it let be captured, or those
    of what it missed.
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
        self._made = 0
        """How many moves the match had when the last one of the person was made."""
        self._pointed: PointedOut | None = None
        self._mistake: Remark | None = None
        """The remark on it, as it was put into words last."""
        self._kept: tuple[object, Remark | None] = ((), None)
        """The moment that stands here, and for what it was put into words."""
        self._unsaid: Kind | None = None
        """Of what kind a remark is that is to be announced when it is to be seen."""

    # What is remarked now

    @property
    def now(self) -> Remark | None:
        """The remark that stands now."""
        if self._current.over or self._own_move_is_shown:
            return None
        if self._pointed is not None:
            return None if self._presses.bound else self._mistake_told(self._pointed)
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

    def _mistake_told(self, pointed: PointedOut) -> Remark | None:
        """Return the remark on a big mistake, as it reads now."""
        whys, places = pointed.told()
        if not whys:
            return None
        if self._mistake is None or self._mistake.texts[1:] != whys:
            text = self._context.words.text("remark.mistake", why=whys[0])
            self._mistake = Remark("mistake", (text, *whys), tuple(places))
        return self._mistake

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
        if self._points_out and not self._current.over:
            self._made = match.cursor
            self._watch.judge_last(match)

    def forget(self) -> None:
        """The match stands at another point: there is nothing to say of the last move any more."""
        self._pointed = self._mistake = self._unsaid = None
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
            self._unsaid = "moment" if news else None
            return news
        match = self._current.match
        if self._points_out:
            self._watch.watch(match.game, match.position)
            self._watch.step(seconds)
        return False

    def _point_out(self, mistake: Mistake) -> None:
        """Remark on a big mistake."""
        match = self._current.match
        self._pointed = PointedOut(self._words, self._show, match, self._made, mistake)
        self._unsaid = "mistake"

    def announce(self) -> None:
        """Say a remark once, when it is to be seen and nothing moves."""
        remark = self.now if self._unsaid is not None and not self._show.moving else None
        if remark is not None and remark.kind == self._unsaid:
            self._unsaid = None
            self._context.announce(remark.text)
