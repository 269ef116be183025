"""The project's own Python environment, `.venv`, made from the lock files.

A copy of each lock file inside `.venv` tells what was installed: while it equals the
file in the project there is nothing to do.
"""

import filecmp
import importlib.util
import os
import shutil
import subprocess
import sys

from tools.errors import BuildError
from tools.places import ROOT, VENV, VENV_PYTHON
from tools.programs import persist, run_quietly, say

PROGRAM = "requirements.lock"
"""What playing and building need."""

TESTS = "requirements-test.lock"
"""What checking and testing need, the program's own needs included."""


PIP = (
    *("-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--retries", "2"),
    *("--timeout", "60"),
    *("--require-hashes", "--only-binary", ":all:", "-r"),
)


def ensure(lock: str) -> None:
    """Make sure that what `lock` names is installed, and start this program anew inside it."""
    if not installed(lock):
        install(lock)
    if not VENV.samefile(sys.prefix):
        os.execv(VENV_PYTHON, [str(VENV_PYTHON), "-P", "-m", "tools", *sys.argv[1:]])


def installed(lock: str) -> bool:
    """Whether `.venv` holds what the lock file names now."""
    wanted, stamp = ROOT / lock, VENV / lock
    if lock == PROGRAM and installed(TESTS):
        return True
    return VENV_PYTHON.exists() and stamp.exists() and filecmp.cmp(wanted, stamp, shallow=False)


def install(lock: str) -> None:
    """Install what the lock file names; a `.venv` that is new and fails is taken away again."""
    say(f"Setting up Python packages in .venv ({lock}); this happens once.")
    is_new = not works()
    if is_new:
        make()
    try:
        persist(lambda: run_quietly("pip", [VENV_PYTHON, *PIP, lock], cwd=ROOT))
    except BaseException:
        if is_new:
            shutil.rmtree(VENV, ignore_errors=True)
        raise
    shutil.copyfile(ROOT / lock, VENV / lock)


def works() -> bool:
    """Whether there is a `.venv` whose Python starts and has pip."""
    if not VENV_PYTHON.exists():
        return False
    trial = subprocess.run([VENV_PYTHON, "-c", "import pip"], capture_output=True, check=False)
    return trial.returncode == 0


def make() -> None:
    """Make an empty `.venv` with the Python that runs now."""
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        raise BuildError(
            "this Python has no venv module: install it (Debian, Ubuntu: apt-get install "
            "python3-venv) and run this again"
        )
    python = getattr(sys, "_base_executable", sys.executable)
    try:
        run_quietly("venv", [python, "-m", "venv", "--clear", VENV], cwd=ROOT)
    except BaseException:
        shutil.rmtree(VENV, ignore_errors=True)
        raise


def refuse_black() -> None:
    """Stop where the formatter black is installed: pygbag would rewrite source files with it."""
    if importlib.util.find_spec("black") is not None:
        raise BuildError(
            "the package black is installed in .venv, and pygbag would rewrite files with it: "
            "run .venv/bin/python -m pip uninstall black"
        )
