"""Colours of seats can be told apart, as they are drawn, by eyes of all kinds.

Each test prints its table: how far apart the two most alike are, by CIEDE2000.
"""

from itertools import combinations

import pygame
import pytest

from game.rules.registry import make
from game.view.art import Art
from game.view.bantu.colours import colours_of
from game.view.box import Box
from game.view.registry import VIEWS
from game.view.signs import with_signs
from game.view.steps import go_on
from game.view.text.type import Type
from game.view.theme import THEMES
from tests.colour_eyes import difference

EYES = ("usual", "protanopia", "deuteranopia", "tritanopia")
APART = 15
SIZE = 640

#: The set that is taken where nobody chooses, and that for all eyes.
SETS = ("usual", "safe")
SEATS = range(4)


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def ground_of(name, theme):
    """The bare board of a game for four."""
    game, view = make(name, {"players": 4}), VIEWS[name]
    plan = view.plan(game, Box(0, 0, SIZE, SIZE), game.seats[0], 1.0)
    surface = pygame.Surface((SIZE, SIZE))
    steps = view.drawing(game, plan, Art(theme), Type(), 1.0).ground_steps(surface)
    assert go_on(steps, float("inf"))
    return surface


def colours_by_use(theme):
    """What wears the colours of four seats: by its name, the colour of each."""
    bantu = colours_of(theme)
    return {
        "signs": theme.seats[:4],
        "pieces of Bantu": bantu.pieces,
        "signs of Bantu": bantu.signs,
    }


def table(colours, name):
    """The least difference for each kind of eye, printed."""
    least = {eye: min(difference(*pair, eye) for pair in combinations(colours, 2)) for eye in EYES}
    print(f"{name:34}", *(f"{eye} {far:5.1f}" for eye, far in least.items()), sep="  ")
    return least


@pytest.mark.parametrize("kind", SETS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_any_two_of_four_seats_are_told_apart_by_every_eye(theme, kind):
    for use, colours in colours_by_use(with_signs(theme, kind)).items():
        least = table(colours, f"{theme.name}, {kind}, {use}")
        assert min(least.values()) >= APART, use


@pytest.mark.parametrize("kind", SETS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_sides_of_a_board_for_four_are_edged_in_those_very_colours(theme, kind):
    theme = with_signs(theme, kind)
    surface = ground_of("four-player", theme)
    for seat in SEATS:
        edge = pygame.mask.from_threshold(surface, theme.seats[seat], (2, 2, 2, 255))
        assert edge.count() > SIZE, seat


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_piece_of_bantu_shows_the_very_colour_of_its_seat(theme, seat):
    theme = with_signs(theme, "usual")
    game, view = make("bantu", {"players": 4}), VIEWS["bantu"]
    plan = view.plan(game, Box(0, 0, SIZE, SIZE), game.seats[0], 1.0)
    board = view.drawing(game, plan, Art(theme), Type(), 1.0)
    pieces = {each for each in view.contents(game, game.start(game.seats[0])).values() if each}
    mine = next(each for each in pieces if each.seat == seat)
    picture = pygame.Surface(board.bunch(mine).get_size())
    picture.blit(board.bunch(mine), (0, 0))
    face = pygame.mask.from_threshold(picture, colours_of(theme).pieces[seat], (8, 8, 8, 255))
    assert face.count() > board.circle**2 / 4
