"""Writes sets of characters as `game.untrusted.ranges` reads them, into modules of Python."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

_WIDTH = 96
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def written(codes: Collection[int]) -> str:
    """Return a set of code points as text."""
    held = set(codes)
    borders = sorted(
        {code for code in held if code - 1 not in held}
        | {code + 1 for code in held if code + 1 not in held}
    )
    return " ".join(_to_base(after - before) for before, after in pairwise([0, *borders]))


def constant(name: str, codes: Collection[int], title: str) -> str:
    """Return the lines of a module that hold a set of code points under a name."""
    lines = [""]
    for word in written(codes).split():
        if len(lines[-1]) + len(word) > _WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    text = "".join(f"{line}\n" for line in lines)
    return f'\n{name} = """\\\n{text}"""\n"""{title}"""\n'


def _to_base(number: int) -> str:
    rest, digit = divmod(number, len(_DIGITS))
    return (_to_base(rest) if rest else "") + _DIGITS[digit]
