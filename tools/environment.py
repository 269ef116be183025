"""The project's own Python environments, above all `.venv`, made from the lock files.

A copy of each lock file inside an environment tells what was installed: while it equals the
file in the project there is nothing to do.
"""

import filecmp
import importlib.util
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.errors import BuildError
from tools.places import ROOT, VENV, python_of
from tools.programs import become, persist, run_quietly, say

PROGRAM = "requirements.lock"
"""What playing and building need."""

TESTS = "requirements-test.lock"
"""What checking and testing need, the program's own needs included."""


PIP = (
    *("-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--retries", "2"),
    *("--timeout", "60"),
    *("--require-hashes", "--only-binary", ":all:", "-r"),
)


@dataclass(frozen=True)
class Environment:
    """A Python of its own in `folder`, with the packages of lock files."""

    folder: Path

    @property
    def python(self) -> Path:
        """The program that is its Python."""
        return python_of(self.folder)

    def has(self, lock: str) -> bool:
        """Whether it holds what the lock file names now."""
        wanted, stamp = ROOT / lock, self.folder / lock
        there = self.python.exists() and stamp.exists()
        return there and filecmp.cmp(wanted, stamp, shallow=False)

    def install(self, lock: str) -> None:
        """Install what the lock file names; one that is new and fails is taken away again."""
        place = self.folder.relative_to(ROOT).as_posix()
        say(f"Setting up Python packages in {place} ({lock}); this happens once.")
        is_new = not self.works()
        if is_new:
            self.make()
        try:
            persist(lambda: run_quietly("pip", [self.python, *PIP, lock], cwd=ROOT))
        except BaseException:
            if is_new:
                shutil.rmtree(self.folder, ignore_errors=True)
            raise
        shutil.copyfile(ROOT / lock, self.folder / lock)

    def works(self) -> bool:
        """Whether it is there, and its Python starts and has pip."""
        if not self.python.exists():
            return False
        trial = subprocess.run([self.python, "-c", "import pip"], capture_output=True, check=False)
        return trial.returncode == 0

    def make(self) -> None:
        """Make it, empty, with the Python that runs now."""
        if any(importlib.util.find_spec(name) is None for name in ("ensurepip", "venv")):
            raise BuildError(
                "this Python has no venv module: install it (Debian, Ubuntu: apt-get install "
                "python3-venv) and run this again"
            )
        python = getattr(sys, "_base_executable", sys.executable)
        try:
            run_quietly("venv", [python, "-m", "venv", "--clear", self.folder], cwd=ROOT)
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise


OURS = Environment(VENV)
"""The one that the words of the command run in."""


def ensure(lock: str) -> None:
    """Make sure that what `lock` names is installed, and start this program anew inside it."""
    if not installed(lock):
        OURS.install(lock)
    if not OURS.folder.samefile(sys.prefix):
        become([OURS.python, "-P", "-m", "tools", *sys.argv[1:]])


def installed(lock: str) -> bool:
    """Whether `.venv` holds what the lock file names now: what tests need is all that others do."""
    return OURS.has(lock) or (lock == PROGRAM and OURS.has(TESTS))


def refuse_black() -> None:
    """Stop where the formatter black is installed: pygbag would rewrite source files with it."""
    if importlib.util.find_spec("black") is not None:
        raise BuildError(
            "the package black is installed in .venv, and pygbag would rewrite files with it: "
            f"run {OURS.python.relative_to(ROOT)} -m pip uninstall black"
        )
