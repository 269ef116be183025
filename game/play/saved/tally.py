"""What counts the matches that end."""

from __future__ import annotations

from typing import Protocol

from game.play.match import Match


class Tally(Protocol):
    """Counts finished matches (`game.play.saved.statistics`)."""

    key: str
    """Where the counts lie in the storage."""

    def count(self, match: Match) -> bool:
        """Count a match that has ended, once; False where that could not be kept."""

    def pass_over(self, match: Match) -> None:
        """Remember a match that was not played here, so that it is never counted."""
