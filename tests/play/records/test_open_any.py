"""What a person pastes or picks is known, or refused in plain words."""

import pytest

from game.play.match import Match
from game.play.records import link, notation, open_any, record
from game.play.records.reading import RecordError
from game.rules.registry import make


def kalah():
    match = Match(make("kalah"), {})
    match.play(3)
    return match


@pytest.mark.parametrize("write", [record.to_text, notation.to_text, link.match_link])
def test_every_form_is_known(write):
    match = kalah()
    assert open_any.open_text(f"\ufeff\n{write(match)}\n").turns == match.turns
    assert open_any.open_file(("\ufeff" + write(match)).encode()).turns == match.turns


@pytest.mark.parametrize("text", ["", "hello", "https://example.org/", "[1, 2]", "3 6 1"])
def test_what_holds_no_match_is_told_so(text):
    with pytest.raises(RecordError) as caught:
        open_any.open_text(text)
    assert caught.value.reason.key == "record-none"


def test_what_looks_like_a_form_is_refused_for_what_is_wrong_in_it():
    for text, key in (
        ("{", "record-not-json"),
        ('[Game "chess"]', "game-unknown"),
        ("m=AAAA", "link-broken"),
    ):
        with pytest.raises(RecordError) as caught:
            open_any.open_text(text)
        assert caught.value.reason.key == key


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n", b"PK\x03\x04\x80"])
def test_a_file_of_another_kind_is_refused(content):
    with pytest.raises(RecordError):
        open_any.open_file(content)


def test_a_huge_file_is_not_even_read():
    with pytest.raises(RecordError) as caught:
        open_any.open_file(b" " * (4 * record.MOST_CHARACTERS + 1))
    assert caught.value.reason.key == "record-too-long"
