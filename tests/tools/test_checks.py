"""Which tests `./build.sh test` runs, in which runs of pytest, and what its status is."""

import signal
import subprocess
import sys
from argparse import Namespace

import pytest

from tools import checks
from tools.load import load

OUTSIDE = ["tests/web/browser", "tests/web/engines", "tests/web/atspi", "tests/native"]
APART = [f"--ignore={folder}" for folder in OUTSIDE]


def choices(*chosen, **options):
    return [list(part.choice) for part in checks.parts_of(chosen, **options)]


def test_all_tests_are_two_runs_that_share_none():
    assert choices() == [["tests", *APART], OUTSIDE]


def test_without_a_browser_there_is_one():
    assert choices(with_system=False) == [["tests", *APART]]


@pytest.mark.parametrize(
    ("chosen", "runs"),
    [
        (["tests/rules"], [["tests/rules", *APART]]),
        (["tests/native"], [["tests/native"]]),
        (["tests/native/test_window.py::test_x"], [["tests/native/test_window.py::test_x"]]),
        (["tests/web"], [["tests/web", *APART], OUTSIDE[:3]]),
        (
            ["tests/native/test_files.py", "tests/rules"],
            [["tests/rules", *APART], ["tests/native/test_files.py"]],
        ),
        (["tests/"], [["tests/", *APART], OUTSIDE]),
    ],
    ids=str,
)
def test_a_choice_of_tests_runs_what_it_names(chosen, runs):
    assert choices(*chosen) == runs


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        (["-k", "tests"], []),
        (["-k", "bao", "tests/rules"], ["tests/rules"]),
        (["--ignore", "tests/rules", "tests/ai"], ["tests/ai"]),
        (["--durations", "20", "-n", "0"], []),
        (["tests/nothing-of-this-name"], []),
        (["docs"], []),
        (["tests/test_main.py::test_x", "-x"], ["tests/test_main.py::test_x"]),
    ],
    ids=str,
)
def test_choices_of_tests_are_told_from_options(given, chosen):
    assert checks.split(given) == (chosen, [word for word in given if word not in chosen])


@pytest.mark.parametrize(
    ("statuses", "status"),
    [([0, 0], 0), ([1, 0], 1), ([0, 2], 2), ([2, 1], 2), ([5, 0], 0), ([5, 1], 1), ([5, 5], 5)],
)
def test_the_status_is_that_of_the_first_that_failed(statuses, status):
    assert checks.verdict(statuses) == status


@pytest.fixture
def commands(monkeypatch):
    """The commands that are run instead of all that takes long; each fails."""
    run = []

    def run_openly(command, **_others):
        run.append(command[1:])
        return 0 if "pytest" not in command else 1

    monkeypatch.setattr(checks, "run_openly", run_openly)
    monkeypatch.setattr(checks.page, "make", lambda: None)
    monkeypatch.setattr(checks.browser, "ensure", lambda: "chromium")
    return run


def asked(*rest, deep=False, no_browser=False):
    return Namespace(rest=rest, deep=deep, no_browser=no_browser, busy=0)


def test_the_second_run_follows_although_the_first_failed(commands):
    assert checks.run(asked()) == 1
    assert sum("pytest" in command for command in commands) == 2


def test_what_was_given_for_pytest_reaches_both_runs_after_what_we_ask(commands):
    checks.run(asked("-k", "bao", "-n", "0", deep=True))
    for command in commands[-2:]:
        assert command[-len(command) + command.index("-k") :][:5] == [
            "-k",
            "bao",
            "-n",
            "0",
            "--deep",
        ]
        assert command.index("-n") < command.index("0") - 1, "what is given comes last, and counts"


def test_deep_tests_are_left_out_unless_asked_for(pytester_folder):
    said = pytester_folder()
    assert "1 passed, 1 deselected" in said
    assert "marked as deep" in said
    assert "2 passed" in pytester_folder("--deep")


@pytest.fixture
def pytester_folder(tmp_path):
    """Runs two tests, one of them deep, under the settings of this project."""
    (tmp_path / "test_two.py").write_text(
        "import pytest\n\n@pytest.mark.deep\ndef test_long(): pass\n\ndef test_short(): pass\n"
    )
    (tmp_path / "conftest.py").write_text((checks.TESTS / "conftest.py").read_text())

    def run(*options):
        command = [sys.executable, "-m", "pytest", "-c", checks.ROOT / "pyproject.toml"]
        done = subprocess.run(
            [*command, "--rootdir", tmp_path, "-p", "no:cacheprovider", *options, tmp_path],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout

    return run


def is_running(process):
    return process.poll() is None


def test_a_load_is_there_as_long_as_the_block_and_ends_with_it():
    with load(2) as busy:
        assert len(busy) == 2
        assert all(is_running(process) for process in busy)
    assert not any(is_running(process) for process in busy)


def test_a_load_ends_where_the_block_is_interrupted():
    with pytest.raises(KeyboardInterrupt), load(1) as busy:
        raise KeyboardInterrupt
    assert not is_running(busy[0])


KILLED = """
import os, signal
from tools.load import load
with load(1) as busy:
    print(busy[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_load_ends_by_itself_where_whoever_asked_for_it_was_killed():
    command = [sys.executable, "-c", KILLED]
    # This is over when nobody holds standard output any more, not even the busy process.
    done = subprocess.run(command, cwd=checks.ROOT, capture_output=True, check=False, timeout=600)
    assert done.returncode == -signal.SIGKILL
    assert int(done.stdout) > 1
