import pytest

from game.view.bantu.colours import colours_of
from game.view.bantu.piece import FORMS
from game.view.theme import THEMES, contrast


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_pieces_signs_and_numbers_stand_out(theme):
    colours = colours_of(theme)
    for piece, number in zip(colours.pieces, colours.numbers, strict=True):
        assert contrast(piece, number) >= 4.5
    for sign in colours.signs:
        assert contrast(sign, theme.table) >= 3


def test_players_differ_in_form_and_not_in_colour_only():
    assert len({form.points for form in FORMS.values()}) == 4
