import pytest

from game.view.theme import THEMES, contrast

TEXT = (
    ("text", "table"),
    ("text", "table_edge"),
    ("soft_text", "table"),
    ("soft_text", "table_edge"),
    ("title", "table"),
    ("title", "table_edge"),
    ("panel_text", "panel"),
    ("panel_text", "panel_hover"),
    ("accent_text", "accent"),
    ("accent_text", "accent_hover"),
    ("badge_text", "badge"),
    ("badge_active_text", "badge_active"),
)
LARGE = (
    ("panel_edge", "table"),
    ("focus", "focus_gap"),
    ("mark_legal", "mark_line"),
    ("mark_last", "mark_line"),
    ("mark_end", "mark_line"),
    ("mark_capture", "mark_line"),
    ("accent", "table"),
)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("pair", TEXT)
def test_text_stands_out_from_its_ground(theme, pair):
    assert contrast(*(getattr(theme, part) for part in pair)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("pair", LARGE)
def test_marks_and_edges_stand_out(theme, pair):
    assert contrast(*(getattr(theme, part) for part in pair)) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_the_sign_of_each_seat_stands_out_on_table_and_panel(theme):
    for colour in theme.seats:
        assert contrast(colour, theme.table) >= 3
        assert contrast(colour, theme.panel) >= 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_seeds_stand_out_from_the_hollow(theme):
    for colour in theme.seeds:
        assert contrast(colour, theme.wood_dark) >= 3


def test_contrast_is_that_of_the_guidelines():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
