"""Modules imported before they are needed, one at a time, while a person looks at the menu.

The first picture waits for none of them; whoever is faster than this waits for one of them.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from itertools import chain

from game.rules.registry import GAMES
from game.view.registry import VIEWS
from game.view.steps import Steps

_ROOMS = ("game.rules", "game.view", "game.ai", "game.play", "game.scenes")


def import_game(name: str) -> Steps:
    """Import the rules and the view of a game."""
    for module in (GAMES.module(name), VIEWS.module(name)):
        package, _, _ = module.rpartition(".")
        for other in _modules(package):
            if other != module:
                import_module(other)
                yield
        import_module(module)
        yield


def import_all() -> Steps:
    """Import the rest of the game."""
    for module in chain.from_iterable(map(_modules, _ROOMS)):
        import_module(module)
        yield


def _modules(package: str) -> list[str]:
    """Return the modules of a package and of the packages in it, these first."""
    inside = list(pkgutil.iter_modules(import_module(package).__path__, f"{package}."))
    deeper = [name for each in inside if each.ispkg for name in _modules(each.name)]
    return deeper + [each.name for each in inside if not each.ispkg]
