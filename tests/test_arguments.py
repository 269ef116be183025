"""The command line: every option, and one clear line for every mistake."""

import os
import socket
import stat
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


ARABIC = "\u0663\u0663\u0663x\u0664\u0664\u0664"
"""A size in digits that no option takes."""

ODD = {
    "a pipe": getattr(os, "mkfifo", None),
    "a socket": lambda path: socket.socket(socket.AF_UNIX).bind(str(path)),
    "a device": lambda path: os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 5)),
    "a folder": lambda path: path.mkdir(),
    "a link to nothing": lambda path: path.symlink_to("nowhere"),
    "a link to itself": lambda path: path.symlink_to(path.name),
    "a link to a pipe": lambda path: (os.mkfifo(f"{path}-"), path.symlink_to(f"{path}-")),
}
"""What may lie at a path and is no file, and how it is made there."""


@pytest.fixture(params=ODD)
def odd(request, tmp_path):
    """The path of something that is no file."""
    path = tmp_path / "odd"
    try:
        ODD[request.param](path)
    except PermissionError:
        pytest.skip("only an administrator can make a device")
    return path


def refused(arguments, capsys):
    """Return the one line by which arguments are refused."""
    with pytest.raises(SystemExit) as end:
        choices(arguments, TEXTS)
    assert end.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things among its files")
@pytest.mark.parametrize("option", [[], ["--test-hook"]], ids=["FILE", "--test-hook"])
def test_what_is_no_file_is_refused_and_stays_what_it_is(odd, option, capsys):
    before = odd.lstat()
    assert str(odd) in refused([*option, str(odd)], capsys)
    after = odd.lstat()
    assert (after.st_ino, after.st_mode) == (before.st_ino, before.st_mode)
    assert not list(odd.parent.glob("*.new"))


def test_a_link_to_a_file_is_read_as_that_file_and_never_written_over(tmp_path, capsys):
    (tmp_path / "match.json").write_text("{}")
    link = tmp_path / "link.json"
    link.symlink_to("match.json")
    assert choices([str(link)], TEXTS).file == link
    assert "link" in refused(["--test-hook", str(link)], capsys)
    assert link.is_symlink()


@pytest.mark.parametrize("option", ["--test-hook", "--data-dir", "--lesson", "--puzzle", ""])
def test_an_empty_name_is_told_as_one(option, capsys):
    assert "no name was given" in refused([option, ""] if option else [""], capsys)


@pytest.mark.parametrize(
    "size",
    [
        "16384x16384",
        "8192x8192",
        "240x8193",
        "0x0",
        "-1x5",
        "1e9x1e9",
        "\u0663\u0663\u0663x\u0664\u0664\u0664",
        "300X400",
        "x",
    ],
)
def test_an_absurd_size_is_refused_with_the_sizes_there_are(size, capsys):
    line = refused([f"--size={size}"], capsys)
    assert "240x240" in line
    assert "8192x4320" in line


@pytest.mark.parametrize("size", ["8192x4320", "4320x8192", "240x240"])
def test_the_largest_and_the_smallest_sizes_are_taken(size):
    assert "x".join(map(str, choices(["--size", size], TEXTS).size)) == size


@pytest.mark.parametrize("scale", ["nan", "inf", "-inf", "0", "-1", "1e9", "0x2", "1,5", ""])
def test_an_absurd_scale_is_refused(scale, capsys):
    assert "0.5 to 4" in refused([f"--scale={scale}"], capsys)


@pytest.mark.parametrize("option", [[], ["--test-hook"]], ids=["FILE", "--test-hook"])
def test_a_name_longer_than_any_is_refused_and_the_line_says_what_to_do(option, capsys):
    line = refused([*option, "x" * 5_000], capsys)
    assert len(line) <= 1_100
    assert line.endswith("(see baraza --help)")


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
