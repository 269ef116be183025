"""Texts that are too long for their place."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.untrusted.clusters import clusters
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.drawing import draw_item
from game.view.text.text_box import TextBox, fits, truncated
from game.view.text.type import Type
from game.view.theme import THEMES
from game.view.widgets import Item, State
from tests.names import TAKEN

BRUSH = Brush(next(iter(THEMES.values())), Type(), 1.0, 16.0)


def test_a_sentence_is_cut_after_a_word():
    box = TextBox("Mia Katharina", Box(0, 0, 60, 22), 16)
    assert truncated(box, BRUSH).text == "Mia…"


@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_a_name_is_cut_by_letters_so_that_as_much_is_seen_as_there_is_room_for(width):
    name = "Mia Katharina"
    box = TextBox(name, Box(0, 0, width, 22), 16)
    short = truncated(box, BRUSH, within_words=True)
    kept = len(short.text) - 1
    assert fits(short, BRUSH)
    if short.text != name:
        assert short.text.endswith("…")
        longer = name[: kept + 2].rstrip() + "…"
        assert not fits(TextBox(longer, box.box, 16), BRUSH)


@pytest.mark.parametrize(
    "word", ["Llanfairpwllgwyngyllgogerychwyrndrobwll", "W" * 40, "\u738b" * 40]
)
def test_a_first_word_that_finds_no_room_is_cut_by_letters_and_what_follows_stays(word):
    box = TextBox(f"{word} to move", Box(0, 0, 180, 22), 16)
    short = truncated(box, BRUSH)
    seen, rest = short.text.split("…")
    assert fits(short, BRUSH)
    assert rest == " to move"
    assert word.startswith(seen)
    assert len(seen) >= 4


def test_the_comma_after_a_word_that_is_cut_stays_with_what_follows():
    short = truncated(TextBox(f"{'W' * 40}, Asha", Box(0, 0, 180, 22), 16), BRUSH)
    assert short.text.endswith("W…, Asha")


def test_what_follows_goes_too_where_it_would_leave_nothing_of_the_first_word():
    word = "Llanfairpwllgwyngyllgogerychwyrndrobwll"
    box = TextBox(f"{word} against {word}", Box(0, 0, 180, 22), 16)
    short = truncated(box, BRUSH)
    assert fits(short, BRUSH)
    assert short.text.endswith("…")
    assert word.startswith(short.text[:-1])
    assert len(short.text) > 10


@pytest.mark.parametrize("what", ["Yoruba with its tones", "forty flags", "Vietnamese, decomposed"])
@pytest.mark.parametrize("width", [50, 90, 140])
def test_a_name_is_never_cut_inside_a_letter(what, width):
    box = TextBox(TAKEN[what], Box(0, 0, width, 22), 16)
    short = truncated(box, BRUSH, within_words=True).text.removesuffix("…")
    letters = clusters(TAKEN[what])
    assert clusters(short) == letters[: len(clusters(short))]
    assert 0 < len(clusters(short)) < len(letters)


def test_a_word_that_is_too_long_for_a_field_shows_its_beginning():
    field = Item(
        "name", "Name", Box(0, 0, 120, 44), "You", style="field", role="field", text="W" * 40
    )
    empty = Item("name", "Name", Box(0, 0, 120, 44), "", style="field", role="field", text="…")
    pictures = []
    for item in (field, empty):
        surface = pygame.Surface((120, 44))
        draw_item(surface, item, State(), BRUSH)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_with_the_focus_the_end_of_a_long_text_is_seen():
    pictures = []
    for text in ("W" * 40, "W" * 39 + "i"):
        item = Item("name", "Name", Box(0, 0, 120, 44), "", style="field", role="field", text=text)
        surface = pygame.Surface((120, 44))
        draw_item(surface, item, State(focus=True), BRUSH)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]
