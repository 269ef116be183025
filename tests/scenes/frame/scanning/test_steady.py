"""Steady presses: the second of two in a moment does not count."""

import pytest

from game.host.gamepad import Pad
from game.host.interface import Focus, Key, Pointer, Press
from game.scenes.frame.scanning.steady import MOMENT, SteadyPresses
from tests.scenes.stage import Rig


def steady(on=True):
    return SteadyPresses(Rig(drawn=False, steady=on).context)


def tap(presses, x=5.0, device="touch", number=1):
    """The parts of a tap that get through."""
    parts = [Pointer(phase, x, 5.0, device, number) for phase in ("down", "up")]
    return [part for part in parts if presses.admit(part) is not None]


@pytest.mark.parametrize("message", [Key("Enter"), Key("u"), Press("a"), Pad("press")], ids=str)
def test_a_second_press_a_moment_later_does_not_count(message):
    presses = steady()
    assert presses.admit(message) is message
    presses.pass_time(MOMENT / 2)
    assert presses.admit(message) is None
    presses.pass_time(MOMENT * 1.1)
    assert presses.admit(message) is message


def test_presses_that_tremble_on_count_once():
    presses = steady()
    admitted = 0
    for _ in range(10):
        admitted += presses.admit(Key("Enter")) is not None
        presses.pass_time(MOMENT / 2)
    assert admitted == 1


def test_a_second_tap_is_left_out_from_its_beginning_to_its_end():
    presses = steady()
    assert len(tap(presses)) == 2
    presses.pass_time(MOMENT / 2)
    assert tap(presses, x=9.0) == []
    presses.pass_time(MOMENT * 1.1)
    assert len(tap(presses)) == 2


def test_what_is_meant_to_be_repeated_is_left_alone():
    presses = steady()
    for message in (Key("ArrowLeft"), Key("Tab"), Key("Backspace"), Pad("left"), Focus("a")):
        assert presses.admit(message) is message
        assert presses.admit(message) is message


def test_a_pointer_that_only_points_is_left_alone():
    presses = steady()
    tap(presses)
    move = Pointer("move", 1.0, 1.0)
    assert presses.admit(move) is move


def test_without_the_setting_every_press_counts():
    presses = steady(on=False)
    assert presses.admit(Key("Enter")) == presses.admit(Key("Enter")) == Key("Enter")
    assert len(tap(presses)) == len(tap(presses)) == 2
