"""What the opponent sees in a Bao board."""

import pytest

from game.ai.bao.packed import PackedBao
from game.ai.bao.worth import judge
from game.ai.registry import MINDS
from game.rules.registry import make

GAME = make("bao")


@pytest.mark.parametrize(
    ("position", "lead"),
    [
        ("00000000/02260000/00006220/00000000/22-22/sn/-/s", 0),
        ("00000000/10100000/00020210/00000000/10-10/-/-/s", 5 - 2),
        ("00000000/10000000/10000000/50000000/10-10/-/-/s", 2 * 5),
        ("30000000/30000000/01110000/00000000/10-10/-/-/s", -2 * 3),
    ],
)
def test_seeds_in_the_back_row_count_twice_and_those_in_stock_nothing(position, lead):
    at = GAME.position_from_text(position)
    mind = MINDS["bao"]
    assert (mind.lead(GAME, at, 0), mind.lead(GAME, at, 1)) == (lead, -lead)


@pytest.mark.parametrize(
    "position",
    [
        "00000000/02260000/00006220/00000000/22-22/sn/-/s",
        "30000000/30000000/01110000/00000000/10-10/-/-/n",
        "04050000/30020000/91110000/00000072/0-0/-/-/s",
    ],
)
def test_the_search_judges_as_the_mind_does(position):
    at = GAME.position_from_text(position)
    board = PackedBao(GAME.switches).pack(at)
    assert judge(board) == MINDS["bao"].lead(GAME, at, at.to_move)
