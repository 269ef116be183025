"""What is told of the steps of a figure can be read to its end."""

import pytest

from game.rules.registry import GAMES
from game.view.registry import VIEWS
from game.view.text.text_box import fits
from tests.cases import all_cases
from tests.scenes.stage import Rig

PRESETS = [
    (game, {**preset.options, **({"players": preset.seats} if preset.seats else {})})
    for game in GAMES
    for preset in VIEWS[game].presets or ()
]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (320, 480)])
def test_no_step_of_any_page_is_told_in_more_lines_than_there_is_room_for(size):
    steps = 0
    with all_cases() as cases:
        for game, options in PRESETS:
            scene = Rig("rules", {"game": game, "options": options}, size, drawn=False).top
            for number, page in enumerate(scene.rules_pages):
                scene.turn_to(number)
                if scene.view is None:
                    continue
                for at in range(scene.figure.last + 1):
                    box = scene.view.told_box(scene.figure.told.told(at))
                    if box is not None:
                        steps += 1
                        with cases.of(game, options, page.key, at):
                            assert fits(box, scene.context.brush)
    assert steps > 300
