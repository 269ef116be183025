"""How a language writes numbers, learned from one number that it wrote."""

from __future__ import annotations

import re
from itertools import pairwise

SAMPLE = "1234567890.5"
"""The number that each language writes in its own way, with all ten digits, such as 1,234,567,890.5
or 1 234 567 890,5. Written like this, a language has neither other digits nor groups."""

_WHOLE = 10
"""So many digits of it stand before the decimal sign."""

_PERIOD = 6
"""Groups of three digits, and of three and then two, are repeated after so many digits."""

_DIGITS = "0123456789"


class Numerals:
    """Writes numbers as `sample` is written."""

    def __init__(self, sample: str = SAMPLE) -> None:
        digits = [at for at, letter in enumerate(sample) if letter.isdecimal()]
        if "".join(str(int(sample[at])) for at in digits) != SAMPLE.replace(".", ""):
            raise ValueError(sample)
        gaps = [sample[at + 1 : after] for at, after in pairwise(digits)]
        self.is_plain = sample == SAMPLE
        """Whether numbers are written as Python writes them."""
        self._decimal = gaps[_WHOLE - 1]
        self._gaps = gaps[: _WHOLE - 1]
        ten = [sample[at] for at in digits[:_WHOLE]]
        self._digits = str.maketrans(_DIGITS, ten[-1] + "".join(ten[:-1]))

    def written(self, number: str) -> str:
        """Return `number`, which Python wrote, without its sign; what is no number stays."""
        match = None if self.is_plain else re.fullmatch(r"(\d+)(?:\.(\d+))?", number)
        if match is None:
            return number
        whole, fraction = match.groups()
        count = len(whole)
        parts = [digit + self._gap(count - 1 - at) for at, digit in enumerate(whole)]
        text = "".join(parts) + (f"{self._decimal}{fraction}" if fraction else "")
        return text.translate(self._digits)

    def _gap(self, right: int) -> str:
        """Return what stands before the last `right` digits of a whole number."""
        while right >= _WHOLE:
            right -= _PERIOD
        return self._gaps[_WHOLE - 1 - right] if right else ""
