"""A message bus of its own, and at it a screen reader that a test reads and acts by."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import threading
import time
from pathlib import Path
from queue import Empty, SimpleQueue

from screen import PATIENCE

from tools.listening import PYTHON

READER = Path(__file__).with_name("reader.py")


class Desk:
    """`environment` is that of a program on this desk; `said` and `focused` what was heard."""

    def __init__(self, screen):
        self.environment = {"DISPLAY": screen}
        self.said = []
        self.focused = []
        self._answers = SimpleQueue()
        self._processes = contextlib.ExitStack()
        bus = self._start("dbus-daemon", "--session", "--nofork", "--print-address=1")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self._reader = self._start(PYTHON, str(READER))
        threading.Thread(target=self._listen, daemon=True).start()
        assert self._answer() == "ready", "the reader at the bus of AT-SPI does not answer"

    def _start(self, *command):
        process = subprocess.Popen(
            command,
            env={**os.environ, **self.environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        self._processes.callback(process.wait)
        self._processes.callback(process.terminate)
        return process

    def _listen(self):
        for line in self._reader.stdout:
            kind, *rest = json.loads(line)
            if kind == "said":
                self.said.append(tuple(rest))
            elif kind == "focus":
                self.focused.append(tuple(rest))
            else:
                self._answers.put([kind, *rest])

    def _answer(self):
        try:
            kind, *rest = self._answers.get(timeout=PATIENCE)
        except Empty:
            return None
        return rest[0] if rest else kind

    def ask(self, *command):
        """Have the reader do something; return its answer, a text where that could not be done."""
        self._reader.stdin.write(json.dumps(command) + "\n")
        self._reader.stdin.flush()
        return self._answer()

    def find(self, what, holds):
        """Wait for a node that `holds`; return its path, and the node."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            tree = self.ask("tree")
            if isinstance(tree, dict) and (places := list(nodes(tree, holds))):
                return places[0]
            time.sleep(0.02)
        raise AssertionError(f"waited in vain for {what}: {tree}")

    def act(self, name, role="push button", kind="act", value=None):
        """Act upon what has this name, once it is there."""
        self.act_upon(
            name, lambda node: (node["role"], node["name"]) == (role, name), kind=kind, value=value
        )

    def act_upon(self, what, holds, kind="act", value=None):
        """Act upon the first node that `holds`, once there is one; return it."""
        while True:
            path, node = self.find(what, holds)
            extra = [] if value is None else [value]
            if self.ask(kind, path, node["name"], *extra) is True:
                return node

    def until_said(self, words, after=0):
        """Wait until a text with these words was said, of those after the first so many."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if any(words in text for text, _ in self.said[after:]):
                return
            time.sleep(0.02)
        raise AssertionError(f"{words!r} was not said: {self.said}")

    def close(self):
        self._processes.close()


def nodes(tree, holds, path=()):
    """Every node that `holds`, with the numbers of children that lead to it."""
    if holds(tree):
        yield path, tree
    for number, child in enumerate(tree["children"]):
        yield from nodes(child, holds, (*path, number))
