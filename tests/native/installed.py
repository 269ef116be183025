"""The game as it is installed: not from this folder, and in an empty home of its own."""

from __future__ import annotations

import os
import signal

from screen import Window


class Installed(Window):
    """A program in its window, started in an empty folder by somebody who has nothing else.

    `user` is who starts it, if another; what it keeps lies in the home that is `home`.
    """

    def __init__(self, screen, program, home, *options, user=None):
        self.screen = screen
        self.scale = 1.0
        self.hook = home / "state.json"
        self.hook.unlink(missing_ok=True)
        self.start(
            home,
            [program, "--test-hook", self.hook, *options],
            cwd=home,
            env={"PATH": "/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8"},
            user=user,
            start_new_session=True,
        )
        self.id = screen.xdotool("search", "--onlyvisible", "--class", ".").splitlines()[0]

    def interrupt(self):
        """Press Ctrl+C in its terminal, which reaches every process in front."""
        os.killpg(self.process.pid, signal.SIGINT)

    def close(self):
        """End it as a desktop does when the person leaves."""
        self.process.terminate()
        self.process.wait()
        self.log.close()


def play_a_move(window):
    """Begin a match of two persons and play its first move; return the state after it."""
    window.click("people:kalah")
    window.at("setup")
    window.click("start")
    state = window.at("table")
    window.click(next(each["id"] for each in state["targets"] if each["kind"] == "move"))
    window.wait_for(lambda state: state["turns"] == 1, "the move")
    return window.rest()
