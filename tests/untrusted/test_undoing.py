"""What programs do to a text on its way is undone, once for each of them, and never without end."""

import pytest

from game.untrusted.look_alikes import narrow, plain_form, without_unseen
from game.untrusted.undoing import MOST_CHARACTERS, MOST_READINGS, readings

WRITTEN = {
    "percents": "a%23b%3dc",
    "percents twice": "a%2523b%253Dc",
    "names of HTML": "a&num;b&equals;c",
    "numbers of HTML": "a&#35;b&#x3d;c",
    "quoted-printable": "a=23b=3Dc",
    "quoted-printable in lines": "a=23b=\r\n=3Dc",
    "escapes of JSON": "a\\u0023b\\u003dc",
    "backslashes": "a\\#b\\=c",
    "tags": "<b>a</b>#b<wbr>=c",
    "one in another": "a&amp;num;b%26equals;c",
}


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_each_code_is_undone(text):
    assert "a#b=c" in list(readings(text))


def test_the_text_itself_comes_first_and_every_reading_once():
    every = list(readings("a%2523b&amp;c=3D"))
    assert every[0] == "a%2523b&amp;c=3D"
    assert len(set(every)) == len(every)


def test_letters_of_windows_are_read_too():
    assert "“a”" in list(readings("=93a=94"))


@pytest.mark.parametrize(
    "text", ["&bogus;", "&#99999999;", "%zz", "=ZZ", "\\q", "a < b > c", "&#xD800;"]
)
def test_what_is_no_code_stays(text):
    assert list(readings(text)) == [text]


def test_there_is_an_end_to_it():
    nested = "%" + "25" * 200 + "41"
    assert len(list(readings(nested))) <= MOST_READINGS
    long = f"%2541&amp;=3D\\u0041{'x' * (MOST_CHARACTERS // 2)}"
    assert sum(map(len, readings(long))) <= MOST_CHARACTERS + len(long)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("nA5c", "nA5c"),
        ("\uff4e\uff21\uff15\uff43", "nA5c"),
        ("n\u0410\u0665c", "nA5c"),
        ("2026\u201311\u201228", "2026-11-28"),
        ("\u201ckalah\u201d", '"kalah"'),
        ("a\u00a0b\u2009c", "a b c"),
        ("na\u00adme\u200b", "name"),
        ("3\ufe0f\u20e3", "3"),
        ("4\u2044 4\u2215", "4/ 4/"),
    ],
)
def test_what_has_a_form_is_made_plain(text, plain):
    assert plain_form(text) == plain


def test_what_looks_like_nothing_of_a_keyboard_stays():
    assert plain_form("王é") == "王é"
    assert narrow("\uff21\u3042") == "A\u3042"
    assert without_unseen("a\u200db") == "ab"
