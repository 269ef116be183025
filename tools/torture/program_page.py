"""The built page in a real browser: it starts on what is hostile, and is pressed at random.

What is done and what must hold is as in `tools.torture.program`, but by real events: mouse, finger
and keys, files that are dropped, the clipboard, and other links in the address.
"""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Error, sync_playwright

from game.play.saved.saved_match import id_of
from tests.web.browser.closing import close
from tests.web.browser.rig import Visit
from tests.web.browser.server import SiteServer, serving
from tests.web.conftest import FLAGS
from tools import browser as installed
from tools.build import page as built_page
from tools.soak.person import KEYS, NAMES, SIZES
from tools.torture import arrivals
from tools.torture.arrivals import Arrival
from tools.torture.facts import facts_of
from tools.torture.run import Findings, Reader, TortureError, run

PRESSES = 25
"""Things done in one life of the page."""

LEFT_OUT = frozenset({"full-screen"})
"""Targets that are not pressed: what they do lies outside the page."""

AGREED = frozenset({"ask", "confirm", "matches"})
"""Scenes in which a person may throw a match away."""

BETWEEN_PAGES = "Not attached to an active page"
"""What Chromium answers while one page takes the place of another."""

PATIENCE = 10.0
"""Seconds for which it may answer so."""

LAY = """(() => {
  if (location.protocol === "about:" || sessionStorage.getItem("laid")) return;
  sessionStorage.setItem("laid", "1");
  for (const [key, text] of Object.entries(%s)) localStorage.setItem(`baraza:${key}`, text);
})();"""
"""Puts texts into the storage before the page's first script."""

TROUBLE = {
    "sound": "",
    "full": """Storage.prototype.setItem = function () {
      throw new DOMException("full", "QuotaExceededError");
    };""",
    "blocked": """Object.defineProperty(window, "localStorage", {
      get() { throw new DOMException("blocked", "SecurityError"); },
    });""",
}
"""What makes a storage answer so."""

STORED = """Object.fromEntries(Object.entries(localStorage)
  .filter(([key]) => key.startsWith("baraza:"))
  .map(([key, text]) => [key.slice(7), text]))"""

DROP = """(() => {
  const bytes = Uint8Array.from(atob("%s"), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], "a file.json"));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
})()"""


def torture(first: int, times: int, seed: int) -> Findings:
    """Let the page live `times` times, from the number `first` on."""
    with _opened() as (browser, server):
        reader = Reader(arrivals.make, lambda arrival: check(browser, server, arrival))
        return run("program", reader, range(first, first + times), seed)


@contextmanager
def _opened() -> Iterator[tuple[Browser, SiteServer]]:
    """Start a browser, and a server of the built page, while a block lasts."""
    path, site = installed.ensure(), built_page.make()
    with sync_playwright() as playwright, serving(site, "/") as server:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser, server
        finally:
            close(browser)


def check(browser: Browser, server: SiteServer, arrival: Arrival) -> str:
    """Let the page start, and press; return how its storage was, "" where it was sound."""
    source = Random(f"presses {arrival.seed}")
    width, height = source.choice(SIZES)
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=source.random() < 0.5,
        reduced_motion=source.choice(("reduce", "no-preference")),
        service_workers="block",
        permissions=["clipboard-read", "clipboard-write"],
    )
    try:
        life = Life(Visit(context.new_page()), arrival, source)
        life.begin(server.address())
        for _ in range(PRESSES):
            life.go_on()
        life.check_matches()
    finally:
        close(context)
    return "" if arrival.state == "sound" else arrival.state


def _walk(go: Callable[..., Any]) -> None:
    """Take a step in the history. Between two pages Chromium refuses that, for a moment."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            go(wait_until="commit")
        except Error as error:
            if BETWEEN_PAGES not in str(error) or time.monotonic() > until:
                raise
        else:
            return


class Life:
    """One page, from its start on."""

    def __init__(self, visit: Visit, arrival: Arrival, source: Random) -> None:
        self._visit, self._page = visit, visit.page
        self._arrival, self._source = arrival, source
        self._deeds: list[str] = []
        self._scenes: set[str] = set()

    def begin(self, address: str) -> None:
        """Open the page, and wait until it stands."""
        self._page.on("popup", lambda popup: popup.close())
        self._page.add_init_script(LAY % json.dumps(self._arrival.texts))
        self._page.add_init_script(TROUBLE[self._arrival.state])
        fragment = quote(self._arrival.fragment, safe="=", errors="surrogatepass")
        self._visit.open(f"{address}?test=1#{fragment}")
        self._check()

    def go_on(self) -> None:
        """Do one thing, and look whether all is well."""
        deed = self._source.choices(list(DEEDS), list(DEEDS.values()))[0]
        state = self._visit.state
        self._scenes.add(state["scene"])
        self._deeds.append(deed(self, state["targets"]))
        self._check()

    def _check(self) -> None:
        """Wait until all is heard, and refuse what is not well."""
        state = self._visit.until("it has told all", lambda state: not state["late"])
        self._visit.until_heard()
        if state["lastError"] is not None or state["scene"] == "error":
            raise self._failure("the error scene came", str(state["lastError"]))
        if self._visit.errors:
            raise self._failure("the browser complains", "\n".join(self._visit.errors))

    def _failure(self, kind: str, more: str) -> TortureError:
        last = more.strip().splitlines()[-1][:80] if more.strip() else ""
        return TortureError(f"{kind}: {last}", f"{more}\nafter {self._deeds[-10:]}")

    def check_matches(self) -> None:
        """Refuse it if a match is gone that nobody has thrown away."""
        if self._arrival.state == "blocked" or AGREED & self._scenes:
            return
        there = [own for own in map(facts_of, self._visit.read(STORED).values()) if own]
        for key, text in self._arrival.texts.items():
            own = facts_of(text) if id_of(key) else None
            if own is not None and not own.is_among(there):
                raise self._failure("a match is gone", key)

    # What may be done

    def click(self, targets: list[Any]) -> str:
        """Press something by the mouse, or any place."""
        target = self._one_of(targets)
        self._page.mouse.click(*self._spot(target))
        return f"click {_name(target)}"

    def tap(self, targets: list[Any]) -> str:
        """Touch something."""
        target = self._one_of(targets)
        x, y = self._spot(target)
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self._visit.debugger.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points}
            )
        return f"tap {_name(target)}"

    def press_key(self, _targets: list[Any]) -> str:
        """Press a key, or type into what has the focus."""
        key = self._source.choice([key for key in KEYS if key.isascii() and key != "F13"])
        self._page.keyboard.press(key)
        return f"key {key}"

    def write(self, _targets: list[Any]) -> str:
        """Type a text, as a keyboard on the screen does."""
        text = self._source.choice([name for name in NAMES if name.isprintable()])
        self._page.keyboard.insert_text(text)
        return f"write {text!a}"

    def turn_wheel(self, _targets: list[Any]) -> str:
        """Turn the wheel over any place."""
        self._page.mouse.wheel(0, self._source.choice((-240, 120)))
        return "wheel"

    def resize(self, _targets: list[Any]) -> str:
        """Give the window another size."""
        width, height = self._source.choice(SIZES)
        self._page.set_viewport_size({"width": width, "height": height})
        return f"resize {width} x {height}"

    def follow(self, _targets: list[Any]) -> str:
        """Put a hostile link into the address."""
        fragment = arrivals.bad_fragment(self._source, self._arrival.seed % 4)
        self._visit.read(f"void (location.hash = {json.dumps(fragment)})")
        return "follow"

    def walk_back(self, _targets: list[Any]) -> str:
        """Go a step in the browser's history; who leaves the page by it comes back."""
        go = self._source.choice((self._page.go_back, self._page.go_forward))
        _walk(go)
        if self._page.url == "about:blank":
            _walk(self._page.go_forward)
        return str(go.__name__)

    def drop(self, _targets: list[Any]) -> str:
        """Drop a hostile file on the page."""
        content = arrivals.bad_content(self._source, self._arrival.seed % 4) or b""
        self._visit.read(DROP % base64.b64encode(content).decode())
        return "drop"

    def copy(self, _targets: list[Any]) -> str:
        """Have a hostile text on the clipboard."""
        text = arrivals.bad_text(self._source, self._arrival.seed % 4)
        self._visit.read(f"navigator.clipboard.writeText({json.dumps(text)}).catch(() => 0)")
        return "copy"

    def _one_of(self, targets: list[Any]) -> Any:
        """Return something that can be pressed; the ways out are as likely only now and then."""
        onward = [each for each in targets if each["id"] not in ("back", "close", "menu")]
        chosen = onward if onward and self._source.random() < 0.8 else targets
        chosen = [each for each in chosen if each["id"] not in LEFT_OUT]
        return self._source.choice(chosen) if chosen and self._source.random() < 0.95 else None

    def _spot(self, target: Any) -> tuple[float, float]:
        """Return a place in a target, or any place."""
        if target is None:
            size = self._page.viewport_size
            return self._source.uniform(0, size["width"]), self._source.uniform(0, size["height"])
        return target["x"] + target["width"] / 2, target["y"] + target["height"] / 2


def _name(target: Any) -> str:
    return "any place" if target is None else str(target["id"])


DEEDS: Mapping[Callable[[Life, list[Any]], str], float] = {
    Life.click: 40,
    Life.tap: 15,
    Life.press_key: 20,
    Life.write: 3,
    Life.turn_wheel: 2,
    Life.resize: 2,
    Life.follow: 3,
    Life.walk_back: 3,
    Life.drop: 3,
    Life.copy: 3,
}
"""What is done, and how often in comparison."""
