"""What the pages of how to play say."""

import re
from functools import cache

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import parts, unemphasised
from game.i18n.folders import LATE
from game.rules.registry import GAMES, make
from game.scenes.howto.book import book
from game.view.howto.reading import HISTORY, WORDS
from game.view.howto.values import page_values
from game.view.registry import VIEWS
from tests.places import ROOT
from tests.view.howto.kinds import every_kind

MOST_WORDS = 90
"""A page is read at one go."""

MOST_WORDS_OF_A_PRESET = 1_050
"""All pages of one way to play fit a printed sheet."""


@pytest.fixture(scope="module")
def words():
    words = Catalogue.load(["en"])
    words.add(late)
    return words


def late(language):
    """The words that come with the lessons."""
    return LATE["lessons"].read(language)


@cache
def every_page(game):
    """All pages of a game that differ, with the values their texts are filled with."""
    pages = {}
    for kind in every_kind(game):
        options = make(game, kind).options
        for page in VIEWS[game].rules(options):
            pages[page.text, page.notes] = page, options
    return tuple(pages.values())


def texts(words, page, options, standing=False):
    values = page_values(options, standing=standing)
    return [words.text(key, **values) for key in (page.heading, page.text, *page.notes)]


def count(text):
    return len(unemphasised(text).split())


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_words_with_all_values_filled_in_and_is_short(game, words):
    for page, options in every_page(game):
        for key in (page.heading, page.text, *page.notes):
            assert key in words, key
        for standing in (False, True):
            for text in texts(words, page, options, standing):
                assert not re.search(r"[{}\[\]|]", unemphasised(text)), text
            assert sum(map(count, texts(words, page, options, standing))) <= MOST_WORDS, page.key


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_how_to_play_is_left_without_a_page(game, words):
    said = {key for page, _ in every_page(game) for key in (page.heading, page.text, *page.notes)}
    written = {
        key
        for key in words.keys()  # noqa: SIM118 - a catalogue is no mapping
        if key.startswith(f"howto.{game}.") and ".label." not in key
    }
    assert written == said


@pytest.mark.parametrize("game", GAMES)
def test_all_pages_of_a_preset_fit_a_printed_sheet(game, words):
    for preset in VIEWS[game].presets:
        seats = {"players": preset.seats} if preset.seats else {}
        options = make(game, {**preset.options, **seats}).options
        pages = VIEWS[game].rules(options)
        told = [text for page in pages for text in texts(words, page, options)]
        assert sum(map(count, told)) <= MOST_WORDS_OF_A_PRESET, preset.key


def test_on_a_board_that_stands_left_and_right_are_above_and_below(words):
    options = make("bao", {}).options
    page = next(page for page in VIEWS["bao"].rules(options) if page.key == "kichwa")
    lying, standing = (texts(words, page, options, upright)[1] for upright in (False, True))
    assert "the left kichwa or the right one" in unemphasised(lying)
    assert "the upper kichwa or the lower one" in unemphasised(standing)


def test_learners_of_bao_read_nothing_of_what_their_game_lacks(words):
    options = make("bao", {"preset": "kujifunza"}).options
    lacking = ("namua", "mkononi", "your stock", "powers")
    for page in VIEWS["bao"].rules(options):
        said = " ".join(texts(words, page, options))
        assert not [word for word in lacking if word in said], page.key


def test_the_short_game_of_bantu_has_no_piece_4(words):
    options = make("bantu", {"short": True}).options
    aim, spaces = (
        next(page for page in VIEWS["bantu"].rules(options) if page.key == key)
        for key in ("aim", "spaces")
    )
    assert "4" not in texts(words, aim, options)[1]
    assert "numbers 1 to 3" in texts(words, spaces, options)[1]


# The glossary


def links(text):
    return [word for _, _, word in parts(text) if word]


@pytest.mark.parametrize("game", GAMES)
def test_words_lead_to_the_glossary_of_their_game(game, words):
    reached = {
        word
        for page, options in every_page(game)
        for text in texts(words, page, options)
        for word in links(text)
    }
    assert reached
    assert reached <= set(VIEWS[game].glossary)


SWAHILI = ("kichwa", "kimbi", "nyumba", "namua", "mtaji", "takasa", "takasia", "mkononi")


def test_each_swahili_word_in_a_text_leads_to_the_glossary(words):
    for page, options in every_page("bao"):
        text = words.text(page.text, **page_values(options))
        said = {word.lower() for word in re.findall(r"\w+", unemphasised(text))}
        wanted = said & {*SWAHILI, "kujifunza", "kiswahili"}
        assert wanted <= set(links(text)), page.text


@pytest.mark.parametrize("game", GAMES)
def test_the_last_pages_are_the_words_and_the_history_of_the_game(game, words):
    glossary, history = book(game, make(game, {}).options, touch=False)[-2:]
    assert (glossary.key, history.key) == (WORDS, HISTORY)
    terms = [entry.term for entry in glossary.entries]
    assert terms == [f"glossary.{name}" for name in VIEWS[game].glossary]
    for page in (glossary, history):
        keys = [key for entry in page.entries for key in (entry.term, entry.meaning)]
        assert [key for key in (page.heading, page.text, *keys) if key not in words] == []
        assert all(entry.said in words or entry.said for entry in glossary.entries)


def test_it_is_told_how_each_swahili_word_is_said(words):
    for word in (*SWAHILI, "kujifunza", "kiswahili", "bao", "hamna", "kete"):
        said = words.text(f"glossary.{word}.said")
        letters = re.sub("[^a-z]", "", said.lower())
        assert re.search("[A-Z]{2}", said), word
        assert letters[0] == word[0], word


def test_every_part_of_a_history_names_its_source(words):
    paper = (ROOT / "docs" / "history.md").read_text("utf-8")
    rows = re.findall(r"^\| `([\w.-]+)` \| .+ \| (.+) \|$", paper, re.MULTILINE)
    sources = set(re.findall(r"^- \*\*([A-Z]\w*)\*\*: ", paper, re.MULTILINE))
    told = {
        key.removeprefix("history.")
        for key in words.keys()  # noqa: SIM118 - a catalogue is no mapping
        if key.startswith("history.") and not key.endswith(".title")
    }
    assert {key for key, _ in rows} == told
    cited = {
        key: {name for name in sources if re.search(rf"\b{name}\b", cell)} for key, cell in rows
    }
    assert [key for key, names in cited.items() if not names] == []
    assert set().union(*cited.values()) == sources


def test_every_word_and_every_part_of_a_history_is_on_some_page(words):
    said = set()
    for game in GAMES:
        for page in book(game, make(game, {}).options, touch=False)[-2:]:
            for entry in page.entries:
                said |= {entry.term, entry.said, entry.meaning}
    written = {
        key
        for key in words.keys()  # noqa: SIM118 - a catalogue is no mapping
        if key.startswith(("glossary.", "history."))
    }
    assert written <= said
