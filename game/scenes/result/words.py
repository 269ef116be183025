"""How a match ended, in words: who won, and who gave up."""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.protocol import Outcome, Seat


def headline(
    words: Catalogue, match: Match, names: Mapping[Seat, str], outcome: Outcome | None = None
) -> str:
    """Return who won, as a title. `outcome`: by default that of the match, which must be over."""
    text, seats, result = words.text, match.game.seats, outcome or match.outcome()
    if result is None:
        raise ValueError("a match that goes on has no result")
    winners = result.winners
    if len(winners) == len(seats):
        return text("result.draw")
    you = match.only_person()
    if you is not None and match.given_up():
        return text("result.you-resigned")
    if winners == (you,):
        return text("result.you-won")
    if len(winners) > 1:
        return text("result.won-together", players=[names[seat] for seat in winners])
    if you is not None and len(seats) == 2:
        return text("result.you-lost")
    return text("result.won", player=names[winners[0]])


def resignation(words: Catalogue, match: Match, names: Mapping[Seat, str]) -> str:
    """Return who gave up, if the match ended so, else nothing."""
    seat = match.resigned
    if seat is None or not match.given_up():
        return ""
    return words.text("result.resigned", player=names[seat])


def ending(
    words: Catalogue, match: Match, names: Mapping[Seat, str], outcome: Outcome | None = None
) -> str:
    """Return that a match is over and how it ended (see `headline`), in sentences."""
    end = words.sentence(words.text("table.over"))
    result = words.sentence(headline(words, match, names, outcome))
    return words.sentences(end, result, resignation(words, match, names))
