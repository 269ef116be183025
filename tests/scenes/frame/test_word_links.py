"""Links over the words of a text."""

from game.i18n.emphasis import link
from game.scenes.frame.word_links import Word, to_word, word_links
from game.view.box import Box
from game.view.brush import Brush
from game.view.text.text_box import TextBox
from game.view.text.type import Type
from game.view.theme import LIGHT_WOOD

KICHWA = link("kichwa", "kichwa pits")
TEXT = f"Its ends are the {KICHWA}, and beside each {KICHWA} lies a {link('kimbi', 'kimbi')}."


def links(width, scale=1.0, **values):
    text_box = TextBox(TEXT, Box(10, 20, width, 300), 18, valign="top", **values)
    return word_links([text_box], Brush(LIGHT_WOOD, Type(), scale, 18))


def test_each_word_is_one_link_with_its_whole_name_wherever_the_lines_end():
    for width in range(110, 600, 10):
        assert [(item.id, item.name, item.role) for item in links(width)] == [
            ("word:kichwa", "kichwa pits", "link"),
            ("word:kimbi", "kimbi", "link"),
        ]


def test_links_lie_over_their_words_at_every_scale():
    for scale in (1.0, 1.5, 2.0):
        first, second = links(1000, scale)
        assert first.box.right < second.box.x
        assert 15 <= first.box.y < 30
        assert first.box.height >= 24
        assert first.box.width > second.box.width


def test_a_link_in_a_text_that_scrolls_scrolls_with_it():
    assert all(item.in_pane for item in links(300, in_pane=True))
    assert not any(item.in_pane for item in links(300))


def test_a_link_leads_to_its_word_in_the_glossary_of_the_game():
    word = links(300)[0].value
    assert word == Word("kichwa")
    way = to_word("bao", word)
    assert (way.kind, way.scene) == ("push", "rules")
    assert way.params == {"game": "bao", "page": "words", "word": "kichwa"}
