"""Kalah's kernel as a page runs it: the built page in Chromium, and its worker."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tools import browser
from tools.build import page
from tools.measure.page import FLAGS, PATIENCE
from tools.serve import HOST, server

ASK = """([ticket, question]) => new Promise((resolve, reject) => {
  const begun = performance.now();
  const look = () => {
    const answer = barazaPage.kernelAnswer(ticket);
    if (answer === undefined) return setTimeout(look);
    const milliseconds = performance.now() - begun;
    barazaPage.dropQuestion(ticket);
    if (answer === "none") reject(new Error("the page has no kernel"));
    else resolve({ numbers: JSON.parse(answer), milliseconds });
  };
  barazaPage.askKernel(ticket, JSON.stringify(question));
  look();
})"""
"""Asks as `game.host.page_kernel` does, and looks for the answer every four milliseconds."""


class TimedAnswer(NamedTuple):
    """An answer as numbers, and how many milliseconds by the clock it took to come."""

    numbers: Sequence[int]
    milliseconds: float


class PageProgram:
    """The kernel of an open page."""

    def __init__(self, opened: Page) -> None:
        """Take a page whose game has begun."""
        self._page = opened
        self._tickets = count(1_000_000)

    def run(self, question: Sequence[int]) -> TimedAnswer:
        """Have a question answered. Raises playwright's Error where there is no kernel."""
        answer = self._page.evaluate(ASK, [next(self._tickets), list(question)])
        return TimedAnswer(answer["numbers"], answer["milliseconds"])


@contextmanager
def page_program() -> Iterator[PageProgram]:
    """Build and serve the page, and open it; gives its kernel, which has been asked nothing."""
    with server(page.make(), 0) as serving, sync_playwright() as playwright:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=FLAGS)
        opened = chromium.new_page()
        opened.set_default_timeout(PATIENCE)
        opened.goto(f"http://{HOST}:{serving.server_port}/?test=1")
        opened.wait_for_function("window.baraza && baraza.frame >= 1")
        yield PageProgram(opened)
        chromium.close()
        serving.shutdown()
