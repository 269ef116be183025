"""The page in a browser other than Chromium, which drives it in its own way."""

import time
from urllib.parse import urlsplit

from tests.web.reader import PATIENCE, Reader

#: How the complaint begins that is our own.
OURS = "So much until"

EMPTY = '<!DOCTYPE html><title>Empty</title><link rel="icon" href="data:,">'


class EnginePage(Reader):
    """A browser with a fresh profile at a desk, and the one page that it shows.

    A browser adds what it complains of to `complaints`, and says how its page is opened, loaded
    again and closed, and what a mouse, its wheel and a key do there.
    """

    def __init__(self, desk):
        self.desk = desk
        self.complaints = []

    @property
    def errors(self):
        """What the browser is known to have complained of; it may tell of more later."""
        return list(self.complaints)

    def until_complained(self):
        """All that the browser has complained of, which is forgotten by that.

        It tells late: a complaint of our own is waited for, with which all before it are there.
        Where the browser was asked twice for that, it may come again later.
        """
        last = f"{OURS} {time.monotonic_ns()}"
        self.read(f"console.error('{last}')")
        end = time.monotonic() + PATIENCE
        while not any(last in complaint for complaint in self.complaints):
            assert time.monotonic() < end, "the browser does not tell of complaints"
            self.pause(10)
        errors = [complaint for complaint in self.complaints if OURS not in complaint]
        self.complaints.clear()
        return errors

    def forget_all(self, server):
        """Empty the storage of the page's origin, seen from another page of it."""
        server.pages["/empty"] = EMPTY
        parts = urlsplit(server.address())
        self.open(f"{parts.scheme}://{parts.netloc}/empty")
        self.read("localStorage.clear()")
        return self
