"""What a key means by its place, on the keyboards that people have."""

# ruff: noqa: RUF001 - letters of other scripts that look like Latin ones are what this is about

import pytest

from game.host.interface import Key
from game.host.keyboard import by_place

DIGIT_ROW = [f"Digit{digit}" for digit in "1234567890"]
TOP, MIDDLE, LOW = (
    [f"Key{letter}" for letter in row] for row in ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
)

#: By layout: rows of places, and what each of them types. "\0" is a dead key, or none.
LAYOUTS = {
    "azerty": [
        (DIGIT_ROW, "&é\"'(-è_çà"),
        (TOP, "azertyuiop"),
        (MIDDLE, "qsdfghjkl"),
        (LOW, "wxcvbn,"),
    ],
    "russian": [
        (DIGIT_ROW, "1234567890"),
        (TOP, "йцукенгшщз"),
        (MIDDLE, "фывапролд"),
        (LOW, "ячсмить"),
    ],
    "greek": [(TOP, ";ςερτυθιοπ"), (MIDDLE, "ασδφγηξκλ"), (LOW, "ζχψωβνμ")],
    "arabic": [
        (DIGIT_ROW, "١٢٣٤٥٦٧٨٩٠"),
        (TOP, "ضصثقفغعهخح"),
        (MIDDLE, "شسيبلاتنم"),
        (LOW, ["ئ", "ء", "ؤ", "ر", "لا", "ى", "ة"]),
    ],
    "hebrew": [(TOP, "/'קראטוןםפ"), (MIDDLE, "שדגכעיחלך"), (LOW, "זסבהנמצ")],
    "dvorak": [
        (DIGIT_ROW, "1234567890"),
        (TOP, "',.pyfgcrl"),
        (MIDDLE, "aoeuidhtn"),
        (LOW, ";qjkxbm"),
    ],
    "bepo": [
        (DIGIT_ROW, '"«»()@+-/*'),
        (TOP, "bépoè\0vdlj"),
        (MIDDLE, "auiectsrn"),
        (LOW, "àyx.k'q"),
    ],
}


def keys(layout):
    """Each place of a layout, with what it types."""
    return [
        (code, name)
        for row, typed in LAYOUTS[layout]
        for code, name in zip(row, typed, strict=True)
    ]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_no_latin_letter_and_no_digit_may_stand_for_its_place(layout):
    for code, name in keys(layout):
        meant = by_place(Key(name, code=code))
        if name.isascii() and name.isalnum():
            assert meant is None, (code, name)
        else:
            assert meant == Key(code.removeprefix("Key").removeprefix("Digit").lower()), name


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        (Key("؟", shift=True, code="Slash"), Key("?", shift=True)),
        (Key(",", shift=True, code="Slash"), Key("?", shift=True)),
        (Key("Г", shift=True, code="KeyU"), Key("U", shift=True)),
        (Key("б", code="Comma"), Key(",")),
        (Key("ß", code="Minus"), Key("-")),
        (Key("٤", code="Numpad4"), Key("4")),
        (Key(",", code="NumpadDecimal"), Key(".")),
    ],
)
def test_shift_counts_and_so_do_signs_and_the_keypad(key, meant):
    assert by_place(key) == meant


@pytest.mark.parametrize(
    "key",
    [
        Key("г"),
        Key("г", ctrl=True, code="KeyU"),
        Key("г", code="Lang1"),
        Key("г", code="нет"),
        Key("ArrowLeft", code="Numpad4"),
        Key("Unidentified", code="KeyU"),
        Key("q", code="KeyA"),
        Key(" ", code="KeyA"),
        Key("!", shift=True, code="Digit1"),
    ],
)
def test_no_other_key_stands_for_its_place(key):
    assert by_place(key) is None
