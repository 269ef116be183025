"""What is to be said of a position that is set up: its counts, what is wrong, who begins."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.scenes.frame.names import players_of, teller_of
from game.scenes.result.words import headline


class Status(NamedTuple):
    """`tally`: how many seeds there are. `wrong`: why it cannot be played, "" if it can.

    `notes`: what is odd, who is to begin, and in which stage, as far as there is something to say.
    """

    tally: str
    wrong: str
    notes: tuple[str, ...]

    @property
    def playable(self) -> bool:
        """Whether a match can begin from it."""
        return not self.wrong

    def sentences(self, words: Catalogue) -> str:
        """Return all of it as one text: what is wrong before what is only odd."""
        return words.sentences(self.tally, self.wrong, *self.notes)


def status_of(words: Catalogue, seated: Match, position: Any) -> Status:
    """Return what is to be said of a position; `seated` has its game and players."""
    game, teller = seated.game, teller_of(words, seated)
    tally = teller.tally(position)
    faults = [fault.reason for fault in game.faults(position)]
    if faults:
        told = (words.text(f"reason.{reason.key}", **reason.values) for reason in faults)
        return Status(tally, words.sentences(*told), ())
    notes = [teller.oddity(reason) for reason in game.oddities(position)]
    match = Match(game, seated.players, start=position)
    outcome, players = match.outcome(), players_of(words, seated)
    if outcome is not None:
        result = words.sentence(headline(words, match, players))
        why = words.text(f"reason.{outcome.reason}")
        return Status(tally, words.sentences(why, result), tuple(notes))
    mover = game.to_move(position)
    if mover != match.to_move:
        begins = players[match.to_move]
        notes.append(words.text("editor.passes", player=players[mover], next=begins))
    stage = teller.stage(position)
    return Status(tally, "", (*notes, stage) if stage else tuple(notes))
