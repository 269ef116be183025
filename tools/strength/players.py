"""Who plays when strengths are measured: the levels, and some that are weaker than any of them.

A weak player is named by a word: "random" plays any legal move, "half-beginner" one such move for
each that is Beginner's, by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from game.ai.levels import strength_of
from game.ai.opponent import think
from game.ai.thought import Strength, finished
from game.rules.protocol import AnyGame

Player = Callable[[AnyGame, Any, int], Any]
"""Takes game, position and a seed; returns a move. The same arguments give the same move."""

CHILD, BEGINNER = 0, 1
"""Two levels by their numbers."""

_HALF = "half"
"""Begins the seed of the coin, which must not fall as the move's own dice do."""


def of_strength(strength: Strength) -> Player:
    """Return the player who thinks so hard."""
    return lambda game, position, seed: finished(think(game, position, strength, seed)).move


def of_level(game: AnyGame, level: int) -> Player:
    """Return the player of a level of a game, for as many as play it."""
    return of_strength(strength_of(game.name, level, len(game.seats)))


def at_random(game: AnyGame, position: Any, seed: int) -> Any:
    """Return a legal move by chance."""
    return Random(seed).choice(list(game.legal_moves(position)))


def half_beginner(game: AnyGame, position: Any, seed: int) -> Any:
    """Return Beginner's move or one by chance; a coin says which."""
    heads = Random(f"{_HALF} {seed}").random() < 0.5
    return (of_level(game, BEGINNER) if heads else at_random)(game, position, seed)


WEAK: Mapping[str, Player] = {"half-beginner": half_beginner, "random": at_random}
"""The players that are held against Child, by name."""
