"""Ctrl+C, which may come twice for one press."""

import signal

from game.host.interrupt import passing_over_the_second


def test_every_signal_but_the_second_is_heeded():
    heeded = []
    take = passing_over_the_second(lambda number, _frame: heeded.append(number))
    counts = []
    for _ in range(4):
        take(signal.SIGINT, None)
        counts.append(len(heeded))
    assert counts == [1, 1, 2, 3]
