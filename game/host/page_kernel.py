"""The page's worker for kernels: web/page/kernel.js is the other end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from itertools import count
from typing import Any

from game.host.page_messages import MisfitError, read_numbers
from game.kernel.worker import NoAnswerError

NONE = "none"
"""What the page answers where there is no kernel, or it has broken."""


class PageKernel:
    """Has questions answered by the page, beside Python."""

    def __init__(self, page: Any = None) -> None:
        """Take `page`, an object like `barazaPage`; None takes the page this runs in."""
        self._page = import_module("js").barazaPage if page is None else page
        self._tickets = count(1)

    def ask(self, numbers: Sequence[int]) -> int:
        """Hand a question over; return its ticket."""
        ticket = next(self._tickets)
        self._page.askKernel(ticket, json.dumps(list(numbers)))
        return ticket

    def answer(self, ticket: int) -> Sequence[int] | None:
        """Return the answer, None as long as it is not there. Raises NoAnswerError."""
        text = self._page.kernelAnswer(ticket)
        if text is None:
            return None
        if text == NONE:
            raise NoAnswerError
        try:
            return read_numbers(text)
        except MisfitError as misfit:
            self._page.warn(str(misfit))
            raise NoAnswerError from misfit

    def drop(self, ticket: int) -> None:
        """Tell the page that nobody wants an answer any more."""
        self._page.dropQuestion(ticket)

    def wait(self) -> None:
        """Return at once: the answer can only come between two frames."""
