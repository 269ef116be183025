"""A desk at which a browser is used: a screen with its clipboard, a hand, ears, a home."""

import os
import subprocess
import time

from tests.native.screen import Screen
from tests.web.engines.ears import Ears
from tests.web.reader import PATIENCE

#: How the window is called in which a browser lets a file be chosen.
CHOOSER = "^(Select File|File Upload)"

#: Seconds after which a path is typed into a chooser of files once more.
AGAIN = 30

#: What of the machine's own desk no browser is to see.
OTHER_DESK = ("XDG_", "DBUS_", "WAYLAND_", "LC_", "PULSE_")


class Desk:
    """`environment` is that of a program at this desk, `home` where it keeps and saves files."""

    def __init__(self, folder):
        self.home = folder / "home"
        self.home.mkdir()
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        self.screen = Screen(folder, 1280, 1000)
        self.environment = {
            **{name: each for name, each in os.environ.items() if not name.startswith(OTHER_DESK)},
            "DISPLAY": self.screen.name,
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(runtime),
            "LANG": "C.UTF-8",
            "LANGUAGE": "en",
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1",
            # Without a bus none is started that would outlive the test.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }
        self.ears = Ears(runtime, self.environment)
        self.environment["PULSE_SERVER"] = self.ears.address

    def clipboard(self):
        """The text on the clipboard; "" where there is none."""
        done = subprocess.run(
            ["xclip", "-selection", "clipboard", "-out"],
            env=self.environment,
            capture_output=True,
            check=False,
            timeout=PATIENCE,
        )
        return done.stdout.decode("utf-8")

    def until_saved(self, pattern):
        """Wait for a file that was saved to the home; returns its path once it is whole."""
        end = time.monotonic() + PATIENCE
        while not (saved := [path for path in self.home.glob(pattern) if path.stat().st_size]):
            assert time.monotonic() < end, f"no {pattern} was saved"
            time.sleep(0.05)
        return saved[0]

    def choose_file(self, path):
        """Wait for the window in which a file is chosen, and choose one there by its path."""
        window = self.until_windows(CHOOSER)[0]
        end = time.monotonic() + PATIENCE
        while self.windows(CHOOSER):
            assert time.monotonic() < end, "the chooser of files stays open"
            self.screen.xdotool("windowfocus", "--sync", window)
            # The field for a path, as it may not be there yet, and all of what is in it.
            self.screen.xdotool("key", "ctrl+l", "ctrl+a")
            self.screen.xdotool("type", path)
            self.screen.xdotool("key", "Return")
            again = time.monotonic() + AGAIN
            while self.windows(CHOOSER) and time.monotonic() < again:
                time.sleep(0.05)

    def until_windows(self, name):
        """Wait for windows whose name matches; returns their ids."""
        end = time.monotonic() + PATIENCE
        while not (there := self.windows(name)):
            assert time.monotonic() < end, f"no window called {name}"
            time.sleep(0.05)
        return there

    def windows(self, name):
        """The ids of the windows on the screen whose name matches."""
        try:
            return self.screen.xdotool("search", "--onlyvisible", "--name", name).splitlines()
        except subprocess.CalledProcessError:  # so it says that there is none
            return []

    def close(self):
        self.ears.close()
        self.screen.close()
