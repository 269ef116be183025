"""Games of two players of some strength: from the same openings, the seats changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from game.ai.opponent import think
from game.ai.thought import Strength, finished
from game.rules.playout import random_playout
from game.rules.protocol import AnyGame
from tools.strength.players import Player

OPENING = 6
"""Random moves of an opening, at most; no fewer than two less."""

EVEN: Mapping[str, int] = {"kalah": 3, "four-player": 6}
"""By how many points (see `Mind.lead`) one side may lead after an opening for two."""

GAUGE = Strength(depth=8, nodes=20_000)
"""Who says by how much it leads."""

MOST_PLIES = 500
"""A game that is not over by then counts as shared by all."""

_OPENINGS: dict[tuple[str, str, str], Any] = {}
"""Those that were found, by game, options and seed."""


def meeting(
    game: AnyGame, one: Player, other: Player, games: int, seed: int
) -> tuple[float, float]:
    """Return what share of the points `one` made against `other`, and its standard error."""
    points = []
    for number in range(games // 2):
        start = even_opening(game, f"{seed} {number}")
        for swap in (0, 1):
            sides = [(one, other)[(i + swap) % 2] for i in range(len(game.seats))]
            points.append(game_points(game, start, sides, seed + number, one))
    mean = sum(points) / len(points)
    spread = sum((point - mean) ** 2 for point in points) / max(len(points) - 1, 1)
    return mean, sqrt(spread / len(points))


def opening(game: AnyGame, rng: Random) -> Any:
    """Return an unfinished position after a few random moves."""
    while True:
        first = rng.choice(game.seats)
        plies = rng.randint(OPENING - 2, OPENING)
        position, _ = random_playout(game, game.start(first), rng, plies)
        if game.legal_moves(position):
            return position


def even_opening(game: AnyGame, seed: str) -> Any:
    """Return an opening in which neither of two players is as good as lost.

    To find one takes longer than weak players take for a game: each is looked for once.
    """
    key = game.name, repr(game.options), seed
    if key not in _OPENINGS:
        _OPENINGS[key] = _searched(game, Random(seed))
    return _OPENINGS[key]


def _searched(game: AnyGame, rng: Random) -> Any:
    """Return the first even opening that chance leads to."""
    while not is_even(game, position := opening(game, rng)):
        pass
    return position


def is_even(game: AnyGame, position: Any) -> bool:
    """Tell whether neither of two players is as good as lost."""
    most = EVEN.get(game.name) if len(game.seats) == 2 else None
    return most is None or abs(finished(think(game, position, GAUGE, 0)).value) <= most


def game_points(
    game: AnyGame, position: Any, sides: Sequence[Player], seed: int, counted: Player
) -> float:
    """Play to the end; return what share of the win goes to the seats of `counted`.

    Each move has a seed of its own, as at the table: who errs does not err alike all game long.
    """
    for ply in range(MOST_PLIES):
        if not game.legal_moves(position):
            break
        side = sides[game.seats.index(game.to_move(position))]
        position = game.after(position, side(game, position, 1_000 * seed + ply))
    outcome = game.outcome(position)
    winners = game.seats if outcome is None else outcome.winners
    return sum(sides[game.seats.index(seat)] is counted for seat in winners) / len(winners)
