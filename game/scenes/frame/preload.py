"""Modules imported before they are needed, one at a time, while a person looks at the menu.

The first picture waits for none of them; whoever is faster than this waits for one of them.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from game.rules.registry import GAMES
from game.view.registry import VIEWS
from game.view.steps import Steps

_ROOMS = (
    *("game.scenes.table", "game.ai", "game.untrusted", "game.play.records"),
    *("game.scenes", "game.rules", "game.view", "game.play"),
)
"""First what a press on Play leads to, and who answers the first move there; then what reads links
and notations, of which one brings many others."""

_OURS = "game."


def import_game(name: str) -> Steps:
    """Import the rules and the view of a game."""
    for module in (GAMES.module(name), VIEWS.module(name)):
        yield from _import(module, set())


def import_all() -> Steps:
    """Import the rest of the game."""
    begun: set[str] = set()
    for room in _ROOMS:
        yield from _import_room(room, begun)


def _import_room(package: str, begun: set[str]) -> Steps:
    """Import the modules of a package and of the packages in it, these first."""
    inside = list(pkgutil.iter_modules(import_module(package).__path__, f"{package}."))
    yield
    for each in inside:
        if each.ispkg:
            yield from _import_room(each.name, begun)
    for each in inside:
        if not each.ispkg:
            yield from _import(each.name, begun)


def _import(name: str, begun: set[str]) -> Steps:
    """Import a module after all that it needs, so that no step brings more than one of them."""
    if name in sys.modules or name in begun:
        return
    begun.add(name)
    for needed in _needs(name):
        yield from _import(needed, begun)
    import_module(name)
    yield


def _needs(name: str) -> Iterator[str]:
    """Yield the modules of the game that a module names at its top."""
    spec = find_spec(name)
    get_code = getattr(spec.loader if spec else None, "get_code", None)
    code = get_code(name) if get_code is not None else None
    # Only the name of a module that is imported has a point in it.
    yield from (each for each in (code.co_names if code else ()) if each.startswith(_OURS))
