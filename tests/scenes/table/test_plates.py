"""The plates of the players: the glow of who is to move, and how they are spoken."""

import pytest

from game.scenes.table.plates import FADE
from tests.scenes.stage import Rig, against_computer, match_of


def table(game="kalah", players=None, **kept):
    return Rig("table", {"match": match_of(0, game=game, players=players)}, **kept)


def test_the_glow_of_who_is_to_move_comes_up_within_a_fifth_of_a_second():
    rig = table(players=against_computer())
    rig.tap("house:0:4")
    rig.settle()
    assert rig.top.view.plates.fading
    redrawn = [rig.frame() is not None for _ in range(round(FADE * 60) + 1)]
    assert not rig.top.view.plates.fading
    assert 1 < sum(redrawn) < 6


def test_the_glow_is_there_at_once_without_motion():
    rig = table(players=against_computer(), speed="off")
    rig.tap("house:0:4")
    rig.settle()
    assert not rig.top.view.plates.fading


@pytest.mark.parametrize(
    ("game", "spoken"),
    [("kalah", "0 seeds in the store"), ("four-player", "0 pieces in the reservoir")],
)
def test_a_number_on_a_plate_is_spoken_with_what_it_counts(game, spoken):
    rig = table(game=game)
    assert rig.top.outline().notes[0].text.endswith(spoken)
