"""Coordinates on the boards: what they say, where they stand, when they are drawn."""

import math
from itertools import combinations

import pygame
import pytest

from game.i18n.catalogue import Catalogue
from game.rules.registry import make
from game.view.art import Art
from game.view.board.coordinate import coordinate_ink
from game.view.board.drawing import Appearance
from game.view.box import Box
from game.view.measure import measure
from game.view.pixels import px
from game.view.registry import VIEWS
from game.view.text.type import Type
from game.view.theme import THEMES, contrast
from tests.boxes import meet
from tests.window_sizes import SIZES

GAMES = ("kalah", "four-player", "bao")
PITS = {"kalah": 12, "four-player": 24, "bao": 32}
NEAR_FULL = 0.75
"""So much of a window is a board's at least."""


def board_at(name, size, theme="light-wood"):
    """A board that has most of a window, and its game."""
    game, view = make(name), VIEWS[name]
    width, height = size
    area = Box(4, 4, width - 8, height * NEAR_FULL)
    plan = view.plan(game, area, game.seats[0], measure(*size).unit)
    return game, view.drawing(game, plan, Art(THEMES[theme]), Type(), 1.0)


def named(board):
    return {place: spot for place, spot in board.plan.spots.items() if spot.name is not None}


def in_hollow(text, pit, round_):
    """Whether a text reaches into a hollow: one that fills its box, or a round one."""
    if not round_ or pit.width != pytest.approx(pit.height):
        return meet(text, pit)
    x, y = pit.middle
    nearest = min(max(x, text.x), text.right), min(max(y, text.y), text.bottom)
    return math.dist(nearest, pit.middle) < pit.width / 2 - 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_no_coordinate_is_in_the_way_of_a_hollow_a_count_or_another_one(name, size):
    _, board = board_at(name, size)
    spots = named(board)
    for place, spot in spots.items():
        assert spot.name.inside(board.plan.frame)
        wide = 0.6 * len(board.coordinate(place))
        text = spot.name.centred(wide * spot.name.height, 0.75 * spot.name.height)
        for other, there in board.plan.spots.items():
            assert not meet(text, there.badge), (place, other)
            assert not in_hollow(text, there.pit, round_=name == "four-player"), (place, other)
    for one, other in combinations(spots.values(), 2):
        assert not meet(one.name, other.name)


@pytest.mark.parametrize("name", ["kalah", "bao"])
@pytest.mark.parametrize("size", [size for size in SIZES if size != (320, 568)])
def test_every_pit_has_room_for_its_coordinate(name, size):
    _, board = board_at(name, size)
    assert {place for place in board.plan.spots if board.coordinate(place)} == set(named(board))
    assert len(named(board)) == PITS[name]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (360, 640)])
def test_in_four_player_mancala_small_boards_have_numbers_too(size):
    _, board = board_at("four-player", size)
    assert len(named(board)) == PITS["four-player"]


@pytest.mark.parametrize("name", GAMES)
def test_a_coordinate_is_what_texts_call_the_place(name):
    game, board = board_at(name, (1280, 720))
    teller = VIEWS[name].teller(Catalogue.load(["en"]), game)
    for place in board.plan.spots:
        coordinate = board.coordinate(place)
        words = teller.place_name(place, 0).replace(",", " ").split()
        assert not coordinate or coordinate in words
        assert bool(coordinate) == (place.kind in ("house", "pit"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
@pytest.mark.parametrize("theme", THEMES)
def test_a_coordinate_is_drawn_where_it_is_wanted_only(name, size, theme):
    _, board = board_at(name, size, theme)
    for place, spot in named(board).items():
        box = px(spot.name, 1.0).inflate(-2, -2)
        pictures = []
        for wanted in (False, True):
            surface = pygame.Surface(size)
            surface.fill(board.theme.wood_light)
            board.draw_place(surface, place, Appearance(3, named=wanted))
            pictures.append(surface)
        without, with_name = (picture.subsurface(box) for picture in pictures)
        assert pygame.image.tobytes(without, "RGB") != pygame.image.tobytes(with_name, "RGB")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_coordinates_stand_out_on_the_wood(theme):
    ink = coordinate_ink(theme)
    assert ink == (theme.mark_line if theme.name == "light-wood" else theme.badge_text)
    assert contrast(ink, theme.wood_light) >= 4.5
