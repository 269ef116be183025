"""How legal moves are pressed on the board."""

from __future__ import annotations

from typing import Any

from game.play.advice import Steps
from game.rules.protocol import AnyGame
from game.view.game_view import GameView
from game.view.presses import Chosen


def way_to(game_view: GameView, game: AnyGame, position: Any, move: Any) -> Chosen:
    """Return all presses that lead to a legal move; () if none do."""
    waiting: list[Chosen] = [()]
    while waiting:
        pressed = waiting.pop()
        for place, found in game_view.choices(game, position, pressed).items():
            if found == move:
                return (*pressed, place)
            if found is None:
                waiting.append((*pressed, place))
    return ()


def ways(
    game_view: GameView, game: AnyGame, position: Any, chosen: Chosen
) -> Steps[dict[Any, Chosen]]:
    """Find all moves that can follow the presses `chosen`, each with all its presses."""
    found: dict[Any, Chosen] = {}
    waiting = [chosen]
    while waiting:
        pressed = waiting.pop()
        for place, move in game_view.choices(game, position, pressed).items():
            if move is None:
                waiting.append((*pressed, place))
            else:
                found[move] = (*pressed, place)
        yield
    return found
