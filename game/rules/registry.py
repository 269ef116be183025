"""All games by name. A new game is added here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from game.rules.protocol import AnyGame, Json, OptionError, Reason

_CLASSES = {
    "kalah": ("kalah", "Kalah"),
    "four-player": ("four_player", "FourPlayer"),
    "bao": ("bao", "Bao"),
    "bantu": ("bantu", "Bantu"),
}


def _present() -> dict[str, type[AnyGame]]:
    """Return the games whose module is there, in the order of the menu."""
    found: dict[str, type[AnyGame]] = {}
    for name, (module, class_name) in _CLASSES.items():
        try:
            found[name] = getattr(import_module(f"game.rules.{module}"), class_name)
        except (ImportError, AttributeError):
            continue
    return found


GAMES: Mapping[str, type[AnyGame]] = _present()
"""Name to class, in the order of the menu."""


def make(name: str, options: Mapping[str, Json] | None = None) -> AnyGame:
    """Return the game called `name` with `options`. Raises OptionError."""
    if name not in GAMES:
        raise OptionError(Reason("game-unknown", {"game": name[:40]}), "game")
    return GAMES[name](options)
