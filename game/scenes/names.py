"""What players are called."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.protocol import Seat


def player_names(words: Catalogue, match: Match) -> dict[Seat, str]:
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
