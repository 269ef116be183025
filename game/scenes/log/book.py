"""What happened in a match, line by line, cut into pages from the end backwards.

Nothing is told before it is needed: a long match costs no more than the page that is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.play.lines import Turn
from game.play.match import Match
from game.scenes.frame.context import Context
from game.scenes.frame.names import teller_of


class Line(NamedTuple):
    """A line of the log: the number of its turn, from 1, and whether it is the turn's first."""

    turn: int
    first: bool
    text: str


Height = Callable[[Line], float]
"""Returns how much room a line takes, in CSS pixels, the distance to the next one included."""

Page = tuple[Line, ...]


class LogBook:
    """The turns of a match up to `count`, told in words."""

    def __init__(self, context: Context, match: Match) -> None:
        self.match = match
        self.teller = teller_of(context.words, match)
        self.count = match.cursor
        self._cache: dict[int, tuple[Turn, list[str]]] = {}
        self._pages: list[Page] = []
        self._unread: Iterator[Line] = iter(())
        self._overflow: Line | None = None

    def open(self, count: int, room: float, height: Height) -> None:
        """Cut the first `count` turns into pages of so much room."""
        self.count, self._room, self._height = count, room, height
        self._pages, self._overflow = [], None
        self._unread = self._backwards()

    def lines(self, number: int) -> list[str]:
        """Return the lines of a turn; the first turn has the number 0."""
        turn = self.match.turns[number]
        entry = self._cache.get(number)
        if entry is None or entry[0] is not turn:
            before = self.match.position_at(number)
            entry = turn, self.teller.log(before, turn.events)
            self._cache[number] = entry
        return entry[1]

    def _backwards(self) -> Iterator[Line]:
        """Yield all lines, the last one first."""
        for number in range(self.count - 1, -1, -1):
            lines = self.lines(number)
            for at in range(len(lines) - 1, -1, -1):
                yield Line(number + 1, at == 0, lines[at])

    def page(self, number: int) -> Page:
        """Return a page, its lines from the earlier to the later; page 0 holds the last lines.

        Beyond the first line there are empty pages only.
        """
        while len(self._pages) <= number:
            page = self._next_page()
            if not page:
                return ()
            self._pages.append(page)
        return self._pages[number]

    def _next_page(self) -> Page:
        """Return the page before those known so far."""
        lines: list[Line] = [] if self._overflow is None else [self._overflow]
        left = self._room - sum(self._height(line) for line in lines)
        self._overflow = None
        for line in self._unread:
            left -= self._height(line)
            if left < 0 and lines:
                self._overflow = line
                break
            lines.append(line)
        return tuple(reversed(lines))
