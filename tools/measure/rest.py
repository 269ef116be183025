"""What the game costs where nobody does anything: a window on a virtual screen, and the built page.

In hundredths of one core, with all threads of the process, and for the page of the thread that
draws it. Nothing is asserted: it depends on the machine. Linux only, and needs Xvfb.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

from game.play.match import Match
from game.play.records import record
from game.rules.registry import GAMES, make
from tools import browser
from tools.build import page
from tools.errors import BuildError
from tools.measure.page import FLAGS, PATIENCE, VIEWPORT
from tools.places import ROOT
from tools.serve import HOST, server

SETTLING = 10.0
"""Seconds until nothing is loaded, drawn or worked out any more."""

SECONDS = 30.0
"""So long the process is watched then."""

LESSON = "kalah-1"

Table = dict[str, dict[str, float]]


def run() -> Table:
    """Return the cost of each kind of screen, one after the other."""
    table: Table = {}
    with tempfile.TemporaryDirectory() as folder, _screen() as display:
        for name, words in _screens(Path(folder)).items():
            table[f"window, {name}"] = {"% of a core": _of_window(display, Path(folder), words)}
    table["page, menu"] = {"% of a core": _of_page()}
    return table


def _screens(folder: Path) -> Mapping[str, list[str]]:
    """Return the arguments that lead to each screen."""
    tables = {f"table of {name}": [str(_begun(folder, name))] for name in GAMES}
    return {"menu": [], **tables, "lesson": ["--lesson", LESSON], "puzzle": ["--puzzle", "today"]}


def _begun(folder: Path, name: str) -> Path:
    """Return a file with a match of persons in which one move was made."""
    match = Match(make(name), {})
    match.play(match.legal_moves()[0])
    path = folder / f"{name}.baraza"
    path.write_text(record.to_text(match), encoding="utf-8")
    return path


@contextmanager
def _screen() -> Iterator[str]:
    """Have a virtual screen, and give its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        try:
            yield f":{number}"
        finally:
            process.terminate()


def _of_window(display: str, folder: Path, words: list[str]) -> float:
    """Return what a window costs at rest."""
    env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, str(ROOT / "main.py"), "--data-dir", str(folder / "data"), *words]
    with subprocess.Popen(command, env=env) as process:
        time.sleep(SETTLING)
        before, began = _worked(process.pid), time.monotonic()
        time.sleep(SECONDS)
        cost = (_worked(process.pid) - before) / (time.monotonic() - began)
        process.terminate()
    return 100 * cost


def _worked(pid: int) -> float:
    """Return the seconds of a processor that a process has had, all its threads together."""
    if sys.platform != "linux":
        raise BuildError("what a window costs is read from /proc, which only Linux has")
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _of_page() -> float:
    """Return what the built page costs at its menu."""
    with server(page.make(), 0) as serving, sync_playwright() as playwright:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        menu = chromium.new_context(viewport=VIEWPORT).new_page()
        debugger = menu.context.new_cdp_session(menu)
        debugger.send("Performance.enable")
        menu.goto(f"http://{HOST}:{serving.server_port}/?test=1")
        menu.wait_for_function("window.baraza && !baraza.busy", timeout=PATIENCE)
        time.sleep(SETTLING)
        before, began = _task_seconds(debugger), time.monotonic()
        time.sleep(SECONDS)
        cost = (_task_seconds(debugger) - before) / (time.monotonic() - began)
        chromium.close()
        serving.shutdown()
    return 100 * cost


def _task_seconds(debugger: CDPSession) -> float:
    """Return for how many seconds the page's thread has worked so far."""
    metrics = debugger.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))
