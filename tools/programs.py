"""Running other programs."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from tools.errors import BuildError, from_output
from tools.places import LOGS, ROOT

ATTEMPTS = 3
"""So often what needs somebody else's server is tried."""

PAUSE = 3.0
"""Seconds before it is tried again, for each time that it has failed."""


def say(line: str) -> None:
    """Tell what is going on."""
    print(line, flush=True)


def run_quietly(
    name: str,
    command: Sequence[str | Path],
    *,
    cwd: Path,
    seconds: float | None = None,
    env: Mapping[str, str] | None = None,
) -> str:
    """Run `command` and return what it printed; its output goes to build/logs/`name`.log.

    Raises `BuildError` where it fails or takes longer than `seconds`.
    """
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise BuildError(f"{name} did not end within {seconds:.0f} seconds") from error
    log = write_log(name, done.stdout)
    if done.returncode != 0:
        raise from_output(done.stdout, f"{name} failed: {log} tells why")
    return done.stdout


def persist(act: Callable[[], object]) -> None:
    """Do what needs somebody else's server, and again if it fails: any server has bad moments."""
    for failed in range(1, ATTEMPTS):
        try:
            act()
        except BuildError:
            time.sleep(PAUSE * failed)
        else:
            return
    act()


def write_log(name: str, text: str) -> Path:
    """Keep what a program printed where a person can read it."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name}.log"
    log.write_text(text, encoding="utf-8")
    return log


def run_openly(command: Sequence[str | Path], *, cwd: Path, env: Mapping[str, str]) -> int:
    """Run `command` with its output on the screen; returns its exit status."""
    sys.stdout.flush()
    with subprocess.Popen(command, cwd=cwd, env=env, stdin=subprocess.DEVNULL) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()  # Ctrl+C reached it as well: it clears up what it has begun
            raise


def become(command: Sequence[str | Path]) -> NoReturn:
    """Go on as another program of Python, which finds this project's modules first.

    Whoever waits for this process waits for that program, and gets its status.
    """
    words = [str(word) for word in command]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform == "win32":  # its execve ends this process at once, and nobody waits any more
        sys.exit(follow(words, env))
    os.execve(words[0], words, env)


def follow(command: Sequence[str], env: Mapping[str, str]) -> int:
    """Run `command` with this process's input and output until it ends; returns its status.

    Ctrl+C reaches it as well: when and how it ends then is its own affair.
    """
    with subprocess.Popen(command, env=env) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue
