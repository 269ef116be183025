"""Torture of saving: the process is killed while it plays, and must find its match again.

A process plays and saves into a folder. At a random moment the system ends it (signal 9). What lies
in the folder then must be the last text that was kept, or the one that was just being kept, and
every match must be readable. The next process goes on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import hashlib
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import cast

from game.host.fake import FakeHost
from game.host.interface import Host, Message, Press
from game.host.window.folder import FolderStorage
from game.play.match import Match
from game.play.saved.saved_match import id_of, key_of
from game.play.saved.saves import Saves
from game.rules.registry import GAMES, make

LONGEST_START = 600.0
"""Seconds for a process to begin. Far more than any needs on a busy machine."""

LONGEST_WAIT = 600.0
"""Seconds after that for it to save for the first time."""

LONGEST_LIFE = 0.25
"""Seconds of play after that, at most, until it is killed."""

_BEGUN = b"begun\n"

FORKS = "forkserver" in multiprocessing.get_all_start_methods()
"""Whether the system has what this needs."""

FRESH = multiprocessing.get_context("forkserver" if FORKS else None)
"""Begins each process anew: one that is forked from a program with a sound thread may hang."""

FRESH.set_forkserver_preload([__name__])


class LostError(Exception):
    """Something that was saved is not there any more; the message says what."""


@dataclass
class Findings:
    """How many processes were killed, how many of them while they wrote, and what they saved."""

    kills: int = 0
    while_writing: int = 0
    saved: int = 0


class TellingStorage(FolderStorage):
    """A folder that tells through a pipe what is about to be kept, and what was."""

    def __init__(self, folder: Path, pipe: int) -> None:
        super().__init__(folder)
        self._pipe = pipe

    def set(self, key: str, text: str) -> None:
        """Keep `text`, and tell before and after."""
        self._tell("try", key, text)
        super().set(key, text)
        self._tell("kept", key, text)

    def remove(self, key: str) -> None:
        """Throw a text away, and tell before and after."""
        self._tell("try", key, None)
        super().remove(key)
        self._tell("kept", key, None)

    def _tell(self, word: str, key: str, text: str | None) -> None:
        if id_of(key):
            os.write(self._pipe, f"{word} {key} {mark(text)}\n".encode())


def mark(text: str | None) -> str:
    """Return a short mark of a text; "-" for none."""
    return "-" if text is None else hashlib.sha256(text.encode()).hexdigest()[:16]


# Those who play until they are killed


def play_plainly(storage: FolderStorage, source: random.Random) -> None:
    """Play on, match after match, with an undo now and then; never returns."""
    saves = Saves(storage)
    while True:
        match = saves.unfinished() or Match(make(source.choice(list(GAMES))), {})
        while (legal := match.legal_moves()) and source.random() > 0.01:
            if match.can_undo() and source.random() < 0.1:
                match.undo()
            else:
                match.play(source.choice(list(legal)))
            saves.save(match)


class _Player(FakeHost):
    """A host whose person presses a legal move, or begins or continues a match."""

    def __init__(self, storage: FolderStorage, source: random.Random) -> None:
        super().__init__()
        self.storage = storage  # type: ignore[assignment]  # a folder in place of memory
        self._source = source
        self.testing = False
        self.step = 1.0

    def poll(self) -> Sequence[Message]:
        """Return the press of this frame."""
        moves = [target.id for target in self.targets if target.kind == "move"]
        begins = [t.id for t in self.targets if t.id.startswith(("continue", "play:"))]
        at_table = any(target.role == "cell" for target in self.targets)
        ways = moves or begins[:1] or ([] if at_table else ["menu"])
        return (Press(self._source.choice(ways)),) if ways else ()


def play_the_game(storage: FolderStorage, source: random.Random) -> None:
    """Play with the whole program, all but its window and its sound; never returns."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from game.app import App  # noqa: PLC0415 - a process that plays plainly needs no pygame

    asyncio.run(App(cast(Host, _Player(storage, source))).run())


Play = Callable[[FolderStorage, random.Random], None]

PLAYERS: dict[str, Play] = {"saving": play_plainly, "program": play_the_game}
"""What is killed: a process that only plays and saves, or the whole program."""


# Those who kill them


def torture(folder: Path, kills: int, seed: int, play: Play) -> Findings:
    """Let a process play in `folder` and be killed, `kills` times. Raises LostError."""
    source = random.Random(seed)
    findings = Findings()
    texts: dict[str, str] = {}
    read: set[str] = set()
    for _ in range(kills):
        words_told = _one_life(
            folder, source.randrange(1 << 30), source.random() * LONGEST_LIFE, play
        )
        open_try = _learn(texts, words_told)
        findings.saved += sum(word == "kept" for word, _, _ in words_told)
        findings.while_writing += open_try is not None
        findings.kills += 1
        _check(folder, texts, open_try, read)
    return findings


Words = list[tuple[str, str, str]]


def _one_life(folder: Path, seed: int, life: float, play: Play) -> Words:
    """Let one process play, kill it, and return what it told."""
    reading, writing = FRESH.Pipe(duplex=False)
    child = FRESH.Process(target=_live, args=(folder, writing, seed, play, LONGEST_WAIT))
    child.start()
    writing.close()
    try:
        began = reading.poll(LONGEST_START) and os.read(reading.fileno(), len(_BEGUN))
        if not began or not reading.poll(LONGEST_WAIT):
            raise LostError(
                f"nothing was saved within {LONGEST_WAIT:.0f} seconds (seed {seed}): "
                f"{_where_it_hung(folder)}"
            )
        child.join(life)
    finally:
        child.kill()
        child.join()
        with os.fdopen(os.dup(reading.fileno()), "rb") as pipe:
            lines = pipe.read().decode().splitlines()
        reading.close()
    if child.exitcode != -signal.SIGKILL:
        raise LostError(f"the process ended by itself (seed {seed}): {child.exitcode}")
    return [(word, key, its) for word, key, its in (line.split(" ") for line in lines)]


def _live(folder: Path, pipe: Connection, seed: int, play: Play, wait: float) -> None:
    """Be the process that plays; tell what it does when half of `wait` seconds are over."""
    with _hang_file(folder).open("w", encoding="utf-8") as file:
        faulthandler.dump_traceback_later(wait * 0.5, file=file)
        os.write(pipe.fileno(), _BEGUN)
        play(TellingStorage(folder, pipe.fileno()), random.Random(seed))


def _hang_file(folder: Path) -> Path:
    """Return where a process that has not been killed for long writes what it is doing."""
    return folder / "hangs.txt"


def _where_it_hung(folder: Path) -> str:
    """Return what a process was doing when it had saved nothing for long."""
    end = time.monotonic() + LONGEST_START
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            if trace := _hang_file(folder).read_text(encoding="utf-8"):
                return trace
        time.sleep(0.1)
    return "it had not begun to play"


def _learn(texts: dict[str, str], words_told: Words) -> tuple[str, str] | None:
    """Take in what a process told; return what it was about to keep when it was killed."""
    open_try = None
    for word, key, its in words_told:
        open_try = (key, its) if word == "try" else None
        if word == "kept":
            texts[key] = its
    return open_try


def _check(
    folder: Path, texts: dict[str, str], open_try: tuple[str, str] | None, read: set[str]
) -> None:
    """Refuse a folder in which something else lies than was kept last, or cannot be read.

    `read` holds the marks of texts that were read before.
    """
    storage = FolderStorage(folder)
    for key in {*texts, *(key for key in storage.keys() if id_of(key))}:  # noqa: SIM118 - no dict
        there = mark(storage.get(key))
        allowed = {texts.get(key, "-")} | (
            {open_try[1]} if open_try and open_try[0] == key else set()
        )
        if there not in allowed:
            raise LostError(f"{key}: {there} lies there, and {allowed} was kept")
        texts[key] = there
    saves = Saves(storage)
    for entry in saves.listed():
        its = texts[key_of(entry.id)]
        if its not in read and saves.open(entry.id) is None:
            raise LostError(f"match {entry.id} cannot be opened")
        read.add(its)
    if saves.take_notices():
        raise LostError(f"something had to be set aside: {storage.keys()}")
