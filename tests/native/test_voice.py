"""The window with the system's voice: a program that writes down what it is to say."""

import json
import os
import stat
import sys
from pathlib import Path

import pytest

SAY = """#!{python}
import os, sys
with open({place!r}, "a", encoding="utf-8") as file:
    file.write(sys.argv[-1] + "\\n")
"""


@pytest.fixture
def said(tmp_path, monkeypatch):
    """Puts a program before all others that is called as the one of the system is."""
    folder, place = tmp_path / "bin", tmp_path / "said"
    folder.mkdir()
    place.touch()
    program = folder / "spd-say"
    program.write_text(SAY.format(python=sys.executable, place=str(place)), "utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return place


def lay_settings(folder: Path, **settings):
    (folder / "data").mkdir()
    (folder / "data" / "settings.json").write_text(json.dumps({"speed": "fast", **settings}))


def test_it_speaks_once_it_is_asked_to_and_is_silent_before(open_window, said, tmp_path):
    lay_settings(tmp_path)
    window = open_window()
    window.click("settings")
    window.at("settings")
    window.click("tab:access")
    assert said.read_text("utf-8") == ""
    window.click("speech:toggle")
    window.wait_for(lambda _: "Say it aloud: on." in said.read_text("utf-8"), "the first words")


def test_it_says_the_screen_the_focus_and_the_moves(open_window, said, tmp_path):
    lay_settings(tmp_path, speech=True)
    window = open_window()
    window.wait_for(lambda _: "Choose a game." in said.read_text("utf-8"), "the heading")
    window.click("people:kalah")
    window.at("setup")
    window.click("start")
    window.at("table")
    window.click("house:0:3")
    window.wait_for(lambda _: "sowed 4 seeds" in said.read_text("utf-8"), "the move")
    window.rest()
    window.key("Tab")
    elsewhere = window.wait_for(lambda now: now["focus"] not in (None, "house:0:3"), "the focus")
    name = next(t["name"] for t in elsewhere["targets"] if t["id"] == elsewhere["focus"])
    window.wait_for(lambda _: name in said.read_text("utf-8"), "the focus in words")
    assert window.state["lastError"] is None
