"""The table shown to a class, and the table for two who sit face to face."""

import pygame
import pytest

from game.host.fake import FakeHost
from game.play.match import Player
from game.play.saved import settings as saved_settings
from game.play.saved.saves import Saves
from game.scenes.frame.registry import open_context
from game.scenes.table.bar import MENU_PLACE
from game.view.board.sowing import TEMPI
from game.view.pixels import px
from game.view.text.text_box import fits, lines_of
from tests.scenes.stage import Rig, against_computer, line_box, match_of, words_of

GAMES = ("kalah", "four-player", "bao", "bantu")


def table(game="kalah", turns=5, size=(1280, 720), players=None, **settings):
    rig = Rig("table", {"match": match_of(turns, game=game, players=players)}, size, **settings)
    rig.settle()
    return rig


@pytest.mark.parametrize("game", GAMES)
def test_a_class_sees_the_board_the_line_and_a_way_out(game):
    rig = table(game, present=True)
    buttons = [target.id for target in rig.top.targets() if target.role == "button"]
    assert buttons == ["menu"]
    assert list(rig.top.view.layout.tools) == [MENU_PLACE]


@pytest.mark.parametrize("game", GAMES)
def test_a_class_reads_the_line_from_afar(game):
    rig = table(game, present=True)
    box, brush = line_box(rig), rig.context.brush
    assert box.text
    assert fits(box, brush)
    assert lines_of(box, brush)[0] >= 32 * brush.scale


def test_a_class_sees_names_of_pits_and_slow_moves():
    rig = table("bao", present=True, letters="never")
    assert rig.top.play.show.tempo(0) == TEMPI["slow"]
    named = [look.named for look in rig.top.view.picture.appearances.values()]
    assert any(named)


def test_the_address_or_the_command_line_can_ask_for_it_too():
    host = FakeHost()
    host.presenting = True
    context = open_context(host, words_of("en"), Saves(host.storage))
    assert context.presenting
    assert not saved_settings.load(host.storage).present
    context.change("present", False)
    assert not context.presenting


def test_texts_of_lessons_are_as_large_as_can_be_for_a_class():
    sizes = [
        Rig(size=(1920, 1080), present=present).context.measure.size("lesson")
        for present in (False, True)
    ]
    assert sizes[1] > 1.3 * sizes[0]


def test_the_way_out_leads_to_the_menu():
    rig = table(present=True)
    rig.tap("menu")
    assert rig.top.name == "menu"


def pictures(rig):
    """The line of text on the near side, and on the other side as it is read there."""
    layout, scale = rig.top.view.layout, rig.context.viewport.scale
    near, far = (
        rig.surface.subsurface(px(box.shrunk(16, 6), scale)).copy()
        for box in (layout.message, layout.opposite)
    )
    return near, pygame.transform.flip(far, True, True)


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (1280, 800)])
def test_both_of_two_face_to_face_read_the_line_the_right_way_up(size):
    rig = table(turns=4, size=size, facing=True)
    near, far = pictures(rig)
    assert near.get_size() == far.get_size()
    assert pygame.image.tobytes(near, "RGB") == pygame.image.tobytes(far, "RGB")


def test_the_line_on_the_other_side_follows_each_move():
    rig = table(turns=4, size=(1024, 768), facing=True)
    before = pygame.image.tobytes(pictures(rig)[1], "RGB")
    rig.tap(rig.moves()[0])
    rig.settle()
    rig.rest()
    near, far = (pygame.image.tobytes(picture, "RGB") for picture in pictures(rig))
    assert far == near != before


def test_the_board_does_not_turn_to_the_player_of_two_face_to_face():
    rig = table(turns=4, facing=True, turn_view=True)
    near = rig.top.play.near.seat
    rig.tap(rig.moves()[0])
    rig.settle()
    assert rig.top.play.near.seat == near


@pytest.mark.parametrize(
    "players", [against_computer(), {0: Player("opponent"), 1: Player("opponent")}]
)
def test_who_plays_alone_faces_nobody(players):
    rig = Rig("table", {"match": match_of(4, players=players)}, facing=True)
    assert rig.top.view.layout.opposite is None


def test_three_and_four_sit_as_ever():
    assert table("four-player", facing=True).top.view.layout.opposite is None
