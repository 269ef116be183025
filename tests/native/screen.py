"""A real window on a screen of its own, driven by real mouse and key events.

Needs Xvfb and xdotool; on Debian: apt-get install xvfb xdotool.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pygame

from tests.places import ROOT

PICTURES = ROOT / "build" / "native"

PATIENCE = 1200.0
"""Seconds. Nothing here waits for a time, but for a state: what takes this long has failed."""

TURNS = 60
"""When the game's process has waited so often without drawing, it is at rest."""

TURNS_AT_REST = 10
"""Of these there is one a second."""


class Screen:
    """A virtual screen, which keeps its picture in a file of `folder`."""

    def __init__(self, folder, width, height):
        self.file = folder / "Xvfb_screen0"
        self.folder = folder
        end = time.monotonic() + PATIENCE
        while not (number := self._start(f"{width}x{height}x24")):
            # Another server has taken the display that this one had found free.
            self.close()
            assert time.monotonic() < end, "Xvfb does not start"
        self.name = f":{number}"

    def _start(self, size):
        """Start a server on a display that is free; returns its number, "" if it ended."""
        read, write = os.pipe()
        options = f"-displayfd {write} -screen 0 {size} -nolisten tcp -fbdir {self.folder}"
        self.process = subprocess.Popen(
            ["Xvfb", *options.split()],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            return pipe.readline().strip()

    def xdotool(self, *arguments):
        """Act on the screen as a person's hand would; return what it prints."""
        done = subprocess.run(
            ["xdotool", *map(str, arguments)],
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        return done.stdout.strip()

    def close(self):
        self.process.terminate()
        self.process.wait()


class Window:
    """The game in its window: what it tells through its test hook, and a hand on the mouse."""

    def __init__(self, screen, folder, *options, scale=1.0):
        self.screen = screen
        self.scale = scale
        self.hook = folder / "state.json"
        self.hook.unlink(missing_ok=True)
        data = folder / "data"
        if not data.exists():
            data.mkdir()
            (data / "settings.json").write_text(json.dumps({"speed": "fast"}))
        usual = ["--test-hook", self.hook, "--data-dir", data, "--scale", scale]
        self.start(folder, [sys.executable, "main.py", *usual, *options], cwd=ROOT)
        self.id = screen.xdotool("search", "--pid", self.process.pid).splitlines()[0]

    def start(self, folder, command, **changes):
        """Start the game on this screen, and wait for its first picture."""
        on_screen = {
            "DISPLAY": self.screen.name,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        env = {**changes.pop("env", os.environ), **on_screen}
        self.log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            [str(word) for word in command],
            env=env,
            stdout=self.log,
            stderr=self.log,
            **changes,
        )
        self.wait_for(lambda state: state.get("scene"), "the first frame")

    @property
    def state(self):
        return json.loads(self.hook.read_text("utf-8")) if self.hook.exists() else {}

    def wait_for(self, condition, what):
        """Return the state once it meets `condition`."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the game ended before {what}: {self.said()}"
            state = self.state
            if condition(state):
                return state
            time.sleep(0.02)
        raise AssertionError(f"waited in vain for {what}: {self.state}")

    def said(self):
        """Return what the process wrote to its outputs."""
        return Path(self.log.name).read_text("utf-8")

    def rest(self):
        """Return the state once nothing moves and nobody thinks."""
        return self.wait_for(lambda state: not state["busy"], "rest")

    def at(self, scene):
        """Return the state once this scene is there and nothing moves."""
        return self.wait_for(lambda state: state["scene"] == scene and not state["busy"], scene)

    def waits(self):
        """Return how often the process has waited so far: its own time, at the machine's pace."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(status.partition("\nvoluntary_ctxt_switches:")[2].split()[0])

    def let_turns_pass(self, number=TURNS):
        """Wait until the process has waited so often."""
        enough = self.waits() + number
        self.wait_for(lambda _: self.waits() >= enough, "turns of the loop")

    def steady(self):
        """Return the state once no frame was drawn for a while."""
        until = time.monotonic() + PATIENCE
        state = self.rest()
        while time.monotonic() < until:
            self.let_turns_pass()
            before, state = state, self.state
            if state["frame"] == before["frame"]:
                return state
        raise AssertionError("it never stops drawing")

    def point(self, target):
        """Move the mouse to the middle of a target."""
        x = (target["x"] + target["width"] / 2) * self.scale
        y = (target["y"] + target["height"] / 2) * self.scale
        self.screen.xdotool("mousemove", "--window", self.id, round(x), round(y))

    def click(self, name):
        """Press the target called `name` with the left button."""
        state = self.wait_for(lambda state: name in ids(state) and not state["late"], name)
        self.point(next(target for target in state["targets"] if target["id"] == name))
        self.screen.xdotool("click", 1)

    def key(self, name):
        """Press a key, named as X names it."""
        self.screen.xdotool("key", "--window", self.id, name)

    def picture(self, name):
        """Keep a picture of the screen as build/native/NAME.png; return it."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}.png"
        image = from_xwd(self.screen.file.read_bytes())
        pygame.image.save(image, path)
        return image

    def close(self):
        self.process.kill()
        self.process.wait()
        self.log.close()


def ids(state):
    """The ids of everything that can be pressed."""
    return {target["id"] for target in state["targets"]}


def from_xwd(dump):
    """Return the picture of an X window dump with 32 bits a pixel, as Xvfb keeps it."""
    header = [int.from_bytes(dump[at : at + 4], "big") for at in range(0, 100, 4)]
    size, width, height, stride, colours = header[0], header[4], header[5], header[12], header[19]
    pixels = dump[size + 12 * colours :]
    rows = b"".join(pixels[y * stride : y * stride + 4 * width] for y in range(height))
    picture = pygame.image.frombuffer(rows, (width, height), "BGRA")
    whole = pygame.Surface((width, height))
    whole.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return whole
