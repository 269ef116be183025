"""What players are called."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.protocol import Seat


def player_names(words: Catalogue, match: Match) -> dict[Seat, str]:
    """Return the name of each seat: a given one, else the seat's, marked when a computer plays."""
    names: dict[Seat, str] = {}
    for seat in match.game.seats:
        player = match.players[seat]
        name = player.name or words.text(f"table.{match.game.name}.seat-{seat}")
        if player.kind == "opponent" and not player.name:
            name = words.text("table.computer-seat", seat=name)
        names[seat] = name
    return names
