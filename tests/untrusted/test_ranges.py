"""Sets of characters that are written as text."""

import random

from game.untrusted.ranges import Ranges
from tools.make.ranges import written


def test_what_is_written_is_read_again(seed):
    codes = random.Random(seed).sample(range(0x80, 0x3000), 500)
    ranges = Ranges(written(codes))
    assert ranges.letters() == {chr(code) for code in codes}
    assert [code for code in range(0x3100) if chr(code) in ranges] == sorted(codes)


def test_an_empty_set_has_nothing():
    assert written([]) == ""
    assert "a" not in Ranges("")
