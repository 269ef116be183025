"""The pages of a scene: buttons, the wheel and two keys turn them."""

from __future__ import annotations

from dataclasses import dataclass

from game.host.interface import Key, Message, Wheel
from game.i18n.catalogue import Catalogue
from game.scenes.frame.pointer.wheel import PageScroll

PAGE_KEYS = {"PageUp": -1, "PageDown": 1}


@dataclass(frozen=True, slots=True)
class PageStep:
    """What a button stands for that turns pages: 1 for the next page, -1 for the one before."""

    step: int


class Pages:
    """Which page of how many is shown. A scene that has some hands them to `BaseScene.pages`.

    `backwards`: the first page is the end of what is read, the next one comes before it.
    """

    def __init__(self, backwards: bool = False) -> None:
        self._forwards = -1 if backwards else 1
        self.number = 0
        self.count = 1
        self._scroll = PageScroll()

    def fit(self, count: int) -> None:
        """There are `count` pages now, at least one."""
        self.count = max(1, count)
        self.number = max(0, min(self.number, self.count - 1))

    def turn(self, step: int) -> bool:
        """Go to another page; False if there is none."""
        before = self.number
        self.number = max(0, min(self.number + step, self.count - 1))
        return self.number != before

    def step_of(self, message: Message) -> int:
        """Return by how many pages a message turns."""
        if isinstance(message, Wheel):
            return self._forwards * self._scroll.pages(message.dy)
        return self._forwards * PAGE_KEYS.get(message.name, 0) if isinstance(message, Key) else 0

    def label(self, words: Catalogue) -> str:
        """Return which page is shown."""
        return words.text("howto.page", page=self.number + 1, pages=self.count)
