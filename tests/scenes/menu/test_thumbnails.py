"""The small boards of the menu."""

import pygame
import pytest

from game.rules.registry import GAMES
from game.scenes.menu.thumbnails import draw_thumbnail, is_drawn, key_of, show_thumbnail
from game.view.box import Box
from tests.scenes.stage import Rig, match_of

CARD, STRIP = Box(0, 0, 288, 186), Box(0, 0, 128, 48)


def drawn(rig, match, well=CARD):
    """The picture of a match, and in how many steps it was drawn."""
    key = key_of(rig.context, match.position, well)
    steps = sum(1 for _ in draw_thumbnail(rig.context, key, well, match))
    assert is_drawn(rig.context, key)
    return rig.context.art.pictures[key], steps


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("well", [CARD, STRIP])
@pytest.mark.parametrize("theme", ["light-wood", "dark-wood", "high-contrast"])
def test_a_board_lies_on_the_well(name, well, theme):
    rig = Rig(drawn=False, theme=theme)
    picture, _ = drawn(rig, match_of(5, game=name), well)
    width, height = picture.get_size()
    assert width <= well.width
    assert height <= well.height
    assert (
        picture.get_at((0, 0))[:3] == picture.get_at((width - 1, 0))[:3] == rig.context.theme.well
    )
    middle = picture.subsurface(width // 3, height // 3, width // 3, height // 3)
    colours = {middle.get_at((x, y))[:3] for x in range(width // 3) for y in range(height // 3)}
    assert len(colours) > 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("theme", ["light-wood", "high-contrast"])
def test_nothing_of_a_board_is_cut_off_at_the_edges_of_its_picture(name, theme):
    rig = Rig(drawn=False, theme=theme)
    well = rig.context.theme.well
    for room in (CARD, STRIP, Box(0, 0, 73, 60)):
        picture, _ = drawn(rig, match_of(5, game=name), room)
        width, height = picture.get_size()
        edge = [(x, y) for x in range(width) for y in (0, height - 1)]
        edge += [(x, y) for x in (0, width - 1) for y in range(height)]
        # What is left is the end of a shadow.
        far = max(
            sum(abs(a - b) for a, b in zip(picture.get_at(at)[:3], well, strict=True))
            for at in edge
        )
        assert far <= 60, (room, far)


@pytest.mark.parametrize("well", [CARD, STRIP])
def test_the_boards_of_two_are_longer_than_high(well):
    rig = Rig(drawn=False)
    ground = rig.context.theme.well
    for name in ("kalah", "bao"):
        picture, _ = drawn(rig, match_of(5, game=name), well)
        width, height = picture.get_size()
        across = sum(picture.get_at((x, height // 2))[:3] != ground for x in range(width))
        down = sum(picture.get_at((width // 2, y))[:3] != ground for y in range(height))
        assert across > down, name


def test_it_is_drawn_in_steps():
    _, steps = drawn(Rig(drawn=False), match_of(5))
    assert steps > 10


def test_only_so_many_are_kept():
    rig = Rig(drawn=False)
    sizes = [Box(0, 0, 60 + size, 30) for size in range(30)]
    for well in sizes:
        drawn(rig, match_of(2), well)
    keys = [key_of(rig.context, match_of(2).position, well) for well in sizes]
    kept = [is_drawn(rig.context, key) for key in keys]
    assert 2 <= sum(kept) < len(sizes)
    assert kept == sorted(kept)


@pytest.mark.parametrize("theme", ["light-wood", "dark-wood", "high-contrast"])
@pytest.mark.parametrize("name", GAMES)
def test_until_a_board_is_drawn_its_outline_stands_in_the_well(name, theme):
    rig = Rig(drawn=False, theme=theme)
    ground = pygame.Surface((288, 186))
    show_thumbnail(ground, rig.context, key_of(rig.context, name, CARD), CARD)
    assert ground.get_at((20, 14))[:3] == rig.context.theme.well or name == "bao"
    row = {ground.get_at((x, 93))[:3] for x in range(288)}
    assert len(row) > 1


def test_an_outline_has_the_shape_of_its_board():
    rig = Rig(drawn=False)
    wide = {}
    for name in GAMES:
        ground = pygame.Surface((288, 186))
        show_thumbnail(ground, rig.context, key_of(rig.context, name, CARD), CARD)
        well = rig.context.theme.well
        wide[name] = sum(ground.get_at((x, 93))[:3] != well for x in range(288))
    assert wide["kalah"] >= wide["bao"] > wide["four-player"] == wide["bantu"]
