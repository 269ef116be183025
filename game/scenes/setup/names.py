"""What those are called who are about to play."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.play.saved.setup_choices import SetupChoices
from game.rules.protocol import Seat
from game.rules.registry import GAMES
from game.untrusted.clusters import clusters
from game.untrusted.names import LONGEST_NAME, fault_of, is_blank, shortened
from game.untrusted.plain_text import NO_LETTER, typed_line
from game.view.text.letters import missing

NO_LETTERS = "setup.name-letters"
"""The key of what is said of letters that our fonts do not have."""

NO_NAME = "setup.name-signs"
"""The key of what is said of signs that are no letters in any font."""

_MOST_NAMED = 3
"""So many of these letters are named."""

_MOST_PLACES = 5
"""So many places in a name are told: all of them, or none."""


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
    name = choices.player(seat).name
    return usual_name(words, choices, seat) if is_blank(name) else name.strip()


def seat_player(words: Catalogue, choices: SetupChoices, seat: Seat) -> Player:
    """Return the player of a seat as sentences speak of one: the only person is "you"."""
    persons = [other for other in choices.seats if choices.player(other).kind == "person"]
    return Player(seat_name(words, choices, seat), persons == [seat])


def seat_title(words: Catalogue, choices: SetupChoices, seat: Seat) -> str:
    """Return what the seat itself is called, whoever plays it: by its number, or its colour."""
    if GAMES[choices.game].seats_are_colours:
        return words.text(f"table.{choices.game}.seat-{seat}")
    return words.text("setup.seat", number=seat + 1)


class TypedName(NamedTuple):
    """What was typed as a name: what the field shows of it, and why it is no name yet, if so.

    A text with letters that our fonts do not have, or with signs that are no letters, stays in its
    field until it is mended, and is not taken; of one that is too long the rest is.
    """

    text: str
    trouble: str = ""
    """The key of what is wrong; "" where nothing is."""

    @property
    def is_taken(self) -> bool:
        """Whether the text is the name from now on."""
        return self.trouble not in (NO_LETTERS, NO_NAME)

    def told(self, words: Catalogue) -> str:
        """Return in words what is wrong, "" where nothing is."""
        if not self.trouble:
            return ""
        letters = missing(self.text)
        if self.trouble == NO_NAME:
            letters = [letter for letter in letters if NO_LETTER in letter]
        places = [at for at, each in enumerate(clusters(self.text), 1) if each in letters]
        key, number = self.trouble, len(places)
        if self.trouble == NO_LETTERS and len(letters) > _MOST_NAMED:
            key, number = "setup.name-more-letters", len(letters) - _MOST_NAMED
        elif not self.is_taken and len(places) > _MOST_PLACES:
            key = f"{self.trouble}-often"
        return words.text(
            key,
            most=LONGEST_NAME,
            number=number,
            letters=letters[:_MOST_NAMED],
            places=places[:_MOST_PLACES],
        )


def typed_name(text: str) -> TypedName:
    """Return what stands in the field of a name after a text was typed into it."""
    one_line = re.sub(r"\s+", " ", typed_line(text)).lstrip()
    short = shortened(one_line)
    if is_blank(one_line):
        return TypedName("")
    if NO_LETTER in short:
        return TypedName(short, NO_NAME)
    if missing(short):
        return TypedName(short, NO_LETTERS)
    return TypedName(short, "" if short == one_line else f"setup.name-{fault_of(one_line)}")


def without_usual_names(words: Catalogue, choices: SetupChoices) -> SetupChoices:
    """Return the choices without names that say only what no name says: "You", "Computer"."""
    usual = {words.text(key).casefold() for key in ("table.you", "table.computer")}
    players = {
        seat: replace(player, name="" if player.name.strip().casefold() in usual else player.name)
        for seat, player in choices.players.items()
    }
    return replace(choices, players=players)
