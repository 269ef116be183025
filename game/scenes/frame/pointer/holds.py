"""What pointers are on and hold down: each finger presses for itself, whatever else rests there."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from game.host.interface import Pointer


class Change(NamedTuple):
    """What came of a pointer: the items that look different, and the one that is pressed.

    `elsewhere`: whether it points at another item than before.
    """

    items: set[str]
    elsewhere: bool
    pressed: str | None = None


class Holds:
    """The item that each pointer holds, by the number of the pointer, and what is pointed at.

    The finger that came down last leads: what it is on is pointed at.
    """

    def __init__(self) -> None:
        self.hover: str | None = None
        """The item that is pointed at."""
        self._items: dict[int, str] = {}
        self._leader = 0

    def __bool__(self) -> bool:
        return bool(self._items)

    def holds(self, name: str) -> bool:
        """Whether any pointer holds an item."""
        return name in self._items.values()

    def of(self, number: int) -> str | None:
        """Return what a pointer holds."""
        return self._items.get(number)

    @property
    def led(self) -> str | None:
        """What the pointer holds that came down last."""
        return self._items.get(self._leader)

    def keep(self, items: Container[str]) -> None:
        """Point at nothing that has gone."""
        self.hover = self.hover if self.hover in items else None

    def let_go(self, number: int | None = None) -> Change:
        """Let go of what a pointer holds, or all of them; nothing is pointed at any more."""
        return self._changed(None, {} if number is None else self._without(number))

    def take(self, pointer: Pointer, under: str | None) -> Change:
        """Take a pointer in that is on the item `under`.

        What is let go of where it was held is pressed; other fingers that hold the same let go with
        it, so that it is pressed once.
        """
        hovers, held = pointer.device != "touch", self.of(pointer.id)
        others = self._without(pointer.id)
        if pointer.phase == "down":
            self._leader = pointer.id
            return self._changed(under, others if under is None else {**others, pointer.id: under})
        leads = pointer.id == self._leader
        if pointer.phase == "move":
            follows = hovers or (leads and held is not None)
            return self._changed(under if follows else self.hover, self._items)
        hover = None if hovers or leads else self.hover
        if pointer.phase != "up":
            return self._changed(hover, others)
        hover = under if hovers else hover
        if held is None or held != under:
            return self._changed(hover, others)
        others = {number: name for number, name in others.items() if name != held}
        return self._changed(hover, others)._replace(pressed=held)

    def _without(self, number: int) -> dict[int, str]:
        """Return what other pointers hold."""
        return {other: name for other, name in self._items.items() if other != number}

    def _changed(self, hover: str | None, items: dict[int, str]) -> Change:
        """Take over what is pointed at and held now."""
        before, now = set(self._items.values()), set(items.values())
        changed = {self.hover} ^ {hover} | (before ^ now) | ({hover} if before != now else set())
        elsewhere = hover != self.hover
        self.hover, self._items = hover, items
        return Change({name for name in changed if name is not None}, elsewhere)
