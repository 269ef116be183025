"""How a match ended, in words: who won, and who gave up."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.protocol import Outcome
from game.view.teller import Players


def headline(
    words: Catalogue, match: Match, players: Players, outcome: Outcome | None = None
) -> str:
    """Return who won, as a title. `outcome`: by default that of the match, which must be over."""
    text, seats, result = words.text, match.game.seats, outcome or match.outcome()
    if result is None:
        raise ValueError("a match that goes on has no result")
    winners = result.winners
    if len(winners) == len(seats):
        return text("result.draw")
    if _you_gave_up(match, players):
        return text("result.you-resigned")
    if len(winners) > 1:
        others = [players[seat] for seat in winners if not players[seat].you]
        return text(
            "result.won-together", players=[players[seat] for seat in winners], others=others
        )
    return text("result.won", player=players[winners[0]])


def resignation(words: Catalogue, match: Match, players: Players) -> str:
    """Return who gave up, if the match ended so and the headline does not say it."""
    seat = match.resigned
    if seat is None or not match.given_up() or _you_gave_up(match, players):
        return ""
    return words.text("result.resigned", player=players[seat])


def _you_gave_up(match: Match, players: Players) -> bool:
    """Return whether it was the reader who gave up."""
    return match.given_up() and match.resigned is not None and players[match.resigned].you


def ending(words: Catalogue, match: Match, players: Players, outcome: Outcome | None = None) -> str:
    """Return that a match is over and how it ended (see `headline`), in sentences."""
    end = words.sentence(words.text("table.over"))
    result = words.sentence(headline(words, match, players, outcome))
    return words.sentences(end, result, resignation(words, match, players))
