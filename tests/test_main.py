"""The program as a process of its own, without a screen."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from tests.places import ROOT


@pytest.fixture(params=[["main.py"], ["-m", "game"]], ids=["main.py", "-m game"])
def running(request, tmp_path):
    """The process, and the file of its test hook."""
    hook = tmp_path / "state.json"
    with subprocess.Popen(
        [sys.executable, *request.param, "--test-hook", hook, "--data-dir", tmp_path / "data"],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # a shell that runs the tests in the background leaves Ctrl+C switched off in them
        preexec_fn=lambda: signal.signal(  # noqa: PLW1509 - no thread runs beside this test
            signal.SIGINT, signal.SIG_DFL
        ),
    ) as process:
        yield process, hook
        process.kill()


def wait_for_menu(process, hook):
    while True:  # the time limit of pytest ends it
        assert process.poll() is None, process.communicate()
        state = json.loads(hook.read_text("utf-8")) if hook.exists() else {}
        if state.get("scene") == "menu":
            return state
        time.sleep(0.05)


def test_ctrl_c_that_comes_twice_ends_the_game_without_a_word_too(running):
    process, hook = running
    wait_for_menu(process, hook)
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=600)
    assert (process.returncode, said) == (130, ("", ""))


def test_the_menu_comes_by_itself_and_ctrl_c_ends_the_game_without_a_word(running):
    process, hook = running
    state = wait_for_menu(process, hook)
    assert any(target["id"] == "play:kalah" for target in state["targets"])
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=600)
    assert (process.returncode, said) == (130, ("", ""))
