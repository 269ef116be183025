"""Drives the page as a person does: real mouse, touch and key events, aimed at `targets`.

What the game tells is read from `window.baraza` and never changed. It is read through the
browser's debugger, which, unlike Playwright's own `evaluate`, does not count as a gesture.
"""

import time
from urllib.parse import urlsplit

from playwright.sync_api import Error, TimeoutError

from tests.web.reader import PATIENCE, Reader, middle

PHONE = {"width": 390, "height": 844}

#: Files that no part of the page waits for.
ICONS = ("/icon.svg", "/icon.png")

#: What the debugger says where a page has loaded itself anew before it could answer.
WENT = "navigated or closed"

#: Seconds after which a question is put again: one that was put while a page took the place of
#: another may get no answer ever.
ANSWER = 30

#: The live regions, by id.
REGIONS = ("polite", "urgent")

#: Keeps what the live regions were given last, as long as it may be asked for.
GIVEN = """
window.given = {};
document.addEventListener("DOMContentLoaded", () => {
  for (const id of ["polite", "urgent"]) {
    const region = document.getElementById(id);
    const note = () => {
      const text = region.textContent.trim();
      if (text) window.given[id] = text;
    };
    if (region) new MutationObserver(note).observe(region, { childList: true });
  }
});
"""

#: Lets frames pass only as `window.gate.left` allows. Time in the game stands still with them.
GATE = """
window.gate = { left: Infinity };
{
  const ask = window.requestAnimationFrame.bind(window);
  const giveUp = window.cancelAnimationFrame.bind(window);
  const asked = new Map();
  let last = 0;
  window.requestAnimationFrame = (act) => {
    const id = (last += 1);
    const pass = (time) => {
      if (window.gate.left <= 0) {
        asked.set(id, ask(pass));
        return;
      }
      window.gate.left -= 1;
      asked.delete(id);
      act(time);
    };
    asked.set(id, ask(pass));
    return id;
  };
  Object.defineProperty(window.gate, "asked", { get: () => asked.size > 0 });
  window.cancelAnimationFrame = (id) => {
    giveUp(asked.get(id));
    asked.delete(id);
  };
}
"""


class Visit(Reader):
    """One page opened on the game, with everything the browser complained about."""

    def __init__(self, page):
        self.page = page
        self.requests = []
        self._complaints = []
        self._documents = 0
        self._document_of = {}
        self._aborted = []
        self._crashed = False
        page.add_init_script(GATE)
        page.add_init_script(GIVEN)
        page.set_default_timeout(PATIENCE * 1000)
        page.set_default_navigation_timeout(PATIENCE * 1000)
        self.debugger = page.context.new_cdp_session(page)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._complaints.append(f"exception: {error}"))
        page.on("crash", self._on_crash)
        page.on("requestfailed", self._on_failure)
        page.on("request", self._on_request)

    def _on_request(self, request):
        self.requests.append(request.url)
        if request.is_navigation_request() and request.frame == self.page.main_frame:
            self._documents += 1
        self._document_of[request] = self._documents

    def _on_failure(self, request):
        if request.failure == "net::ERR_ABORTED":
            # The browser fetches its icon by itself and gives it up when it likes.
            if not urlsplit(request.url).path.endswith(ICONS):
                self._aborted.append(request)
        else:
            self._complaints.append(f"failed: {request.url} ({request.failure})")

    def _on_crash(self, _page):
        self._crashed = True

    def _on_console(self, message):
        if message.type == "error":
            self._complaints.append(f"console: {message.text}")

    @property
    def errors(self):
        """What the browser has complained of.

        What was still on its way when its page was left or loaded again has not failed.
        """
        here = [r for r in self._aborted if self._document_of.get(r) == self._documents]
        return [*self._complaints, *(f"failed: {r.url} (given up)" for r in here)]

    @property
    def hosts(self):
        """Every host and port that was asked for anything."""
        return {urlsplit(url).netloc for url in self.requests} - {""}

    # Reading

    def read(self, expression):
        """What an expression says in the page, which may be asked twice."""
        asked = {"expression": expression, "returnByValue": True, "awaitPromise": True}
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.debugger.send("Runtime.evaluate", asked, timeout=ANSWER * 1000)
                return answer["result"].get("value")
            except Error as error:
                assert not self._crashed, "the browser lost the page: its process crashed"
                is_lost = isinstance(error, TimeoutError) or WENT in error.message
                if not is_lost or time.monotonic() > end:
                    raise
                self.debugger = self.page.context.new_cdp_session(self.page)

    def pause(self, milliseconds):
        self.page.wait_for_timeout(milliseconds)

    def spoken(self):
        """What a screen reader was given last by both live regions, once all is said."""
        self.until("all is said", lambda state: not state["unsaid"])
        given = self.read("window.given")
        return " ".join(given[each] for each in REGIONS if each in given)

    # Standing still

    def hold(self):
        """Let no more frames pass; returns the state after the last."""
        return self._let(0)

    def let_one_pass(self):
        """Let one frame pass in a page that is held; returns the state after it."""
        return self._let(1)

    def _let(self, number):
        self.read(f"window.gate.left = {number}")
        self.until_read("the frame is over", "window.gate.left === 0 && window.gate.asked")
        return self.state

    def go_on(self):
        """Let frames pass again."""
        self.read("window.gate.left = Infinity")

    # Acting

    def open(self, address):
        self.page.goto(address)
        return self

    def forget_all(self, address):
        """Empty the storage of the page's origin."""
        parts = urlsplit(address)
        origin = f"{parts.scheme}://{parts.netloc}"
        self.debugger.send(
            "Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"}
        )

    def become_phone(self):
        """Be a telephone with a touch screen, held upright."""
        metrics = {**PHONE, "deviceScaleFactor": 1, "mobile": True}
        self.debugger.send("Emulation.setDeviceMetricsOverride", metrics)
        self.debugger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        return self

    def click(self, target):
        self.page.mouse.click(*middle(self._known(target)))
        self.until_heard()

    def turn_wheel(self, x, y, by):
        """Turn the wheel by so many pixels over a place of the page."""
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(0, by)
        self.until_heard()

    def tap(self, target):
        """Touch a target for a moment.

        Time stands still in the game meanwhile: to a machine that is busy a moment may be long, and
        a long touch is no tap.
        """
        x, y = middle(self._known(target))
        self.hold()
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self.debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.go_on()
        self.until_heard()

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
            self.until_heard()

    def choose_file(self, target, path):
        """Press what opens the browser's chooser of files, and choose one there.

        A browser opens it only within some seconds of a press. A machine may be too busy for that,
        and then it is pressed again.
        """
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with self.page.expect_file_chooser(timeout=ANSWER * 1000) as choosing:
                    self.click(target)
                break
            except TimeoutError:
                assert time.monotonic() < end, "no chooser of files was opened"
        choosing.value.set_files(path)
