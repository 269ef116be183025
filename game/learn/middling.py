"""The gentle opponent of guided games, on whom it rests that each moment comes up."""

from __future__ import annotations

from typing import Any

from game.learn.measures import MEASURES
from game.learn.plays import plays
from game.rules.protocol import AnyGame


def middling(game: AnyGame, position: Any, measure: str) -> Any:
    """Return the legal move that gives the middle of all in a measure; of two the lower.

    The position must have a move. Moves that give the same stay in the order of the rules.
    """
    played = list(plays(game, position))
    gains: list[Any] = [MEASURES[measure](play) for play in played]
    ranked = sorted(range(len(played)), key=gains.__getitem__)
    return played[ranked[(len(ranked) - 1) // 2]].moves[0]
