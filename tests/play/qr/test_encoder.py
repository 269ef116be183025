"""QR codes, read again by a decoder that is not ours."""

import gzip
import random
from functools import cache
from pathlib import Path

import pytest
import zxingcpp

from game.play import qr
from game.play.qr.encoder import QUIET, encode
from game.play.qr.sizes import size_for

SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_#/:.=é鳥"


def picture(rows, module=3):
    """The code as grey bytes, dark on light, so many pixels a module."""
    side = len(rows) + 2 * QUIET
    light = b"\xff" * (module * side)
    lines = [light] * (QUIET * module)
    for row in rows:
        dark = [row >> x & 1 for x in range(len(rows))]
        edge = b"\xff" * (module * QUIET)
        line = edge + b"".join((b"\0" if on else b"\xff") * module for on in dark) + edge
        lines += [line] * module
    lines += [light] * (QUIET * module)
    return memoryview(b"".join(lines)).cast("B", (len(lines), len(light)))


def encoded(text, newest=40):
    """The code of a text, all its steps made at once."""
    steps = encode(text, newest)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def read(rows):
    """What an independent decoder reads."""
    return [code.text for code in codes_of(rows)]


def codes_of(rows):
    """What it finds; it would take stripes in a large code for a barcode beside it."""
    return zxingcpp.read_barcodes(picture(rows), formats=zxingcpp.BarcodeFormat.QRCode)


def text_of(length, chance):
    """A text of so many bytes."""
    text = ""
    while (room := length - len(text.encode())) > 0:
        text += next(sign for sign in chance.choices(SIGNS, k=99) if len(sign.encode()) <= room)
    return text


@cache
def lengths():
    """The lengths of the texts of each version, in bytes."""
    lengths = {}
    for length in range(1, 2954):
        lengths.setdefault(size_for(length, 40).version, []).append(length)
    return lengths


@pytest.mark.parametrize("version", range(1, 41))
def test_the_shortest_and_the_longest_text_of_each_version_are_read(version, seed):
    chance = random.Random(seed)
    for length in (lengths()[version][0], lengths()[version][-1]):
        text = text_of(length, chance)
        rows = encoded(text)
        assert len(rows) == 4 * version + 17
        assert read(rows) == [text]


def test_texts_of_all_lengths_are_read(seed):
    chance = random.Random(seed)
    for length in (*range(1, 120, 3), *chance.sample(range(120, 1300), 20)):
        text = text_of(length, chance)
        assert read(encoded(text)) == [text], length


@pytest.mark.parametrize("length", [15, 213, 214, 1273, 2953])
def test_the_level_goes_by_the_size(length):
    level = size_for(length, 40).level
    assert level == ("M" if length <= 213 else "L")
    (code,) = codes_of(encoded("x" * length))
    assert code.ec_level == level


def test_a_text_that_is_too_long_has_no_code():
    assert encoded("x" * 2953) is not None
    assert encoded("x" * 2954) is None
    assert encoded("x" * 1273, newest=25) is not None
    assert encoded("x" * 1274, newest=25) is None


def test_a_damaged_code_is_still_read():
    text = "https://example.org/baraza/#m=" + "aB3_-" * 30
    rows = encoded(text)
    rows[40] ^= 0b1111 << 30
    rows[41] ^= 0b1111 << 30
    assert read(rows) == [text]


def test_the_mask_is_not_always_the_same():
    chance = random.Random(3)
    masks = {encoded(text_of(60, chance))[8] & 0b11111 for _ in range(40)}
    assert len(masks) > 3


def test_the_encoder_is_small():
    sources = [path.read_bytes() for path in sorted(Path(qr.__file__).parent.glob("*.py"))]
    assert len(gzip.compress(b"".join(sources))) < 5_000
