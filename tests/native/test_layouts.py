"""The window, with a keyboard that is not American: X11's own layouts, and real keys."""

import os
import subprocess

import pytest
from screen import PATIENCE


def lay_out(screen, layout):
    """Give the screen's keyboard another layout. `setxkbmap` comes with Xvfb.

    The server forgets it where nobody is connected any more, so a window has to be open.
    """
    env = {**os.environ, "DISPLAY": screen.name}
    subprocess.run(["setxkbmap", layout], env=env, check=True, timeout=PATIENCE)


def at_the_table(window):
    """Begin a match of two persons."""
    window.click("people:kalah")
    window.at("setup")
    window.click("start")
    return window.at("table")


@pytest.mark.parametrize(
    ("layout", "digit", "undo"),
    [("fr", "ampersand", "u"), ("ru", "1", "Cyrillic_ghe"), ("ara", "1", "Arabic_ain")],
)
def test_digits_play_and_letters_act_by_their_place(screen, open_window, layout, digit, undo):
    window = open_window("--size", "1000x700")
    lay_out(screen, layout)
    at_the_table(window)
    window.key(digit)
    window.wait_for(lambda state: state["turns"] == 1 and not state["busy"], "the move")
    window.key(undo)
    window.wait_for(lambda state: state["turns"] == 0, "the move taken back")
