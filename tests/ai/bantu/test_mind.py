"""What Bantu's mind says of chances."""

import pytest

from game.ai.chances import chance
from game.ai.registry import mind_of
from game.rules.bantu.game import Bantu


def test_two_teams_have_a_scale_of_their_own():
    two, teams = Bantu({"players": 2}), Bantu({"players": 4, "team": True})
    mind = mind_of("bantu")
    of_two, of_teams = mind.chance_spread(two, 2), mind.chance_spread(teams, 2)
    assert chance(two, of_two) == pytest.approx(chance(teams, of_teams))
    assert chance(two, 20) > chance(teams, 20) > 0.5
