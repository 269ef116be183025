"""The matches that are listed: all that are kept, those looked for, and a portion of these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.scenes.frame.context import Context
from game.scenes.matches.sieve import ANY, Sieve
from game.scenes.matches.told import AnySaved, Tellers

PORTION = 50
"""So many matches are listed at a time."""


class Listing:
    """What is listed, the match changed last first. What is deleted here can be brought back."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.tellers = Tellers(context)
        self.sieve = Sieve()
        self.portion = 0
        self.matches: list[AnySaved] = []
        """All there are."""
        self.found: list[AnySaved] = []
        """Those that are looked for."""
        self._deleted: list[AnySaved] = []

    def read(self) -> None:
        """Find out what is kept now."""
        matches = self._context.matches
        self.matches = [*matches.listed(), *matches.newer()]
        if not self.matches:
            self.sieve = Sieve()
        self._sift()

    def look_for(self, game: str | None = None, typed: str | None = None) -> None:
        """Look for another game (`ANY` for all), or for other words; the first portion is shown."""
        sieve = self.sieve
        self.sieve = replace(
            sieve,
            game=sieve.game if game is None else game,
            typed=sieve.typed if typed is None else typed,
        )
        self.portion = 0
        self._sift()

    def show_all(self) -> None:
        """Look for nothing any more."""
        self.look_for(ANY, "")

    def _sift(self) -> None:
        self.found = self.sieve.sifted(self.matches, self.tellers.told)
        self.portion = max(0, min(self.portion, (len(self.found) - 1) // PORTION))

    # What is seen

    @property
    def shown(self) -> Sequence[AnySaved]:
        """The matches of the portion."""
        first = self.portion * PORTION
        return self.found[first : first + PORTION]

    @property
    def has_later(self) -> bool:
        """Whether there are matches before the portion."""
        return self.portion > 0

    @property
    def has_earlier(self) -> bool:
        """Whether there are matches after it."""
        return (self.portion + 1) * PORTION < len(self.found)

    def count(self) -> str:
        """Return how many matches there are, or fit; or why there are none."""
        text = self._context.words.text
        if not self.matches:
            readable = self._context.matches.readable()
            return text("matches.none" if readable else "matches.unreadable")
        if not self.sieve.open:
            return text("matches.fit", count=len(self.found))
        return text("matches.count", count=len(self.matches))

    def name_of(self, saved: AnySaved) -> str:
        """Return what a match is called in a sentence about it."""
        told = self.tellers.told(saved)
        return self._context.words.join([told.game, told.players], "list-comma")

    # Deleting

    @property
    def deleted(self) -> AnySaved | None:
        """The match that was deleted last, and would come back."""
        return self._deleted[-1] if self._deleted else None

    def delete(self, saved: AnySaved) -> bool:
        """Throw a match away; False where storage refuses, which is told."""
        if not self._context.matches.remove(saved.id):
            return False
        self._deleted.append(saved)
        self.read()
        return True

    def bring_back(self) -> AnySaved | None:
        """Bring the last match back and return it; None where storage refuses, or there is none."""
        saved = self.deleted
        if saved is None or not self._context.matches.restore(saved.id):
            return None
        self._deleted.pop()
        self.read()
        return saved
