"""The events of a move tell all of it: from them and the position before, the one after follows.

Checked at every move of thousands of random games, with options at random.
"""

import random

import pytest

from game.rules.registry import GAMES, make
from tests.rules import game_lengths
from tests.rules.any_game import REBUILD, random_options

RANDOM_GAMES = 1_000
"""Games of each of the four; with `--deep` ten times as many."""


@pytest.mark.parametrize("name", GAMES)
def test_events_rebuild_every_position_of_thousands_of_random_games(name, deep, seed):
    rng = random.Random(seed)
    for _ in range(10 * RANDOM_GAMES if deep else RANDOM_GAMES):
        game = make(name, random_options(name, rng))
        position = game.start(rng.choice(game.seats))
        for _ in range(game_lengths.FOUR_PLAYER):
            moves = game.legal_moves(position)
            if not moves:
                break
            move = rng.choice(moves)
            after, events = game.play(position, move)
            told = (dict(game.options), game.position_to_text(position), move)
            assert REBUILD[name](game, position, events) == after, told
            assert events[-1].kind in ("turn", "end"), told
            position = after
        assert game.outcome(position) is not None, (game.options, game.position_to_text(position))
