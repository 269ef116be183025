"""What the page shows before the game runs has the colours of the theme the game will take."""

import re

import pytest

from game.host.preferences import Preferences
from game.play.saved.settings import Settings
from game.scenes.frame.context import HANDED_OVER
from game.view.theme import THEMES, contrast
from tools.places import PAGE

ROOT = re.compile(r":root \{(.*?)\}", re.DOTALL)
QUERY = re.compile(r"@media \((.*?)\) \{\s*$")
VARIABLE = re.compile(r"--([a-z-]+): #([0-9a-f]{3,6});")

#: By the media query, the preference of the system that it is about.
PREFERENCES = {
    "": Preferences(),
    "prefers-color-scheme: dark": Preferences(dark=True),
    "prefers-contrast: more": Preferences(high_contrast=True),
}

#: What stands on what, as the style sheet has it.
TEXTS = [("ink", "ground"), ("ink", "edge"), ("soft", "ground"), ("soft", "edge")]
TEXTS += [("title", "ground"), ("title", "panel"), ("panel-ink", "panel"), ("panel-ink", "well")]
TEXTS += [("accent-ink", "accent"), ("soft", "panel")]


def parsed(digits):
    wide = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
    return tuple(bytes.fromhex(wide))


def first_colours():
    """The colours of the style sheet, by the media query that they stand in."""
    sheet = (PAGE / "page.css").read_text(encoding="utf-8")
    colours = {}
    for root in ROOT.finditer(sheet):
        before = sheet[: root.start()].rstrip()
        query = QUERY.search(before)
        values = VARIABLE.findall(root[1])
        colours[query[1] if query else ""] = {name: parsed(digits) for name, digits in values}
    return colours


def test_each_wish_has_its_colours():
    assert first_colours().keys() == PREFERENCES.keys()
    for colours in first_colours().values():
        assert colours.keys() == HANDED_OVER.keys()


@pytest.mark.parametrize("query", PREFERENCES)
def test_the_loading_screen_lies_on_the_ground_of_the_theme_that_follows(query):
    colours, theme = first_colours()[query], THEMES[Settings().theme_name(PREFERENCES[query])]
    same = {"ground", "edge", "ink", "soft", "panel", "well"}
    # What asks for contrast gets black and white alone, but for the game.
    for name in same if theme.name == "high-contrast" else HANDED_OVER:
        assert colours[name] == getattr(theme, HANDED_OVER[name]), name


@pytest.mark.parametrize("query", PREFERENCES)
@pytest.mark.parametrize("pair", TEXTS, ids=" on ".join)
def test_texts_of_the_page_stand_out(query, pair):
    colours = first_colours()[query]
    assert contrast(*(colours[name] for name in pair)) >= 4.5


def test_browsers_paint_their_bars_as_the_loading_screen():
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    metas = re.findall(r'<meta name="theme-color" content="#(\w+)"(?: media="\((.*?)\)")?>', page)
    bars = {query: parsed(digits) for digits, query in metas}
    assert bars == {query: colours["ground"] for query, colours in first_colours().items()}
