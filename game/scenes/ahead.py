"""Modules imported ahead of their use, one at a time, while a person looks at the menu.

The first picture waits for none of them; whoever is faster than this waits for one of them.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from game.view.steps import Steps

_PACKAGES = ("game.rules", "game.view", "game.ai", "game.play", "game.scenes")


def import_game(name: str) -> Steps:
    """Import the rules and the look of a game."""
    yield from _import(name.replace("-", "_"))


def import_all() -> Steps:
    """Import the rest of the game."""
    yield from _import("")


def _import(prefix: str) -> Steps:
    """Import the modules whose names begin so, the plainest name last: it needs the others."""
    for package in _PACKAGES:
        path = import_module(package).__path__
        names = [module.name for module in pkgutil.iter_modules(path)]
        for name in sorted(names, key=lambda name: (name == prefix, name)):
            if name.startswith(prefix):
                import_module(f"{package}.{name}")
                yield
