"""Captions: each sound is written as well."""

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Press, Viewport
from game.host.preferences import Preferences
from game.play.saved import settings as saved_settings
from game.play.saved.settings import Settings
from game.rules.registry import GAMES
from game.scenes.frame.overlays.captions import LASTS
from game.view.box import Box
from game.view.sound import NAMES
from tests.game_on_fake_host import Game


def game_with(size=(1280, 720), **settings):
    storage = MemoryStorage()
    saved_settings.save(storage, Settings(**{"captions": True, **settings}))
    return Game(storage, viewport=Viewport(*size, 1), preferences=Preferences())


def text(game):
    return game.app.overlays.hook_state()["caption"]


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_there_is_has_its_words(name):
    game = game_with()
    game.app.context.sound.play(name)
    game.frame()
    assert text(game).startswith("[")


def test_a_muted_sound_is_written_and_nothing_without_the_setting():
    game = game_with(mute=True)
    game.app.context.sound.play("capture")
    assert text(game) == "[Captured]"
    silent = game_with(captions=False)
    silent.app.context.sound.play("capture")
    assert text(silent) == ""


def test_seeds_that_drop_one_after_the_other_are_counted():
    game = game_with()
    for number in range(3):
        game.app.context.sound.cue("drop", number + 1)
        game.frame()
    assert text(game) == "[Dropped × 3]"  # noqa: RUF001 - as it is printed
    game.app.context.sound.play("again")
    game.app.context.sound.cue("drop", 1)
    assert text(game) == "[Dropped]"


@pytest.mark.parametrize(("patience", "factor"), [("usual", 1), ("long", 3)])
def test_a_caption_stays_for_as_long_as_somebody_needs_and_is_put_away(patience, factor):
    game = game_with(patience=patience)
    game.settle()
    game.app.context.sound.play("win")
    game.frame()
    drawn = len(game.host.presented)
    game.frame(step=LASTS * factor - 0.1)
    assert text(game)
    game.frame(step=0.2)
    assert text(game) == ""
    assert len(game.host.presented) == drawn + 1


@pytest.mark.parametrize("size", [(1280, 720), (844, 390)])
def test_a_caption_at_the_table_covers_no_plate_and_nothing_that_can_be_pressed(size):
    game = game_with(size, speed="normal")
    game.sit_down()
    game.settle()
    game.frame(Press(next(target.id for target in game.host.targets if target.kind == "move")))
    seen = 0
    for _ in range(400):
        game.frame()
        captions = game.app.overlays.aids.captions
        if captions.rect is None:
            continue
        seen += 1
        for target in game.app.scenes.top.targets():
            assert not Box(*captions.rect).meets(Box(*target.rect)), target.id
        plates = game.app.scenes.top.view.plates.boxes.values()
        assert not any(map(Box(*captions.rect).meets, plates))
    assert seen > 10


@pytest.mark.parametrize("name", GAMES)
def test_on_an_upright_phone_a_caption_covers_no_plate_and_no_tool(name):
    game = game_with((390, 844))
    game.sit_down(name)
    game.settle()
    game.app.context.sound.play("capture")
    game.frame()
    table, captions = game.app.scenes.top, game.app.overlays.aids.captions
    tools = [item.box for item in table.items.values() if item.role != "cell"]
    assert not any(map(Box(*captions.rect).meets, (*table.view.plates.boxes.values(), *tools)))


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_caption_makes_room_for_a_sheet_that_opens_under_it(size):
    game = game_with(size)
    game.sit_down()
    game.settle()
    game.app.context.sound.play("capture")
    game.frame()
    game.frame(Press("more"))
    game.frame()
    captions = game.app.overlays.aids.captions
    assert text(game), "it is still there"
    for target in game.host.targets:
        if target.id != "close":  # all that lies beside the sheet
            assert not Box(*captions.rect).meets(Box(*target.rect)), target.id
