"""The course of a match in words: what its graph shows, and what a turning point changed."""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n.catalogue import Catalogue
from game.play.advice import even_share
from game.play.course import Course, Standing
from game.play.match import Match
from game.rules.protocol import Seat
from game.view.graph_labels import Axes

EVEN = 0.05
"""A game stands about even if the bar is so near to an even share, and nothing is proven."""


class CourseWords:
    """Words for the course of a match, which is judged for `course.seat`.

    `names` are those of the players.
    """

    def __init__(
        self, words: Catalogue, match: Match, names: Mapping[Seat, str], course: Course
    ) -> None:
        self.words = words
        self.match = match
        self.names = names
        self.course = course

    @property
    def player(self) -> str:
        """The name of the player for whom it is told."""
        return self.names[self.course.seat]

    def axes(self) -> Axes:
        """Return what stands around the graph: of two players, each is ahead at one side."""
        text, seats = self.words.text, self.match.game.seats
        down = text("analysis.axis-behind", player=self.player)
        if len(seats) == 2:
            other = seats[1 - seats.index(self.course.seat)]
            down = text("analysis.axis-ahead", player=self.names[other])
        up = text("analysis.axis-ahead", player=self.player)
        level = even_share(self.match.game)
        return Axes(up, text("analysis.axis-even"), down, text("analysis.axis-moves"), level)

    def name(self) -> str:
        """Return what the graph shows, how it is to be read, and how the match stood over it."""
        text, course = self.words.text, self.course
        axes = self.axes()
        told = text("analysis.graph-axes", last=course.points - 1, up=axes.up, down=axes.down)
        if not course.done:
            done = len(course.standings)
            return f"{text('analysis.graph-part', done=done, all=course.points)} {told}"
        head = text("analysis.graph", player=self.player, count=len(course.turning()))
        return f"{head} {told} {self._summary(axes)}"

    def _summary(self, axes: Axes) -> str:
        """Return at how many points who was ahead."""
        seen = [self._leads(standing) for standing in self.course.standings]
        ahead, behind = seen.count(1), seen.count(-1)
        return self.words.text(
            "analysis.graph-summary",
            count=self.course.points,
            up=axes.up,
            down=axes.down,
            ahead=ahead,
            behind=behind,
            even=seen.count(0),
        )

    def turning(self, turn: int) -> str:
        """Return what a turn, the first being 0, changed for the player."""
        standings = self.course.standings
        return self.words.text(
            "analysis.turning",
            turn=turn + 1,
            mover=self.names[self.match.turns[turn].seat],
            player=self.player,
            before=self._stood(standings[turn]),
            after=self._stood(standings[turn + 1]),
        )

    def _stood(self, standing: Standing) -> str:
        """Return how it stood: chances, or what was proven."""
        if not standing.exact:
            return self.words.text("analysis.stood", value=round(standing.bar * 100))
        key = {1: "win", 0: "draw", -1: "loss"}[self._leads(standing)]
        return self.words.text(f"analysis.stood-{key}")

    def _leads(self, standing: Standing) -> int:
        """Return 1 for ahead, -1 for behind, 0 for even: exactly if it is proven, else about."""
        even, least = (0.5, 0.0) if standing.exact else (even_share(self.match.game), EVEN)
        return (standing.bar > even + least) - (standing.bar < even - least)
