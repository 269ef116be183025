"""The word at Finish: on the whole board where it can be read, and never half of it."""

import pygame
import pytest

from game.i18n.catalogue import Catalogue
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.art import Art
from game.view.bantu.disc import Disc
from game.view.bantu.finish import draw_finish
from game.view.bantu.view import BantuView
from game.view.text.type import Type
from game.view.theme import THEMES
from tests.view.bantu.test_plan import GAMES, plan_at
from tests.window_sizes import SIZES

THEME = next(iter(THEMES.values()))


def written(plan, size, game, word):
    """The rectangle of pixels that a word changes."""
    disc = Disc(game.board, plan, Art(THEME), Type(), 1.0)
    surfaces = [pygame.Surface(size, pygame.SRCALPHA) for _ in range(2)]
    for surface, text in zip(surfaces, (word, ""), strict=True):
        draw_finish(surface, disc, text)
    surfaces[0].blit(surfaces[1], (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return pygame.mask.from_surface(surfaces[0], 8).get_bounding_rects()


ROOMY = [size for size in SIZES if plan_at(size, make("bantu", {})).radius > 124]


@pytest.mark.parametrize("size", ROOMY)
def test_finish_bears_its_word(size):
    game = make("bantu", {"players": 4})
    assert written(plan_at(size, game), size, game, "Finish")


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_word_lies_over_no_place(size, options):
    game = make("bantu", options)
    plan = plan_at(size, game)
    for box in written(plan, size, game, "Finish"):
        for place, spot in plan.spots.items():
            x, y, width, height = spot.pit.shrunk(spot.pit.width * 0.1)
            assert not box.colliderect((x, y, width, height)), place


def test_a_long_word_is_written_smaller_or_not_at_all():
    game = make("bantu", {})
    plan = plan_at((1280, 720), game)
    longer = written(plan, (1280, 720), game, "Finishing")
    wide = longer[0].unionall(longer[1:]).width
    assert wide < 0.6 * plan.radius
    assert not written(plan, (1280, 720), game, "Finish " * 9)


def test_where_the_board_is_shown_large_no_half_of_the_word_is_seen():
    game = make("bantu", {"players": 4})
    near = [Place("circle", (3, 1)), Place("circle", (4, 1))]
    for size in SIZES:
        plan = plan_at(size, game, near)
        for box in written(plan, size, game, "Finish"):
            assert pygame.Rect(*map(int, plan.room)).inflate(2, 2).contains(box)


def test_the_word_is_that_of_the_catalogue():
    game, view = make("bantu", {}), BantuView()
    board = view.drawing(game, plan_at((1280, 720), game), Art(THEME), Type(), 1.0)
    words = Catalogue.load(["en"])
    view.inscribe(board, words)
    assert board.finish == words.text("table.bantu.finish") == "Finish"
