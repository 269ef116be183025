"""How fast the built page is, in a real browser: bytes, seconds to the first picture, frames.

Nothing is asserted: the numbers depend on the machine and on what else it does.
"""

import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    Page,
    ViewportSize,
    sync_playwright,
)

from tools import browser, page
from tools.serve import HOST, server

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
VIEWPORT: ViewportSize = {"width": 1280, "height": 720}
GAME = "play:kalah"
"""The target of the menu that starts a game at once."""

MOVES = 6
IDLE_SECONDS = 3
THROTTLE = 4
PATIENCE = 120_000
"""The longest wait for anything, in milliseconds."""

SETTLE = 800
"""So many milliseconds a picture is watched after it has come to rest."""

SMALLER: ViewportSize = {"width": 1000, "height": 640}

WATCH = """
const seen = window.benchmark = { frames: [], tasks: [] };
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) seen.tasks.push(task.duration);
}).observe({ type: "longtask" });
let last = 0;
function look(now) {
  const game = window.baraza;
  if (game) {
    if (game.frame >= 1) seen.firstFrame ??= now;
    if (game.targets.some((target) => target.kind === "move")) seen.firstMove ??= now;
    if (game.busy && last) seen.frames.push(now - last);
    last = game.busy ? now : 0;
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);
"""
"""Runs in the page: notes when things came, the time between frames while seeds move, and
every stretch of work (task) longer than 50 ms, in milliseconds.
"""

Numbers = dict[str, float]


class Visitor:
    """One page on the game, and what is asked of it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page: Page = context.new_page()
        self.debugger: CDPSession = context.new_cdp_session(self.page)
        self.bytes = 0
        self.debugger.on("Network.loadingFinished", self._count)
        self.debugger.send("Network.enable")
        self.debugger.send("Performance.enable")
        self.page.add_init_script(WATCH)
        self.page.goto(address)

    def _count(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]

    def until(self, condition: str) -> None:
        """Wait until a JavaScript expression about `baraza` holds."""
        self.page.wait_for_function(f"window.baraza && ({condition})", timeout=PATIENCE)

    def press(self, condition: str) -> None:
        """Click in the middle of a target for which a JavaScript expression holds.

        Of several it takes the one in the middle: always the first would end a game early.
        """
        self.until(f"baraza.targets.some((target) => {condition})")
        targets = self.page.evaluate(f"baraza.targets.filter((target) => {condition})")
        found = targets[len(targets) // 2]
        self.page.mouse.click(found["x"] + found["width"] / 2, found["y"] + found["height"] / 2)

    def number(self, expression: str) -> float:
        """The value of a JavaScript expression."""
        return float(self.page.evaluate(expression))

    def throttle(self, rate: int) -> None:
        """Make the processor so many times slower."""
        self.debugger.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def worked(self) -> float:
        """Seconds for which the page has worked so far."""
        metrics = self.debugger.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    def watch(self, act: Callable[[], object], done: str) -> Numbers:
        """Do something until an expression holds and nothing moves; what it cost."""
        self.page.evaluate("benchmark.tasks.length = 0")
        before = self.worked()
        act()
        self.until(f"!baraza.busy && {done}")
        self.page.wait_for_timeout(SETTLE)
        tasks: list[float] = self.page.evaluate("benchmark.tasks")
        return {
            "worst task ms": max(tasks, default=0),
            "tasks over 50 ms": len(tasks),
            "worked ms": (self.worked() - before) * 1000,
        }

    def start_game(self) -> None:
        """Go from the menu to the first move."""
        self.press(f"target.id === '{GAME}'")
        self.until("benchmark.firstMove")

    def play(self, moves: int) -> list[float]:
        """Play one legal move after another; the milliseconds between frames meanwhile."""
        self.page.evaluate("benchmark.frames.length = 0")
        for _ in range(moves):
            turns = self.number("baraza.turns")
            self.press("target.kind === 'move'")
            self.until(f"!baraza.busy && baraza.turns > {turns}")
        frames: list[float] = self.page.evaluate("benchmark.frames")
        return frames


def arrival(context: BrowserContext, address: str) -> tuple[Visitor, Numbers]:
    """Open the page and start a game; how long that took, and how many bytes came."""
    visitor = Visitor(context, address)
    visitor.until("benchmark.firstFrame")
    visitor.start_game()
    return visitor, {
        "bytes": visitor.bytes,
        "seconds to first frame": visitor.number("benchmark.firstFrame") / 1000,
        "seconds to first move": visitor.number("benchmark.firstMove") / 1000,
    }


def pacing(frames: list[float]) -> Numbers:
    """Median and worst of the times between frames."""
    if not frames:
        return {}
    return {"median frame ms": statistics.median(frames), "worst frame ms": max(frames)}


def walk(visitor: Visitor, name: str) -> dict[str, Numbers]:
    """From the table to the menu and back, a move, and a window that changes its size."""
    back = visitor.watch(lambda: visitor.press("target.id === 'menu'"), "baraza.scene === 'menu'")
    table = "baraza.scene === 'table'"
    there = visitor.watch(lambda: visitor.press(f"target.id === '{GAME}'"), table)
    move = visitor.watch(lambda: visitor.press("target.kind === 'move'"), "baraza.turns > 0")
    resized = visitor.watch(lambda: visitor.page.set_viewport_size(SMALLER), table)
    visitor.watch(lambda: visitor.page.set_viewport_size(VIEWPORT), table)
    return {
        f"to the menu{name}": back,
        f"to the table{name}": there,
        f"a move{name}": move,
        f"another size{name}": resized,
    }


def idle_frames(visitor: Visitor) -> float:
    """How many frames are drawn while nothing happens."""
    before = visitor.number("baraza.frame")
    time.sleep(IDLE_SECONDS)
    return visitor.number("baraza.frame") - before


def measure(context: BrowserContext, address: str) -> dict[str, Numbers]:
    """All numbers of the page, in a browser that has never seen it."""
    cold_visitor, cold = arrival(context, address)
    cold_visitor.page.close()
    visitor, warm = arrival(context, address)
    sowing = pacing(visitor.play(MOVES))
    idle = {f"frames in {IDLE_SECONDS} s": idle_frames(visitor)}
    steps = walk(visitor, "")
    visitor.throttle(THROTTLE)
    slow = pacing(visitor.play(MOVES))
    steps |= walk(visitor, f", {THROTTLE} times slower")
    return {
        "first visit": cold,
        "second visit": warm,
        "sowing": sowing,
        f"sowing, {THROTTLE} times slower": slow,
        "idle": idle,
        **steps,
    }


def run() -> dict[str, Numbers]:
    """Build and serve the page, and measure it."""
    path = browser.ensure()
    with (
        server(page.make(), 0) as serving,
        tempfile.TemporaryDirectory() as profile,
        sync_playwright() as playwright,
    ):
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        # A profile on the disk, as people have: a private one keeps no large files.
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=path, args=FLAGS, viewport=VIEWPORT
        )
        numbers = measure(context, f"http://{HOST}:{serving.server_port}/?test=1")
        context.close()
        serving.shutdown()
    return numbers
