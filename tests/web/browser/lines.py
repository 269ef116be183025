"""A short game of each kind, to be played in the page from the set-up screen to the result.

They were found by chance play and kept for being short: no player would want to play so.
"""

from dataclasses import dataclass
from typing import Any

from game.i18n.catalogue import Catalogue
from game.rules.registry import make

#: What the game says, as a person reads it.
words = Catalogue.load(["en"]).text


@dataclass(frozen=True)
class Line:
    """A whole game: the presses that set it up, and its moves.

    `setup` has the id and the spoken name of each button of the set-up screen, in order.
    """

    game: str
    setup: tuple[tuple[str, str], ...]
    options: dict[str, Any]
    moves: str
    die: bool = False

    def __str__(self):
        return self.game

    def rules(self):
        """The rules core with these options."""
        return make(self.game, self.options)

    def played(self, game):
        """The moves, as `game` has them."""
        return [game.move_from_text(move) for move in self.moves.split()]


def less(game, option, *values):
    """The presses that take a number down, one for each value it has before."""
    field = words(f"setup.{game}.{option}")
    return [(f"{option}-less", words("setup.less", field=field, value=value)) for value in values]


def one_of(field, label, value, name):
    """The press that chooses one of several."""
    return [(f"{field}:{value}", f"{label}: {name}")]


def card(game, preset):
    """The press that chooses a way to play."""
    key = f"setup.{game}.preset.{preset}"
    name, local = words(key), words(f"{key}.local")
    told = name if local == f"{key}.local" else words("setup.preset-local", name=name, local=local)
    return f"preset:{preset}", told


def empty(seat):
    """The press that leaves a seat to nobody."""
    label, name = words("setup.seat", number=seat + 1), words("setup.player.empty")
    return f"player-{seat}:empty", f"{label}: {name}"


OWN_RULES = ("own-rules", words("setup.own-rules"))
"""The press that shows the single rules."""

KALAH = Line(
    "kalah",
    (OWN_RULES, *less("kalah", "houses", 6, 5, 4), *less("kalah", "seeds", 4, 3)),
    {"houses": 3, "seeds": 2},
    "3 3 2 3 1 3 2",
)

#: Two face each other, so the same pits make the same game whoever the die lets begin.
FOUR_PLAYER = Line(
    "four-player",
    (
        *(empty(seat) for seat in (1, 3)),
        OWN_RULES,
        *less("four-player", "seeds", 4, 3),
        ("first:die", words("setup.first.die-of")),
    ),
    {"players": 2, "seeds": 2},
    "4 5 3 2 2 3 1 6 2 1 1 5",
    die=True,
)

#: By the leaflet: pits that go at once, ways to choose, and both answers in the nyumba.
BAO = Line(
    "bao",
    (card("bao", "printed"),),
    {},
    "ntA6c ntA7a nA5c ntA6a nA5c nA2co nA8a nA6a nA2cs nA3c nA4ao",
)

BANTU = Line(
    "bantu",
    (card("bantu", "short"),),
    {"players": 2, "short": True},
    "2:16.1 3:8.2 3:8.1 3:14.2 2:17.2 3:17.2 2:16.1 2:16.0 3:10.2 2:20.0 2:18.1 1:24.3 "
    "2:20.1 2:24.0 1:24.2 1:28.3 2:22.1 1:29.3 2:24.1 2:27.2 2:27.1 2:31.2 2:29.1 1:h "
    "2:29.3 3:20.2 1:24.1 3:23.2 1:24.0 3:26.2 1:24.1 3:29.2 3:12.1 3:h 3:14.0 2:h",
)

LINES = (KALAH, FOUR_PLAYER, BAO, BANTU)
