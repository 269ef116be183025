"""Guided games against the gentle opponent: each moment comes up, and the learner may win."""

from collections import Counter
from random import Random

import pytest

from game.learn.courses import load_course
from game.learn.exercise import Goal, Guided, Moment
from game.learn.measures import MEASURES
from game.learn.middling import middling
from game.learn.moments import advise, is_a_choice
from game.learn.plays import plays
from tests.learn.exercises import GAMES

MOST_PLIES = 400
"""No guided game takes as many."""

GUIDED = [guided for game in GAMES for guided in load_course(game).guided]


def play(guided, rng, follows):
    """Play a guided game; return the moments that came up, and who won."""
    game, position, spoken = guided.game, guided.game.start(), []
    for _ in range(MOST_PLIES):
        outcome = game.outcome(position)
        if outcome is not None:
            return spoken, outcome.winners
        if game.to_move(position) == guided.learner:
            advice = advise(guided, position, spoken)
            moves = game.legal_moves(position)
            if advice is not None:
                spoken.append(advice.moment.id)
                moves = advice.moves if rng.random() < follows else moves
            move = rng.choice(list(moves))
        else:
            move = middling(game, position, guided.measure)
        position = game.after(position, move)
    return spoken, ()


@pytest.mark.parametrize("guided", GUIDED, ids=lambda guided: guided.id)
def test_each_moment_comes_up(guided, deep):
    games, seen, won = (40 if deep else 12), Counter(), 0
    for number in range(games):
        spoken, winners = play(guided, Random(number), follows=0.5)
        assert len(spoken) == len(set(spoken))
        seen.update(spoken)
        won += guided.learner in winners
    assert [each.id for each in guided.moments if not each.rare and not seen[each.id]] == []
    assert won >= games // 4


@pytest.mark.parametrize("guided", GUIDED, ids=lambda guided: guided.id)
def test_moments_of_a_guided_game_have_ids_of_their_own(guided):
    ids = [moment.id for moment in guided.moments]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("guided", GUIDED, ids=lambda guided: guided.id)
def test_the_gentle_opponent_plays_the_middle_of_its_moves(guided):
    game, position = guided.game, guided.game.start()
    move = middling(game, position, guided.measure)
    gains = [(play.moves[0], MEASURES[guided.measure](play)) for play in plays(game, position)]
    gain = dict(gains)[move]
    lower = sum(each < gain for _, each in gains)
    higher = sum(each > gain for _, each in gains)
    assert lower <= len(gains) // 2
    assert higher <= len(gains) // 2


def kalah_guided(*moments):
    (guided,) = load_course("kalah").guided
    return Guided("x", guided.game, 0, "stored", moments)


AGAIN = Moment("again", (Goal("extra", "at-least", 1),))
ANY = Moment("any", (Goal("stored", "at-least", 0),))


def test_a_moment_that_every_move_meets_is_passed_over():
    guided = kalah_guided(ANY, AGAIN)
    advice = advise(guided, guided.game.start(), ())
    assert advice.moment == AGAIN
    assert [guided.game.move_to_text(move) for move in advice.moves] == ["3"]


def test_a_moment_that_most_moves_meet_is_passed_over():
    assert is_a_choice(2, 3)
    assert is_a_choice(4, 6)
    assert not is_a_choice(5, 6)
    assert not is_a_choice(1, 1)


def test_unless_it_is_always_told():
    always = Moment("any", ANY.when, always=True)
    guided = kalah_guided(always, AGAIN)
    advice = advise(guided, guided.game.start(), ())
    assert advice.moment == always
    assert len(advice.moves) == 6


def test_a_moment_comes_up_once():
    guided = kalah_guided(AGAIN)
    assert advise(guided, guided.game.start(), {"again"}) is None


def test_a_gate_that_no_move_meets_keeps_a_moment_back():
    gated = Moment("again", AGAIN.when, gate=(Goal("captured", "at-least", 1),))
    guided = kalah_guided(gated)
    assert advise(guided, guided.game.start(), ()) is None
