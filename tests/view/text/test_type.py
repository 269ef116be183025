import pytest

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
        assert len(line) == 1 or type_.width(line, "text", 16) <= width


def test_words_that_find_room_are_not_broken():
    for width in (150, 400):
        plain = Type().wrapped(TEXT, "text", 16, width)
        assert Type().wrapped(TEXT, "text", 16, width, breaks=True) == plain


def test_paragraphs_stay_apart_and_empty_ones_are_kept():
    assert Type().wrapped("one\n\ntwo three", "text", 16, 500) == ["one", "", "two three"]
