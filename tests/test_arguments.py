"""The command line: every option, and one clear line for every mistake."""

import subprocess
import sys

import pytest

from game import __version__
from game.arguments import CALLED, choices
from game.i18n.catalogue import Catalogue
from tests.places import ROOT

TEXTS = Catalogue.load(["en"])


def test_without_arguments_the_window_is_left_to_the_screen():
    chosen = choices([], TEXTS)
    assert chosen.size is None
    assert (chosen.scale, chosen.full_screen, chosen.mute) == (None, False, False)
    assert (chosen.test_hook, chosen.data_dir, chosen.file) == (None, None, None)


def test_every_option_is_understood(tmp_path):
    hook = tmp_path / "state.json"
    chosen = choices(
        f"--size 640x480 --scale 1.5 --full-screen --mute --test-hook {hook} "
        f"--data-dir {tmp_path}".split(),
        TEXTS,
    )
    assert chosen.size == (640, 480)
    assert chosen.scale == 1.5
    assert chosen.full_screen
    assert chosen.mute
    assert chosen.test_hook == hook
    assert hook.read_text() == "{}"
    assert chosen.data_dir == tmp_path


@pytest.mark.parametrize(
    "arguments",
    [
        ["--colour"],
        ["--mut"],
        ["menu"],
        ["--size"],
        ["--size", "big"],
        ["--size", "100x100"],
        ["--size", "99999x99999"],
        ["--scale", "nan"],
        ["--scale", "0"],
        ["--scale", "9"],
        ["--test-hook", "/nowhere/at/all/state.json"],
        ["--test-hook", "/"],
        ["/"],
        ["a\0b"],
        ["\udcff\ud800\n\u2028\x1b[2J"],
        ["--\udcff\n\r"],
        ["--size", "\n\x85"],
        ["--scale", "9" * 100_000],
        ["one", "two"],
    ],
)
def test_a_wrong_option_is_one_line_and_status_2(arguments, capsys):
    with pytest.raises(SystemExit) as end:
        choices(arguments, TEXTS)
    said = capsys.readouterr()
    assert end.value.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("baraza: ")


def run(*arguments, **more):
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False, **more
    )


@pytest.mark.parametrize("start", [["main.py"], ["-m", "game"]], ids=["main.py", "-m game"])
def test_both_ways_to_start_it_tell_the_version(start):
    done = run(*start, "--version")
    assert (done.returncode, done.stdout) == (0, f"baraza {__version__}\n")


def test_help_names_every_option():
    said = run("-m", "game", "--help").stdout
    for option in ("--size", "--scale", "--full-screen", "--mute", "--test-hook", "--data-dir"):
        assert option in said


def test_a_wrong_option_ends_the_process_with_status_2():
    done = run("main.py", "--colour")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_without_a_screen_it_says_so_in_one_line():
    done = run("main.py", env={"SDL_VIDEODRIVER": "x11", "PATH": "/usr/bin"})
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "no window can be opened" in done.stderr


def test_where_sdl_would_draw_for_nobody_it_says_so_too():
    done = run("main.py", env={"PATH": "/usr/bin"})
    assert done.returncode == 1
    # SDL may write a line of its own before it
    assert "no window can be opened" in done.stderr.splitlines()[-1]


def test_a_file_can_be_named_beside_the_options(tmp_path):
    path = tmp_path / "match.json"
    path.write_text("{}")
    chosen = choices(["--mute", str(path)], TEXTS)
    assert (chosen.file, chosen.mute) == (path, True)


def test_a_mistake_names_the_command_that_was_called(monkeypatch, capsys):
    monkeypatch.setenv(CALLED, "./build.sh play")
    with pytest.raises(SystemExit):
        choices(["--nosuch"], TEXTS)
    assert capsys.readouterr().err.startswith("./build.sh play: ")


@pytest.mark.parametrize(
    ("option", "link"), [("--lesson", "lesson=x-1"), ("--puzzle", "puzzle=x-1")]
)
def test_a_lesson_or_a_puzzle_is_asked_for_as_by_an_address(option, link):
    assert choices([option, "x-1"], TEXTS).link == link


def test_without_them_nothing_is_asked_for():
    assert choices([], TEXTS).link == ""
