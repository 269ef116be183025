"""The voice of the system, which says texts aloud where no screen reader does.

Each text is said by a program of the system, of its own process. It is never started through a
shell, and what is to be said is one argument of its, or comes through its standard input.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Condition, Thread

_SAPI = """
[Console]::InputEncoding = [System.Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())
"""
"""Has Windows say what comes through standard input."""


_LAST_WORD = 2.0
"""Most seconds in which a program of the system silences what another has begun to say."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that says a text and ends when it is said.

    `words` is how it is called. Where it only hands the text on to a service, it has the service
    silenced by `hush`, which may be followed by another text. `reads`: the text comes through its
    standard input, not as its last word.
    """

    path: str
    words: tuple[str, ...] = ()
    hush: tuple[str, ...] = ()
    reads: bool = False

    def command(self, text: str, urgent: bool) -> list[str]:
        """Return what says a text; an urgent one is said in the place of all others."""
        words = [self.path, *self.words, *(self.hush if urgent else ())]
        return words if self.reads else [*words, "--", text]


def program_of(platform: str) -> Program | None:
    """Return what says texts on a system, a value of `sys.platform`; None where nothing does."""
    if platform == "darwin":
        path = shutil.which("say")
        return Program(path, reads=True) if path else None
    if platform == "win32":
        path = shutil.which("powershell")
        plainly = ("-NoProfile", "-NonInteractive", "-Command", _SAPI)
        return Program(path, plainly, reads=True) if path else None
    path = shutil.which("spd-say")
    usual = ("--application-name", "Baraza", "--wait")
    return Program(path, usual, hush=("--cancel",)) if path else None


class Voice:
    """Says one text after the other, in a thread of its own, so that nobody waits for it."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._waiting: list[str] = []
        """The texts that are still to be said."""
        self._urgent = False
        """Whether what waits comes in the place of what was being said."""
        self._process: subprocess.Popen[bytes] | None = None
        self._changed = Condition()
        self._closed = False
        self._thread: Thread | None = None

    def say(self, text: str, urgent: bool = False) -> None:
        """Say a text after all others; an urgent one at once, in their place."""
        with self._changed:
            if self._closed:
                return
            if urgent:
                self._urgent = self._hush() or self._urgent
            self._waiting.append(text)
            if self._thread is None:
                self._thread = Thread(target=self._run, daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def silence(self) -> None:
        """Say nothing of all that is to be said, and no more of what is being said."""
        with self._changed:
            was_speaking = self._hush()
        if was_speaking and self._program.hush:
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                start([self._program.path, *self._program.hush]).wait(_LAST_WORD)

    def close(self) -> None:
        """Be silent from now on."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self.silence()

    def _hush(self) -> bool:
        """Drop what waits, and end what is being said; tell whether anything was."""
        self._waiting = []
        if self._process is None:
            return False
        with contextlib.suppress(OSError):
            self._process.terminate()
        return True

    def _run(self) -> None:
        """Say what comes, until the voice is closed or the system has none any more."""
        while (process := self._next()) is not None:
            text, running = process
            with contextlib.suppress(OSError, ValueError):  # it may have been ended meanwhile
                running.communicate(text)
            running.wait()
            with self._changed:
                self._process = None

    def _next(self) -> tuple[bytes | None, subprocess.Popen[bytes]] | None:
        """Wait for a text; return the process that says it, and what it is to be handed."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            if self._closed:
                return None
            text = " ".join(self._waiting)
            command = self._program.command(text, self._urgent)
            self._waiting, self._urgent = [], False
            try:
                self._process = start(command, self._program.reads)
            except OSError:
                self._closed = True
                return None
            return (text.encode() if self._program.reads else None), self._process


def start(command: Sequence[str], reads: bool = False) -> subprocess.Popen[bytes]:
    """Start a program without a window; `reads`: it is handed a text. Raises OSError."""
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE if reads else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=flags,
    )
