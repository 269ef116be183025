"""The voice of the system: programs that write down what they are to say."""

import sys
import time

import pytest

from game.host.window.voice import Program, Voice, program_of

PATIENCE = 600
"""Seconds: a last resort."""

ECHO = """
import sys, time
from pathlib import Path
place, *rest = sys.argv[1:]
text = rest[-1] if rest[-1:] and "--" in rest else sys.stdin.read()
with Path(place).open("a", encoding="utf-8") as file:
    file.write(f"{'hush ' if 'hush' in rest else ''}{text}\\n")
while "forever" in text:
    time.sleep(0.01)
"""
"""Writes a text into a file; one with "forever" in it takes as long to be said."""


@pytest.fixture
def speak(tmp_path):
    """Makes a voice, and reads what it has said."""
    made = []

    class Said:
        def __init__(self, **changes):
            self.place = tmp_path / "said"
            words = ("-c", ECHO, str(self.place))
            self.voice = Voice(Program(sys.executable, words, **changes))
            made.append(self.voice)

        def until(self, *lines):
            end = time.monotonic() + PATIENCE
            while self.lines != list(lines):
                assert time.monotonic() < end, f"waited for {lines}: {self.lines}"
                time.sleep(0.01)

        @property
        def lines(self):
            return self.place.read_text("utf-8").splitlines() if self.place.exists() else []

    yield Said
    for voice in made:
        voice.close()


@pytest.mark.parametrize("reads", [False, True])
def test_texts_are_said_as_they_are_whatever_stands_in_them(speak, reads):
    said = speak(reads=reads)
    said.voice.say("--version; `rm` $HOME “karibu” é")
    said.until("--version; `rm` $HOME “karibu” é")


def test_what_comes_while_something_is_said_waits_and_is_said_as_one(speak):
    said = speak()
    said.voice.say("forever one")
    said.until("forever one")
    said.voice.say("two.")
    said.voice.say("Three.")
    assert said.lines == ["forever one"]
    said.voice._process.terminate()
    said.until("forever one", "two. Three.")


def test_an_urgent_text_takes_the_place_of_what_is_said_and_of_what_waits(speak):
    said = speak(hush=("hush",))
    said.voice.say("forever one")
    said.until("forever one")
    said.voice.say("two")
    said.voice.say("three", urgent=True)
    said.until("forever one", "hush three")


def test_the_first_text_silences_nobody(speak):
    said = speak(hush=("hush",))
    said.voice.say("one", urgent=True)
    said.until("one")


def test_at_the_end_nothing_more_is_said(speak):
    said = speak()
    said.voice.say("forever one")
    said.until("forever one")
    process = said.voice._process
    said.voice.close()
    assert process.wait(PATIENCE) != 0
    said.voice.say("two")
    said.voice._thread.join(PATIENCE)
    assert said.lines == ["forever one"]


def test_a_program_that_cannot_be_started_is_given_up(tmp_path):
    voice = Voice(Program(str(tmp_path / "nothing")))
    voice.say("one")
    voice._thread.join(PATIENCE)
    assert not voice._thread.is_alive()
    voice.say("two")


@pytest.mark.parametrize(
    ("platform", "name"), [("linux", "spd-say"), ("darwin", "say"), ("win32", "powershell")]
)
def test_each_system_has_a_program_if_it_is_installed(monkeypatch, tmp_path, platform, name):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program_of(platform) is None
    monkeypatch.setattr("game.host.window.voice.shutil.which", lambda wanted: f"/bin/{wanted}")
    program = program_of(platform)
    assert program.path == f"/bin/{name}"
    command = program.command("-rf", urgent=True)
    assert "-rf" not in command if program.reads else command[-2:] == ["--", "-rf"]
