"""The QR code on the screen, read from the picture by a decoder that is not ours."""

from itertools import product

import pygame
import pytest
import zxingcpp

from game.host.interface import Viewport
from game.play.qr.sizes import size_for
from tests.cases import all_cases
from tests.scenes.stage import Rig

LINK = "https://example.org/baraza/#m=" + "AXjai1ZKSkxMNjcwTzIwMDaxNDRIVdJRyk7MScxQ0qmu" * 6


def shown(size=(1280, 720), text=LINK, scale=1.0, **settings):
    modules = size_for(len(text), 25).side
    rig = Rig("code", {"text": text, "modules": modules}, size, drawn=False, **settings)
    if scale != 1.0:
        rig.context.viewport = Viewport(*size, scale)
        rig.surface = pygame.Surface((round(size[0] * scale), round(size[1] * scale)))
        rig.top.resize(rig.context.viewport)
    rig.frame()
    rig.settle()
    return rig


def read(surface):
    """What is read in a picture."""
    grey = bytes(
        surface.get_at((x, y))[1]
        for y in range(surface.get_height())
        for x in range(surface.get_width())
    )
    picture = memoryview(grey).cast("B", (surface.get_height(), surface.get_width()))
    return [
        code.text for code in zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)
    ]


@pytest.mark.parametrize("theme", ["light-wood", "dark-wood", "high-contrast"])
def test_it_is_read_from_the_screen_in_every_theme(theme):
    assert read(shown((600, 700), theme=theme).surface) == [LINK]


@pytest.mark.parametrize(
    ("size", "scale"),
    [((390, 844), 1.0), ((390, 844), 2.0), ((320, 480), 1.0), ((844, 390), 2.0)],
    ids=str,
)
def test_it_is_read_from_a_phone(size, scale):
    rig = shown(size, scale=scale)
    assert read(rig.surface) == [LINK]


SIZES = [(320, 480), (360, 640), (568, 320), (1000, 700), (1280, 720), (2560, 1440)]


def test_modules_are_whole_pixels_with_light_ones_around():
    across = size_for(len(LINK), 25).side + 8
    with all_cases() as cases:
        for size, scale in product(SIZES, (1.0, 1.5)):
            with cases.of(size, scale):
                rig = shown(size, scale=scale)
                code = rig.top.code
                module = code.width * scale / across
                assert module == pytest.approx(round(module))
                assert code.inside(rig.top.sheet)
                edge = {
                    tuple(rig.surface.get_at((x, round(code.y * scale) + y))[:3])
                    for x in range(round(code.x * scale), round(code.right * scale), 3)
                    for y in (0, 4 * round(module) - 1)
                }
                assert edge == {(255, 255, 255)}


def test_it_is_told_what_the_picture_is():
    rig = shown()
    notes = [note.text for note in rig.top.outline().notes]
    assert "QR code with the link to this match." in notes
    assert "Scan it with the camera of the other device: the match opens there." in notes
    assert "Scan it" in rig.said[-1]


def test_what_the_code_stands_for_is_told():
    assert LINK in {note.text for note in shown().top.outline().notes}
