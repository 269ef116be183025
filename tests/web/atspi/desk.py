"""A desk with a screen, a message bus and an ear at it, as who uses a screen reader has it."""

import contextlib
import json
import os
import subprocess
import threading
from pathlib import Path

from tools.listening import PYTHON

EAR = Path(__file__).with_name("ear.py")


class Desk:
    """`environment` is that of a program on this desk; `heard` is what the ear was told."""

    def __init__(self, screen):
        self.environment = {**os.environ, "DISPLAY": screen, "ACCESSIBILITY_ENABLED": "1"}
        self.told = []
        self._ready = threading.Event()
        self._processes = contextlib.ExitStack()
        bus = self._start("dbus-daemon", "--session", "--nofork", "--print-address=1")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        ear = self._start(PYTHON, str(EAR))
        self._thread = threading.Thread(target=self._listen, args=[ear.stdout], daemon=True)
        self._thread.start()

    def _start(self, *command):
        process = subprocess.Popen(
            command,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._processes.callback(process.wait)
        self._processes.callback(process.terminate)
        return process

    def _listen(self, lines):
        for line in lines:
            kind, *rest = json.loads(line)
            if kind == "ready":
                self._ready.set()
            else:
                self.told.append((kind, *rest))

    def until_ready(self, seconds):
        assert self._ready.wait(seconds), "the ear at the bus of AT-SPI does not answer"

    @property
    def heard(self):
        """What live regions were told to say, one text after the other, as one text."""
        return in_one(text for kind, text, *_ in self.told if kind in ("polite", "urgent"))

    @property
    def focused(self):
        """Role and name of what had the focus, one after the other."""
        return [tuple(rest) for kind, *rest in self.told if kind == "focus"]

    def close(self):
        self._processes.close()


def in_one(texts):
    """Texts as one, with plain spaces."""
    return " ".join(" ".join(texts).split())
