"""What is said of a match by link: who sends it, whose turn it is, and what to do with it."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.play.saved import quick_play
from game.play.saved.setup_choices import SetupChoices
from game.scenes.frame.names import players_of
from game.scenes.friend import seats
from game.view.registry import VIEWS

_MOST, _END = 40, 6
"""Characters at both ends of an address of which the middle is left out."""


def game_title(words: Catalogue, match: Match) -> str:
    """Return which game is played, and by which rules, as far as these have a name."""
    game = match.game
    title = words.text(f"menu.game.{game.name}")
    choices = SetupChoices(game.name, game.options)
    for preset in VIEWS[game.name].presets:
        if quick_play.same_rules(choices, preset.options):
            rules = words.text(f"setup.{game.name}.preset.{preset.key}")
            return title if rules == title else words.text("friend.game", game=title, rules=rules)
    return title


def invitation_title(words: Catalogue, match: Match) -> str:
    """Return who sends a match."""
    seat = seats.sender(match)
    name = "" if seat is None else match.players[seat].name
    if not name:
        return words.text("friend.from-somebody")
    return words.text("friend.from", player=name)


def turn(words: Catalogue, match: Match) -> str:
    """Return whose turn it is, and how many moves were made."""
    player = players_of(words, match)[match.to_move]
    if not match.cursor:
        return words.text("table.turn-first", player=player)
    return words.text("friend.turn", player=player, count=match.cursor)


def sending(words: Catalogue, match: Match) -> str:
    """Return to whom the link is to be sent, and what happens then."""
    players = players_of(words, match)
    to = [players[seat] for seat in seats.receivers(match)]
    if match.outcome() is not None:
        return words.text("friend.send-end", players=to)
    if len(match.persons()) == 2:
        return words.sentences(
            words.text("friend.send", player=to[0]), words.text("friend.comes-back")
        )
    having = seats.have_it(match)
    first = "friend.send" if match.to_move in having else "friend.send-first"
    others = [players[seat] for seat in having if seat != match.to_move]
    return words.sentences(
        words.text(first, player=to[0]),
        words.text("friend.comes-round"),
        words.text("friend.have-it", players=others) if others else "",
    )


def shortened(address: str, fits: Callable[[str], bool]) -> str:
    """Return as much of the beginning and the end of an address as fits."""
    plain = address.removeprefix("https://").removeprefix("http://")
    if fits(plain):
        return plain
    texts = (f"{plain[:most]}…{plain[-_END:]}" for most in range(_MOST, 0, -1))
    return next((text for text in texts if fits(text)), plain[-_END:])
