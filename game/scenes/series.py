"""Matches that the same players play one after another, and how often each has won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.play.match import Match
from game.rules.protocol import Seat


@dataclass(frozen=True, slots=True)
class Tally:
    """Wins by seat (a shared win counts for each), draws, and matches played."""

    wins: Mapping[Seat, int]
    draws: int
    played: int


class Series:
    """The series that goes on. A match of another game, or set up anew, begins another.

    A match played again, or begun again at the table, keeps the very game of the one before.
    """

    def __init__(self) -> None:
        self._won: list[tuple[Match, tuple[Seat, ...]]] = []

    def count(self, match: Match) -> Tally:
        """Count a finished match, once however often it is asked for; return how it stands.

        A match that was taken back and ended in another way counts as it ended last.
        """
        outcome = match.outcome()
        winners = outcome.winners if outcome else ()
        if self._won and self._won[-1][0] is match:
            self._won.pop()
        elif self._won and self._won[-1][0].game is not match.game:
            self._won.clear()
        self._won.append((match, winners))
        seats = match.game.seats
        decided = [found for _, found in self._won if len(found) < len(seats)]
        wins = {seat: sum(seat in found for found in decided) for seat in seats}
        return Tally(wins, len(self._won) - len(decided), len(self._won))
