"""`./build.sh torture`: processes killed while they save, and all readers given harmful inputs.

What must hold is told in `tools.torture.kills`, `tools.torture.readers` and, of the whole program
that starts on such inputs and is pressed at random, in `tools.torture.program`. The readers are
tortured in this Python and in the page's (`tools.torture.page`), the program on a host of its own
and in a browser (`tools.torture.program_page`).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tools.torture import kills as torture_kills
from tools.torture import page as torture_page
from tools.torture import program, program_page
from tools.torture.forms import forms_left_out
from tools.torture.readers import READERS, torture
from tools.torture.run import Findings, made

MEMORY = 1 << 30
"""Bytes that the readers may use, with the program and all that it is handed."""

READINGS, PAGE_READINGS = 5_000, 500
"""Inputs for each reader, in this Python and in the page's, where nothing else is asked for."""

DEEP, PAGE_DEEP = 100_000, 10_000
"""The same with `--deep`."""

PROGRAM = "program"
"""What stands beside the names of readers for the whole program."""

OF_A_LIFE = 50
"""The program is started once where a reader is given so many inputs: it takes as long."""


def kill(kills: int, seed: int, how: str) -> None:
    """Kill processes that play, and tell what came of it."""
    if not torture_kills.FORKS:
        print(f"{how}: not tried, for want of fork on this system")
        return
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        findings = torture_kills.torture(Path(folder), kills, seed, torture_kills.PLAYERS[how])
    print(
        f"{how:11} {findings.kills:7,} kills, {findings.while_writing:,} in the middle of a save, "
        f"after {findings.saved:,} saves, {time.monotonic() - began:.0f} s: nothing lost",
        flush=True,
    )


def read(name: str, numbers: range, seed: int, page: bool) -> bool:
    """Hand inputs to a reader, and tell what came of it; False where it did harm."""
    began = time.monotonic()
    findings = _tortured(name, numbers, seed, page)
    print(
        f"{name:11} {findings.total:7,} read{' in the page' if page else ''}, "
        f"{findings.sound:,} sound, refused for {len(findings.refused)} reasons, "
        f"slowest {findings.slowest:.2f} s, {time.monotonic() - began:.0f} s",
        flush=True,
    )
    _tell_faults(findings, name, seed, "--page-only" if page else "--no-page")
    return not findings.faults


def _tortured(name: str, numbers: range, seed: int, page: bool) -> Findings:
    """Hand inputs to a reader, or to the program."""
    first, times = numbers.start, len(numbers)
    if name == PROGRAM:
        torture_program = program_page.torture if page else program.torture
        return torture_program(first, -(-times // OF_A_LIFE), seed)
    if page:
        return torture_page.torture(name, first, times, seed)
    return torture(name, first, times, seed)


def _tell_faults(findings: Findings, name: str, seed: int, where: str) -> None:
    for fault in findings.faults.values():
        print(f"broken: {fault.report(name, seed, where)}\n", flush=True)


def show(name: str, seed: int, number: int) -> None:
    """Print a whole input."""
    reader = program.READER if name == PROGRAM else READERS[name]
    text = repr(made(name, reader, seed, number))
    print(f"{name} {number}: {text.encode('ascii', 'backslashreplace').decode()}", flush=True)


def limit_memory() -> None:
    """Have this process fail when it uses more than MEMORY, where the system can see to that."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - other systems do not have it

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="./build.sh torture", description=__doc__)
    reader.add_argument("--kills", type=int, help="processes that are killed (default: 1,000)")
    reader.add_argument(
        "--games", type=int, help="whole programs that are killed, which is slower (default: 200)"
    )
    reader.add_argument("--readings", type=int, help=f"for each reader (default: {READINGS:,})")
    reader.add_argument(
        "--page-readings", type=int, help="in the page's Python (default: a tenth of --readings)"
    )
    reader.add_argument(
        "--deep", action="store_true", help=f"{DEEP:,} for each reader, {PAGE_DEEP:,} in the page's"
    )
    reader.add_argument("--no-page", action="store_true", help="leave the page's Python out")
    reader.add_argument("--page-only", action="store_true", help="only in the page's Python")
    reader.add_argument("--reader", choices=[*READERS, PROGRAM], help="only this one, and no kills")
    reader.add_argument("--number", type=int, help="only the input of this number: it is printed")
    reader.add_argument("--seed", type=int, help="of what is random (default: another each time)")
    options = reader.parse_args(words)
    if options.number is not None and options.reader is None:
        reader.error("--number needs --reader")
    kills = (0, 0) if options.reader or options.page_only else (1_000, 200)
    options.kills = kills[0] if options.kills is None else options.kills
    options.games = kills[1] if options.games is None else options.games
    _count_readings(options)
    return options


def _count_readings(options: argparse.Namespace) -> None:
    """Settle how many inputs each reader is given, and from which number on."""
    if options.page_readings is None:
        asked = PAGE_DEEP if options.deep else PAGE_READINGS
        options.page_readings = asked if options.readings is None else options.readings // 10
    if options.readings is None:
        options.readings = DEEP if options.deep else READINGS
    options.first = 0
    if options.number is not None:
        options.first, options.readings, options.page_readings = options.number, 1, 1


def main(words: Sequence[str] | None = None) -> int:
    """Torture as the options say; return the exit status."""
    options = _options(words)
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    names = [options.reader] if options.reader else [*READERS, PROGRAM]
    try:
        for how, times in (("saving", options.kills), ("program", options.games)):
            if times:
                kill(times, seed, how)
    except torture_kills.LostError as error:
        print(f"broken: {error}\nagain with: --seed {seed}")
        return 1
    if options.number is not None:
        show(options.reader, seed, options.number)
    sound = True
    if not options.no_page:
        numbers = range(options.first, options.first + options.page_readings)
        print(f"in the page left out, for want of pygame: {', '.join(forms_left_out())}")
        for name in names:
            sound = read(name, numbers, seed, page=True) and sound
    if not options.page_only:
        limit_memory()
        numbers = range(options.first, options.first + options.readings)
        for name in names:
            sound = read(name, numbers, seed, page=False) and sound
    return 0 if sound else 1
