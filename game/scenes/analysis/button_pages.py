"""Buttons that are more than there is room for: a page of them, and one that turns to the next."""

from __future__ import annotations

from game.view.box import Box
from game.view.widgets import Item


class ButtonPages:
    """Which of some buttons are shown. Where not all have room the last place turns the page.

    `name` is the id of the button that turns it, `spoken` its name.
    """

    def __init__(self, name: str, spoken: str) -> None:
        self.name = name
        self.spoken = spoken
        self.page = 0
        self._count = 0
        self._places: tuple[Box, ...] = ()

    def lay_out(self, count: int, places: tuple[Box, ...]) -> None:
        """Take over how many buttons there are, and the places for them: two at least, or none."""
        self._count, self._places = count, places
        self.page = min(self.page, self._pages() - 1)

    def _room(self) -> int:
        """Return how many buttons a page has room for."""
        places = len(self._places)
        return places if self._count <= places else places - 1

    def _pages(self) -> int:
        """Return how many pages there are, at least one."""
        return max(1, -(-self._count // max(1, self._room())))

    def page_buttons(self) -> list[tuple[int, Box]]:
        """Return the numbers of the buttons on this page, the first of all being 0, and where."""
        first = self.page * self._room()
        numbers = range(first, min(first + self._room(), self._count))
        return list(zip(numbers, self._places, strict=False))

    def next_page_button(self) -> list[Item]:
        """Return the button that turns the page, if there is more than one."""
        if self._count <= len(self._places):
            return []
        return [Item(self.name, self.spoken, self._places[-1], icon="more")]

    def turn(self) -> None:
        """Go to the next page, and from the last one to the first."""
        self.page = (self.page + 1) % self._pages()

    def turn_to(self, number: int) -> None:
        """Go to the page with that button."""
        self.page = min(number // max(1, self._room()), self._pages() - 1)
