"""Without a sound device the native window is silent, and so is the terminal."""

import sys

import pytest

from game.host.silence import DRIVER, choose_driver


@pytest.fixture(autouse=True)
def linux(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")


def test_other_systems_find_their_sound_themselves(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "win32")
    environment = {}
    choose_driver(environment, tmp_path)
    assert environment == {}


def test_without_device_and_server_the_silent_driver_is_chosen(tmp_path):
    environment = {"XDG_RUNTIME_DIR": str(tmp_path)}
    choose_driver(environment, tmp_path)
    assert environment[DRIVER] == "dummy"


@pytest.mark.parametrize("place", ["snd/pcmC0D0p", "dsp", "session/pulse/native"])
def test_what_can_be_heard_is_left_alone(tmp_path, place):
    (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / place).touch()
    environment = {"XDG_RUNTIME_DIR": str(tmp_path / "session")}
    choose_driver(environment, tmp_path)
    assert DRIVER not in environment


@pytest.mark.parametrize("name", [DRIVER, "PULSE_SERVER"])
def test_what_the_person_says_counts(tmp_path, name):
    environment = {name: "mine"}
    choose_driver(environment, tmp_path)
    assert environment == {name: "mine"}


def test_a_microphone_is_nothing_to_play_on(tmp_path):
    (tmp_path / "snd").mkdir()
    (tmp_path / "snd" / "pcmC0D0c").touch()
    environment = {}
    choose_driver(environment, tmp_path)
    assert environment[DRIVER] == "dummy"
