"""Ctrl+C, SIGTERM and SIGHUP end the program at any time: without a word, and with all it saved."""

import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.play.match import Match, Player
from game.play.records import record
from game.play.saved import saved_match
from game.rules.registry import make
from tests.places import ROOT
from tests.process import LAST_RESORT, SILENT, Running, heed_all_signals

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

MOMENTS = {
    "it loads its libraries": lambda running: running.loads("SDL2"),
    "it has read its arguments": lambda running: running.hook.exists(),
    "the menu is there": lambda running: running.state.get("scene") == "menu",
}


@pytest.fixture
def start(tmp_path):
    """Start the program; each match of a test lies in one folder."""
    started = []

    def begin(*words, **choices):
        hook = tmp_path / "state.json"
        hook.unlink(missing_ok=True)
        data = ["--data-dir", tmp_path / "data"]
        started.append(Running([*words, *data], hook, **choices))
        return started[-1]

    yield begin
    for running in started:
        running.close()


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_signal_ends_it_without_a_word_whenever_it_comes(start, moment, number):
    running = start("main.py")
    running.until(lambda: MOMENTS[moment](running))
    assert running.end(number) == (128 + number, "")


def test_signals_that_come_one_after_the_other_end_it_without_a_word_too(start):
    running = start("-m", "game")
    running.at("menu")
    running.process.send_signal(signal.SIGINT)
    status, said = running.end(signal.SIGTERM)
    assert (status in {128 + signal.SIGINT, 128 + signal.SIGTERM}, said) == (True, "")


def test_in_the_middle_of_a_match_of_computers_everything_is_saved_as_a_whole(
    start, seed, tmp_path
):
    random = Random(seed)
    match = Match(make("four-player"), {seat: Player("opponent") for seat in range(4)})
    match.play(match.legal_moves()[0])
    path = tmp_path / "computers.baraza"
    path.write_text(record.to_text(match), "utf-8")
    running = start("main.py", path)
    moves = random.randrange(2, 6)
    running.until(lambda: running.state.get("turns", 0) >= moves)
    number = random.choice(SIGNALS)
    turns = running.state["turns"]
    assert running.end(number) == (128 + number, "")
    (kept,) = (tmp_path / "data").glob("match-*.json")
    assert len(saved_match.read(kept.read_text("utf-8")).turns) >= turns
    assert not list((tmp_path / "data").glob("*.new"))


def test_what_was_switched_off_stays_so():
    """As a shell does for what runs in the background."""
    script = """if True:
        import signal
        from game import signals
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signals.end_at_once()
        signals.end_in_order(lambda: None)
        signal.raise_signal(signal.SIGHUP)
        print(signals.asked(), signals.status())
        signal.raise_signal(signal.SIGTERM)
        print(signals.asked(), signals.status())
    """
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout.split() == [b"False", b"0", b"True", b"143"]


def test_a_program_that_waits_for_something_else_is_ended_by_whoever_insists():
    script = """if True:
        import os
        from game.signals import end_in_order
        end_in_order(lambda: None)
        print("ready", flush=True)
        while True:
            os.read(0, 1)
    """
    with subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        preexec_fn=heed_all_signals,  # noqa: PLW1509 - no thread runs beside this test
    ) as process:
        assert process.stdout.readline() == b"ready\n"
        for number in SIGNALS:  # each another one: of one that still waits no second is sent
            process.send_signal(number)
        assert process.wait(timeout=LAST_RESORT) in {128 + number for number in SIGNALS}


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_the_console_ends_without_a_word(number):
    with subprocess.Popen(
        [sys.executable, "-m", "game.console"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_all_signals,  # noqa: PLW1509 - no thread runs beside this test
    ) as process:
        process.stdin.write(b'{"do": "games"}\n')
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(number)
        said = process.communicate(timeout=LAST_RESORT)
        assert (process.returncode, said) == (128 + number, (b"", b""))


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_where_nobody_reads_what_it_prints_it_says_nothing(option):
    with subprocess.Popen(
        [sys.executable, "-m", "game", option],
        cwd=ROOT,
        env=SILENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        process.stdout.close()
        assert (process.stderr.read(), process.wait(timeout=LAST_RESORT)) == (b"", 0)


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_where_its_words_find_no_room_it_says_nothing(option):
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "game", option],
            cwd=ROOT,
            env=SILENT,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")
