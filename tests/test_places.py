"""Wherever the program is started it plays, and says where nothing is kept."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.host.storage import StorageError
from game.host.window.folder import NoStorage
from game.host.window.home import data_folder, home_folder, obstacle
from game.play.match import Match
from game.play.records import record
from game.play.saved.saves import Saves
from game.rules.registry import make
from tests.places import ROOT
from tests.process import Running

NOBODY = ("unshare", "--user", "--map-user=12345")
"""Starts a program for a user of whom the system knows nothing but a number."""


def can_be_nobody():
    """Whether the system lets a program be that user."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return False
    return subprocess.run([*NOBODY, "true"], capture_output=True, check=False).returncode == 0


@pytest.fixture
def match_file(tmp_path):
    """A match in a file: it is to be kept as soon as it is opened."""
    match = Match(make("kalah"), {})
    match.play(1)
    path = tmp_path / "match.baraza"
    path.write_text(record.to_text(match), "utf-8")
    return path


@pytest.fixture
def started(tmp_path):
    """Start the program with an environment of its own, and a file to be opened."""
    running = []

    def start(file, **choices):
        running.append(Running([ROOT / "main.py", file], tmp_path / "state.json", **choices))
        return running[-1]

    yield start
    for each in running:
        each.close()


@pytest.mark.skipif(not can_be_nobody(), reason="the system makes no users of a number alone")
@pytest.mark.parametrize("home", [None, "", "relative", "../.."])
def test_without_a_home_it_plays_and_says_that_nothing_is_kept(started, match_file, home, tmp_path):
    folder = tmp_path / "here"
    folder.mkdir()
    env = {} if home is None else {"HOME": home}
    running = started(match_file, cwd=folder, env=env, before=NOBODY)
    state = running.at("table")
    running.until(lambda: "Nothing can be saved now" in running.state["text"])
    assert state["lastError"] is None
    status, said = running.end()
    assert status == 143
    assert "nothing is kept" in said
    assert "--data-dir" in said
    assert said.count("\n") == 1
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows home by another name")
@pytest.mark.parametrize("home", ["/dev/null", "a file", "a link to itself"])
def test_where_home_can_hold_nothing_it_plays_and_says_so(started, match_file, home, tmp_path):
    place = tmp_path / "home"
    if home == "a file":
        place.write_text("in the way")
    elif home == "a link to itself":
        place.symlink_to(place.name)
    else:
        place = Path(home)
    running = started(match_file, env={"HOME": str(place)})
    state = running.at("table")
    assert state["lastError"] is None
    status, said = running.end()
    assert status == 143
    assert f"nothing can be kept in {place}" in said


@pytest.mark.parametrize("named", ["data", "./data", "../data", "~/data", ""])
def test_a_relative_path_for_data_is_passed_over(started, match_file, named, tmp_path):
    home, folder = tmp_path / "home", tmp_path / "here"
    folder.mkdir()
    running = started(match_file, cwd=folder, env={"HOME": str(home), "XDG_DATA_HOME": named})
    running.at("table")
    running.until(lambda: list(home.glob(".local/share/baraza/match-*.json")))
    assert running.end() == (143, "")
    assert list(folder.iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "here",
        "home",
        "match.baraza",
        "state.json",
    ]


@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
    ],
    ids=" ".join,
)
def test_a_folder_of_any_letters_is_found_in_any_locale(tmp_path, env):
    folder = tmp_path / "Nyumba ya Bâo 日本"
    for name in ("game", "assets"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "main.py", folder)
    hook = folder / "hali ✓.json"
    running = Running(["main.py"], hook, cwd=folder, env={"HOME": str(folder / "nyumbani"), **env})
    try:
        assert running.at("menu")["lastError"] is None
        assert running.end() == (143, "")
    finally:
        running.close()


@pytest.mark.parametrize(
    ("platform", "environ", "home", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/asha", "/home/asha/.local/share/baraza"),
        ("linux", {"XDG_DATA_HOME": "./data"}, "/home/asha", "/home/asha/.local/share/baraza"),
        ("linux", {"XDG_DATA_HOME": "/data"}, None, "/data/baraza"),
        ("linux", {"XDG_DATA_HOME": "data"}, None, None),
        ("linux", {}, None, None),
        ("darwin", {}, None, None),
        ("win32", {}, None, None),
        ("win32", {"APPDATA": "Roaming"}, "/home/asha", "/home/asha/AppData/Roaming/Baraza"),
    ],
)
def test_what_is_no_whole_path_names_no_folder(platform, environ, home, folder):
    there = data_folder(platform, environ, home and Path(home))
    assert there == (folder and Path(folder))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows home by another name")
def test_without_a_home_in_the_environment_the_system_is_asked():
    assert home_folder({"HOME": "/home/asha"}) == Path("/home/asha")
    for environ in ({}, {"HOME": ""}, {"HOME": "asha"}, {"HOME": "a\0b"}):
        assert home_folder(environ) != Path()
        assert home_folder(environ) == home_folder({})


def test_an_obstacle_is_found_without_writing_anything(tmp_path):
    assert obstacle(tmp_path / "new" / "folder") == ""
    (tmp_path / "file").write_text("in the way")
    assert obstacle(tmp_path / "file" / "folder")
    assert obstacle(tmp_path / "file")
    (tmp_path / "loop").symlink_to("loop")
    assert obstacle(tmp_path / "loop" / "folder")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "loop"]


def test_where_nothing_can_be_kept_the_game_is_told_so_and_goes_on():
    storage = NoStorage()
    with pytest.raises(StorageError), storage.alone():
        storage.set("match", "1")
    assert (storage.get("match"), storage.keys()) == (None, [])
    storage.remove("match")
    saves = Saves(storage)
    match = Match(make("kalah"), {})
    match.play(1)
    assert not saves.save(match)
    assert saves.take_notices() == ["storage-refuses"]
    assert saves.unfinished() is match
