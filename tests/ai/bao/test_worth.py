"""What the opponent sees in a Bao board."""

import pytest

from game.ai.registry import MINDS
from game.rules.registry import make

GAME = make("bao")


@pytest.mark.parametrize(
    ("position", "lead"),
    [
        ("00000000/02260000/00006220/00000000/22-22/sn/-/s", 0),
        ("00000000/10100000/00020210/00000000/10-10/-/-/s", 2 * (5 - 2) + 3 - 2),
        ("00000000/10000000/10000000/50000000/10-10/-/-/s", 2 * 5),
        ("00000000/30000000/01110000/00000000/10-10/-/-/s", 3 - 1),
    ],
)
def test_seeds_count_twice_and_front_pits_in_use_once(position, lead):
    at = GAME.position_from_text(position)
    mind = MINDS["bao"]
    assert (mind.lead(GAME, at, 0), mind.lead(GAME, at, 1)) == (lead, -lead)
