"""The gallery shows the tables as eyes see them that lack a kind of cone."""

import pygame
import pytest

from game.view.theme import THEMES
from tools.gallery.eyes import LACKING, as_seen
from tools.gallery.scenes import TABLES, pictures


def picture_of(*colours):
    picture = pygame.Surface((len(colours), 1))
    for x, colour in enumerate(colours):
        picture.set_at((x, 0), colour)
    return picture


@pytest.mark.parametrize("eye", LACKING)
def test_greys_stay_as_they_are(eye):
    greys = [(level, level, level) for level in (0, 1, 90, 254, 255)]
    seen = as_seen(picture_of(*greys), eye)
    for x, grey in enumerate(greys):
        assert all(abs(a - b) <= 1 for a, b in zip(seen.get_at((x, 0))[:3], grey, strict=True))


def test_red_and_green_of_one_lightness_are_alike_without_the_cones_for_red_or_green():
    red, green = (200, 80, 60), (90, 135, 60)
    for eye, apart in (("deuteranopia", 40), ("protanopia", 60), ("tritanopia", 90)):
        seen = as_seen(picture_of(red, green), eye)
        one, other = (seen.get_at((x, 0)) for x in (0, 1))
        far = abs(one.r - other.r) + abs(one.g - other.g)
        assert (far < apart) == (eye != "tritanopia"), eye


def test_each_table_is_there_in_each_theme_for_each_kind_of_eye():
    shown = set(pictures())
    for scene in TABLES:
        for theme in THEMES:
            assert (scene, "desktop", theme) in shown
            assert all((scene, "desktop", f"{theme}-{eye}") in shown for eye in LACKING)
