"""The program that `./build.sh app` makes, in a window, where there is nothing but itself."""

import os
import subprocess
import sys

import pytest
from installed import Installed, play_a_move
from screen import PATIENCE

from game.play.match import Match
from game.play.records import record
from game.rules.registry import make
from tests.places import ROOT

pytestmark = [
    pytest.mark.deep,  # it is made first, which takes minutes and fetches PyInstaller
    pytest.mark.skipif(sys.platform != "linux", reason="made and looked at on Linux here"),
]


@pytest.fixture(scope="session")
def program():
    """The program of one file, made anew."""
    subprocess.run([ROOT / "build.sh", "app"], check=True, stdin=subprocess.DEVNULL)
    return ROOT / "build" / "app" / "bin" / "baraza"


@pytest.fixture
def home(tmp_path):
    """An empty home, with a space and a letter in its name that not everybody has."""
    folder = tmp_path / "Bibi Käthe"
    folder.mkdir()
    return folder


@pytest.fixture
def open_program(screen, program, home):
    windows = []

    def opened(*options):
        windows.append(Installed(screen, program, home, *options))
        return windows[-1]

    yield opened
    for window in windows:
        window.close()


def test_a_match_is_played_kept_and_gone_on_with(open_program, home):
    window = open_program()
    window.at("menu")
    window.picture("app-menu")
    state = play_a_move(window)
    window.picture("app-table")
    window.close()
    assert list((home / ".local" / "share" / "baraza").glob("*.json"))
    again = open_program()
    again.click("continue")
    later = again.at("table")
    assert (later["position"], later["turns"]) == (state["position"], 1)
    assert again.said() == ""


def test_a_file_named_at_the_start_is_opened(open_program, home):
    match = Match(make("bao"), {})
    match.play(match.legal_moves()[0])
    path = home / "mine é.json"
    path.write_text(record.to_text(match), encoding="utf-8")
    state = open_program(path.name).at("table")
    assert (state["game"], state["turns"]) == ("bao", 1)


def test_ctrl_c_ends_it_without_a_word(open_program):
    window = open_program()
    window.at("menu")
    window.interrupt()
    assert (window.process.wait(timeout=PATIENCE), window.said()) == (130, "")


def test_its_window_is_known_to_the_desktop_by_the_program_s_name(open_program, screen):
    window = open_program()
    entry = (ROOT / "build/app/share/applications/org.baraza.Baraza.desktop").read_text("utf-8")
    assert "StartupWMClass=baraza\n" in entry
    assert window.id in screen.xdotool("search", "--class", "^baraza$").split()


def test_its_help_is_printed_in_the_terminal(program, home):
    said = subprocess.run(
        [program, "--help"],
        env={"PATH": os.defpath, "HOME": str(home)},
        cwd=home,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert said.stdout.startswith("usage: baraza")
    assert said.stderr == ""
