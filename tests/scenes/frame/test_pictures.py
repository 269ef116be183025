"""A few scenes look as they did: small pictures, compared with what was looked at and kept."""

import pygame
import pytest

from tools.gallery.references import MOST_BLOCK, MOST_MEAN, PICTURES, difference, path_of, small


def kept(name):
    return pygame.image.load(path_of(*name)).convert(24)


@pytest.mark.parametrize("name", PICTURES, ids="-".join)
def test_a_scene_looks_as_it_did(name):
    found = difference(kept(name), small(*name))
    assert found.alike, found


@pytest.mark.parametrize("name", PICTURES[:5], ids="-".join)
def test_other_edges_and_letters_pass(name):
    found = difference(kept(name), small(*name, scale=1.5))
    assert found.alike, found


@pytest.mark.parametrize("name", [p for p in PICTURES if "table" in p[0]], ids="-".join)
def test_a_board_without_what_lies_on_it_or_without_a_board_fails(name):
    picture = kept(name)
    bare = picture.copy()
    bare.fill(picture.get_at((2, 2)))
    assert not difference(picture, bare).alike


@pytest.mark.parametrize("name", [p for p in PICTURES if p[1] == "desktop"], ids="-".join)
def test_a_missing_quarter_fails(name):
    picture = kept(name)
    width, height = picture.get_size()
    spoilt = picture.copy()
    spoilt.fill(picture.get_at((1, 1)), (width // 4, height // 4, width // 2, height // 2))
    found = difference(picture, spoilt)
    assert found.mean > MOST_MEAN or found.block > MOST_BLOCK


def test_another_theme_and_another_board_fail():
    scenes = {(scene, window): kept((scene, window, theme)) for scene, window, theme in PICTURES}
    desktops = [picture for (_, window), picture in scenes.items() if window == "desktop"]
    for number, one in enumerate(desktops):
        for other in desktops[number + 1 :]:
            assert not difference(one, other).alike


def test_pictures_of_other_sizes_are_not_compared():
    with pytest.raises(ValueError, match="is not"):
        difference(pygame.Surface((4, 4)), pygame.Surface((4, 5)))
