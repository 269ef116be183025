"""The work on a position: what is held, who is to play, and all that can be done with it.

The editor and its sheet show the same work; both hand it what is pressed.
"""

from __future__ import annotations

from typing import Any

from game.i18n.catalogue import Catalogue
from game.play.draft import Draft
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json, Place
from game.scenes.editor.actions import Do, Go, Pick, Play, Step, ToMove, Use
from game.scenes.editor.hand import CountHand, Hand, PieceHand
from game.scenes.editor.seating import Seating
from game.scenes.editor.status import Status, status_of
from game.scenes.frame.context import Context
from game.scenes.frame.names import players_of, short_names, teller_of
from game.scenes.frame.scene import Transition
from game.view.buttons.controls import StepTo
from game.view.detail import Detail
from game.view.registry import VIEWS
from game.view.widgets import Item

MOST_TOLD = 2
"""Of more places that were changed at once none is told by itself."""


class Editing:
    """One draft, with a hand at work on it."""

    def __init__(self, context: Context, draft: Draft, seating: Seating) -> None:
        self.context = context
        self.draft = draft
        self.seating = seating
        self.view = VIEWS[draft.game.name]
        self.hand: Hand = self._new_hand()
        self._status: tuple[object, Status] | None = None
        self._told = self.status.wrong, self.status.notes
        """What was said of the position last, besides its counts."""
        self._heard = draft.position
        """The position of which a sound was heard last."""
        self.take_in()

    def _new_hand(self) -> Hand:
        return (PieceHand if self.view.of_pieces else CountHand)(self.draft, self.view)

    def take_in(self) -> None:
        """Take over who plays now."""
        self.seated = self.seating.as_match()
        words = self.context.words
        self.teller = teller_of(words, self.seated)
        self.players = players_of(words, self.seated)
        self.names = short_names(words, self.seated)

    @property
    def words(self) -> Catalogue:
        """The language."""
        return self.context.words

    @property
    def state(self) -> tuple[object, ...]:
        """All that can change, to be compared."""
        hand = self.hand
        held = hand.chosen if isinstance(hand, PieceHand) else getattr(hand, "tool", "")
        return self.draft.position, self.seating.state, hand.place, held, self._can()

    def _can(self) -> tuple[bool, bool]:
        return self.draft.can_undo(), self.draft.can_redo()

    @property
    def status(self) -> Status:
        """What is to be said of the position."""
        at = self.draft.position, self.seating.state
        if self._status is None or self._status[0] != at:
            seated = self.seating.as_match()
            self._status = at, status_of(self.context.words, seated, self.draft.position)
        return self._status[1]

    def place_name(self, place: Place) -> str:
        """Return the name of a place, with what lies there."""
        return self.teller.place_name(place, self.hand.contents()[place])

    def details(self) -> list[Detail]:
        """Return what else belongs to the position."""
        return list(self.view.details(self.draft.game, self.draft.position))

    @property
    def signs(self) -> tuple[int, ...]:
        """The signs that the players wear."""
        return signs_of_players(self.seated.players)

    def position_json(self) -> Json:
        """Return the position as the console writes it."""
        return self.draft.game.position_to_json(self.draft.position)

    def can(self, step: Step) -> bool:
        """Whether there is something to do."""
        if step == "turn":
            # A board whose seats are colours has no sides: only who plays which can be changed.
            return self.seating.against == "computer" or not self.draft.game.seats_are_colours
        return {"undo": self.draft.can_undo(), "redo": self.draft.can_redo()}.get(step, True)

    # What is done

    def adjust(self, item: Item, value: int) -> None:
        """Set a number, and say what came of it."""
        if isinstance(item.value, StepTo):
            self._set(StepTo(item.value.of, value))

    def press(self, place: Place) -> None:
        """Do at a place what the hand does, and say what came of it."""
        self.tell(self.hand.press(place))

    def act(self, action: object) -> Transition | None:
        """Do what a button stands for, and say what came of it."""
        if isinstance(action, Go):
            return self._go(action)
        if isinstance(action, Do):
            self._do(action.step)
        elif isinstance(action, StepTo):
            self._set(action)
        elif isinstance(action, Pick) and isinstance(self.hand, PieceHand):
            self.tell(self.hand.pick(action))
        elif isinstance(action, Use) and isinstance(self.hand, CountHand):
            self.hand.tool = action.tool
            self.say(self.words.text(f"editor.tool.{action.tool}.tip"))
        elif isinstance(action, ToMove):
            self._put(self.draft.game.with_turn(self.draft.position, action.seat))
            self.say(self.words.text("editor.moves", player=self.players[action.seat]))
        elif isinstance(action, Play):
            self.seating.against = action.against
            self.take_in()
            self.say(self.words.text(f"editor.against.{action.against}.note"))
        return None

    def tell(self, place: Place | None) -> None:
        """Say what lies at a place now, and what that means for the position."""
        self._sound()
        if place is None:
            self.say(self.words.text("editor.choose"))
        else:
            self.say(self.words.sentence(self.place_name(place)), counts=True)

    def _sound(self) -> None:
        """Have it heard that something was put down or taken away."""
        before, now = self._heard, self.draft.position
        self._heard = now
        if now == before:
            return
        fewer = self.draft.game.count(now) < self.draft.game.count(before)
        self.context.sound.cue("lift" if fewer else "drop", 1)

    def say(self, what: str, counts: bool = False) -> None:
        """Say something, with the counts if wanted, and what is new about the position."""
        status = self.status
        now = status.wrong, status.notes
        news = (status.wrong, *status.notes) if now != self._told else ()
        self._told = now
        tally = status.tally if counts and not self.view.of_pieces else ""
        self.context.announce(self.words.sentences(what, tally, *news))

    def _put(self, position: Any) -> None:
        self.draft.put(position)

    def _set(self, step: StepTo) -> None:
        """Set a number, or switch something on or off."""
        if isinstance(step.of, Place) and isinstance(self.hand, CountHand):
            self.tell(self.hand.put(step.of, step.number))
        elif isinstance(step.of, Detail):
            detail = step.of
            self._put(
                self.view.with_detail(self.draft.game, self.draft.position, detail, step.number)
            )
            value = self.words.number(step.number)
            if detail.most == 1:
                value = self.words.text("setup.on" if step.number else "setup.off")
            labelled = self.words.labelled(self.teller.detail(detail), value)
            self.say(self.words.sentence(labelled))

    def _do(self, step: Step) -> None:
        """Do one thing with the whole position."""
        draft, text = self.draft, self.words.text
        if isinstance(self.hand, PieceHand) and step in ("to-start", "to-home"):
            self.tell(self.hand.clear() if step == "to-start" else self.hand.send_home())
            return
        if step in ("undo", "redo"):
            self._go_back_or_on(step)
            return
        if step == "start":
            mover = draft.game.to_move(draft.position)
            self._put(draft.game.with_turn(draft.game.start(), mover))
        elif step == "empty":
            self._put(self.view.empty(draft.game, draft.position))
        elif step == "turn":
            self.seating.turn()
            self.take_in()
            near = self.seating.near
            key = "editor.coloured" if draft.game.seats_are_colours else "editor.turned"
            colour = self.teller.seat_name(near)
            self.say(text(key, player=self.players[near], colour=colour))
            return
        self.say(text(f"editor.{step}.done"), counts=True)

    def _go_back_or_on(self, step: Step) -> None:
        """Undo or redo a change, and say what is different now."""
        mover, before = self.draft.game.to_move(self.draft.position), self.hand.contents()
        if step == "undo":
            self.draft.undo()
        else:
            self.draft.redo()
        now, text = self.hand.contents(), self.words.text
        changed = [place for place in now if now[place] != before[place] and now[place] is not None]
        news = [self.words.sentence(self.place_name(place)) for place in changed[:MOST_TOLD]]
        if len(changed) > MOST_TOLD:
            news = []
        to_move = self.draft.game.to_move(self.draft.position)
        if to_move != mover:
            news.append(text("editor.moves", player=self.players[to_move]))
        done = text(f"editor.{step}.done")
        self.say(self.words.sentences(done, *news), counts=bool(changed))

    def _go(self, go: Go) -> Transition | None:
        """Take the position elsewhere, or say why that cannot be."""
        status = self.status
        if not status.playable:
            self.context.announce(status.wrong, urgent=True)
            return None
        match = self.match()
        if go.way == "play":
            return Transition("reset", "table", {"match": match})
        if go.way == "share":
            return Transition("push", "share", {"match": match, "new": True})
        params = {"match": match, "below": self.seating.near, "mode": "values", "move": 0}
        return Transition("push", "review", params)

    def match(self) -> Match:
        """Return a new match from the position."""
        return self.draft.match(self.seating.players())
