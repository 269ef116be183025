"""The kernel in a native program: a thread of its own runs it.

Where the package that it needs is missing, or does not know the system, there are no answers.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Event, Thread
from typing import NoReturn

from game.kernel.program import PACKAGE, Program
from game.kernel.worker import NoAnswerError

MOMENT = 0.002
"""Seconds: how long `wait` waits at most."""


class _Task:
    """A question on its way; the thread sets what it comes to."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers
        self.answer: Sequence[int] | NoAnswerError | None = None
        self.is_dropped = False

    def is_wanted(self) -> bool:
        """Tell whether somebody asks for the answer still."""
        return not self.is_dropped


class NativeKernel:
    """Answers one question after another in a thread that begins with the first."""

    def __init__(self, package: str = PACKAGE) -> None:
        """`package` runs the program; it is imported with the first question."""
        self._package = package
        self._tasks: dict[int, _Task] = {}
        self._tickets = itertools.count()
        self._waiting: SimpleQueue[_Task] = SimpleQueue()
        self._is_answered = Event()
        self._thread: Thread | None = None
        self._program: Program | None = None
        self._current: _Task | None = None

    def ask(self, numbers: Sequence[int]) -> int:
        """Begin with a question as soon as those before it are answered; return its ticket."""
        ticket, task = next(self._tickets), _Task(numbers)
        self._tasks[ticket] = task
        self._waiting.put(task)
        if self._thread is None:
            # Whatever it is at, it must not hold up the end of this process.
            self._thread = Thread(target=self._work, name="kernel", daemon=True)
            self._thread.start()
        return ticket

    def answer(self, ticket: int) -> Sequence[int] | None:
        """Return the answer, None as long as it is not there. Raises NoAnswerError."""
        # Cleared before looking, so that no answer can come unnoticed in between.
        self._is_answered.clear()
        answer = self._tasks[ticket].answer
        if isinstance(answer, NoAnswerError):
            raise answer
        return answer

    def drop(self, ticket: int) -> None:
        """Let go of a question; if it is being worked at, that ends."""
        task = self._tasks.pop(ticket)
        task.is_dropped = True
        if task is self._current and self._program is not None:
            self._program.interrupt()

    def wait(self) -> None:
        """Wait for the next answer, but a moment at most."""
        self._is_answered.wait(MOMENT)

    def _work(self) -> NoReturn:
        try:
            program = self._program = Program(self._package)
        except (ImportError, OSError, RuntimeError) as error:
            self._refuse(str(error))
        while True:
            task = self._current = self._waiting.get()
            try:
                # Interrupted and still wanted: the question before it was meant. It is begun anew.
                while task.is_wanted() and task.answer is None:
                    task.answer = program.run(task.numbers, task.is_wanted)
            except NoAnswerError as error:
                task.answer = error
            self._is_answered.set()

    def _refuse(self, why: str) -> NoReturn:
        while True:
            self._waiting.get().answer = NoAnswerError(why)
            self._is_answered.set()
