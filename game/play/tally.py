"""What counts the matches that end."""

from __future__ import annotations

from typing import Protocol

from game.play.match import Match


class Tally(Protocol):
    """Counts finished matches (`game.play.statistics`)."""

    def count(self, match: Match) -> None:
        """Count a match that has ended, if it was not counted before."""

    def pass_over(self, match: Match) -> None:
        """Remember a match that was not played here, so that it is never counted."""
