"""How fast the built page is, in a real browser: bytes, seconds to the first picture, frames.

Nothing is asserted: the numbers depend on the machine and on what else it does.
"""

import json
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

from game.ai.levels import levels_of
from game.play.match import Match, Player
from game.play.records.link import match_link
from game.rules.registry import GAMES as REGISTERED
from game.rules.registry import make
from tools import browser
from tools.build import page
from tools.serve import HOST, server

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
VIEWPORT: ViewportSize = {"width": 1280, "height": 720}
GAMES = tuple(REGISTERED)
"""Each is started by the target `play:` and its name in the menu, as it is set up at first."""

VISITS = ("first visit", "second visit", "third visit")
"""All in one profile. Chromium keeps a script's compiled code from the second visit on."""

LINGER = 5_000
"""So many milliseconds a visitor stays: the browser keeps compiled code a while after it ran."""

MOVES = 4
MASTER_TURNS = 3
"""So many turns the Master is watched while it thinks and plays."""

UNKNOWN = {"kalah": {"seeds": 5}}
"""Options of a start that no book knows, by the name of the game: from a book it does not think."""

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

STANDING = "JSON.stringify([baraza.turns, baraza.text, baraza.targets])"
"""What a press at the table changes, sooner or later."""

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
        target = targets[len(targets) // 2]
        self.page.mouse.click(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)

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

    def start_game(self, game: str = GAMES[0]) -> None:
        """Go from the menu to the first move."""
        self.press(f"target.id === 'play:{game}'")
        self.until("baraza.targets.some((target) => target.kind === 'move')")

    def to_the_menu(self) -> None:
        """Leave the table."""
        self.press("target.id === 'menu'")
        self.until("baraza.scene === 'menu' && !baraza.busy")

    def make_move(self) -> None:
        """Make a legal move, of as many presses as it needs, and wait until it has been seen."""
        turns = self.number("baraza.turns")
        while self.number("baraza.turns") == turns:
            before = self.page.evaluate(STANDING)
            self.press("['move', 'choice'].includes(target.kind)")
            self.until(f"{STANDING} !== {json.dumps(before)}")
            self.until("!baraza.busy")

    def play(self, moves: int) -> Numbers:
        """Play moves one after another: what happens between frames meanwhile."""

        def act() -> None:
            for _ in range(moves):
                self.make_move()

        return self.paced(act)

    def look_on(self, game: str, turns: int) -> Numbers:
        """Let the Master play every seat for some turns: what happens between frames meanwhile."""
        rules = make(game, UNKNOWN.get(game, {}))
        master = Player("opponent", level=len(levels_of(game, len(rules.seats))))
        link = match_link(Match(rules, dict.fromkeys(rules.seats, master)))
        self.page.evaluate("link => { location.hash = link }", link)
        self.until("baraza.scene === 'table' && baraza.turns === 0")
        return self.paced(lambda: self.until(f"baraza.turns >= {turns}"))

    def paced(self, act: Callable[[], object]) -> Numbers:
        """Do something: how long the times between frames were meanwhile, and the tasks."""
        self.page.evaluate("benchmark.frames.length = benchmark.tasks.length = 0")
        act()
        tasks: list[float] = self.page.evaluate("benchmark.tasks")
        return {
            **pacing(self.page.evaluate("benchmark.frames")),
            "worst task ms": max(tasks, default=0),
            "tasks over 50 ms": len(tasks),
        }


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


def idle_frames(visitor: Visitor) -> Numbers:
    """How many frames are drawn while nothing happens."""
    visitor.page.wait_for_timeout(SETTLE)
    before = visitor.number("baraza.frame")
    time.sleep(IDLE_SECONDS)
    return {f"frames in {IDLE_SECONDS} s": visitor.number("baraza.frame") - before}


def game_numbers(visitor: Visitor, game: str, rate: int) -> dict[str, Numbers]:
    """To a game's table, moves, idleness, another size, and back to the menu."""
    name = f"{game}, {rate} times slower" if rate > 1 else game
    visitor.throttle(rate)
    table = "baraza.scene === 'table'"
    there = visitor.watch(lambda: visitor.start_game(game), table)
    sowing = visitor.play(MOVES)
    idle = idle_frames(visitor)
    resized = visitor.watch(lambda: visitor.page.set_viewport_size(SMALLER), table)
    visitor.watch(lambda: visitor.page.set_viewport_size(VIEWPORT), table)
    back = visitor.watch(visitor.to_the_menu, "baraza.scene === 'menu'")
    thinking = visitor.look_on(game, MASTER_TURNS)
    visitor.to_the_menu()
    visitor.throttle(1)
    return {
        f"{name}: to the table": there,
        f"{name}: moves": sowing,
        f"{name}: idle": idle,
        f"{name}: another size": resized,
        f"{name}: to the menu": back,
        f"{name}: the Master thinks": thinking,
    }


def visits(context: BrowserContext, address: str) -> tuple[Visitor, dict[str, Numbers]]:
    """Come again and again with one profile; the last visitor stays."""
    numbers = {}
    for name in VISITS:
        visitor, numbers[name] = arrival(context, address)
        visitor.page.wait_for_timeout(LINGER)
        if name != VISITS[-1]:
            visitor.page.close()
    return visitor, numbers


def measure(context: BrowserContext, address: str) -> dict[str, Numbers]:
    """All numbers of the page, in a browser that has never seen it."""
    visitor, numbers = visits(context, address)
    visitor.to_the_menu()
    for rate in (1, THROTTLE):
        for game in GAMES:
            numbers |= game_numbers(visitor, game, rate)
    return numbers


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
