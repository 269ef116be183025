"""All games by name. A new game is added here."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.bantu import Bantu
from game.rules.bao import Bao
from game.rules.four_player import FourPlayer
from game.rules.kalah import Kalah
from game.rules.protocol import AnyGame, Json, OptionError, Reason

GAMES: Mapping[str, type[AnyGame]] = {game.name: game for game in (Kalah, FourPlayer, Bao, Bantu)}
"""Name to class, in the order of the menu."""


def make(name: str, options: Mapping[str, Json] | None = None) -> AnyGame:
    """Return the game called `name` with `options`. Raises OptionError."""
    if name not in GAMES:
        raise OptionError(Reason("game-unknown", {"game": name[:40]}), "game")
    return GAMES[name](options)
