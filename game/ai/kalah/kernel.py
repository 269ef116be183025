"""What a kernel is asked and answers: a program that searches Kalah far faster than Python does.

There may be none: in an old browser, or where its package is missing. Who asks goes on without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.ai.thought import Steps


@dataclass(frozen=True, slots=True)
class Question:
    """A position, and how long to think about it.

    `seeds`: what lies in the mover's houses 1..n, then in the other's, from each one's left.
    `lone_capture` and `to_owner` (left-overs) are the rules in force. `depth`: moves ahead at most;
    `nodes`: positions at most. The same question has the same answer everywhere.
    """

    seeds: tuple[int, ...]
    lone_capture: bool
    to_owner: bool
    depth: int
    nodes: int


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


class Kernel(Protocol):
    """Answers one question at a time, somewhere else, so that nothing waits for it."""

    def ask(self, question: Question) -> Steps[Answer | None]:
        """Yield until the answer is there, and return it; None if there will be none.

        Who closes the generator does not want the answer any more.
        """


NUMBERS = 5
"""So many numbers of a question stand before the seeds, and of an answer before the values: see
`to_numbers` and `from_numbers`, which every way to the kernel shares."""


def to_numbers(question: Question) -> list[int]:
    """Return a question as the kernel reads it: whole numbers of 32 bits."""
    rules = int(question.lone_capture) | int(question.to_owner) << 1
    houses = len(question.seeds) // 2
    return [houses, rules, question.depth, question.nodes, 0, *question.seeds]


def from_numbers(question: Question, numbers: Sequence[int]) -> Answer:
    """Return the answer that the kernel wrote: exact, depth, nodes, two unused, then the values.

    Raises ValueError where that is no answer to the question.
    """
    houses = len(question.seeds) // 2
    if len(numbers) < NUMBERS + houses or min(numbers[1:3], default=-1) < 0:
        raise ValueError("no answer of the kernel")
    own = zip(question.seeds[:houses], numbers[NUMBERS : NUMBERS + houses], strict=True)
    values = tuple(value if seeds else None for seeds, value in own)
    return Answer(values, numbers[0] == 1, numbers[1], numbers[2])
