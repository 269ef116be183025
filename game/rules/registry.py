"""All games by name. A new game is added here."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.lazy_registry import LazyRegistry
from game.rules.protocol import AnyGame, Json, OptionError, Reason

GAMES: LazyRegistry[type[AnyGame]] = LazyRegistry(
    {
        "kalah": "game.rules.kalah.game:Kalah",
        "four-player": "game.rules.four_player.game:FourPlayer",
        "bao": "game.rules.bao.game:Bao",
        "bantu": "game.rules.bantu.game:Bantu",
    }
)
"""Name to class, in the order of the menu. A game is imported when it is first asked for."""


def make(name: str, options: Mapping[str, Json] | None = None) -> AnyGame:
    """Return the game called `name` with `options`. Raises OptionError."""
    if name not in GAMES:
        raise OptionError(Reason("game-unknown", {"game": name[:40]}), "game")
    return GAMES[name](options)
