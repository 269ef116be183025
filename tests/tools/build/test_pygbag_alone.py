"""`python -m pygbag .` in the project itself, as its makers tell people to use it."""

import hashlib
import shutil
import subprocess
import sys

import pytest

from tools.build import pack
from tools.build.staging import packed_files
from tools.places import ROOT

MADE_LATER = (".git", ".venv", "build", "node_modules", "__pycache__", ".*_cache", ".hypothesis")


@pytest.fixture
def clone(tmp_path):
    """The project as it is in git, without what is fetched and built."""
    place = tmp_path / "baraza"
    shutil.copytree(ROOT, place, ignore=shutil.ignore_patterns(*MADE_LATER), symlinks=True)
    return place


def contents(folder):
    """Every file outside of build/, which git ignores, and what is in it."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and path.relative_to(folder).parts[0] != "build"
    }


def test_it_packs_the_program_alone_and_leaves_every_file_as_it_was(clone):
    before = contents(clone)
    # Local files stand for those that it would fetch from its site.
    local = ["--template", "main.py", "--icon", "main.py", "--cdn", "./"]
    subprocess.run(
        [sys.executable, "-m", "pygbag", "--build", *local, "."],
        cwd=clone,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    )
    pack.check_listing(clone / "build" / "web" / "baraza.apk", packed_files(clone))
    assert contents(clone) == before


def test_copies_that_it_makes_to_save_bytes_are_packed_by_nobody(clone):
    names = packed_files(clone)
    shutil.copy(clone / "assets/images/pit.png", clone / "assets/images/pit-pygbag.png")
    assert packed_files(clone) == names
