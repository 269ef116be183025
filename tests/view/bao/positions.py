"""Positions of Bao that come up in random play."""

import random

from game.rules.bao.game import Bao


def sampled(seed, number, preset):
    """Yield so many positions of random play."""
    print("seed", seed)
    source, game = random.Random(seed), Bao({"preset": preset})
    position = game.start()
    while number:
        legal = game.legal_moves(position)
        if not legal:
            position = game.start(source.choice((0, 1)))
            continue
        number -= 1
        yield game, position
        position = game.after(position, source.choice(legal))
