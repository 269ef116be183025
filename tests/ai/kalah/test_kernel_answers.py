"""What Kalah's kernel is asked, and how its answer is read, whatever runs it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ai.kalah.kernel import Answer, Kernel, Question, answer_of
from game.ai.thought import finished
from game.kernel.worker import NoAnswerError

QUESTION = Question((0, 3, 1, 2, 0, 4), lone_capture=True, to_owner=False, depth=9, nodes=500)


class Slow:
    """Answers after it was asked a few times, or tells that it cannot."""

    def __init__(self, numbers: Sequence[int] | None, times: int = 3) -> None:
        self.numbers = numbers
        self.times = times
        self.asked: list[list[int]] = []
        self.dropped: list[int] = []
        self.waits = 0

    def ask(self, numbers: Sequence[int]) -> int:
        self.asked.append(list(numbers))
        return len(self.asked)

    def answer(self, _ticket: int) -> Sequence[int] | None:
        self.times -= 1
        if self.times >= 0:
            return None
        if self.numbers is None:
            raise NoAnswerError
        return self.numbers

    def drop(self, ticket: int) -> None:
        self.dropped.append(ticket)

    def wait(self) -> None:
        self.waits += 1


def test_a_question_is_numbers_the_seeds_last() -> None:
    assert QUESTION.numbers() == [3, 1, 9, 500, 0, 0, 3, 1, 2, 0, 4]


def test_an_empty_house_is_worth_nothing_that_could_be_told() -> None:
    answer = answer_of(QUESTION, [1, 7, 420, 0, 0, 99, -8, 16, 0, 0])
    assert answer == Answer((None, -8, 16), exact=True, depth=7, nodes=420)


@pytest.mark.parametrize(
    "numbers", [[], [1, 7, 420, 0, 0, 8, 8], [1, 0, 420, 0, 0, 8, 8, 8], [1, 7, -1, 0, 0, 8, 8, 8]]
)
def test_what_is_no_answer_is_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="no answer"):
        answer_of(QUESTION, numbers)


def test_who_asks_waits_for_the_answer_and_lets_go_of_the_question() -> None:
    worker = Slow([0, 5, 500, 0, 0, 0, 8, 24])
    answer = finished(Kernel(worker).ask(QUESTION))
    assert answer == Answer((None, 8, 24), exact=False, depth=5, nodes=500)
    assert (worker.waits, worker.dropped) == (3, [1])


@pytest.mark.parametrize("numbers", [None, [], [0, 0, 0]])
def test_a_broken_kernel_gives_no_answer(numbers: list[int] | None) -> None:
    worker = Slow(numbers)
    assert finished(Kernel(worker).ask(QUESTION)) is None
    assert worker.dropped == [1]


def test_who_gives_up_lets_go_of_the_question() -> None:
    worker = Slow([0, 5, 500, 0, 0, 0, 8, 24])
    asking = Kernel(worker).ask(QUESTION)
    next(asking)
    asking.close()
    assert worker.dropped == [1]
