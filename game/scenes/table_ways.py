"""How legal moves are pressed on the board, and what the presses are called."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.i18n.catalogue import Catalogue
from game.play.advice import Steps
from game.rules.protocol import AnyGame
from game.view.look import Chosen, Look, Owners


def ways(look: Look, game: AnyGame, position: Any, chosen: Chosen) -> Steps[dict[Any, Chosen]]:
    """Find all moves that can follow the presses `chosen`, each with all its presses."""
    found: dict[Any, Chosen] = {}
    waiting = [chosen]
    while waiting:
        pressed = waiting.pop()
        for place, move in look.choices(game, position, pressed).items():
            if move is None:
                waiting.append((*pressed, place))
            else:
                found[move] = (*pressed, place)
        yield
    return found


class Naming(NamedTuple):
    """What decides how places are called."""

    words: Catalogue
    look: Look
    owners: Owners


def named(naming: Naming, game: AnyGame, position: Any, presses: Chosen) -> list[str]:
    """Return the names of places to press, one after the other."""
    words, look, owners = naming
    names = []
    for number, place in enumerate(presses):
        if number:
            names.append(look.choice_name(words, game, position, presses[:number], place))
        else:
            lying = look.contents(game, position)[place]
            names.append(look.place_name(words, place, lying, owners))
    return names
