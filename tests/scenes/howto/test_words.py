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


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_glossary_stand_in_alphabetical_order_down_each_column(game):
    rig = rig_at(WORDS, game)
    terms = [box for box in rig.top.words if box.face == "bold"]
    assert len(terms) > 3
    names = [box.text.casefold() for box in terms]
    assert names == sorted(names)
    spots = [(box.box.x, box.box.y) for box in terms]
    assert spots == sorted(spots)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_entry_that_is_looked_for_is_marked_and_at_the_top_where_the_page_scrolls(size):
    plain, rig = rig_at(WORDS, size=size), rig_at(WORDS, size=size, word="kimbi")
    marked = [box.text for box in rig.top.words if box.tone == "panel_text"]
    assert len(marked) == 2
    assert marked[0].startswith("kimbi")
    assert not [box for box in plain.top.words if box.tone == "panel_text"]
    term = next(box.box for box in rig.top.words if box.text == marked[0])
    pane = rig.top.pane
    if size[0] == 390:
        assert 0 <= pane.seen(term).y - pane.box.y <= 20
    x, y, *_ = pane.seen(term)
    edge = round(x) - 3, round(y) + 8
    assert rig.surface.get_at(edge)[:3] == rig.context.theme.accent
    beside = round(x + 200), round(y) - 3
    tint = rig.context.theme.tint
    assert rig.surface.get_at(beside)[:3] == tint
