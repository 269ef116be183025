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
    room = size[0]
    layout = right.top.view.layout
    # Plates stay at the corners of a square board, and in a row over a standing one.
    stay = layout.title is not None or (layout.words and layout.plate_kind in ("narrow", "mini"))
    plates = zip(layout.plates, left.top.view.layout.plates, strict=True)
    assert all((one if stay else one.mirrored(room)) == pytest.approx(two) for one, two in plates)
    aside = left.top.view.plan.frame.x - right.top.view.plan.frame.x
    for name, target in before.items():
        x, y, width, height = after[name].rect
        if name.startswith("piece:"):
            continue
        if target.kind == "control":
            assert (room - x - width, y, width, height) == pytest.approx(target.rect), name
        else:
            # The board is not turned round, but may stand on the other side of the tools.
            assert (x - aside, y, width, height) == pytest.approx(target.rect), name


def test_the_result_of_a_phone_on_its_side_has_its_buttons_at_the_left():
    size = (568, 320)
    rig = Rig("result", {"match": match_of(-1)}, size, left_handed=True)
    assert all(target.rect[0] < size[0] / 2 for target in rig.targets().values())
