import pytest

from game.view.bantu.colours import colours_of
from game.view.theme import THEMES, contrast, mixed


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_start_lines_joined_rows_and_wood_differ_in_lightness_and_not_in_colour_only(theme):
    colours = colours_of(theme)
    wood = mixed(theme.wood_dark, theme.wood_light, 0.5)
    assert contrast(colours.start, colours.joined) >= 3
    assert contrast(colours.start, wood) >= 1.5
    assert contrast(colours.joined, wood) >= 1.5
