"""Sheets to be printed are opened for the paper one has."""

import pytest

from game.host.preferences import Preferences
from game.view.text.text_box import fits
from tests.scenes.stage import Rig

SIZES = [(320, 480), (390, 844), (844, 390), (1280, 720)]


def opened(size=(1280, 720), **more):
    rig = Rig(size=size, **more)
    rig.stage.push("papers", {"game": "bao"})
    rig.settle()
    return rig


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_sheets_for_a_paper_are_shown_and_the_game_goes_on(paper):
    rig = opened()
    rig.tap(f"paper:{paper}")
    assert rig.host.opened_papers == [f"bao-{paper}.pdf"]
    assert rig.top.name == "menu"


@pytest.mark.parametrize(
    ("language", "first"),
    [("en-US", "letter"), ("es-MX", "letter"), ("en-GB", "a4"), ("sw", "a4"), ("en", "a4")],
)
def test_the_paper_that_is_usual_there_comes_first(language, first):
    rig = opened(preferences=Preferences(languages=(language,)))
    papers = [target.id for target in rig.top.targets() if target.id.startswith("paper:")]
    assert papers[0] == f"paper:{first}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_all_of_it_can_be_read(size, text):
    rig = opened(size, text=text)
    assert all(fits(box, rig.context.brush) for box in rig.top.words)
