"""Numbers are written as each language writes them."""

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.numerals import Numerals

NUMBERS = ("7", "1000", "1234567", "0.5", "12.50")


@pytest.mark.parametrize(
    ("sample", "expected"),
    [
        ("1234567890.5", ("7", "1000", "1234567", "0.5", "12.50")),
        ("1,234,567,890.5", ("7", "1,000", "1,234,567", "0.5", "12.50")),
        (
            "1\u00a0234\u00a0567\u00a0890,5",
            ("7", "1\u00a0000", "1\u00a0234\u00a0567", "0,5", "12,50"),
        ),
        ("1,23,45,67,890.5", ("7", "1,000", "12,34,567", "0.5", "12.50")),
        ("١٬٢٣٤٬٥٦٧٬٨٩٠٫٥", ("٧", "١٬٠٠٠", "١٬٢٣٤٬٥٦٧", "٠٫٥", "١٢٫٥٠")),  # noqa: RUF001 - as Arabic has them
    ],
)
def test_a_number_is_written_like_the_sample(sample, expected):
    numerals = Numerals(sample)
    assert tuple(map(numerals.written, NUMBERS)) == expected


def test_groups_go_on_in_longer_numbers():
    assert Numerals("1,234,567,890.5").written("12345678901234") == "12,345,678,901,234"


@pytest.mark.parametrize("sample", ["", "12.5", "1234567890", "0987654321.5", "ten"])
def test_a_sample_has_all_ten_digits_and_a_fraction(sample):
    with pytest.raises(ValueError):
        Numerals(sample)


POLISH = Catalogue(
    "pl",
    {
        "number": "1\u00a0234\u00a0567\u00a0890,5",
        "number-negative": "\u2212{number}",
        "number-positive": "+{number}",
        "seeds": "{count} nasion",
    },
)


def test_numbers_in_sentences_follow_the_language():
    assert POLISH.text("seeds", count=12000) == "12\u00a0000 nasion"
    assert POLISH.text("seeds", count=1.5) == "1,5 nasion"


def test_signs_come_from_the_language():
    assert POLISH.number(-3) == "\u22123"
    assert [POLISH.number(n, signed=True) for n in (3, 0, -3)] == ["+3", "0", "\u22123"]


def test_a_fraction_can_have_a_fixed_length():
    assert POLISH.number(2, decimals=1) == "2,0"
    assert POLISH.number(-0.25, decimals=2) == "\u22120,25"


def test_a_number_that_is_too_long_is_left_out():
    assert POLISH.number(10**5_000) == "…"
