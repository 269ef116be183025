"""Bold words in a text box."""

import pygame

from game.i18n.emphasis import OFF, ON
from game.view.box import Box
from game.view.brush import Brush
from game.view.text.text_box import TextBox, draw_text, fits, lines_of
from game.view.text.type import Type
from game.view.theme import LIGHT_WOOD


def _drawn(text: str, width: float = 300) -> bytes:
    surface = pygame.Surface((400, 100))
    surface.fill((255, 255, 255))
    draw_text(surface, TextBox(text, Box(0, 0, width, 100), 16), Brush(LIGHT_WOOD, Type(), 1, 16))
    return pygame.image.tobytes(surface, "RGB")


def test_bold_words_look_different_and_the_signs_around_them_are_not_seen() -> None:
    plain, bold = _drawn("You captured 4 seeds."), _drawn(f"You {ON}captured 4{OFF} seeds.")
    assert bold != plain
    assert bold != _drawn(f"{ON}You captured 4 seeds.{OFF}")


def test_a_text_with_bold_words_that_fits_is_drawn_within_its_box() -> None:
    text = f"Computer sowed house 4 and {ON}captured 4 of your seeds{OFF} in your house 2."
    text_box = TextBox(text, Box(0, 0, 200, 100), 16)
    assert fits(text_box, Brush(LIGHT_WOOD, Type(), 1, 16))
    surface = pygame.Surface((400, 100), pygame.SRCALPHA)
    draw_text(surface, text_box, Brush(LIGHT_WOOD, Type(), 1, 16))
    assert surface.get_bounding_rect().right <= 201


def test_only_the_bold_words_of_a_line_are_measured_as_bold_ones() -> None:
    type_ = Type()
    before, bold = "In the houses that lie on your side of the board you ", "sow"
    width = type_.width(before, "text", 16) + type_.width(bold, "bold", 16)
    assert width < type_.width(before + bold, "bold", 16)
    text_box = TextBox(f"{before}{ON}{bold}{OFF}", Box(0, 0, width + 1, 100), 16)
    assert len(lines_of(text_box, Brush(LIGHT_WOOD, type_, 1, 16))[1]) == 1
