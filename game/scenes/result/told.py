"""What the result says: its title, its lines, its scores, and all of it to those who listen."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.scenes.frame.names import teller_of
from game.scenes.result import words as end_words
from game.scenes.result.ended import Ended


class Told:
    """Tells the end of a match."""

    def __init__(self, words: Catalogue, ended: Ended) -> None:
        self._words = words
        self._ended = ended
        self._match, self._players = ended.match, ended.players
        self._teller = teller_of(words, ended.match)

    def _headline(self) -> str:
        return end_words.headline(self._words, self._match, self._players)

    def title(self) -> str:
        """Return who won; with joy, if that is somebody who sits here."""
        text = self._headline()
        return self._words.text("result.joyful", headline=text) if self._ended.won else text

    def spoken(self) -> str:
        """Return all that is said of the end."""
        headline = self._words.sentence(self._headline())
        after = (self.scores(), self._uncounted(), self._first(), self._series(), self._unsent())
        return self._words.sentences(headline, self._lost(), self._resignation(), *after)

    def notes(self) -> list[str]:
        """Return the lines below the score: why it ended, the series, what the friend knows."""
        why = self._words.sentences(self._lost(), self._reason(), self._uncounted())
        return [line for line in (self._first(), why, self._series(), self._unsent()) if line]

    def last_move(self) -> str:
        """Return what the last move did; "" where the match ended without one."""
        match = self._match
        if match.given_up() or not match.cursor:
            return ""
        before, turn = match.position_at(match.cursor - 1), match.turns[match.cursor - 1]
        return self._teller.turn([(before, turn.events)])

    def scores(self) -> str:
        """Return the score of each player in a sentence; "" if the match ended without a count."""
        if not self._ended.scored:
            return ""
        points = self._ended.outcome.scores
        scores = [
            self._words.text("result.score", player=self._players[seat], score=points[seat])
            for seat in self._ended.order()
        ]
        return self._words.sentence(self._words.join(scores, "list-comma"))

    def _lost(self) -> str:
        return end_words.consolation(self._words, self._match, self._players, self._ended.outcome)

    def _reason(self) -> str:
        """Return why it ended so."""
        if self._match.given_up():
            return self._resignation()
        return self._teller.why_over(self._match.position, self._ended.outcome)

    def _resignation(self) -> str:
        return end_words.resignation(self._words, self._match, self._players)

    def _uncounted(self) -> str:
        """Return what was left on the board and counts for nobody, if anything was."""
        if self._match.given_up():
            return ""
        return self._teller.uncounted(self._match.position, self._ended.outcome)

    def _series(self) -> str:
        return end_words.series(self._words, self._match, self._players, self._ended.tally)

    def _first(self) -> str:
        """Return that this was the first whole game of its kind."""
        return self._words.text("result.first") if self._ended.first else ""

    def _unsent(self) -> str:
        return self._words.text("result.friend-note") if self._ended.match.to_send else ""
