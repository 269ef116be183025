"""What only Bantu's table has: pieces to choose among, on a board with very many small circles."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any

from game.host.interface import Key, Message, Pointer
from game.rules.protocol import Place
from game.scenes.frame.scene import Transition
from game.scenes.table.bantu_pieces import BantuTableView
from game.scenes.table.play.play import Play
from game.scenes.table.play.presses import Answer, Presses
from game.scenes.table.scene import Table
from game.view.board.place_id import place_id
from game.view.board.plan import Plan
from game.view.box import around
from game.view.presses import Chosen


class BantuPresses(Presses):
    """Presses of a piece and then of its circle."""

    enlarged: Chosen = ()
    """Places shown large, because a finger could not tell them apart; one of them is meant."""

    @property
    def begun(self) -> bool:
        """Whether there is something to let go."""
        return bool(self.enlarged) or super().begun

    @property
    def state(self) -> tuple[object, ...]:
        """What is pressed, to be compared."""
        return (*super().state, self.enlarged)

    def _add(self, before: Chosen, place: Place, move: Any) -> Answer:
        """Add a press to those before."""
        if move is None:
            self.enlarged = ()
        return super()._add(before, place, move)

    def clear(self) -> None:
        """Let everything go."""
        self.enlarged = ()
        super().clear()


class BantuPlay(Play):
    """A match of Bantu: its board has no sides, and shows a part of itself large."""

    presses_class = BantuPresses
    presses: BantuPresses
    turnable = False
    has_pieces = True

    def closeup(self) -> Collection[Place]:
        """Return the places that a finger may mean, or those that the chosen piece can go to."""
        if not self.status.person:
            return ()
        if self.presses.enlarged:
            return self.presses.enlarged
        match = self.match
        return self.current.game_view.closeup(match.game, match.position, self.presses.chosen)

    def enlarge(self, places: Sequence[Place]) -> None:
        """Show places large that a finger could not tell apart, and ask for one of them."""
        self.presses.enlarged = tuple(places)
        self.narrator.advise(self.context.words.text("table.enlarged"))

    def targets(self, plan: Plan) -> Sequence[Place]:
        """Return the places that can be pressed: on a crowded board those in play only."""
        if not plan.crowded:
            return super().targets(plan)
        occupied = (place for place, content in self.current.contents().items() if content)
        in_play = {*self.choices(), *occupied}
        return [place for place in plan.spots if place in in_play]


class BantuTable(Table):
    """Bantu's table: a finger that is too broad for its circles is asked which one it means."""

    play_class = BantuPlay
    view_class = BantuTableView
    play: BantuPlay

    _revealed: Chosen = ()
    """The chosen piece whose circles were scrolled to."""
    _goal: str | None = None
    """Where the focus is to go once that is listed: "" for the first circle of the chosen piece."""

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; a piece chosen without a pointer hands the focus to its circles."""
        chosen, turn = self.play.presses.chosen, self.play.match.cursor
        transition = super().handle(message)
        now = self.play.presses.chosen
        if now == chosen or self.play.match.cursor != turn or isinstance(message, Pointer):
            return transition
        self._goal = "" if now else place_id(chosen[0])
        self._ring |= isinstance(message, Key)
        return transition

    def renew(self) -> None:
        """Have what can be pressed listed as it is now, and the focus go where it is wanted."""
        super().renew()
        self._reveal_goals()
        if self._goal is None:
            return
        name, self._goal = self._goal or self._first_circle(), None
        if name in self.items:
            self.move_focus(name, self._ring)

    def _reveal_goals(self) -> None:
        """Scroll to where the piece can go that was just chosen, in a window that is too low."""
        chosen, spots = self.play.presses.chosen, self.view.plan.spots
        if self.low is None or chosen == self._revealed:
            return
        self._revealed = chosen
        goals = [spots[place].pit for place in self.play.choices() if place in spots]
        if chosen and goals and self.low.reveal(around(goals)):
            self._mirror.forget_targets()

    def _first_circle(self) -> str | None:
        """Return the first place that the chosen piece can go to."""
        return next((item.id for item in self.items.values() if item.kind == "move"), None)

    def press_place(self, place: Place) -> None:
        """Press a place, or show those large that a finger might mean."""
        places = self._candidates(place)
        if places:
            self.play.enlarge(places)
        else:
            super().press_place(place)

    def _candidates(self, place: Place) -> Sequence[Place]:
        """Return the places a finger might mean by pressing one that may be pressed."""
        legal = self.play.choices()
        if not self.pointer.is_finger or place not in legal or self.play.presses.enlarged:
            return ()
        return self.view.plan.confused(place, legal)

    def item_at(self, x: float, y: float) -> str | None:
        """Return the item at a point, the nearest; on a crowded board a finger means a move."""
        name = super().item_at(x, y)
        if not (self.pointer.is_finger and self.view.plan.crowded):
            return name
        if name is not None and not isinstance(self.items[name].value, Place):
            return name
        moves = [i for i in self.items.values() if i.kind == "move" and i.box.holds(x, y)]
        near = min(moves, key=lambda item: math.dist(item.box.middle, (x, y)), default=None)
        return name if near is None else near.id
