"""The torture of readers in the Python of the page, which node runs without a browser.

There a text that is too deep ends the interpreter itself: no error comes that could be caught. So
the page's Python runs in a process of its own, which writes down the number of each input before it
is read. After an end a fresh one goes on with the inputs behind it.
"""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from typing import Any

from tools.files import scratch_folder
from tools.node import ensure_packages, program
from tools.places import ROOT
from tools.torture.readers import READERS
from tools.torture.run import Fault, Findings, made, shortened

SCRIPT = Path(__file__).with_name("torture.mjs")

MOST_ENDS = 5
"""After so many ends a reader is left: there is enough to be mended."""

HANGS = 300.0
"""Seconds for one input, or for the interpreter to start. Far more than any needs."""


def torture(name: str, first: int, times: int, seed: int) -> Findings:
    """Hand `times` inputs, from the number `first` on, to a reader in the page's Python."""
    ensure_packages()
    torture_ = _Torture(name, seed, first, first + times)
    while len(torture_.skipped) < MOST_ENDS and torture_.goes_on():
        pass
    return torture_.findings


class _Torture:
    """What came of the inputs so far. All before `at` are known, and `skipped` ended it."""

    def __init__(self, name: str, seed: int, at: int, end: int) -> None:
        self._name, self._seed, self._at, self._end = name, seed, at, end
        self.skipped: list[int] = []
        self.findings = Findings()

    def goes_on(self) -> bool:
        """Let one interpreter read; False where it came to the end of all inputs."""
        with scratch_folder() as scratch:
            ended = self._one_life(scratch)
            number = _number(scratch / "progress")
        if not ended:
            return False
        if number is None or number in self.skipped:
            raise RuntimeError(f"the page's Python did not come as far as an input: {ended}")
        self.skipped.append(number)
        case = made(self._name, READERS[self._name], self._seed, number)
        form = f", {case[0]}" if isinstance(case, tuple) else ""
        kind = f"the interpreter of the page ended{form}"
        self.findings.add_fault(Fault(kind, number, ended, shortened(case)))
        return True

    def _one_life(self, scratch: Path) -> str:
        """Let one interpreter read, and take in what it tells; return how it ended, "" if well."""
        words = [self._name, self._seed, self._at, self._end, json.dumps(self.skipped)]
        output = scratch / "told"
        with output.open("wb") as file:
            process = subprocess.Popen(
                [program(), SCRIPT, ROOT, scratch / "progress", *map(str, words)],
                stdout=file,
                stderr=subprocess.STDOUT,
            )
            hung = _wait(process, scratch / "progress")
        lines = output.read_text(encoding="utf-8", errors="replace").splitlines()
        ended = [each for line in lines if (each := self._take_in(line))]
        if process.returncode and not hung and not ended:
            return f"status {process.returncode}: " + "\n".join(lines)[-2000:]
        return hung or "".join(ended)

    def _take_in(self, line: str) -> str:
        """Take in a line that the script has written; return what ended it, if it tells that."""
        value = _json(line)
        if "findings" in value:
            self.findings.add(_findings(value["findings"]))
            self._at = value["until"]
        return str(value.get("ended", ""))


def _wait(process: subprocess.Popen[bytes], progress: Path) -> str:
    """Wait for the end of a process; "" if it comes by itself, else why it was ended."""
    number, since = None, time.monotonic()
    while True:
        try:
            process.wait(timeout=0.5)
            return ""
        except subprocess.TimeoutExpired:
            now = _number(progress)
        if now != number:
            number, since = now, time.monotonic()
        elif time.monotonic() - since > HANGS:
            process.kill()
            process.wait()
            return f"no answer after {HANGS:.0f} seconds"


def _number(progress: Path) -> int | None:
    """Return the number of the input that was begun last."""
    try:
        text = progress.read_text(encoding="ascii").strip()
    except OSError:
        return None
    return int(text) if text else None


def _json(line: str) -> dict[str, Any]:
    """Return the object in a line; an empty one where there is none."""
    try:
        value = json.loads(line)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _findings(value: dict[str, Any]) -> Findings:
    faults = {kind: Fault(**fault) for kind, fault in value["faults"].items()}
    return Findings(value["sound"], value["refused"], faults, value["slowest"])
