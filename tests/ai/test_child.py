"""Child is what one meets first: who plays at random for half the time is its equal."""

import pytest

from game.rules.registry import make
from tools.strength.meeting import meeting
from tools.strength.players import at_random, half_beginner, of_level

GAMES = 120
"""The same games each time, so that nothing fails by chance."""

FIRST_RULES = [
    ("kalah", {}),
    ("bao", {"preset": "kujifunza"}),
    ("bao", {"preset": "printed"}),
    ("four-player", {"players": 2}),
    ("bantu", {"players": 2}),
]
"""Those that people get first, with two players."""


@pytest.mark.parametrize(
    ("player", "least", "most"),
    [(half_beginner, 0.45, 0.65), (at_random, 0.15, 0.40)],
    ids=["half a beginner", "at random"],
)
@pytest.mark.parametrize(("name", "options"), FIRST_RULES)
def test_a_weak_player_takes_his_share_from_a_child(name, options, player, least, most):
    game = make(name, options)
    share, _ = meeting(game, player, of_level(game, 0), GAMES, seed=1)
    assert least <= share <= most
