"""What a plate tells of who plays with whom, where a game is played in teams."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.rules.protocol import Seat
from game.rules.registry import GAMES
from game.scenes.table.play.play import Play


def partner_text(play: Play, words: Catalogue, seat: Seat) -> str:
    """Return whose partner a player is; "" where everybody plays alone.

    To one reader the partner is "yours". The others' computers tell their level instead: who is
    left plays together.
    """
    match = play.match
    partner = next((other for other in match.game.side_of(seat) if other != seat), None)
    if partner is None:
        return ""
    reader = match.only_person() if match.side is None else match.side
    if reader == partner:
        return words.text("plate.partner")
    if reader not in (None, seat) and match.players[seat].kind == "opponent":
        return ""
    return words.text("plate.with", partner=_called(play, words, partner))


def _called(play: Play, words: Catalogue, seat: Seat) -> str:
    """Return the name that was given to a player, else the colour: that is seen on the board."""
    name, game = play.match.players[seat].name, play.match.game.name
    if name or not GAMES[game].seats_are_colours:
        return name or play.words.short_names[seat]
    return words.text(f"table.{game}.seat-{seat}")
