"""What runs a kernel: natively a thread of its own, in the page a worker of the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class NoAnswerError(Exception):
    """There will be no answer: the kernel is not here, or has broken."""


class Worker(Protocol):
    """Turns numbers into numbers, somewhere else, so that nothing has to wait for it.

    The numbers are whole and have 32 bits; what they mean is the affair of who asks. Questions are
    answered one after another.
    """

    def ask(self, numbers: Sequence[int]) -> int:
        """Begin with a question; return the ticket by which its answer is asked for."""

    def answer(self, ticket: int) -> Sequence[int] | None:
        """Return the answer, None as long as it is not there. Raises NoAnswerError."""

    def drop(self, ticket: int) -> None:
        """Let go of a question, answered or not: nobody asks for it any more."""

    def wait(self) -> None:
        """Wait a moment for an answer, or not at all where nothing may wait."""
