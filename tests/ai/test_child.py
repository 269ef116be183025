"""Child is what one meets first: who plays at random for half the time is its equal."""

from typing import Any, NamedTuple

import pytest

from game.rules.registry import make
from tools.strength.meeting import meeting
from tools.strength.players import at_random, half_beginner, of_level


class Rules(NamedTuple):
    """Those that people get first, with two players, and how many games are played.

    They are the same games each time, so that nothing fails by chance.
    """

    name: str
    options: dict[str, Any]
    games: int


FIRST = [
    Rules("kalah", {}, 240),
    Rules("bao", {"preset": "kujifunza"}, 240),
    Rules("bao", {"preset": "printed"}, 240),
    Rules("four-player", {"players": 2}, 80),
    Rules("bantu", {"players": 2}, 80),
]


@pytest.mark.parametrize(
    ("player", "least", "most"),
    [(half_beginner, 0.45, 0.65), (at_random, 0.15, 0.40)],
    ids=["half a beginner", "at random"],
)
@pytest.mark.parametrize("rules", FIRST, ids=lambda rules: rules.name)
def test_a_weak_player_takes_his_share_from_a_child(rules, player, least, most):
    game = make(rules.name, rules.options)
    share, _ = meeting(game, player, of_level(game, 0), rules.games, seed=1)
    assert least <= share <= most
