"""Positions of Bantu that come up in play."""

import random

from game.play.match import Match
from game.rules.registry import make

KINDS = [{}, {"players": 3}, {"players": 4, "team": True}, {"short": True}]


def positions(count, seed):
    """Yield games and positions that come up in random games of all kinds."""
    print("seed", seed)
    source = random.Random(seed)
    match = None
    for _ in range(count):
        if match is None or not match.legal_moves():
            match = Match(make("bantu", source.choice(KINDS)), {})
        yield match.game, match.position
        match.play(source.choice(list(match.legal_moves())))
