import pytest

from game.untrusted.clusters import count
from game.view.text.type import Type

TEXT = "A seed that falls into an empty house of yours takes what lies opposite, if any does"


@pytest.mark.parametrize("width", [1, 60, 150, 400, 5_000])
def test_a_line_holds_as_many_words_as_find_room_and_at_least_one(width):
    type_ = Type()
    lines = type_.wrapped(TEXT, "text", 16, width)
    assert " ".join(lines) == TEXT
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert " " not in line or type_.width(line, "text", 16) <= width
        longer = f"{line} {following.split(' ')[0]}".strip()
        assert not following or type_.width(longer, "text", 16) > width


@pytest.mark.parametrize("width", [1, 60, 150, 400])
@pytest.mark.parametrize("word", ["W" * 90, "i" * 300, "e\u0301" * 80, "\u200d" * 50, "W"])
def test_a_word_that_breaks_is_never_wider_than_its_line(word, width):
    type_, text = Type(), f"There is no option called {word}. Ask again."
    lines = type_.wrapped(text, "text", 16, width, breaks=True)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    for line in lines:
        assert count(line) == 1 or type_.width(line, "text", 16) <= width


def test_words_that_find_room_are_not_broken():
    for width in (150, 400):
        plain = Type().wrapped(TEXT, "text", 16, width)
        assert Type().wrapped(TEXT, "text", 16, width, breaks=True) == plain


def test_paragraphs_stay_apart_and_empty_ones_are_kept():
    assert Type().wrapped("one\n\ntwo three", "text", 16, 500) == ["one", "", "two three"]


def test_a_number_stays_beside_the_word_that_it_belongs_to():
    text = "Green sowed pit 1: free turn, then pit 4. Then Blue 3 went to line 12, lane 1, alone"
    for width in range(90, 700, 7):
        lines = Type().wrapped(text, "text", 16, width)
        assert not any(line[0].isdigit() for line in lines), lines
        assert " ".join(lines).replace("\N{NO-BREAK SPACE}", " ") == text


def test_a_number_leaves_its_word_where_a_line_has_no_room_for_both():
    assert Type().wrapped("reservoirs 12", "text", 16, 80) == ["reservoirs", "12"]


def test_no_short_word_is_left_alone_in_the_last_line():
    text = "It holds six seeds or more, so it may not be sown now."
    for width in range(200, 420, 5):
        lines = Type().wrapped(text, "text", 16, width)
        if len(lines) > 1 and lines[-2].count(" ") >= 3:
            assert " " in lines[-1], lines
