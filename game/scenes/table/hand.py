"""What a pointer does at the table: a finger is broader than a mouse, and may rest on a place."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.host.interface import Pointer
from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.table.long_touch import LongTouch
from game.scenes.table.painting import TablePainting
from game.scenes.table.place_ids import place_of


class TableHand(TablePainting):
    """The table under a mouse, a finger or a pen."""

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context, params)
        self._touch = LongTouch()
        self._finger = False

    def update(self, dt: float) -> bool:
        """Let time pass for a finger that rests."""
        if self._touch.update(dt):
            self._show_touched()
        return super().update(dt)

    def confused(self, place: Place) -> Sequence[Place]:
        """Return the places a finger might mean by pressing one that may be pressed."""
        legal = self.turns.choices()
        if not self._finger or place not in legal or self.turns.presses.near:
            return ()
        return self.view.picture.board.plan.confused(place, legal)

    def item_at(self, x: float, y: float) -> str | None:
        """Return the item at a point, the nearest; on a crowded board a finger means a move."""
        found = super().item_at(x, y)
        if not (self._finger and self.view.picture.board.plan.crowded):
            return found
        if found is not None and place_of(found) is None:
            return found
        moves = [i for i in self.items.values() if i.kind == "move" and i.box.holds(x, y)]
        near = min(moves, key=lambda item: math.dist(item.box.middle, (x, y)), default=None)
        return found if near is None else near.id

    def _point(self, pointer: Pointer) -> Transition | None:
        """Press on release, but for a long touch of a place, which only shows a move."""
        if pointer.phase == "up" and self._touch.long:
            pointer = replace(pointer, phase="cancel")
        self._finger = pointer.device != "mouse"
        going = super()._point(pointer)
        self._finger = False
        self._touch.follow(pointer, place_of(self.down) is not None)
        return going

    def _show_touched(self) -> None:
        """Say what the move under a finger that rests would do, and that it is not played."""
        touched, legal = place_of(self.down), self.turns.choices()
        move = None if touched is None else legal.get(touched)
        if move is not None:
            told = self.turns.foretold(move), self.context.words.text("table.only-shown")
            self.context.announce(self.context.words.sentences(*told))

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press on no target skips the animation, or asks why a place cannot be pressed."""
        place = self.view.picture.board.plan.at(pointer.x, pointer.y)
        if place is not None and not self.turns.moving:
            self.turns.tap(place)
            self._sync()
        self.skip()
        return None

    def skip(self) -> None:
        """Show the next step of the move at once."""
        if self.turns.moving:
            self.turns.hasten()
            self._sync()
