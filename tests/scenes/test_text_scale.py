"""A browser that shows texts larger: the game does the same, and everything still has room."""

import pytest

from game.host.interface import PreferencesChanged, Viewport
from game.host.preferences import Preferences
from game.view.box import Box
from tests.cases import all_cases
from tests.game_on_fake_host import Game
from tests.scenes.stage import Rig, ShelfOfFiles
from tests.scenes.test_layout import (
    SCENES,
    labels_of_buttons_can_be_read,
    name_of,
    targets_are_inside_apart_and_large_enough,
    words_fit_their_boxes,
)

SIZES = ((320, 568), (1024, 768), (1280, 720), (1920, 1080))


def rig_of(scene, size, scale, text="normal"):
    name = name_of(scene)
    files = ShelfOfFiles() if name == "files" else None
    preferences = Preferences(text_scale=scale)
    params = SCENES[scene]()
    return Rig(name, params, size, preferences=preferences, text=text, drawn=False, files=files)


@pytest.mark.parametrize("scene", SCENES)
def test_texts_twice_as_large_have_room_in_every_scene(scene):
    with all_cases() as cases:
        for size in SIZES:
            with cases.of(*size):
                rig, window = rig_of(scene, size, 2.0, "larger"), Box(0, 0, *size)
                targets_are_inside_apart_and_large_enough(rig, window)
                words_fit_their_boxes(rig, window)
                labels_of_buttons_can_be_read(rig)


def test_the_browsers_size_and_the_games_own_multiply():
    def size(scale, text):
        return rig_of("settings", (1280, 720), scale, text).context.measure.size("body")

    assert size(1.25, "normal") == pytest.approx(1.25 * size(1, "normal"))
    assert size(1.25, "large") == pytest.approx(1.25 * size(1, "large"))
    assert size(4, "larger") == pytest.approx(2 * size(1, "normal"))


def test_a_size_that_changes_while_the_game_runs_is_followed_at_once():
    game = Game(viewport=Viewport(1280, 720, 1), preferences=Preferences())
    before = game.app.context.measure.size("body")
    game.host._preferences = Preferences(text_scale=1.5)
    game.frame(PreferencesChanged())
    assert game.app.context.measure.size("body") == pytest.approx(1.5 * before)
