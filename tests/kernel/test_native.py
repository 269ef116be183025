"""The native kernel: answers come from a thread, and what nobody wants any more ends."""

import json

import pytest

from game.ai.kalah.kernel import Kernel, Question
from game.ai.kalah.packed import UNIT
from game.ai.thought import finished
from game.kernel.native import NativeKernel
from game.kernel.worker import NoAnswerError
from tests.places import DATA

ENDGAMES = json.loads((DATA / "kalah_endgames.json").read_text(encoding="utf-8"))["cases"]
START = Question((4,) * 12, True, False, 250, 2**31 - 1)
"""It takes minutes."""


@pytest.fixture
def native():
    pytest.importorskip("wasmtime")
    return NativeKernel()


def question(case, nodes=10**6):
    return Question((*case["mover"], *case["opponent"]), True, False, 250, nodes)


def values(case):
    per_house = case["expect"]["printed"]["per_house"]
    return tuple(None if value is None else value * UNIT for value in per_house)


def waited_for(worker, ticket):
    while (numbers := worker.answer(ticket)) is None:
        worker.wait()
    return numbers


@pytest.mark.parametrize("case", ENDGAMES[::5], ids=lambda case: case["id"])
def test_every_house_of_an_endgame_is_proven(native, case):
    answer = finished(Kernel(native).ask(question(case)))
    assert (answer.exact, answer.values) == (True, values(case))


def test_questions_are_answered_one_after_another_each_by_its_ticket(native):
    cases = ENDGAMES[:6]
    tickets = [native.ask(question(case).numbers()) for case in cases]
    answers = [waited_for(native, ticket) for ticket in reversed(tickets)]
    for case, numbers in zip(reversed(cases), answers, strict=True):
        expected = [value or 0 for value in values(case)]
        assert list(numbers[5:11]) == expected


def test_a_question_that_is_dropped_holds_up_no_other(native):
    thinking = Kernel(native).ask(START)
    assert next(thinking) is native
    second = Kernel(native).ask(question(ENDGAMES[0]))
    next(second)
    thinking.close()
    assert finished(second).values == values(ENDGAMES[0])


def test_a_question_that_waits_can_be_dropped_too(native):
    first = native.ask(question(ENDGAMES[0]).numbers())
    dropped = native.ask(START.numbers())
    last = native.ask(question(ENDGAMES[1]).numbers())
    native.drop(dropped)
    assert waited_for(native, last)[0] == 1
    assert waited_for(native, first)[0] == 1


def test_dropping_over_and_over_changes_no_answer(native):
    before = finished(Kernel(native).ask(question(ENDGAMES[2])))
    for _ in range(20):
        thinking = Kernel(native).ask(START)
        next(thinking)
        thinking.close()
    assert finished(Kernel(native).ask(question(ENDGAMES[2]))) == before


def test_the_same_question_has_the_same_answer_whatever_was_asked_before(native):
    asked = Question((0, 4, 0, 6, 0, 4, 3, 2, 5, 1, 3, 2), False, True, 12, 200_000)
    first = finished(Kernel(native).ask(asked))
    for case in ENDGAMES[:3]:
        finished(Kernel(native).ask(question(case)))
        assert finished(Kernel(native).ask(asked)) == first
    assert finished(Kernel(NativeKernel()).ask(asked)) == first


@pytest.mark.parametrize(
    "seeds",
    [(0,) * 6 + (4,) * 6, (4,) * 6 + (0,) * 6, (60, 3) * 6, (-1, 5) * 6, (1,) * 20],
    ids=["own-empty", "other-empty", "too-full", "negative", "too-many-houses"],
)
def test_what_does_not_fit_has_no_answer(native, seeds):
    assert finished(Kernel(native).ask(Question(seeds, True, False, 9, 1000))) is None


def test_without_its_package_there_is_no_answer_ever():
    worker = NativeKernel("no_such_package")
    for _ in range(2):
        with pytest.raises(NoAnswerError):
            waited_for(worker, worker.ask(question(ENDGAMES[0]).numbers()))
    assert finished(Kernel(worker).ask(question(ENDGAMES[0]))) is None
