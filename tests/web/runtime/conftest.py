"""What the tests of the page's runtime share."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.places import ROOT

RUNTIME = ROOT / "web/runtime"
sys.path.insert(0, str(RUNTIME))

from pygame_wheel.inputs import pyodide_folder  # noqa: E402 - found by the line above
from pygame_wheel.pins import WHEEL  # noqa: E402 - found by the line above

RunNode = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def pyodide() -> Path:
    """The interpreter's folder, set up as the build sets it up."""
    for command in ("node", "npm"):
        if not shutil.which(command):
            pytest.skip(f"{command} is not installed")
    return pyodide_folder(ROOT / "web")


@pytest.fixture(scope="session")
def wheel() -> Path:
    return RUNTIME / WHEEL


@pytest.fixture(scope="session")
def node(pyodide: Path) -> RunNode:
    """Run one of the runtime's node scripts."""

    def run(
        script: str, *arguments: object, pyodide: Path = pyodide
    ) -> subprocess.CompletedProcess[str]:
        command = ["node", str(RUNTIME / script), "--pyodide", str(pyodide)]
        command += [str(argument) for argument in arguments]
        return subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)

    return run


@pytest.fixture(scope="session")
def slim_pyodide(
    node: RunNode, pyodide: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A folder with the interpreter as the page has it."""
    folder = tmp_path_factory.mktemp("slim")
    shutil.copytree(pyodide, folder, dirs_exist_ok=True)
    done = node("slim/slim.mjs", "--wheel", wheel, "--out", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small program to pack."""
    folder = tmp_path_factory.mktemp("program")
    (folder / "game/__pycache__").mkdir(parents=True)
    (folder / "assets").mkdir()
    (folder / "main.py").write_text("import game\n")
    (folder / "game/__init__.py").write_text('WORDS = {"one", "two", "three"}\n')
    (folder / "game/__pycache__/old.pyc").write_bytes(b"")
    (folder / "assets/a.txt").write_text("a")
    return folder


@pytest.fixture(scope="session")
def packs(
    node: RunNode, wheel: Path, program: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The three packs, made in one go."""
    folder = tmp_path_factory.mktemp("packs")
    jobs = ["--stdlib", folder / "stdlib.zip", "--wheel", wheel, folder / "wheel.zip"]
    done = node("precompile.mjs", *jobs, "--game", program, folder / "game.zip")
    assert done.returncode == 0, done.stderr
    return folder
