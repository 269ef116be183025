"""Kernels in the page, with an object in the place of the page's script."""

from __future__ import annotations

import json

import pytest

from game.host.page_kernel import PageKernel
from game.kernel.worker import NoAnswerError


class Page:
    """Answers as web/page/bridge.js does, and remembers what it was told."""

    def __init__(self) -> None:
        self.questions: dict[int, str] = {}
        self.answers: dict[int, str] = {}
        self.warnings: list[str] = []

    def askKernel(self, ticket: int, numbers: str) -> None:  # noqa: N802 - the page's name
        self.questions[ticket] = numbers

    def kernelAnswer(self, ticket: int) -> str | None:  # noqa: N802 - the page's name
        return self.answers.get(ticket)

    def dropQuestion(self, ticket: int) -> None:  # noqa: N802 - the page's name
        del self.questions[ticket]

    def warn(self, text: str) -> None:
        self.warnings.append(text)


def test_a_question_is_answered_when_the_page_has_the_answer() -> None:
    page = Page()
    kernel = PageKernel(page)
    ticket = kernel.ask([6, 0, 4])
    assert json.loads(page.questions[ticket]) == [6, 0, 4]
    assert kernel.answer(ticket) is None
    page.answers[ticket] = "[1, -8, 24]"
    assert kernel.answer(ticket) == [1, -8, 24]
    kernel.drop(ticket)
    assert not page.questions


def test_each_question_has_a_ticket_of_its_own() -> None:
    kernel = PageKernel(Page())
    assert kernel.ask([1]) != kernel.ask([1])


def test_without_a_kernel_there_is_no_answer() -> None:
    page = Page()
    kernel = PageKernel(page)
    ticket = kernel.ask([1])
    page.answers[ticket] = "none"
    with pytest.raises(NoAnswerError):
        kernel.answer(ticket)
    assert not page.warnings, "the page has told why already"


@pytest.mark.parametrize(
    "text",
    ["", "7", "{}", "[1.5]", "[true]", '["1"]', "[4294967296]", "[null]", f"{[0] * 65}"],
)
def test_an_answer_that_makes_no_sense_is_none(text: str) -> None:
    page = Page()
    kernel = PageKernel(page)
    ticket = kernel.ask([1])
    page.answers[ticket] = text
    with pytest.raises(NoAnswerError):
        kernel.answer(ticket)
    assert page.warnings
