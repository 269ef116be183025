"""A plain player of Bantu, to hold the opponents against: `python -m tools.strength.plain`.

It takes the move that goes farthest, a capture counted as what the other loses, less the best
that the next player can then gain in the same way.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random

from game.ai.levels import strength_of
from game.ai.opponent import think
from game.ai.thought import Strength, finished
from game.rules.bantu.board import HOME, BantuMove, BantuPosition
from game.rules.bantu.game import Bantu
from tools.strength.meeting import MOST_PLIES, opening


def gained(game: Bantu, position: BantuPosition, move: BantuMove) -> int:
    """Return the lines a move gains, and those that a captured piece loses by it."""
    lanes, starts = game.board.lanes, game.board.start_lines
    place = position.place(position.to_move, move.piece)
    came_from = place // lanes if place >= 0 else starts[move.piece]
    if move.to == HOME:
        return game.board.lines - came_from
    gain = move.to // lanes - came_from
    if move.to in position.places:
        captured = position.places.index(move.to) % 4 + 1
        gain += move.to // lanes - starts[captured]
    return gain


def plain(game: Bantu, position: BantuPosition, rng: Random) -> BantuMove:
    """Return the plain player's move; among equal ones chance decides."""
    scored = [
        (gained(game, position, move) - best_reply(game, position, move), rng.random(), move)
        for move in game.legal_moves(position)
    ]
    return max(scored)[2]


def best_reply(game: Bantu, position: BantuPosition, move: BantuMove) -> int:
    """Return the most that the next player, if it is another, can gain after `move`."""
    after = game.after(position, move)
    if after.to_move == position.to_move:
        return 0
    return max((gained(game, after, reply) for reply in game.legal_moves(after)), default=0)


def won(game: Bantu, strength: Strength, openings: int, seed: int) -> tuple[float, float, int]:
    """Play each opening once from every seat against plain players: share, error and games."""
    points = []
    for number in range(openings):
        start = opening(game, Random(f"{seed} {number}"))
        for mine in game.seats:
            position, rng = start, Random(number)
            for _ in range(MOST_PLIES):
                if not game.legal_moves(position):
                    break
                if position.to_move == mine:
                    move = finished(think(game, position, strength, number)).move
                else:
                    move = plain(game, position, rng)
                position = game.after(position, move)
            outcome = game.outcome(position)
            winners = game.seats if outcome is None else outcome.winners
            points.append((mine in winners) / len(winners))
    mean = sum(points) / len(points)
    return mean, sqrt(mean * (1 - mean) / len(points)), len(points)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--level", type=int, default=6)
    reader.add_argument("--openings", type=int, default=50)
    reader.add_argument("--seed", type=int, default=1)
    chosen = reader.parse_args()
    for players in (2, 3, 4):
        level = strength_of("bantu", chosen.level, players)
        share, error, games = won(Bantu({"players": players}), level, chosen.openings, chosen.seed)
        print(f"{players} players: {share:.0%} ± {error:.0%} of {games} games", flush=True)
