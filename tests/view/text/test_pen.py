"""What is drawn of letters that the faces do not have."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.view.text.type import Type
from tests.names import TAKEN

BLACK = (0, 0, 0)
FACES = ["text", "bold", "title"]


def ink(text, face="text", size=40):
    """The rectangle of what is seen of a line."""
    return Type().line(text, face, size, BLACK).get_bounding_rect()


def pixels(text, face="text", size=40):
    return pygame.image.tobytes(Type().line(text, face, size, BLACK), "RGBA")


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("what", TAKEN)
def test_a_line_is_as_wide_as_it_was_measured_and_as_high_as_all_others(what, face):
    type_ = Type()
    drawn = type_.line(TAKEN[what], face, 20, BLACK)
    assert drawn.get_width() == type_.width(TAKEN[what], face, 20)
    assert drawn.get_height() == type_.line("Asha", face, 20, BLACK).get_height()
    assert drawn.get_bounding_rect()


def test_letters_of_both_fonts_stand_on_the_same_line_and_are_as_high():
    low, late = ink("x"), ink("\N{CYRILLIC SMALL LETTER HA}")
    assert abs(low.bottom - late.bottom) <= 1
    assert abs(low.height - late.height) <= 2


def test_each_letter_that_cannot_be_drawn_has_one_sign():
    type_ = Type()
    one = type_.width("王", "text", 20)
    assert type_.width("王小明", "text", 20) == 3 * one
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    assert type_.width(family, "text", 20) == one
    assert pixels("王") == pixels(family)


def test_a_mark_stands_above_a_capital_and_not_in_it():
    letter, marked = ink("Ɛ"), ink("Ɛ\u0301")
    assert marked.top < letter.top
    assert marked.bottom == letter.bottom
    assert marked.width == letter.width


def test_a_second_mark_stands_above_the_first():
    assert ink("ɛ\u0308\u0301").top < ink("ɛ\u0308").top < ink("ɛ").top


def test_a_mark_below_stands_below():
    assert ink("ɛ\u0323").bottom > ink("ɛ").bottom


@pytest.mark.parametrize("text", ["Asha", TAKEN["Ukrainian"]], ids=ascii)
def test_joiners_take_no_room(text):
    assert pixels("\u200d".join(text) + "\ufe0f") == pixels(text)


def test_a_name_of_many_marks_stays_in_its_line():
    type_ = Type()
    zalgo = "".join(letter + "\u0301\u0316\u0323" * 20 for letter in "Asha")
    drawn = type_.line(zalgo, "text", 20, BLACK)
    assert drawn.get_height() == type_.line("Asha", "text", 20, BLACK).get_height()


def test_it_is_known_whether_signs_were_drawn():
    type_ = Type()
    type_.line("Олена", "text", 20, BLACK)
    assert not type_.has_signs
    type_.line("王", "text", 20, BLACK)
    assert type_.has_signs
