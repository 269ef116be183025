"""What a person has pressed of the move that is being made. Draws and plays nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.table.play.current_match import CurrentMatch
from game.view.board.marks import Mark
from game.view.board.place_id import place_id
from game.view.presses import Chosen, NextPresses


@dataclass(frozen=True, slots=True)
class Answer:
    """What a press comes to.

    "move": a complete move. "unconfirmed": one that waits for a second press. "on": the move goes
    on with another press. "released": the last press was let go. "refused": it may not be pressed.
    """

    kind: Literal["move", "unconfirmed", "on", "released", "refused"]
    move: Any = None


class Presses:
    """The presses of one move after another.

    `unconfirmed`: the place whose second press plays.
    """

    def __init__(self, context: Context, current: CurrentMatch) -> None:
        self.context = context
        self.current = current
        self.chosen: Chosen = ()
        self.unconfirmed: Place | None = None
        self._choices: tuple[tuple[object, ...], NextPresses] = ((), {})

    @property
    def events_passed(self) -> int:
        """How many events of the move have happened already."""
        return 0

    @property
    def bound(self) -> bool:
        """Whether something has happened of the move, so that there is no way back."""
        return self.events_passed > 0

    @property
    def begun(self) -> bool:
        """Whether there is something to let go."""
        return bool(self.chosen) or self.unconfirmed is not None

    @property
    def state(self) -> tuple[object, ...]:
        """What is pressed, to be compared."""
        return self.chosen, self.unconfirmed

    @property
    def must_play(self) -> Place | None:
        """The place that must be played, because it was touched; None where no rule says so."""
        return None

    def choices(self) -> NextPresses:
        """Return what may be pressed next, and what it means; nothing once the match is over."""
        match = self.current.match
        at = (match.position, self.chosen, match.resigned)
        if at != self._choices[0]:
            over = match.outcome() is not None
            self._choices = at, {} if over else self._after(self.chosen)
        return self._choices[1]

    def first(self) -> NextPresses:
        """Return what may be pressed to begin the move anew; nothing when there is no way back."""
        if self.bound:
            return {}
        return self._after(()) if self.chosen else self.choices()

    def after(self, place: Place) -> Collection[Place]:
        """Return what could be pressed after `place`, one of `choices` that completes no move."""
        return self._after((*self.chosen, place))

    def _after(self, chosen: Chosen) -> NextPresses:
        match = self.current.match
        return self.current.game_view.choices(match.game, match.position, chosen)

    def signs(self) -> Mapping[Place, Mark]:
        """Return the signs of what may be pressed next."""
        match = self.current.match
        return self.current.game_view.signs(match.game, match.position, self.chosen)

    def digit(self, number: int) -> Place | None:
        """Return the place that a digit key presses."""
        match = self.current.match
        return self.current.game_view.digit(match.game, match.position, self.chosen, number)

    def take(self, place: Place, confirm: bool = False) -> Answer:
        """Take a press in; with `confirm` a move that one press makes waits for a second one."""
        now = self.choices()
        if place in now:
            if confirm and not self.chosen and now[place] is not None and self.unconfirmed != place:
                self.unconfirmed = place
                return Answer("unconfirmed", now[place])
            return self._add(self.chosen, place, now[place])
        if self.chosen and place == self.chosen[-1] and not self.bound:
            self.chosen = self.chosen[:-1]
            return Answer("released")
        anew = self.first()
        if place in anew:
            return self._add((), place, anew[place])
        return Answer("refused")

    def _add(self, before: Chosen, place: Place, move: Any) -> Answer:
        """Add a press to those before."""
        if move is not None:
            return Answer("move", move)
        self.chosen, self.unconfirmed = (*before, place), None
        return Answer("on")

    def restore(self) -> None:
        """Press again what was saved with the match, as far as it leads on to a choice."""
        match = self.current.match
        valid: tuple[str, ...] = ()
        for text in match.pending:
            going_on = (place for place, move in self.choices().items() if move is None)
            place = next((place for place in going_on if place_id(place) == text), None)
            if place is None:
                break
            self.chosen, valid = (*self.chosen, place), (*valid, text)
        match.pending = valid

    def clear(self) -> None:
        """Let everything go."""
        self.chosen, self.unconfirmed = (), None
