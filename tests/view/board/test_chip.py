"""The chips that tell what a place won or lost."""

import pygame
import pytest

from game.view.board.chip import chip_picture, chip_text, gain_spot, loss_spot
from game.view.text.type import Type
from game.view.theme import THEMES, contrast

PIT = pygame.Rect(100, 100, 60, 60)
SIZE = (30, 20)


def test_a_chip_has_its_sign():
    assert chip_text(20) == "+20"
    assert chip_text(-4) == "\N{MINUS SIGN}4"


def test_the_font_knows_the_signs_and_they_differ():
    font = Type().font("bold", 20)
    assert all(font.metrics(chip_text(number))[0] is not None for number in (1, -1))


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_number_on_a_chip_can_be_read(theme):
    for ground in (theme.mark_last, theme.mark_capture):
        assert contrast(ground, theme.mark_line) >= 4.5


@pytest.mark.parametrize("number", [1, 48, -4, -10])
def test_a_chip_is_as_wide_as_its_number(number):
    theme, type_ = THEMES["light-wood"], Type()
    chip = chip_picture(number, 24, theme, type_, 1.0)
    assert chip.get_height() == 24
    text = type_.width(chip_text(number), "bold", 24 * 0.7)
    assert chip.get_width() >= text + 8


def test_a_loss_lies_in_the_middle_of_an_empty_pit_and_low_on_new_seeds():
    badge = pygame.Rect(100, 170, 60, 20)
    assert loss_spot(SIZE, PIT, badge, True).center == PIT.center
    low = loss_spot(SIZE, PIT, badge, False)
    assert low.centery > PIT.centery
    assert PIT.contains(low)


@pytest.mark.parametrize("x", [70, 140])
@pytest.mark.parametrize("is_empty", [True, False])
def test_a_loss_gives_way_to_a_count_on_its_pit(x, is_empty):
    badge = pygame.Rect(x, 120, 40, 50)
    chip = loss_spot(SIZE, PIT, badge, is_empty)
    assert not chip.colliderect(badge)
    assert PIT.colliderect(chip)


@pytest.mark.parametrize(
    ("badge", "side"),
    [
        (pygame.Rect(100, 165, 60, 25), "bottom"),
        (pygame.Rect(70, 100, 25, 60), "left"),
        (pygame.Rect(165, 100, 25, 60), "right"),
    ],
)
def test_a_gain_lies_in_its_store_at_the_end_with_the_count(badge, side):
    chip = gain_spot(SIZE, PIT, badge)
    assert PIT.contains(chip)
    sides = ("top", "bottom", "left", "right")
    far = {each: abs(getattr(chip, each) - getattr(PIT, each)) for each in sides}
    assert min(far, key=far.get) == side


def test_a_gain_never_lies_at_the_top_where_the_wedge_of_the_last_seed_hangs():
    above = pygame.Rect(100, 70, 60, 25)
    assert gain_spot(SIZE, PIT, above).centery > PIT.centery
