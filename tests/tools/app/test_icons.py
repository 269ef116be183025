"""The icon in the forms of each system, as those who read them take it."""

import io

import pygame
import pytest
from PIL import Image

from game.host.window.opening import ICON
from tools.app import icons


def test_the_window_has_the_icon_of_the_page():
    assert ICON.read_bytes() == icons.DRAWING.read_bytes()


@pytest.mark.parametrize("size", icons.LINUX_SIZES)
def test_a_picture_has_its_size_and_shows_a_board_on_nothing(size):
    picture = pygame.image.load(io.BytesIO(icons.png(size)), "icon.png")
    assert picture.get_size() == (size, size)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((size // 2, size // 4)).a == 255


def test_windows_finds_every_size(tmp_path):
    with Image.open(icons.write_for("win32", tmp_path)) as icon:
        assert icon.format == "ICO"
        assert icon.info["sizes"] == {(size, size) for size in icons.WINDOWS_SIZES}
        icon.size = (48, 48)
        assert icon.convert("RGBA").getpixel((24, 12))[3] == 255


def test_macos_finds_every_size(tmp_path):
    with Image.open(icons.write_for("darwin", tmp_path)) as icon:
        assert icon.format == "ICNS"
        widths = {width * scale for width, _, scale in icon.info["sizes"]}
        assert widths == set(icons.MAC_KINDS.values())
