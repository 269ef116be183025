"""A match that is over, as its result looks at it."""

from __future__ import annotations

from dataclasses import dataclass

from game.play.match import Match
from game.play.saved.series import Tally
from game.rules.protocol import Outcome, Seat
from game.scenes.frame.context import Context
from game.scenes.frame.names import players_of
from game.scenes.result.words import has_won
from game.view.registry import VIEWS
from game.view.teller import Players


@dataclass(frozen=True, slots=True)
class Ended:
    """A match, how it ended, who played, and how the players stand.

    `first`: it is a guided game that nobody has played to its end before.
    """

    match: Match
    outcome: Outcome
    players: Players
    tally: Tally
    first: bool = False

    @property
    def won(self) -> bool:
        """Whether somebody who plays on this device has won."""
        return has_won(self.match, self.outcome)

    @property
    def scored(self) -> bool:
        """Whether the match ended by a count."""
        return VIEWS[self.match.game.name].scored and not self.match.given_up()

    def order(self) -> list[Seat]:
        """Return the seats: of two the near side's first, else those who won and then the best."""
        winners, points = self.outcome.winners, self.outcome.scores
        if len(points) == 2:
            return sorted(points, key=lambda seat: seat != self.match.near())
        return sorted(points, key=lambda seat: (seat not in winners, -points[seat]))


def ended_of(context: Context, match: Match) -> Ended:
    """Return how a match ended, counted in the series of its players. ValueError if it goes on."""
    outcome = match.outcome()
    if outcome is None:
        raise ValueError("a match that goes on has no result")
    players, tally = players_of(context.words, match), context.series.count(match)
    new = bool(match.guided) and match.guided not in context.progress.guided_done()
    return Ended(match, outcome, players, tally, new and not match.given_up())
