"""What players are called."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.play.levels import level_key
from game.play.match import Match
from game.play.saved.saved_match import SavedMatch
from game.play.signs import signs_of_players
from game.rules.protocol import Seat
from game.view.registry import VIEWS
from game.view.teller import Players, Teller

AnyMatch = Match | SavedMatch


def players_of(words: Catalogue, match: AnyMatch) -> Players:
    """Return the player of each seat, as sentences speak of them.

    The one person at this device is "you". A name that was given always stands; else a computer is
    "Computer", or if there are several what it wears, and persons are "Player 1", "Player 2".
    """
    you = _reader(match)
    computers = _seats(match, "opponent")
    players: dict[Seat, Player] = {}
    for seat in match.game.seats:
        name = match.players[seat].name
        only = not name and computers == [seat]
        name = name or _usual_name(words, match, seat)
        if _is_numbered(match, seat):
            # A number alone would not say whose pieces they are.
            name = _in_colour(words, match, seat, name)
        players[seat] = Player(name, seat == you, only)
    return players


def player_names(words: Catalogue, match: AnyMatch) -> dict[Seat, str]:
    """Return the name of each seat where it stands alone, with its colour if it plays one."""
    names = short_names(words, match)
    return {seat: _in_colour(words, match, seat, name) for seat, name in names.items()}


def short_names(words: Catalogue, match: AnyMatch) -> dict[Seat, str]:
    """Return the name of each seat where it stands beside its sign, which shows the colour."""
    return {
        seat: match.players[seat].name or _usual_name(words, match, seat)
        for seat in match.game.seats
    }


def level_text(words: Catalogue, match: AnyMatch, level: int) -> str:
    """Return what a computer of a level is called in a match: in a guided game it has none."""
    return words.text("plate.guided" if match.guided else level_key(level))


def teller_of(words: Catalogue, match: Match) -> Teller:
    """Return who tells a match."""
    return VIEWS[match.game.name].teller(words, match.game, players_of(words, match))


def _seats(match: AnyMatch, kind: str) -> list[Seat]:
    """Return the seats with players of a kind, in the order of play."""
    return [seat for seat in match.game.seats if match.players[seat].kind == kind]


def _reader(match: AnyMatch) -> Seat | None:
    """Return the seat of the one person at this device; None if there are several, or none."""
    if match.side is not None:
        return match.side
    persons = _seats(match, "person")
    return persons[0] if len(persons) == 1 else None


def _usual_name(words: Catalogue, match: AnyMatch, seat: Seat) -> str:
    """Return what a player without a name is called."""
    if seat == _reader(match):
        return words.text("table.you")
    if _is_numbered(match, seat):
        number = _seats(match, "person").index(seat) + 1
        return words.text("table.player", number=number)
    if len(_seats(match, "opponent")) == 1:
        return words.text("table.computer")
    if match.game.seats_are_colours:
        return _colour(words, match, seat)
    return words.text(f"setup.sign.{signs_of_players(match.players)[seat]}")


def _is_numbered(match: AnyMatch, seat: Seat) -> bool:
    """Return whether a seat is played by one of several persons, without a name."""
    player = match.players[seat]
    return player.kind == "person" and not player.name and seat != _reader(match)


def _in_colour(words: Catalogue, match: AnyMatch, seat: Seat, name: str) -> str:
    """Return a name with the colour that its player plays, where that is not the name."""
    colour = _colour(words, match, seat)
    if not match.game.seats_are_colours or name == colour:
        return name
    return words.text("table.in-colour", player=name, colour=colour)


def _colour(words: Catalogue, match: AnyMatch, seat: Seat) -> str:
    return words.text(f"table.{match.game.name}.seat-{seat}")
