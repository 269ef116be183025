"""What Kalah's kernel is asked and answers: it searches far faster than Python does.

There may be none: in an old browser, or where a package is missing. Who asks goes on without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.thought import Steps
from game.kernel import in_force
from game.kernel.worker import NoAnswerError, Worker

HEAD = 5
"""So many numbers of a question stand before the seeds, and of an answer before the values."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position, and how long to think about it.

    `seeds`: what lies in the mover's houses 1..n, then in the other's, each from its owner's left.
    `lone_capture` and `to_owner` (left-overs) are the rules in force. `depth`: moves ahead at most;
    `nodes`: positions at most. The same question has the same answer everywhere.
    """

    seeds: tuple[int, ...]
    lone_capture: bool
    to_owner: bool
    depth: int
    nodes: int

    @property
    def houses(self) -> int:
        """How many houses a player has."""
        return len(self.seeds) // 2

    def numbers(self) -> list[int]:
        """Return the question as the kernel reads it."""
        rules = int(self.lone_capture) | int(self.to_owner) << 1
        return [self.houses, rules, self.depth, self.nodes, 0, *self.seeds]


@dataclass(frozen=True, slots=True)
class Answer:
    """What each of the mover's houses is worth to him.

    `values`: what he will still gain in the stores less what the other will, in eighths of a seed
    (`game.ai.kalah.packed.UNIT`), if he plays the house; None where it is empty. All were looked at
    `depth` moves ahead, with `nodes` positions; `exact`: to the end in every line, and so proven.
    """

    values: tuple[int | None, ...]
    exact: bool
    depth: int
    nodes: int


def answer_of(question: Question, numbers: Sequence[int]) -> Answer:
    """Return the answer that the kernel wrote: exact, depth, nodes, two unused, then the values.

    Raises ValueError where that is no answer to the question.
    """
    houses = question.houses
    if len(numbers) < HEAD + houses or numbers[1] <= 0 or numbers[2] < 0:
        raise ValueError("no answer of the kernel")
    own = zip(question.seeds, numbers[HEAD : HEAD + houses], strict=False)
    values = tuple(value if seeds else None for seeds, value in own)
    return Answer(values, numbers[0] == 1, numbers[1], numbers[2])


class Kernel:
    """The kernel, wherever it runs."""

    def __init__(self, worker: Worker) -> None:
        """`worker` runs it."""
        self._worker = worker

    def ask(self, question: Question) -> Steps[Answer | None]:
        """Wait for the answer, and return it; None if there will be none.

        Who closes the generator does not want it any more.
        """
        ticket = self._worker.ask(question.numbers())
        try:
            while (numbers := self._worker.answer(ticket)) is None:
                yield self._worker
            return answer_of(question, numbers)
        except (NoAnswerError, ValueError):
            return None
        finally:
            self._worker.drop(ticket)


def kernel() -> Kernel | None:
    """Return the kernel; None where there is none."""
    worker = in_force.worker()
    return None if worker is None else Kernel(worker)
