"""Counts the ways a game can go, to compare one program of the rules with another."""

from __future__ import annotations

from game.rules.protocol import Game, M, P


def perft(game: Game[P, M], position: P, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, ... `depth` moves there are; ended games stay ended.

    Positions reached in several ways are looked at once, with the number of ways.
    """
    counts: list[int] = []
    level = {position: 1}
    for _ in range(depth):
        reached: dict[P, int] = {}
        for before, ways in level.items():
            for move in game.legal_moves(before):
                after = game.after(before, move)
                reached[after] = reached.get(after, 0) + ways
        level = reached
        counts.append(sum(level.values()))
    return counts
