"""Names on the boards of figures."""

import pytest

from game.rules.registry import GAMES
from tests.cases import all_cases
from tests.scenes.stage import Rig


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (320, 480)])
def test_no_name_on_a_figure_lies_on_another_one(size):
    with all_cases() as cases:
        for game in GAMES:
            scene = Rig("rules", {"game": game, "options": {}}, size, drawn=False).top
            for number, page in enumerate(scene.rules_pages):
                scene.turn_to(number)
                names = scene.view.names() if scene.view is not None else ()
                for place, name in enumerate(names):
                    with cases.of(game, page.key, place):
                        assert name.collidelist(names[:place]) < 0
