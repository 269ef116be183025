"""What is made plain can be encoded, drawn and spoken, and still be read."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.untrusted.plain_text import (
    LONGEST_FILE_NAME,
    MOST_LISTED,
    MOST_QUOTED,
    both_ends,
    file_name,
    one_line,
    plain,
    plain_value,
    quoted_name,
    typed_line,
    written,
)
from tests.untrusted.any_text import NASTY, long_texts, texts

JOINERS = "\u200c\u200d\u00ad"
DIRECTIONS = {"LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI"}


def refused(char):
    """Whether a character must not come through."""
    code, kind = ord(char), unicodedata.category(char)
    nothing = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
    control = kind == "Cc" and char != "\n"
    turning = unicodedata.bidirectional(char) in DIRECTIONS or char in "\u061c\u200e\u200f"
    return nothing or control or turning or kind in ("Cs", "Co", "Zl", "Zp")


def test_no_character_comes_through_that_must_not():
    through = plain("".join(map(chr, range(0x110000))))
    assert [hex(ord(char)) for char in set(through) if refused(char)] == []


def test_letters_of_every_script_and_their_joiners_stay():
    for text in (
        "Asha",
        "Zoë",
        "Նարե",
        "עדן",
        "\u0646\u0631\u06af\u0633\u200c\u0647\u0627",
        "小明",
        "🌱",
        "👩‍🌾",
        "e\u0301",
        "no\u00a0break",
    ):
        assert plain(text) == text
    for joiner in JOINERS:
        assert plain(f"a{joiner}b") == f"a{joiner}b"


def test_every_sentence_of_the_catalogue_is_plain_already():
    words = Catalogue.load(["en"])
    for key in words.keys():  # noqa: SIM118 - a catalogue is no mapping
        sentence = unemphasised(words.text(key))
        assert plain(sentence) == sentence


@given(texts() | long_texts())
def test_what_was_typed_is_plain_on_one_line_and_stays_as_it_is(text):
    line = typed_line(text)
    assert "\n" not in line
    assert plain(line) == typed_line(line) == line
    assert line.count("?") == text.count("?")


@given(texts() | long_texts())
def test_what_is_plain_is_encoded_by_everything_and_stays_as_it_is(text):
    safe = plain(text)
    assert plain(safe) == safe
    assert json.loads(json.dumps(safe, ensure_ascii=False).encode().decode()) == safe
    safe.encode("utf-16")
    assert not any(map(refused, safe))


@given(texts() | long_texts(), st.integers(4, 300))
def test_a_line_is_plain_and_no_longer_than_asked(text, most):
    line = one_line(text, most)
    assert len(line) <= most
    assert "\n" not in line
    assert one_line(line, most) == line == plain(line)


def test_a_short_plain_line_is_quoted_whole_and_a_long_one_cut():
    assert one_line("x" * MOST_QUOTED) == "x" * MOST_QUOTED
    assert one_line("x" * 1_000_000) == "x" * (MOST_QUOTED - 1) + "…"
    assert file_name("x" * LONGEST_FILE_NAME) == "x" * LONGEST_FILE_NAME
    assert one_line("a\r\nb\u2028c\td") == "a b c d"


def test_of_a_long_text_the_beginning_and_the_end_are_left():
    text = "first " + "x" * 100_000 + " last"
    assert both_ends(text, 100).startswith("first")
    assert both_ends(text, 100).endswith("last")
    assert len(both_ends(text, 100)) <= 100
    assert both_ends("short\0", 100) == "short?"


def deep(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


VALUES = [10**5_000, -(10**5_000), deep(100_000), [deep(100_000)], {"a": 1}, [{"a": []}]]


@pytest.mark.parametrize("value", VALUES, ids=range(len(VALUES)))
def test_a_value_that_no_sentence_can_tell_is_left_out(value):
    assert plain_value(value) in ("…", ["…"])
    assert written(value) == "…"


@pytest.mark.parametrize("value", ["pit A1", 7, True, None, ["a", 1], ("a", "b"), [], 0.5])
def test_an_ordinary_value_is_the_same_object(value):
    assert plain_value(value) is value


def test_lists_are_short_and_their_members_plain():
    assert plain_value(["\ud800", "x" * 1_000, 1]) == ["?", "x" * (MOST_QUOTED - 1) + "…", 1]
    assert len(plain_value(["a"] * 1_000_000)) == MOST_LISTED + 1


@pytest.mark.parametrize("text", NASTY, ids=ascii)
def test_a_nasty_text_is_no_longer_empty_or_dangerous(text):
    assert plain(text)


def test_of_a_long_name_a_sentence_quotes_both_ends():
    assert quoted_name("match.json") == "match.json"
    assert quoted_name("a" * 55 + ".json") == "a" * 55 + ".json"
    quoted = quoted_name("my-first-match-" + "W" * 200 + ".json")
    assert len(quoted) == 60
    assert quoted.startswith("my-first-match-W")
    assert quoted.endswith("W.json")
