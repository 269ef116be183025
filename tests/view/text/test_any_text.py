"""Any text at all can be measured, wrapped, cut and drawn, in every way there is."""

import os
from dataclasses import replace

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.untrusted.clusters import count
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.drawing import draw_item, item_fits
from game.view.text.text_box import TextBox, draw_text, fits, truncated
from game.view.text.type import Type
from game.view.theme import THEMES
from game.view.widgets import Item, State
from tests.untrusted.any_text import NASTY, long_texts, texts

TYPE = Type()
BRUSH = Brush(next(iter(THEMES.values())), TYPE, 1.0, 16.0)
SURFACE = pygame.Surface((300, 200))
BOX = Box(10, 10, 200, 60)
BLACK = (0, 0, 0)

#: As much of a machine's memory as nobody misses.
MOST_PIXELS = 8_000_000

faces = st.sampled_from(["text", "bold", "title"])
sizes = st.integers(0, 60)


def draw_in_every_way(text):
    """Draw a text as words, cut and uncut, and on buttons of each kind."""
    for valign, align in (("top", "left"), ("middle", "centre"), ("bottom", "right")):
        words = TextBox(text, BOX, 16, align=align, valign=valign)
        fits(words, BRUSH)
        draw_text(SURFACE, words, BRUSH)
        draw_text(SURFACE, truncated(words, BRUSH), BRUSH)
        broken = truncated(replace(words, breaks=True), BRUSH)
        assert fits(broken, BRUSH)
        draw_text(SURFACE, broken, BRUSH)
    for style in ("plain", "primary", "stacked", "off"):
        item = Item("a", text, BOX, text, "menu", style)
        item_fits(item, BRUSH)
        draw_item(SURFACE, item, State(), BRUSH)


@given(texts() | long_texts(), faces, sizes, st.integers(-5, 2_000))
@settings(deadline=None)
def test_any_text_is_measured_wrapped_and_drawn(text, face, size, width):
    assert TYPE.width(text, face, size) >= 0
    drawn = TYPE.line(text, face, size, BLACK)
    assert drawn.get_width() * drawn.get_height() < MOST_PIXELS
    assert TYPE.wrapped(text, face, size, width)


@given(texts())
@settings(deadline=None, max_examples=60)
def test_any_text_is_drawn_as_words_and_on_buttons(text):
    draw_in_every_way(text)


@pytest.mark.parametrize("text", NASTY, ids=ascii)
def test_each_nasty_text_is_drawn_alone(text):
    draw_in_every_way(text)
    draw_in_every_way(text * 30)


@given(long_texts())
@settings(deadline=None, max_examples=6)
def test_a_very_long_text_is_drawn_too(text):
    draw_text(SURFACE, TextBox(text, BOX, 16), BRUSH)


@given(texts() | st.just("no-seeds-" * 200), st.integers(1, 200))
@settings(deadline=None)
def test_a_line_is_chopped_into_pieces_that_fit(text, width):
    pieces = TYPE.wrapped_anywhere(text, "text", 16, width)
    assert all(count(piece) == 1 or TYPE.width(piece, "text", 16) <= width for piece in pieces)


def test_chopping_loses_nothing():
    text = "A seed that falls into an empty house of yours takes what lies opposite."
    assert "".join(TYPE.wrapped_anywhere(text, "text", 16, 50)) == text


def test_a_target_is_spoken_in_plain_words():
    assert Item("a", "to \u202e\ud800", BOX).target().name == "to ??"
