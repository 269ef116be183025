"""What is held on a gamepad, by the events of SDL, which has one of its own for tests."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.host.gamepad import APPEARING, FIRST_REPEAT, OFF, ON, REPEAT, Gamepads, Pad
from tests.places import ROOT

LATER = 10.0
"""So late a gamepad has been there for long."""

A, B, START = 0, 1, 6
X_AXIS, Y_AXIS, LEFT_TRIGGER = 0, 1, 4


def gamepads(number=1):
    made = Gamepads()
    for pad in range(number):
        made.came(pad, 0.0)
    return made


def test_a_button_counts_once_however_long_it_is_held():
    pads = gamepads()
    assert pads.button(0, A, True, LATER) == Pad("press")
    assert pads.button(0, A, True, LATER + 1) is None
    assert pads.repeated(LATER + 60) == []
    assert pads.due(LATER) is None
    assert pads.button(0, A, False, LATER + 2) is None
    assert pads.button(0, A, True, LATER + 3) == Pad("press")


def test_a_direction_that_is_held_comes_again_as_of_a_key():
    pads = gamepads()
    assert pads.button(0, 11, True, LATER) == Pad("up")
    assert pads.due(LATER) == pytest.approx(FIRST_REPEAT)
    assert pads.repeated(LATER + FIRST_REPEAT / 2) == []
    assert pads.repeated(LATER + FIRST_REPEAT + 0.01) == [Pad("up")]
    assert pads.due(LATER + FIRST_REPEAT + 0.01) == pytest.approx(REPEAT)
    assert pads.repeated(LATER + 60) == [Pad("up")], "a pause brings no more than one"
    pads.button(0, 11, False, LATER + 61)
    assert (pads.repeated(LATER + 90), pads.due(LATER + 90)) == ([], None)


def test_a_stick_counts_where_it_is_pushed_far_and_until_it_is_almost_back():
    pads = gamepads()
    assert pads.axis(0, X_AXIS, ON - 0.01, LATER) is None
    assert pads.axis(0, X_AXIS, ON, LATER) == Pad("right")
    assert pads.axis(0, X_AXIS, OFF + 0.01, LATER) is None
    assert pads.due(LATER) is not None, "it trembles, and is held yet"
    assert pads.axis(0, X_AXIS, ON, LATER) is None
    assert pads.axis(0, X_AXIS, OFF - 0.01, LATER) is None
    assert pads.due(LATER) is None
    assert pads.axis(0, X_AXIS, -1.0, LATER) == Pad("left")
    assert pads.axis(0, X_AXIS, 1.0, LATER) == Pad("right")
    assert pads.axis(0, Y_AXIS, -1.0, LATER) == Pad("up")


def test_triggers_turn_pages_and_what_is_not_known_is_nothing():
    pads = gamepads()
    assert pads.axis(0, LEFT_TRIGGER, -1.0, LATER) is None
    assert pads.axis(0, LEFT_TRIGGER, 1.0, LATER) == Pad("page up")
    assert pads.axis(0, 77, 1.0, LATER) is None
    assert pads.button(0, 77, True, LATER) is None


def test_cross_and_stick_together_are_one_direction():
    pads = gamepads()
    assert pads.axis(0, X_AXIS, 1.0, LATER) == Pad("right")
    assert pads.button(0, 14, True, LATER) is None
    assert pads.button(0, 14, False, LATER) is None
    assert pads.due(LATER) is not None


def test_two_gamepads_both_count():
    pads = gamepads(2)
    assert pads.button(0, A, True, LATER) == Pad("press")
    assert pads.button(1, B, True, LATER) == Pad("back")
    pads.went(1)
    assert pads.button(1, B, True, LATER) == Pad("back"), "another one with its number"


def test_what_is_held_as_a_gamepad_comes_is_nothing_until_it_is_let_go_of():
    pads = gamepads()
    assert pads.button(0, A, True, APPEARING / 2) is None
    assert pads.axis(0, X_AXIS, -0.9, APPEARING / 2) is None
    for value in (-1.0, -0.8, -0.95):
        assert pads.axis(0, X_AXIS, value, LATER) is None
    pads.button(0, A, False, LATER)
    pads.axis(0, X_AXIS, 0.0, LATER)
    assert pads.button(0, A, True, LATER) == Pad("press")
    assert pads.axis(0, X_AXIS, -1.0, LATER) == Pad("left")


def test_nothing_is_held_any_more_once_another_window_has_the_gamepads():
    pads = gamepads()
    pads.button(0, 11, True, LATER)
    pads.let_go()
    assert pads.repeated(LATER + 60) == []
    pads.came_back(LATER + 60)
    assert pads.button(0, 11, True, LATER + 60) is None, "it was held before"
    pads.button(0, 11, False, LATER + 70)
    assert pads.button(0, 11, True, LATER + 70) == Pad("up")


VIRTUAL = """
import ctypes, json, sys
import pygame
from game.host.pygame_input import PygameInput

pygame.display.init()
pygame.display.set_mode((400, 200))
sdl = ctypes.CDLL(sys.argv[1])
now = [0.0]
reader = PygameInput(lambda: now[0])

def told():
    return [message.button for message in reader.read(pygame.event.get(), 1.0)]

reader.look_for_gamepads()
reader.look_for_gamepads()
index = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
heard = [told()]
now[0] = 10.0
joystick = ctypes.c_void_p
sdl.SDL_JoystickFromInstanceID.restype = joystick
sdl.SDL_JoystickSetVirtualButton.argtypes = [joystick, ctypes.c_int, ctypes.c_uint8]
sdl.SDL_JoystickSetVirtualAxis.argtypes = [joystick, ctypes.c_int, ctypes.c_int16]
pad = sdl.SDL_JoystickFromInstanceID(0)
for button in range(15):
    for down in (1, 0):
        sdl.SDL_JoystickSetVirtualButton(pad, button, down)
        heard.append(told())
for value in (-32768, 0, 32767):
    sdl.SDL_JoystickSetVirtualAxis(pad, 1, value)
    heard.append(told())
sdl.SDL_JoystickDetachVirtual(index)
now[0] = 20.0
heard += [told(), told()]
print(json.dumps([each for each in heard if each]))
"""


def library():
    """The file of the SDL that pygame has loaded; "" where the system does not tell."""
    maps = Path("/proc/self/maps")
    lines = maps.read_text("utf-8").splitlines() if maps.exists() else []
    return next((line.split()[-1] for line in lines if "libSDL2-2" in line), "")


@pytest.mark.skipif(not library(), reason="where SDL lies is told by Linux alone")
def test_sdls_own_gamepad_is_heard_and_forgotten():
    done = subprocess.run(
        [sys.executable, "-c", VIRTUAL, library()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    heard = json.loads(done.stdout.splitlines()[-1])
    assert [name for each in heard for name in each] == [
        *("press", "back", "undo", "hint", "help", "menu", "previous", "next"),
        *("up", "down", "left", "right", "up", "down"),
    ]
