"""The left-handed layout: bars and tools the other way round, the rest as it was."""

import pytest

from game.rules.registry import GAMES
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_bars_and_tools_lie_the_other_way_round(game, size):
    right = Rig("table", {"match": match_of(3, game=game)}, size, drawn=False)
    left = Rig("table", {"match": match_of(3, game=game)}, size, drawn=False, left_handed=True)
    before, after = right.targets(), left.targets()
    assert before.keys() == after.keys()
    room = left.top.view.layout.menu.right + right.top.view.layout.menu.x
    assert size[0] / 2 < room <= size[0]
    for name, target in before.items():
        x, y, width, height = after[name].rect
        if target.kind == "control":
            assert (room - x - width, y, width, height) == pytest.approx(target.rect), name
        else:
            assert after[name].rect == pytest.approx(target.rect), name


def test_the_result_of_a_phone_on_its_side_has_its_buttons_at_the_left():
    size = (568, 320)
    rig = Rig("result", {"match": match_of(-1)}, size, left_handed=True)
    assert all(target.rect[0] < size[0] / 2 for target in rig.targets().values())
