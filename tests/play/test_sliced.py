"""Work in slices: what it comes to, and that it ends its slice where it only waits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from game.ai.thought import Steps, finished
from game.play.sliced import Sliced


class Waited:
    """A pause that counts how often somebody waited."""

    def __init__(self) -> None:
        self.times = 0

    def wait(self) -> None:
        self.times += 1


def waiting(pause: Waited, times: int) -> Steps[str]:
    """Wait so many times before there is an answer."""
    for _ in range(times):
        yield pause
    return "answer"


def working(steps: Iterator[int]) -> Steps[str]:
    """Count the steps that were made."""
    for _ in range(1_000):
        next(steps)
        yield None
    return "answer"


def test_a_slice_goes_on_while_there_is_time() -> None:
    steps = count()
    sliced = Sliced(working(steps), clock=iter(range(100)).__next__)
    assert sliced.step(10) is None
    assert next(steps) > 5


def test_a_slice_ends_where_the_work_only_waits() -> None:
    pause = Waited()
    sliced = Sliced(waiting(pause, 3), clock=lambda: 0.0)
    assert [sliced.step() for _ in range(4)] == [None, None, None, "answer"]
    assert pause.times == 0, "nothing waits while a picture is due"


def test_who_wants_the_end_waits_at_each_pause() -> None:
    pause = Waited()
    assert finished(waiting(pause, 3)) == "answer"
    assert pause.times == 3
