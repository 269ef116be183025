"""Hints and analyses are worked out in slices, and can be given up."""

import pytest

from game.ai.thought import Strength
from game.play.advice import analysis_steps, hint_for
from game.play.match import Match, Player
from game.play.sliced import Sliced
from game.rules.registry import make


def counting():
    yield
    yield
    return "there"


def worked_out(advice):
    steps = 1
    while (result := advice.step(seconds=0)) is None:
        steps += 1
    return result, steps


def test_a_hint_is_a_legal_move_with_reasons():
    match = Match(make("kalah", {"seeds": 3}), {0: Player()})
    hint, steps = worked_out(hint_for(match))
    assert hint.move in match.legal_moves()
    assert hint.claims
    assert steps > 1


def test_an_analysis_values_the_moves_at_the_cursor():
    match = Match(make("kalah"), {0: Player()})
    match.play(1)
    analysis, _ = worked_out(
        Sliced(analysis_steps(match.game, match.position, Strength(depth=3, nodes=5_000)))
    )
    assert {value.move for value in analysis.moves} == set(match.legal_moves())
    assert analysis.seat == 1


def test_what_was_given_up_comes_to_nothing():
    advice = Sliced(counting())
    assert advice.step(seconds=0) is None
    advice.cancel()
    assert advice.step() is None


def test_it_comes_when_it_is_finished():
    assert worked_out(Sliced(counting())) == ("there", 3)


@pytest.mark.parametrize(
    ("name", "options"),
    [("kalah", {}), ("bao", {}), ("four-player", {"players": 3}), ("bantu", {"players": 4})],
    ids=str,
)
def test_a_hint_and_an_analysis_name_the_same_move_and_value(name, options):
    match = Match(make(name, options), {0: Player()})
    for _ in range(5):
        match.play(match.legal_moves()[-1])
    hint, _ = worked_out(hint_for(match))
    analysis, _ = worked_out(Sliced(analysis_steps(match.game, match.position)))
    assert analysis.moves[0].move == hint.move
    assert analysis.moves[0].value == hint.thought.value
    values = [value.value for value in analysis.moves]
    assert values == sorted(values, reverse=True)
