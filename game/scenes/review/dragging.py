"""The pointer on the graph and on the sliders of a replay: what it pulls, and where to."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.host.interface import Pointer
from game.scenes.review.picture import ReviewPicture


class Pull(NamedTuple):
    """What was pulled, where to, and whether it was let go there."""

    name: str
    value: float
    ended: bool


class Dragging:
    """Follows the pointer. Between two frames only the last place counts."""

    def __init__(self, picture: ReviewPicture) -> None:
        self._picture = picture
        self.held: str | None = None
        """The item that is pulled."""
        self._by = 0
        """The number of the pointer that pulls it."""
        self._x: float | None = None
        """Where it has been pulled to since the last frame, in CSS pixels."""

    def begins(self, pointer: Pointer, item_at: Callable[[float, float], str | None]) -> bool:
        """Whether a pointer that comes down begins to pull something, which one at a time does."""
        if pointer.phase != "down" or not (self.held is None or self.holds(pointer)):
            return False
        under = item_at(pointer.x, pointer.y)
        self.held = under if under is not None and self._picture.is_dragged(under) else None
        self._by = pointer.id
        return self.held is not None

    def holds(self, pointer: Pointer) -> bool:
        """Whether a pointer pulls something."""
        return self.held is not None and pointer.id == self._by

    def take(self, pointer: Pointer) -> Pull | None:
        """Take the pointer in that pulls something; return what is to be done at once."""
        name = self.held
        if name is None:
            return None
        if pointer.phase == "move":
            self._x = pointer.x
            return None
        self._x = None
        ended = pointer.phase != "down"
        if ended:
            self.held = None
        return Pull(name, self._picture.value_at(name, pointer.x), ended)

    def follow(self) -> Pull | None:
        """Return where something was pulled to since the last frame; None if it was not."""
        x, self._x = self._x, None
        if x is None or self.held is None:
            return None
        return Pull(self.held, self._picture.value_at(self.held, x), False)
