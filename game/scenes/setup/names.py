"""What those are called who are about to play."""

from __future__ import annotations

import re
from dataclasses import replace

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.play.saved.setup_choices import NAME_LENGTH, SetupChoices
from game.rules.protocol import Seat
from game.rules.registry import GAMES
from game.untrusted.plain_text import plain


def usual_name(words: Catalogue, choices: SetupChoices, seat: Seat) -> str:
    """Return what a seat is called that has no name, as "You" or "Computer"."""
    if seat not in choices.seats:
        return words.text("setup.player.empty")
    kind = choices.player(seat).kind
    alike = [other for other in choices.seats if choices.player(other).kind == kind]
    if kind == "person":
        if len(alike) == 1:
            return words.text("table.you")
        return words.text("table.player", number=alike.index(seat) + 1)
    if len(alike) == 1:
        return words.text("table.computer")
    if GAMES[choices.game].seats_are_colours:
        return words.text(f"table.{choices.game}.seat-{seat}")
    return words.text(f"setup.sign.{choices.signs[seat]}")


def seat_name(words: Catalogue, choices: SetupChoices, seat: Seat) -> str:
    """Return what the player of a seat is called: by a given name, else as is usual."""
    return choices.player(seat).name.strip() or usual_name(words, choices, seat)


def seat_player(words: Catalogue, choices: SetupChoices, seat: Seat) -> Player:
    """Return the player of a seat as sentences speak of one: the only person is "you"."""
    persons = [other for other in choices.seats if choices.player(other).kind == "person"]
    return Player(seat_name(words, choices, seat), persons == [seat])


def seat_title(words: Catalogue, choices: SetupChoices, seat: Seat) -> str:
    """Return what the seat itself is called, whoever plays it: by its number, or its colour."""
    if GAMES[choices.game].seats_are_colours:
        return words.text(f"table.{choices.game}.seat-{seat}")
    return words.text("setup.seat", number=seat + 1)


def clean_name(text: str) -> str:
    """Return what was typed as a name: what can be seen of it, on one line and short enough."""
    return _one_line(text)[:NAME_LENGTH]


def trouble_with(text: str) -> str:
    """Return the key of what is wrong with a name that was typed; "" if it can be taken whole."""
    one_line = _one_line(text)
    if len(one_line) > NAME_LENGTH:
        return "setup.name-long"
    strange = one_line != re.sub(r"\s+", " ", text).lstrip()
    return "setup.name-signs" if strange else ""


def _one_line(text: str) -> str:
    """Return what can be seen of a text, on one line."""
    one_line = re.sub(r"\s+", " ", plain(text)).lstrip()
    return "".join(letter for letter in one_line if letter.isprintable())


def without_usual_names(words: Catalogue, choices: SetupChoices) -> SetupChoices:
    """Return the choices without names that say only what no name says: "You", "Computer"."""
    usual = {words.text(key).casefold() for key in ("table.you", "table.computer")}
    players = {
        seat: replace(player, name="" if player.name.strip().casefold() in usual else player.name)
        for seat, player in choices.players.items()
    }
    return replace(choices, players=players)
