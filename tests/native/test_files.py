"""Files in and out of the native window, with a real mouse and real keys."""

from pathlib import Path

import pytest
from screen import ids

from game.play.match import Match
from game.play.records import record
from game.rules.registry import make


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A person's folder with nothing in it."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    return folder


def press(window, name, scene):
    """Press a target once it is there, and wait for the scene that it leads to."""
    window.wait_for(lambda state: name in ids(state), name)
    window.rest()
    window.click(name)
    return window.at(scene)


def test_a_match_is_saved_where_it_says_and_opened_again_from_the_list(open_window, home):
    window = open_window()
    press(window, "play:kalah", "table")
    window.click(next(t["id"] for t in window.state["targets"] if t["kind"] == "move"))
    window.wait_for(lambda state: state["turns"] > 0, "a move")
    turns = window.steady()["turns"]
    press(window, "more", "more")
    press(window, "share", "share")
    window.click("save")
    said = window.wait_for(lambda state: "saved as" in state["text"], "the place")["text"]
    window.picture("saved")
    (path,) = home.glob("*.baraza")
    assert str(path) in said
    assert record.from_text(path.read_text("utf-8")).game.name == "kalah"
    window.close()

    (home / "Papers").mkdir()
    again = open_window()
    press(again, "share", "share")
    press(again, "file", "files")
    again.picture("files")
    names = {t["name"]: t["id"] for t in again.state["targets"]}
    assert {"Papers/", path.name} <= set(names)
    press(again, names[path.name], "table")
    assert again.state["turns"] >= turns
    assert again.state["lastError"] is None


def test_by_keys_a_file_in_a_folder_is_found(open_window, home):
    match = Match(make("bao"), {})
    match.play(match.legal_moves()[0])
    (home / "Papers").mkdir()
    (home / "Papers" / "mine.json").write_text(record.to_text(match))
    window = open_window()
    press(window, "share", "share")
    press(window, "file", "files")
    for _ in range(20):
        if window.state["focus"] == "entry-0":
            break
        focus = window.state["focus"]
        window.key("Tab")
        window.wait_for(lambda state, focus=focus: state["focus"] != focus, "the next focus")
    window.key("Return")
    window.wait_for(lambda state: "Papers: 0 folders, 1 file" in state["text"], "the folder")
    window.key("Return")
    window.at("table")
    assert (window.state["game"], window.state["turns"]) == ("bao", 1)


def test_a_file_named_at_the_start_is_opened(open_window, tmp_path):
    match = Match(make("bantu"), {})
    match.play(match.legal_moves()[0])
    path = tmp_path / "mine.json"
    path.write_text(record.to_text(match))
    window = open_window(str(path))
    window.at("table")
    assert (window.state["game"], window.state["turns"]) == ("bantu", 1)


def test_a_file_that_is_no_match_is_told_in_the_window(open_window, tmp_path):
    path = Path(tmp_path / "notes.txt")
    path.write_text("milk, bread")
    window = open_window(str(path))
    window.wait_for(lambda state: "notes.txt was not opened" in state["text"], "the reason")
    window.picture("not-opened")
    assert window.state["scene"] == "menu"
