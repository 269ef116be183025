"""Counts the ways a game can go, to compare one program of the rules with another."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.protocol import Game, M, P


class TooManyError(Exception):
    """There are more positions than may be kept at once; `depth` plies were counted."""

    def __init__(self, depth: int) -> None:
        super().__init__(depth)
        self.depth = depth


def _go_on() -> None:
    """Let the count go on."""


def perft(
    game: Game[P, M],
    position: P,
    depth: int,
    most: int = 2_000_000,
    check: Callable[[], None] = _go_on,
) -> list[int]:
    """Return how many sequences of 1, 2, ... `depth` moves there are; ended games stay ended.

    Positions reached in several ways are looked at once, with the number of ways. Raises
    TooManyError when more than `most` different ones come up before the last ply. `check` is
    called before each position is looked at; what it raises ends the count.
    """
    counts: list[int] = []
    level = {position: 1}
    while len(counts) < depth:
        last = len(counts) == depth - 1
        moves_there, reached = 0, dict[P, int]()
        for before, ways in level.items():
            check()
            moves = game.legal_moves(before)
            moves_there += ways * len(moves)
            for move in () if last else moves:
                after = game.after(before, move)
                reached[after] = reached.get(after, 0) + ways
            if len(reached) > most:
                raise TooManyError(len(counts))
        counts.append(moves_there)
        level = reached
    return counts
