"""The modules of a QR code: those that are the same in each one, and where the data goes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.play.qr.sizes import Size


class Modules:
    """Rows as numbers: bit x is module x, 1 where it is dark. `fixed`: those without data."""

    def __init__(self, size: Size) -> None:
        self.side = side = size.side
        self.rows, self.fixed = [0] * side, [0] * side
        for at in range(side):
            self._fix(at, 6, at % 2 == 0)
            self._fix(6, at, at % 2 == 0)
        for x, y in ((3, 3), (side - 4, 3), (3, side - 4)):
            self._draw_rings(x, y, (0, 1, 3), 4)
        if size.version > 1:
            self._draw_small_squares(size.version)
        if size.version > 6:
            bits = _with_checks(size.version, 0x1F25, 12)
            for at, (near, far) in enumerate(product(range(6), range(side - 11, side - 8))):
                self._fix(far, near, bits >> at & 1)
                self._fix(near, far, bits >> at & 1)
        self.draw_format(size.level, 0)

    def _fix(self, x: int, y: int, dark: int) -> None:
        self.fixed[y] |= 1 << x
        self.rows[y] = self.rows[y] & ~(1 << x) | dark << x

    def _draw_small_squares(self, version: int) -> None:
        end, gaps = self.side - 7, version // 7 + 1
        step = (version * 8 + gaps * 3 + 8) // (gaps * 4) * 2
        middles = [6, *range(end - step * (gaps - 1), end + 1, step)]
        for x, y in product(middles, middles):
            if (x, y) not in ((6, 6), (6, end), (end, 6)):
                self._draw_rings(x, y, (0, 2), 2)

    def _draw_rings(self, x: int, y: int, dark: tuple[int, ...], reach: int) -> None:
        for dx, dy in product(range(-reach, reach + 1), repeat=2):
            if 0 <= x + dx < self.side and 0 <= y + dy < self.side:
                self._fix(x + dx, y + dy, max(abs(dx), abs(dy)) in dark)

    def draw_format(self, level: str, mask: int) -> None:
        """Draw level and mask, twice, and the module that is always dark."""
        bits = _with_checks("ML".index(level) << 3 | mask, 0x537, 10) ^ 0x5412
        side = self.side
        down = [*range(6), 7, 8, *range(side - 7, side)]
        across = [*range(side - 1, side - 9, -1), 7, *range(5, -1, -1)]
        for at, (y, x) in enumerate(zip(down, across, strict=True)):
            self._fix(8, y, bits >> at & 1)
            self._fix(x, 8, bits >> at & 1)
        self._fix(8, side - 8, 1)

    def draw_data(self, data: bytes) -> None:
        """Draw bytes, the highest bit first."""
        bits, count = int.from_bytes(data), 8 * len(data)
        for (x, y), at in zip(self._way(), range(count - 1, -1, -1), strict=False):
            self.rows[y] |= (bits >> at & 1) << x

    def _way(self) -> Iterator[tuple[int, int]]:
        """Yield the modules for data: up and down, two columns at a time."""
        for turn, right in enumerate((*range(self.side - 1, 6, -2), 5, 3, 1)):
            for y in range(self.side) if turn % 2 else range(self.side - 1, -1, -1):
                for x in (right, right - 1):
                    if not self.fixed[y] >> x & 1:
                        yield x, y


def _with_checks(value: int, generator: int, count: int) -> int:
    """Return a value with so many checking bits behind it."""
    rest = value
    for _ in range(count):
        rest = rest << 1 ^ (rest >> count - 1) * generator
    return value << count | rest
