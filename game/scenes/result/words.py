"""How a match ended, in words: who won, who gave up, and how it goes on between the players."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n.catalogue import Catalogue
from game.play.levels import level_key
from game.play.match import Match
from game.play.rematch import shared_level
from game.play.saved.series import Tally
from game.play.saved.statistics import own_seats
from game.rules.protocol import Outcome, Seat
from game.view.teller import Players

_MOST_NAMED = 10
"""So many wins in a row have a word of their own ("third"); more are said by a number."""


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
    return _winners(words, players, winners)


def _winners(words: Catalogue, players: Players, winners: Sequence[Seat]) -> str:
    """Return who won."""
    if len(winners) == 1:
        return words.text("result.won", player=players[winners[0]])
    named = [players[seat] for seat in winners]
    others = [player for player in named if not player.you]
    return words.text("result.won-together", players=named, others=others)


def resignation(words: Catalogue, match: Match, players: Players) -> str:
    """Return what the headline does not say of a match that was given up: who did, or who wins."""
    seat, outcome = match.resigned, match.outcome()
    if seat is None or outcome is None or not match.given_up():
        return ""
    if _you_gave_up(match, players):
        return words.sentence(_winners(words, players, outcome.winners))
    return words.text("result.resigned", player=players[seat])


def _you_gave_up(match: Match, players: Players) -> bool:
    """Return whether it was the reader who gave up."""
    return match.given_up() and match.resigned is not None and players[match.resigned].you


def ending(words: Catalogue, match: Match, players: Players, outcome: Outcome | None = None) -> str:
    """Return that a match is over and how it ended (see `headline`), in sentences."""
    end = words.sentence(words.text("table.over"))
    result = words.sentence(headline(words, match, players, outcome))
    return words.sentences(end, result, resignation(words, match, players))


def has_won(match: Match, outcome: Outcome) -> bool:
    """Return whether somebody who plays on this device has won, and not everybody."""
    decided = len(outcome.winners) < len(match.game.seats)
    return decided and any(seat in outcome.winners for seat in own_seats(match))


def consolation(words: Catalogue, match: Match, players: Players, outcome: Outcome) -> str:
    """Return a word for the reader who has lost a match to its end; "" for anybody else."""
    you = any(player.you for player in players.values())
    over = has_won(match, outcome) or len(outcome.winners) == len(match.game.seats)
    return words.text("result.lost") if you and not over and not match.given_up() else ""


def series(words: Catalogue, match: Match, players: Players, tally: Tally) -> str:
    """Return how the players stand: wins in a row, or wins of each; "" after a first match."""
    winners = tally.recent[-1] if tally.recent else ()
    row = _row(words, match, players, tally, winners[0]) if len(winners) == 1 else ""
    if row or tally.played < 2:
        return row
    wins = [
        words.text("result.wins", player=players[seat], wins=wins)
        for seat, wins in tally.wins.items()
        if wins
    ]
    if tally.draws:
        wins.append(words.text("result.draws", draws=tally.draws))
    joined = words.join(wins, "list-comma")
    return words.text("result.series", played=tally.played, wins=joined)


def _row(words: Catalogue, match: Match, players: Players, tally: Tally, winner: Seat) -> str:
    """Return that a person has won several times in a row, and against whom."""
    run = tally.wins_in_a_row(winner)
    if run < 2 or match.players[winner].kind != "person":
        return ""
    number = str(run) if run <= _MOST_NAMED else "more"
    wins = words.text(f"result.row.{number}", count=run)
    level = level_name(words, match)
    if not (players[winner].you and level):
        return words.text("result.row", wins=wins, player=players[winner])
    return words.text("result.row-against", wins=wins, level=level)


def level_name(words: Catalogue, match: Match, harder: int = 0) -> str:
    """Return how strong the computers are, or would be `harder`; "" where not all the same."""
    level = shared_level(match, harder)
    return "" if level is None else words.text(level_key(level))
