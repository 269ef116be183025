"""What laps of Bao add to a packed side, worked out when they are first asked for.

A pit is named by its shift: 8 times its ring index.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.rules.bao.board import ANTICLOCKWISE, CLOCKWISE, KICHWA, PITS

Lap = tuple[int, int]
"""What is added to the side, and the shift of the pit in which the last seed falls."""

FULL = 255
"""The most seeds that eight bits hold."""

_ONE_EACH = sum(1 << 8 * pit for pit in range(PITS))


class _Laps(dict[int, Lap]):
    """Laps by a number that tells where they begin and of how many seeds; made once each."""

    def __init__(self, made: Callable[[int], Lap]) -> None:
        super().__init__()
        self._made = made

    def __missing__(self, key: int) -> Lap:
        lap = self[key] = self._made(key)
        return lap


def _sown(first: int, seeds: int, step: int) -> Lap:
    """Return the lap of so many seeds that begins at ring index `first`."""
    rounds, rest = divmod(seeds, PITS)
    added = rounds * _ONE_EACH
    for number in range(rest):
        added += 1 << 8 * ((first + step * number) % PITS)
    return added, 8 * ((first + step * (seeds - 1)) % PITS)


def _lifted(step: int) -> Mapping[int, Lap]:
    def made(key: int) -> Lap:
        seeds, shift = key >> 7, key & 127
        added, last = _sown(shift // 8 + step, seeds, step)
        return added - (seeds << shift), last

    return _Laps(made)


def _entered(step: int) -> Mapping[int, Lap]:
    return _Laps(lambda seeds: _sown(KICHWA[step], seeds, step))


LIFTED = {step: _lifted(step) for step in (CLOCKWISE, ANTICLOCKWISE)}
"""By step: the lap that lifts so many seeds from a pit and sows them from the next pit on.

The key is the number of seeds, times 128, and the shift of the pit.
"""

ENTERED = {step: _entered(step) for step in (CLOCKWISE, ANTICLOCKWISE)}
"""By step: the lap of so many captured seeds, which enter at a kichwa."""
