"""What is said to be missing for the tests in WebKit and in Firefox."""

import os

import pytest

from tools import engines


@pytest.fixture
def programs(monkeypatch, tmp_path):
    """A machine with these programs alone: the names of those that are there."""
    there = set()
    monkeypatch.setattr(engines.shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(engines, "_LIBRARIES", tmp_path)
    return there


DESK = ["xvfb", "xdotool", "xclip", "pulseaudio", "pulseaudio-utils"]


@pytest.mark.usefixtures("programs")
def test_on_a_bare_machine_all_is_named_once_as_debian_calls_it():
    assert engines.lacking("firefox") == [*DESK, "firefox-esr"]
    webkit = [*DESK, "libwebkit2gtk-4.1-0", "gstreamer1.0-pulseaudio"]
    assert engines.lacking("webkit") == webkit
    assert engines.lacking_for_all() == [*webkit, "firefox-esr"]


@pytest.mark.parametrize("name", ["firefox-esr", "firefox"])
def test_what_is_there_is_not_named(programs, tmp_path, name):
    programs.update([*engines._DESK, name])
    for file in ("webkit2gtk-4.1/MiniBrowser", "gstreamer-1.0/libgstpulseaudio.so"):
        path = tmp_path / "some-machine" / file
        path.parent.mkdir(parents=True)
        path.touch()
    assert engines.lacking_for_all() == []
    assert engines.firefox() == name
    assert engines.webkit() == str(tmp_path / "some-machine" / "webkit2gtk-4.1" / "MiniBrowser")


def test_firefoxs_driver_is_a_program():
    assert os.access(engines.firefox_driver(), os.X_OK)
