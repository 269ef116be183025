"""An address as a QR code in a terminal, to be scanned by a telephone."""

import os
import shutil
from collections.abc import Iterator
from typing import TextIO

from game.play.qr.encoder import QUIET, Rows, encode

HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
"""Two modules, one above the other (True is dark), as one character, which is twice as high as
wide."""

DARK_ON_LIGHT = "\x1b[38;5;16;48;5;231m"
AS_BEFORE = "\x1b[0m"


def modules(text: str) -> Rows:
    """The code of a text. Raises ValueError where it is too long for any."""
    steps = encode(text)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            if end.value is None:
                raise ValueError("the text is too long for a QR code") from None
            rows: Rows = end.value
            return rows


def lines(text: str) -> Iterator[str]:
    """The code line by line, with light modules around it.

    It is dark on light whatever the colours of the terminal are.
    """
    rows = modules(text)
    around, side = [0] * QUIET, len(rows)
    rows = [*around, *rows, *around, 0]  # the last because a code has an odd number of rows
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        cells = (HALVES[bool(upper >> x & 1), bool(lower >> x & 1)] for x in range(side))
        quiet = " " * QUIET
        yield f"{DARK_ON_LIGHT}{quiet}{''.join(cells)}{quiet}{AS_BEFORE}"


def columns(text: str) -> int:
    """How wide the code of a text is, in characters."""
    return len(modules(text)) + 2 * QUIET


def can_show(output: TextIO, text: str) -> bool:
    """Whether the code would be read on this output: a terminal with colours and enough room."""
    if not output.isatty() or os.environ.get("TERM", "") in ("", "dumb"):
        return False
    try:
        "".join(HALVES.values()).encode(output.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return shutil.get_terminal_size().columns >= columns(text)
