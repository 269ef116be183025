"""What players are called."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.play.saved.saved_match import SavedMatch as Kept
from game.rules.protocol import Seat
from game.view.game_view import Owners


def player_names(words: Catalogue, match: Match | Kept) -> dict[Seat, str]:
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


def owners_of(words: Catalogue, match: Match) -> Owners:
    """Return what the owners of places are called: a single person's own are "your" places."""
    return Owners(player_names(words, match), match.only_person())
