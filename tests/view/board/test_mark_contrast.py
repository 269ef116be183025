"""Marks stand out from what is round them, on every board and in every theme, as they are drawn.

A mark is a line with an outline, so that it stands out on any ground: one of them does. Each test
prints its table: by mark, the contrast of the median part of a mark with what is round that part,
at the place where that is least.
"""

from collections import defaultdict
from functools import lru_cache
from statistics import median

import pygame
import pytest

from game.rules.registry import make
from game.view.art import Art
from game.view.bantu.piece import Piece
from game.view.board.drawing import Appearance
from game.view.board.marks import Mark
from game.view.box import Box
from game.view.registry import VIEWS
from game.view.steps import go_on
from game.view.text.type import Type
from game.view.theme import THEMES, luminance

MARKS = tuple(sorted(Mark.__args__))

#: They stand in pits alone, and only Bao's board draws them.
WAYS = {"forth", "back", "halt", "hint-forth", "hint-back"}

GAMES = ("kalah", "four-player", "bao", "bantu")

#: The room of a board in CSS pixels, and canvas pixels for each: a window, and a phone.
WINDOWS = {"window": ((1180, 560), 1.0), "phone": ((366, 420), 2.0)}

NOISE = 12
"""Levels of 255: what differs by less is no part of a mark."""

EDGE, ROUND = 1, 4
"""From one to the other, in pixels away from a mark, is what lies round it."""

TILE, LEAST_INKS, SHARE = 12, 16, 0.2
"""A mark is looked at in tiles of so many pixels where it covers at least so many of one. What
counts is the line or the outline: a fifth of these pixels is darker, or brighter, yet."""

CHIPS = (12, -4)
"""What a place has won, and lost."""

FOUR = 4
"""As many seeds lie in a place that is empty at the start of a match, too."""

LEAST = 3.0


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((1, 1))


class Bare:
    """The bare board of a game in one theme, in a window."""

    def __init__(self, name, theme, window):
        (width, height), scale = WINDOWS[window]
        game, view = make(name), VIEWS[name]
        plan = view.plan(game, Box(0, 0, width, height), game.seats[0], 1.0)
        self.board = view.drawing(game, plan, Art(theme), Type(), scale)
        self.ground = pygame.Surface((round(width * scale), round(height * scale)))
        self.ground.fill(theme.table)
        assert go_on(self.board.ground_steps(self.ground), float("inf"))
        self.contents = view.contents(game, game.start(game.seats[0]))

    def places(self):
        """One place of each kind, and the next of that kind, each with what may lie there."""
        kinds = {}
        for place in self.contents:
            if place in self.board.plan.spots:
                kinds.setdefault(place.kind, []).append(place)
        for places in kinds.values():
            for place in (places[0], places[len(places) // 2]):
                content = self.contents[place]
                yield place, content
                if content is not None:
                    yield place, FOUR if content == 0 else None if isinstance(content, Piece) else 0

    def pictures(self, place, look, plain):
        """A place as it is without a mark, and with it."""
        area = self.board.area(place).clip(self.ground.get_rect())
        for each in (plain, look):
            picture = self.ground.copy()
            self.board.draw_place(picture, place, each)
            yield picture.subsurface(area)

    def least(self, **marked):
        """The least contrast of a mark at any place where it can be; None where it is nowhere."""
        measured = [
            contrast_of(*self.pictures(place, Appearance(content, **marked), Appearance(content)))
            for place, content in self.places()
            if place.kind == "pit" or WAYS.isdisjoint(marked.get("marks", ()))
        ]
        return min((each for each in measured if each is not None), default=None)


@lru_cache(maxsize=100_000)
def light(colour):
    """The luminance of a colour, three bytes, with what contrast adds to it."""
    return luminance(tuple(colour)) + 0.05


def lights(picture, mask):
    """The luminance of each pixel that a mask covers, by the tile that it is in."""
    width, height = picture.get_size()
    colours = pygame.image.tobytes(picture, "RGB")
    covered = pygame.image.tobytes(mask.to_surface(), "RGB")[::3]
    tiles = defaultdict(list)
    for spot in range(width * height):
        if covered[spot]:
            tile = spot % width // TILE, spot // width // TILE
            tiles[tile].append(light(colours[3 * spot : 3 * spot + 3]))
    return tiles


def changed(plain, marked):
    """A mask of the pixels in which two pictures differ."""
    alike = pygame.mask.from_threshold(marked, (0, 0, 0), (NOISE, NOISE, NOISE, 255), plain)
    alike.invert()
    return alike


def round_about(mask):
    """A mask of what is near another, without it and the blurred pixels at its edge."""
    wide, edge = (pygame.mask.Mask(mask.get_size()) for _ in range(2))
    for reach, grown in ((ROUND, wide), (EDGE, edge)):
        for x in range(-reach, reach + 1):
            for y in range(-reach, reach + 1):
                grown.draw(mask, (x, y))
    wide.erase(edge, (0, 0))
    return wide


def contrast_of(plain, marked):
    """The contrast of a mark with what is round it: the median of its parts, by their size."""
    mark = changed(plain, marked)
    grounds = lights(plain, round_about(mark))
    contrasts = []
    for (x, y), inks in lights(marked, mark).items():
        near = [spot for dx in (-1, 0, 1) for dy in (-1, 0, 1) for spot in grounds[x + dx, y + dy]]
        if len(inks) < LEAST_INKS or not near:
            continue
        # A line or its outline has to stand out, whichever does it better: not a few pixels.
        level, ordered = median(near), sorted(inks)
        dark, bright = (ordered[round((len(inks) - 1) * share)] for share in (SHARE, 1 - SHARE))
        contrasts += len(inks) * [max(level / dark, bright / level)]
    return median(contrasts) if contrasts else None


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_the_median_part_of_each_mark_stands_out_from_what_is_round_it(name, theme, window):
    bare = Bare(name, theme, window)
    least = {mark: bare.least(marks=frozenset([mark])) for mark in MARKS}
    least |= {f"chip {number}": bare.least(chip=number) for number in CHIPS}
    least = {mark: far for mark, far in least.items() if far is not None}
    print(name, theme.name, window, *(f"{mark} {far:.1f}" for mark, far in least.items()), sep="  ")
    assert not {mark: far for mark, far in least.items() if far < LEAST}
