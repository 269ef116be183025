"""The thinking of a guided game in slices comes to what it comes to in one go."""

import random

import pytest

from game.ai.thought import finished
from game.learn.advising import advising, choosing
from game.learn.courses import load_course
from game.learn.middling import middling
from game.learn.moments import advise
from game.rules.registry import GAMES

GUIDED = [guided for name in GAMES for guided in load_course(name).guided]


@pytest.mark.parametrize("guided", GUIDED, ids=lambda guided: guided.id)
def test_slices_find_the_same_moments_and_the_same_moves(guided):
    game, source, spoken = guided.game, random.Random(5), set()
    position, moments = game.start(guided.learner), 0
    while game.outcome(position) is None:
        if game.to_move(position) == guided.learner:
            advice = finished(advising(guided, position, spoken))
            assert advice == advise(guided, position, spoken)
            if advice is not None:
                spoken.add(advice.moment.id)
                moments += 1
            move = source.choice(list(game.legal_moves(position)))
        else:
            move = finished(choosing(game, position, guided.measure))
            assert move == middling(game, position, guided.measure)
        position = game.after(position, move)
    assert moments >= 3


@pytest.mark.parametrize("guided", GUIDED, ids=lambda guided: guided.id)
def test_it_yields_between_the_moves_it_looks_at(guided):
    position = guided.game.start(guided.learner)
    slices = sum(1 for _ in advising(guided, position, ()))
    assert slices >= len(guided.game.legal_moves(position))
