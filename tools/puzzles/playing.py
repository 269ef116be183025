"""Games from the start between players who often err: there puzzles are found."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.ai.levels import levels_of
from game.ai.opponent import think
from game.ai.thought import finished
from game.learn.exercise import Moves
from game.rules.protocol import AnyGame

AT_RANDOM = 0.3
"""How often a move is drawn by lot; the others are those of the two lowest levels."""

FIRST = 4
"""Before so many moves every game looks much the same."""

LONGEST = 90
"""A game is not followed further: its record would be long, and the test that replays it."""


def positions(game: AnyGame, rng: Random) -> Iterator[tuple[Any, Moves]]:
    """Yield the positions of one game in which the first player is to move, and the moves so far.

    None comes twice.
    """
    position, seen = game.start(), set[Any]()
    moves: Moves = ()
    levels = levels_of(game.name, len(game.seats))[:2]
    while game.legal_moves(position) and len(moves) < LONGEST:
        ours = game.to_move(position) == game.seats[0]
        if ours and len(moves) >= FIRST and position not in seen:
            yield position, moves
        seen.add(position)
        if rng.random() < AT_RANDOM:
            move = rng.choice(game.legal_moves(position))
        else:
            thinking = think(game, position, rng.choice(levels), rng.randrange(1 << 30))
            move = finished(thinking).move
        position, moves = game.after(position, move), (*moves, move)
