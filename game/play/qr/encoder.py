"""A text as a QR code (ISO/IEC 18004, byte mode), under the mask that is read best."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import pairwise

from game.play.qr.codewords import codewords
from game.play.qr.modules import Modules
from game.play.qr.sizes import size_for

QUIET = 4
"""So many light modules have to be around a code."""

MASKS: Sequence[Callable[[int, int], bool]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
"""Which modules each one turns over. All repeat themselves after twelve."""


Rows = list[int]
"""Of a code: bit x of a row is module x, 1 where it is dark."""


def encode(text: str, newest: int = 40) -> Generator[None, None, Rows | None]:
    """Make a code in steps of some milliseconds.

    None where the text needs a later version than `newest`.
    """
    data = text.encode()
    size = size_for(len(data), newest)
    if size is None:
        return None
    modules = Modules(size)
    yield
    modules.draw_data(codewords(data, size))
    plain, codes = modules.rows, []
    for mask in range(len(MASKS)):
        yield
        parts = zip(plain, _mask_rows(mask, size.side), modules.fixed, strict=True)
        modules.rows = [row ^ turned & ~still for row, turned, still in parts]
        modules.draw_format(size.level, mask)
        codes.append((_penalty(modules.rows), modules.rows))
    return min(codes)[1]


def _mask_rows(mask: int, side: int) -> list[int]:
    strips = [sum(MASKS[mask](x, y) << x for x in range(12)) for y in range(12)]
    rows = [sum(strip << x for x in range(0, side, 12)) & (1 << side) - 1 for strip in strips]
    return [rows[y % 12] for y in range(side)]


def _penalty(rows: Sequence[int]) -> int:
    """Return how hard a code is to read, by the standard's four rules."""
    side = len(rows)
    written = [f"{row:0{side}b}" for row in rows]
    columns = [int("".join(column), 2) for column in zip(*written, strict=True)]
    score = sum(_runs(line, side) + _false_squares(line, side) for line in (*rows, *columns))
    for one, other in pairwise(rows):
        differ = one ^ other
        score += 3 * (_steady(one, side) & ~differ & ~differ >> 1).bit_count()
    dark, area = sum(row.bit_count() for row in rows), side * side
    return score + 10 * (abs(20 * dark - 10 * area) // area)


def _steady(line: int, side: int) -> int:
    """Return which modules are like the next one."""
    return ~(line ^ line >> 1) & (1 << side - 1) - 1


def _runs(line: int, side: int) -> int:
    """Return 3 for each five modules alike in a row, and 1 for each further one."""
    steady = _steady(line, side)
    long = steady & steady >> 1 & steady >> 2 & steady >> 3
    return long.bit_count() + 2 * (long & ~(long << 1)).bit_count()


def _false_squares(line: int, side: int) -> int:
    """Return 40 for each part that looks as if the line crossed a large square."""
    dark = line << 4  # what is beside the code is light
    light = ~dark & (1 << side + 8) - 1
    square = dark & dark >> 2 & dark >> 3 & dark >> 4 & dark >> 6 & light >> 1 & light >> 5
    clear = light & light >> 1 & light >> 2 & light >> 3
    return 40 * ((square & clear >> 7).bit_count() + (square & clear << 4).bit_count())
