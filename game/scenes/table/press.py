"""What a person has pressed of the move that is being made. Draws and plays nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from game.play.match import Match
from game.rules.protocol import Place
from game.scenes.table.place_ids import place_of
from game.view.game_view import GameView
from game.view.presses import Chosen, NextPresses


@dataclass(frozen=True, slots=True)
class Answer:
    """What a press comes to.

    "move": a complete move. "aimed": one that waits for a second press. "on": the move goes on
    with another press. "released": the last press was let go. "refused": it may not be pressed.
    """

    kind: Literal["move", "aimed", "on", "released", "refused"]
    move: Any = None


class Presses:
    """The presses of one move after another.

    `bound`: seeds were sown, so there is no way back. `aimed`: the place whose second press plays.
    `near`: places shown large, because a finger could not tell them apart; one of them is meant.
    """

    def __init__(self, game_view: GameView) -> None:
        self.game_view = game_view
        self.chosen: Chosen = ()
        self.aimed: Place | None = None
        self.near: Chosen = ()
        self.bound = False
        self._known: tuple[object, ...] | None = None
        self._choices: NextPresses = {}

    def choices(self, match: Match) -> NextPresses:
        """Return what may be pressed next, and what it means; nothing once the match is over."""
        known = (match.position, self.chosen, match.resigned)
        if known != self._known:
            over = match.outcome() is not None
            found = {} if over else self.game_view.choices(match.game, match.position, self.chosen)
            self._known, self._choices = known, found
        return self._choices

    def first(self, match: Match) -> NextPresses:
        """Return what may be pressed to begin the move anew; nothing when there is no way back."""
        if self.bound:
            return {}
        if not self.chosen:
            return self.choices(match)
        return self.game_view.choices(match.game, match.position, ())

    def take(self, match: Match, place: Place, confirm: bool = False) -> Answer:
        """Take a press in; with `confirm` a move that one press makes waits for a second one."""
        now = self.choices(match)
        if place in now:
            if confirm and not self.chosen and now[place] is not None and self.aimed != place:
                self.aimed = place
                return Answer("aimed", now[place])
            return self._go_on(self.chosen, place, now[place])
        if self.chosen and place == self.chosen[-1] and not self.bound:
            self.chosen = self.chosen[:-1]
            return Answer("released")
        anew = self.first(match)
        if place in anew:
            return self._go_on((), place, anew[place])
        return Answer("refused")

    def _go_on(self, before: Chosen, place: Place, move: Any) -> Answer:
        """Add a press to those before."""
        if move is not None:
            return Answer("move", move)
        self.chosen, self.aimed, self.near = (*before, place), None, ()
        return Answer("on")

    @property
    def begun(self) -> bool:
        """Whether there is something to let go."""
        return bool(self.chosen or self.near) or self.aimed is not None

    def restore(self, match: Match) -> tuple[str, ...]:
        """Press what was kept in `match.pending` again; return what of it leads on to a choice."""
        kept: tuple[str, ...] = ()
        for text in match.pending:
            place, now = place_of(text), self.choices(match)
            if place is None or now.get(place, place) is not None:
                break
            self.chosen, kept = (*self.chosen, place), (*kept, text)
        return kept

    def clear(self) -> None:
        """Let everything go."""
        self.chosen, self.aimed, self.near, self.bound = (), None, (), False
