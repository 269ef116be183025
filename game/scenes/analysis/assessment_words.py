"""The course of a match in words: what its graph shows, and what a turning point changed."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.play.advice import even_share
from game.play.assessment import Assessment, Standing
from game.play.match import Match
from game.rules.protocol import Seat
from game.scenes.analysis.graph_labels import Axes, AxisEnd
from game.view.teller import Players

EVEN = 0.05
"""A game stands about even if the bar is so near to an even share, and nothing is proven."""


class AssessmentWords:
    """Words for the course of a match, which is assessed for `assessment.seat`."""

    def __init__(
        self, words: Catalogue, match: Match, players: Players, assessment: Assessment
    ) -> None:
        self.words = words
        self.match = match
        self.players = players
        self.assessment = assessment

    @property
    def player(self) -> Player:
        """The player for whom it is told."""
        return self.players[self.assessment.seat]

    def ends(self) -> tuple[Seat, ...]:
        """Return who is ahead at the upper end, and of two players who is at the lower one."""
        seats, seat = self.match.game.seats, self.assessment.seat
        return (seat, seats[1 - seats.index(seat)]) if len(seats) == 2 else (seat,)

    def axes(self) -> Axes:
        """Return what stands around the graph: of two players, each is ahead at one side."""
        text, ends = self.words.text, self.ends()
        up = self._end("ahead", ends[0])
        down = self._end("ahead", ends[1]) if len(ends) > 1 else self._end("behind", ends[0])
        level = even_share(self.match.game)
        return Axes(up, text("analysis.axis-even"), down, text("analysis.axis-moves"), level)

    def _end(self, place: str, seat: Seat) -> AxisEnd:
        """Return the words for one end of the graph: a seat is `place` there: "ahead", "behind"."""
        player = self.players[seat]
        return AxisEnd(self.words.text(f"analysis.axis-{place}", player=player), player.name)

    def name(self) -> str:
        """Return what the graph shows, how it is to be read, and how the match stood over it."""
        text, assessment = self.words.text, self.assessment
        axes = self.axes()
        up, down = axes.up.label, axes.down.label
        sentence = text("analysis.graph-axes", last=assessment.points - 1, up=up, down=down)
        if not assessment.done:
            return self.words.sentences(self._so_far(), sentence)
        return self.words.sentences(self.head(), sentence, self._summary(axes))

    def head(self) -> str:
        """Return how many moves changed how the match stands."""
        count = len(self.assessment.turning())
        return self.words.text("analysis.graph", player=self.player, count=count)

    def _so_far(self) -> str:
        """Return how far the work has come, and what it has found by now."""
        text, assessment, count = self.words.text, self.assessment, len(self.assessment.turning())
        sentence = text("analysis.graph-part", done=assessment.looked_count, all=assessment.points)
        if assessment.looked_count == assessment.points:
            sentence = text(
                "analysis.graph-close", all=assessment.points, count=assessment.doubtful_count
            )
        turning = text("analysis.graph-found", count=count) if count else ""
        return self.words.sentences(sentence, turning)

    def progress(self) -> str:
        """Return shortly how far the work has come; nothing once it is done."""
        text, assessment = self.words.text, self.assessment
        if assessment.done:
            return ""
        if assessment.looked_count < assessment.points:
            return text("analysis.progress", done=assessment.looked_count, all=assessment.points)
        return text("analysis.progress-close", count=assessment.doubtful_count)

    def _summary(self, axes: Axes) -> str:
        """Return at how many points who was ahead."""
        leads = [self._leads(standing) for standing in self.assessment.standings]
        ahead, behind = leads.count(1), leads.count(-1)
        return self.words.text(
            "analysis.graph-summary",
            count=self.assessment.points,
            up=axes.up.label,
            down=axes.down.label,
            ahead=ahead,
            behind=behind,
            even=leads.count(0),
        )

    def turning(self, turn: int) -> str:
        """Return what a turn, the first being 0, changed for the player."""
        standings = self.assessment.standings
        return self.words.text(
            "analysis.turning",
            turn=turn + 1,
            mover=self.players[self.match.turns[turn].seat],
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
