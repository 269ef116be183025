"""The program as a process of its own, without a screen: how it is started, asked and ended."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.places import ROOT

LAST_RESORT = 600
"""Seconds. Nothing here waits for a time, but for a state: what takes this long has failed."""

SILENT = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PATH": os.defpath}


def heed_all_signals():
    """A shell that runs the tests in the background leaves some switched off in them."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Running:
    """A process that was started with `words`, and what it writes into the file of its hook."""

    def __init__(self, words, hook, *, cwd=ROOT, env=None, before=()):
        self.hook = hook
        self.process = subprocess.Popen(
            [*before, sys.executable, *map(str, words), "--test-hook", str(hook)],
            cwd=cwd,
            env={**SILENT, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=heed_all_signals,  # noqa: PLW1509 - no thread runs beside such a test
        )

    @property
    def state(self):
        return json.loads(self.hook.read_text("utf-8")) if self.hook.exists() else {}

    def loads(self, name):
        """Whether it has loaded a library whose name has this in it."""
        return name in Path(f"/proc/{self.process.pid}/maps").read_text("utf-8", "replace")

    def until(self, condition):
        """Wait until `condition` holds while it runs."""
        end = time.monotonic() + LAST_RESORT
        while not condition():
            assert self.process.poll() is None, self.process.communicate()
            assert time.monotonic() < end, self.state
            time.sleep(0.01)

    def at(self, scene):
        """Wait for a scene; return the state."""
        self.until(lambda: self.state.get("scene") == scene)
        return self.state

    def end(self, number=signal.SIGTERM):
        """Send a signal; return the status and all that was said, on either output."""
        self.process.send_signal(number)
        said = b"".join(self.process.communicate(timeout=LAST_RESORT))
        return self.process.returncode, said.decode("utf-8", "replace")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()
