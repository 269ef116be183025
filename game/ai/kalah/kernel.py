"""What Kalah's kernel is asked and answers: it searches far faster than Python does.

There may be none: in an old browser, or where a package is missing. Who asks goes on without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.kalah.packed import MOST_SEEDS, UNIT
from game.ai.kalah.worth import kalah_lead
from game.ai.thought import Steps, Strength, Valued
from game.kernel import in_force
from game.kernel.worker import NoAnswerError, Worker
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah

HEAD = 5
"""So many numbers of a question stand before the seeds, and of an answer before the values."""

FULL = 34
"""With more seeds than that in the houses a search seldom comes to the end of the game."""

FULL_NODES = 3_000_000
"""There it is given no more positions than these: they take it far enough."""


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


def question_of(game: Kalah, position: KalahPosition, strength: Strength) -> Question | None:
    """Return what a kernel is asked of a position; None if there is more in it than fits."""
    mover = position.to_move
    seeds = (*position.row(mover), *position.row(1 - mover))
    total = sum(seeds)
    if total > MOST_SEEDS:
        return None
    nodes = strength.kernel if total <= FULL else min(strength.kernel, FULL_NODES)
    options = game.options
    to_owner = options["leftovers"] == "owner"
    return Question(seeds, bool(options["lone_capture"]), to_owner, strength.depth, nodes)


def valued_by_kernel(
    game: Kalah, position: KalahPosition, strength: Strength
) -> Steps[Valued | None]:
    """Have the kernel value every house: by how much its player will lead at the end.

    None where there is no kernel, or the position does not fit it.
    """
    asked, question = kernel(), question_of(game, position, strength)
    answer = None if asked is None or question is None else (yield from asked.ask(question))
    if answer is None:
        return None
    lead = kalah_lead(game, position, position.to_move) * UNIT
    values = {
        house: lead + value for house, value in enumerate(answer.values, 1) if value is not None
    }
    # Nothing was looked at only for what was looked up in a book.
    return Valued(values, UNIT, answer.depth, max(answer.nodes, 1), answer.exact)
