"""A turn of Bao that stops to ask what happens in the nyumba."""

import random

from game.play.match import Match
from game.rules.registry import make
from game.view.registry import VIEWS


def nyumba_question(seed):
    """A match of Bao and the presses that lead to the question in the nyumba, or None."""
    match, source = Match(make("bao"), {}), random.Random(seed)
    game_view = VIEWS["bao"]
    for _ in range(40):
        if match.outcome():
            return None
        for pit in game_view.choices(match.game, match.position, ()):
            for way in game_view.choices(match.game, match.position, (pit,)):
                if game_view.partial_events(match.game, match.position, (pit, way)):
                    return match, (pit, way)
        match.play(source.choice(list(match.legal_moves())))
    return None


def found():
    """The match, and the two presses that lead to the question."""
    for seed in range(60):
        case = nyumba_question(seed)
        if case is not None:
            return case
    raise AssertionError("no question in sixty matches")
