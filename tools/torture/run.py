"""Many inputs for one reader, each made from the seed and its number, and what came of them.

An input can so be made again without the ones before it, in this machine's Python or the page's.
"""

from __future__ import annotations

import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

from game.play.match import Match
from tools.torture.some_matches import some_match

PATIENCE = 20.0
"""Seconds of the processor after which a reader hangs: how busy the machine is does not matter."""

POOL = 200
"""So many matches are made for a seed, and each is used for many inputs."""

LONGEST_SHOWN = 3_000
"""Characters of an input that are told; the whole of it is made again by its number."""


class TortureError(Exception):
    """A reader did what no reader may do. The first words tell the kind, the rest the case."""

    def __init__(self, kind: str, more: str = "") -> None:
        super().__init__(f"{kind}: {more}" if more else kind)
        self.kind = kind


@dataclass(frozen=True)
class Reader:
    """How an input is made of chance and the seed, and how it is read.

    `check` returns "" for what is sound, or the key of the reason why it is refused; whatever it
    raises is a fault.
    """

    make: Callable[[Random, int], Any]
    check: Callable[[Any], str]


@dataclass
class Fault:
    """Inputs that did one kind of harm: their number, and the shortest of them."""

    kind: str
    number: int
    what: str
    case: str
    times: int = 1

    def report(self, name: str, seed: int, where: str) -> str:
        """Return it in words, with the command that makes the input again."""
        return (
            f"{self.kind}, {self.times} times. For example:\n{self.what}\nwith {self.case}\n"
            f"again with: ./build.sh torture {where} --seed {seed} --reader {name} "
            f"--number {self.number}"
        )


@dataclass
class Findings:
    """What came of it all: how many were refused, by reason, and how many were sound."""

    sound: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    faults: dict[str, Fault] = field(default_factory=dict)
    slowest: float = 0.0

    @property
    def total(self) -> int:
        """All that were read."""
        harmful = sum(fault.times for fault in self.faults.values())
        return self.sound + sum(self.refused.values()) + harmful

    def add_fault(self, fault: Fault) -> None:
        """Take in a fault; of each kind the shortest input is remembered."""
        same = self.faults.get(fault.kind)
        if same is None:
            self.faults[fault.kind] = fault
            return
        fault.times += same.times
        same.times = fault.times
        if len(fault.case) < len(same.case):
            self.faults[fault.kind] = fault

    def add(self, other: Findings) -> None:
        """Take in what came of further inputs."""
        self.sound += other.sound
        for key, times in other.refused.items():
            self.refused[key] = self.refused.get(key, 0) + times
        for fault in other.faults.values():
            self.add_fault(fault)
        self.slowest = max(self.slowest, other.slowest)


@lru_cache(POOL)
def _pooled(seed: int, number: int) -> Match:
    source = Random(f"match {seed} {number}")
    match = some_match(source, most=source.choice((6, 20, 60)))
    match.id = some_id(source)
    return match


def pooled(source: Random, seed: int) -> Match:
    """Return one of the matches of a seed. Nobody may change it: others use it too."""
    return _pooled(seed, source.randrange(POOL))


def some_id(source: Random) -> str:
    """Return an id as matches have it."""
    return f"{source.getrandbits(64):016x}"


def made(name: str, reader: Reader, seed: int, number: int) -> Any:
    """Return an input of a reader."""
    return reader.make(Random(f"{name} {seed} {number}"), seed)


def run(
    name: str,
    reader: Reader,
    numbers: Iterable[int],
    seed: int,
    begins: Callable[[int], object] = lambda _number: None,
) -> Findings:
    """Hand inputs to a reader; `begins` is told the number of each before it is read."""
    findings = Findings()
    for number in numbers:
        case = made(name, reader, seed, number)
        begins(number)
        began = time.process_time()
        try:
            with in_time(PATIENCE):
                reason = reader.check(case)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            findings.add_fault(Fault(_kind(error), number, _last_lines(error), shortened(case)))
            continue
        findings.slowest = max(findings.slowest, time.process_time() - began)
        if reason:
            findings.refused[reason] = findings.refused.get(reason, 0) + 1
        else:
            findings.sound += 1
    return findings


def shortened(case: Any) -> str:
    """Return an input as it is told."""
    text = repr(case).encode("ascii", "backslashreplace").decode()
    if len(text) <= LONGEST_SHOWN:
        return text
    half = LONGEST_SHOWN // 2
    return f"{text[:half]} ... ({len(text)} characters in all) ... {text[-half:]}"


def _kind(error: BaseException) -> str:
    """Return what is the same for all errors of a kind: the class, and where it was raised."""
    if isinstance(error, TortureError):
        return error.kind
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if "/game/" in frame.filename.replace("\\", "/")
    ]
    if not frames:
        return type(error).__name__
    place = frames[-1].filename.replace("\\", "/").rpartition("/game/")[2]
    return f"{type(error).__name__} in game/{place}, {frames[-1].name}"


def _last_lines(error: BaseException) -> str:
    """Return the error with where it comes from, cut short: it may be a deep recursion."""
    lines = traceback.format_exception(type(error), error, error.__traceback__, limit=-4)
    text = "".join(lines).encode("ascii", "backslashreplace").decode().strip()
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} ..."


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Raise TimeoutError after so many seconds of work, where the system has such an alarm."""
    if sys.platform == "win32" or sys.platform == "emscripten":
        yield
        return

    def ring(_signal: int, _frame: object) -> None:
        raise TimeoutError(f"no answer after {seconds} seconds")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
