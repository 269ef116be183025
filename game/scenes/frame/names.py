"""What players are called."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.play.match import Match
from game.play.saved.saved_match import SavedMatch
from game.rules.protocol import Seat
from game.view.registry import VIEWS
from game.view.teller import Players, Teller


def player_names(words: Catalogue, match: Match | SavedMatch) -> dict[Seat, str]:
    """Return the name of each seat: a given one, else "Computer", else the seat's own."""
    computers = sum(match.players[seat].kind == "opponent" for seat in match.game.seats)
    names: dict[Seat, str] = {}
    for seat in match.game.seats:
        player = match.players[seat]
        name = player.name or words.text(f"table.{match.game.name}.seat-{seat}")
        if player.kind == "opponent" and not player.name:
            key = "table.computer" if computers == 1 else "table.computer-seat"
            name = words.text(key, seat=name)
        names[seat] = name
    return names


def players_of(words: Catalogue, match: Match) -> Players:
    """Return the players of a match; a single person is "you", whose places are "your" places."""
    you = match.only_person()
    names = player_names(words, match)
    return {seat: Player(name, seat == you) for seat, name in names.items()}


def teller_of(words: Catalogue, match: Match) -> Teller:
    """Return who tells a match."""
    return VIEWS[match.game.name].teller(words, match.game, players_of(words, match))
