"""One check in many cases: a failure names every case in which it does not hold."""

import traceback
from contextlib import contextmanager

import pytest


class Cases:
    """The cases looked at, and what was wrong in which of them."""

    def __init__(self):
        self.number = 0
        self.wrong = []

    @contextmanager
    def of(self, *named):
        """One case by its name; what fails inside is remembered, and the next case comes."""
        self.number += 1
        try:
            yield
        except (Exception, pytest.fail.Exception) as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            what = "".join(traceback.format_exception_only(error)).strip()
            name = " ".join(map(str, named))
            self.wrong.append(f"{name}: {what}\n  at {where.filename}:{where.lineno}")

    def tell(self):
        """Fail if anything was wrong, with all of it."""
        assert self.number, "there was no case at all"
        if self.wrong:
            head = f"{len(self.wrong)} of {self.number} cases failed"
            pytest.fail("\n".join([head, *self.wrong]), pytrace=False)


@contextmanager
def all_cases():
    """Cases that are all looked at before the test passes or fails."""
    cases = Cases()
    yield cases
    cases.tell()
