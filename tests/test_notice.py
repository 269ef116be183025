"""A notice can be read as a whole, however long its words and however small the window."""

import pygame
import pytest

from game.host.interface import FileGiven, LinkChanged, Pointer, Press, Viewport
from game.i18n.catalogue import Catalogue
from game.notice import LEAST_TIME
from game.play.match import Player
from game.view.box import Box
from game.view.text.text_box import fits
from tests.game_on_fake_host import Game
from tests.test_texts_from_outside import link_of

ENGLISH = Catalogue.load(["en"])
SIZES = [(320, 568), (390, 844), (568, 320), (1280, 720)]


def game_of(size):
    return Game(viewport=Viewport(*size, 1.0))


def seen(game):
    """What is on view of a notice, on one line; nothing of it is cut or leaves its box."""
    notice = game.app.notice
    words = notice._words(notice._box())
    assert fits(words, game.app.context.brush)
    return words.text.replace("\n", " ")


def press_beside(game):
    """Wait as long as a notice stays at least, and press where nothing is."""
    for _ in range(round(LEAST_TIME * 10) + 1):
        game.frame(step=0.1)
    game.frame(Pointer("down", 1, 1), Pointer("up", 1, 1))


def test_a_notice_does_not_stay_in_what_a_sheet_darkens():
    pictures = []
    for told in (True, False):
        game = game_of((1280, 720))
        if told:
            game.frame(FileGiven("W.json", b'{"x":1}'))
        game.settle()
        assert game.app.notice.shown == told
        game.frame(Press("share"))
        game.settle()
        assert game.app.scenes.top.name == "share"
        pictures.append(pygame.image.tobytes(game.app.context.shade[1], "RGB"))
    assert pictures[0] == pictures[1]


def read_through(game):
    """All that can be read, notice after notice."""
    read = []
    while game.app.notice.shown:
        read.append(seen(game))
        press_beside(game)
    return " ".join(read)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("length", [45, 90, 255])
def test_a_file_with_a_long_name_is_told_as_a_whole(size, length):
    game = game_of(size)
    game.frame(FileGiven("W" * length + ".json", b'{"x":1}'))
    game.settle()
    text = seen(game)
    assert text.startswith("WWWW")
    assert ".json was not opened. " in text
    assert text.endswith(game.host.announced[-1][-30:])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_link_with_a_long_option_is_told_as_a_whole(size):
    game = game_of(size)
    players = ["", ""]
    value = ["0" * 16, "kalah", {"W" * 80: 1}, None, None, players, "", None, None, None]
    game.host.fragment = link_of(value)
    game.frame(LinkChanged())
    game.settle()
    assert seen(game) == game.host.announced[-1]
    assert "W" * 40 in game.host.announced[-1]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_several_notices_are_all_read_however_small_the_window(size):
    game = game_of(size)
    texts = [f"{'W' * 255} {number} " + "was not opened. " * 9 for number in range(5)]
    for text in texts:
        game.app.notice.tell(text)
    assert [word for word in read_through(game).split() if "W" not in word] == [
        word for text in texts for word in text.split() if "W" not in word
    ]


def test_a_few_notices_are_read_together():
    game = game_of((1280, 720))
    game.app.notice.tell("One thing.")
    game.app.notice.tell("Another.")
    assert seen(game) == "One thing. Another."
    press_beside(game)
    assert not game.app.notice.shown


LOZENGES = ENGLISH.text("frame.no-letters")


@pytest.mark.parametrize("game_name", ["kalah", "four-player", "bao", "bantu"])
def test_at_the_table_of_a_phone_a_notice_lies_on_nothing_that_can_be_pressed(game_name):
    game = game_of((390, 844))
    game.sit_down(game_name, {0: Player("person", "\u738b"), 1: Player("person", "Asha")})
    game.settle()
    assert game.app.notice.text == LOZENGES
    box = game.app.notice._box()
    assert [each.id for each in game.host.targets if box.meets(Box(*each.rect))] == []
    game.click("more", device="touch")
    assert game.state["scene"] == "more"


def test_a_notice_at_the_top_goes_to_the_bottom_where_the_top_is_taken():
    game = game_of((390, 844))
    game.sit_down()
    game.settle()
    game.app._tell(LOZENGES)
    high = game.app.notice._box()
    game.click("menu")
    low = game.app.notice._box()
    assert high.bottom < 200
    assert low.bottom > 800


def test_a_notice_that_is_smaller_than_the_one_before_leaves_nothing_of_it():
    game = game_of((320, 240))
    for length in (255, 1):
        game.frame(FileGiven("W" * length + ".json", b'{"x":1}'))
        game.settle()
    game.frame(FileGiven("W" * 255 + ".json", b'{"x":1}'))
    game.settle()
    seen_in_steps = pygame.image.tobytes(pygame.display.get_surface(), "RGB")
    game.app._draw_anew()
    game.settle()
    assert seen_in_steps == pygame.image.tobytes(pygame.display.get_surface(), "RGB")
