"""WebKitGTK in its own small browser, used by hand at a screen."""

import socket
import subprocess
import time

from tests.web.engines.engine_page import EnginePage
from tests.web.engines.inspector import Inspector
from tests.web.reader import PATIENCE, middle
from tools import engines

#: As root it starts only without its sandbox.
NO_SANDBOX = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}

#: Where the inspectors of browsers answer: at so much more than the number of their screen, which
#: no other has, or some thousands above where somebody else answers there.
FIRST_PORT, STEP, LAST_PORT = 21000, 1000, 31000

KEYS = {"Enter": "Return"}

#: Counts what has come of the hand to the page.
COUNTED = """(() => {
  if (window.handled !== undefined) return window.handled;
  window.handled = 0;
  for (const type of ["pointerup", "wheel", "keyup"]) {
    window.addEventListener(type, () => (window.handled += 1), { capture: true, passive: true });
  }
  return 0;
})()"""

#: Pixels that a page is moved by one notch of the wheel, about.
NOTCH = 40


class WebKit(EnginePage):
    """Mouse and keys are those of the screen; the page is read by the inspector."""

    def __init__(self, desk):
        super().__init__(desk)
        address = f"127.0.0.1:{free_port(int(desk.screen.name[1:]))}"
        self._process = subprocess.Popen(
            [engines.webkit(), "about:blank"],
            env={**desk.environment, **NO_SANDBOX, "WEBKIT_INSPECTOR_HTTP_SERVER": address},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._inspector = Inspector(address, self.complaints)
        self._window = desk.until_windows(".")[0]
        desk.screen.xdotool("windowfocus", "--sync", self._window)

    def read(self, expression):
        """What an expression says in the page; to be asked is no gesture to it."""
        return self._inspector.evaluate(expression)

    def pause(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def open(self, address):
        """Open an address. What follows its "#" may be all that is new: then the page stays."""
        before, part, _ = address.partition("#")
        if part and self.read("location.href.split('#')[0]") == before:
            self._inspector.act(f"location.assign({address!r})")
        else:
            self._load(f"location.assign({address!r})")
        return self

    def reload(self):
        self._load("location.reload()")

    def _load(self, act):
        """Have another page loaded in the place of the one that is there."""
        before = self.read("performance.timeOrigin")
        self._inspector.act(act)
        loaded = f"performance.timeOrigin !== {before} && document.readyState === 'complete'"
        self.until_read("the page is loaded", loaded)

    def click(self, target):
        x, y = middle(self._known(target))
        self._act("mousemove", *self._on_screen(x, y), "click", 1)

    def turn_wheel(self, x, y, by):
        """Turn the wheel by about so many pixels over a place of the page."""
        notches = max(1, round(abs(by) / NOTCH))
        button = 4 if by < 0 else 5
        self._act("mousemove", *self._on_screen(x, y), "click", "--repeat", notches, button)

    def press(self, *keys):
        for key in keys:
            self._act("key", KEYS.get(key, key))

    def _act(self, *hand):
        """Move the hand, and wait until the page has heard of it."""
        before = self.read(COUNTED)
        self.desk.screen.xdotool(*hand)
        self.until_read("the hand is felt", f"(window.handled ?? Infinity) > {before}")
        self.until_heard()

    def _on_screen(self, x, y):
        """Where a place of the page is; above the page are the browser's own tools."""
        shape = self.desk.screen.xdotool("getwindowgeometry", "--shell", self._window)
        height = int(shape.partition("HEIGHT=")[2].split()[0])
        return round(x), round(y + height - self.read("innerHeight"))

    def close(self):
        self._inspector.close()
        self._process.terminate()
        self._process.wait(PATIENCE)


def free_port(number):
    """A port at which nobody answers, by the number of the screen."""
    for first in range(FIRST_PORT, LAST_PORT, STEP):
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", first + number))
            except OSError:
                continue
            return first + number
    raise AssertionError("no port is free")
