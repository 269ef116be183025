"""Boards as they are drawn: every place keeps to its own part of the picture."""

import pygame
import pytest

from game.rules.registry import GAMES, make
from game.view.art import Art
from game.view.board.drawing import Appearance
from game.view.box import Box
from game.view.measure import measure
from game.view.registry import VIEWS
from game.view.text.type import Type
from game.view.theme import THEMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (568, 320)])
def test_nothing_of_a_place_is_drawn_outside_the_area_it_names(name, size):
    game, view, (width, height) = make(name), VIEWS[name], size
    plan = view.plan(game, Box(4, 4, width - 8, height * 0.75), 0, measure(*size).unit)
    board = view.drawing(game, plan, Art(THEMES["light-wood"]), Type(), 1.0)
    contents = view.contents(game, game.start())
    marks = frozenset(("last", "robbed", "hint", "focus", "end", "path", "earlier-from"))
    ink = (1, 2, 3)
    surface = pygame.Surface(size)
    for place in board.plan.spots:
        surface.fill(ink)
        chip = 36 if place.kind in ("store", "reservoir") else -12
        board.draw_place(surface, place, Appearance(contents[place], marks, True, chip, True))
        surface.fill(ink, board.area(place))
        left = pygame.mask.from_threshold(surface, ink, (1, 1, 1))
        left.invert()
        assert left.get_bounding_rects() == [], (place, board.area(place))
