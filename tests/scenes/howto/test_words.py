"""Words in the pages of how to play, and the glossary to which they lead."""

import pytest

from game.rules.registry import GAMES
from game.view.howto.reading import HISTORY, WORDS
from tests.scenes.rooms import WINDOWS
from tests.scenes.stage import Rig

SIZES = sorted({size for size, _ in WINDOWS})


def rig_at(page, game="bao", size=(1280, 720), **params):
    return Rig("rules", {"game": game, "page": page, **params}, size=size)


@pytest.mark.parametrize("size", SIZES)
def test_a_word_is_a_link_that_leads_to_the_glossary_and_back(size):
    rig = rig_at("kimbi", size=size)
    heading = rig.top.title()
    link = rig.targets()["word:kimbi"]
    assert (link.role, link.name, link.kind) == ("link", "kimbi", "control")
    rig.press("word:kimbi")
    rig.frame()
    assert rig.said[-1].startswith("kimbi")
    assert "KEEM-bee" in rig.said[-1]
    shown = [box.text for box in rig.top.words]
    assert rig.context.words.text("howto.words.title") in shown
    rig.press("back")
    assert rig.top.title() == heading
    assert "word:kimbi" in rig.targets()


def test_a_word_is_reached_by_keys_too():
    rig = rig_at("kimbi")
    for _ in range(60):
        rig.key("Tab")
        if rig.top.focus == "word:kichwa":
            break
    rig.key("Enter")
    assert rig.said[-1].startswith("kichwa")


@pytest.mark.parametrize("size", SIZES)
def test_a_word_is_pressed_where_it_stands(size):
    rig = rig_at("kimbi", size=size)
    rig.tap("word:kichwa")
    assert rig.said[-1].startswith("kichwa")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", [WORDS, HISTORY])
def test_nothing_of_these_pages_is_a_bare_key_or_a_sign(game, page):
    rig = rig_at(page, game)
    for box in rig.top.words:
        assert "[[" not in box.text
        assert not box.text.startswith(("glossary.", "history.", "howto."))
        assert "(glossary." not in box.text
