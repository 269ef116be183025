"""Words in a text box that lead to the glossary."""

import pygame

from game.i18n.emphasis import link
from game.view.box import Box
from game.view.brush import Brush
from game.view.text.text_box import TextBox, draw_text, placed_runs
from game.view.text.type import Type
from game.view.theme import LIGHT_WOOD

BRUSH = Brush(LIGHT_WOOD, Type(), 1, 16)
SENTENCE = f"The ends of a row are its {link('kichwa', 'kichwa pits')}, each with four notches."


def _longest_line(text: str) -> int:
    """How many pixels of ink lie side by side at most."""
    surface = pygame.Surface((400, 100))
    draw_text(surface, TextBox(text, Box(0, 0, 390, 100), 16), BRUSH)
    ground, longest = surface.map_rgb((0, 0, 0)), 0
    pixels = pygame.PixelArray(surface)
    for y in range(100):
        row = "".join(".#"[pixels[x, y] != ground] for x in range(400))
        longest = max(longest, *map(len, row.split(".")))
    return longest


def test_a_word_that_leads_somewhere_is_underlined():
    assert _longest_line("See the kichwa here.") < 30
    wide = BRUSH.type.width("kichwa", "text", 16)
    assert wide - 1 <= _longest_line(f"See the {link('kichwa', 'kichwa')} here.") <= wide + 1


def test_runs_of_a_text_lie_in_its_box_and_say_all_of_it():
    box = Box(10, 20, 150, 200)
    runs = list(placed_runs(TextBox(SENTENCE, box, 16), BRUSH))
    assert "".join(run.text for run, _ in runs).replace(" ", "") == (
        "Theendsofarowareitskichwapits,eachwithfournotches."
    )
    for _, place in runs:
        assert box.x <= place.left
        assert place.right <= box.right + 1
        assert place.bottom <= box.bottom


def test_a_link_over_the_end_of_a_line_goes_on_in_the_next_one_without_the_spaces_beside_it():
    found = set()
    for width in range(90, 380, 10):
        runs = placed_runs(TextBox(SENTENCE, Box(0, 0, width, 400), 16), BRUSH)
        found.add(tuple(run.text for run, _ in runs if run.word))
    assert found == {("kichwa pits",), ("kichwa", "pits")}
