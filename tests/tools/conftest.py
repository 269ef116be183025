"""Copies of the project that a test may spoil."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tools.build import page
from tools.places import CACHE, NODE_MODULES, ROOT

LEFT_OUT = {"node_modules", "__pycache__"}


def copied(destination, *parts):
    for part in parts:
        source, place = ROOT / part, destination / part
        if source.is_dir():
            shutil.copytree(source, place, ignore=lambda _folder, names: LEFT_OUT & set(names))
        else:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, place)


@contextlib.contextmanager
def new_folder():
    folder = Path(tempfile.mkdtemp(prefix="baraza-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def copy_bare(folder):
    copied(folder, "build.sh", "tools", "requirements.lock", "requirements-test.lock", "web")


def copy_program(folder):
    copied(folder, "main.py", "game", "assets", "LICENSE", "THIRD-PARTY.md")
    (folder / ".venv").symlink_to(ROOT / ".venv")


@pytest.fixture
def bare_project():
    """build.sh and what it reads, with nothing set up; any user may look at it."""
    with new_folder() as folder:
        copy_bare(folder)
        yield folder


@pytest.fixture
def project(bare_project):
    """The whole program, with its Python packages set up but not those from npm."""
    copy_program(bare_project)
    return bare_project


@pytest.fixture(scope="module")
def built_project(build_sh):
    """The whole program with everything set up, and its page built; what tests change stays."""
    page.make()
    with new_folder() as folder:
        copy_bare(folder)
        copy_program(folder)
        shutil.copytree(NODE_MODULES, folder / "web" / "node_modules")
        shutil.copytree(CACHE, folder / "build" / "cache")
        said = build_sh(folder, "build")
        assert said.returncode == 0, said.stderr
        yield folder


@pytest.fixture(scope="session")
def build_sh():
    """Runs build.sh in a project; returns what it said and its exit status."""

    def run(folder, *words, **changes):
        env = {**os.environ, **changes.pop("env", {})}
        env.pop("PYTHONPATH", None)
        return subprocess.run(
            [folder / "build.sh", *words],
            env=env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=1200,
            check=False,
            **changes,
        )

    return run


@pytest.fixture
def path_of(tmp_path):
    """A PATH on which only the named programs are found; python3 is the one that runs now."""

    def make(*names):
        folder = tmp_path / "bin"
        folder.mkdir(exist_ok=True)
        for name in names:
            program = sys.executable if name == "python3" else shutil.which(name)
            (folder / name).symlink_to(os.path.realpath(program))
        return {"PATH": str(folder)}

    return make
