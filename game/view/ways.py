"""How legal moves are pressed on the board."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from game.rules.protocol import AnyGame
from game.view.game_view import Chosen, GameView


def way_to_press(game_view: GameView, game: AnyGame, position: Any, move: Any) -> Chosen:
    """Return all presses that lead to a legal move; () if none do."""
    waiting: list[Chosen] = [()]
    while waiting:
        pressed = waiting.pop()
        for place, complete in game_view.choices(game, position, pressed).items():
            if complete == move:
                return (*pressed, place)
            if complete is None:
                waiting.append((*pressed, place))
    return ()


def ways_to_press(
    game_view: GameView, game: AnyGame, position: Any, chosen: Chosen
) -> Generator[None, None, dict[Any, Chosen]]:
    """Find all moves that can follow the presses `chosen`, each with all its presses."""
    ways: dict[Any, Chosen] = {}
    waiting = [chosen]
    while waiting:
        pressed = waiting.pop()
        for place, move in game_view.choices(game, position, pressed).items():
            if move is None:
                waiting.append((*pressed, place))
            else:
                ways[move] = (*pressed, place)
        yield
    return ways
