"""main.py keeps pygbag's rules, and runs under pygbag's own loop."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.places import ROOT

PATIENCE = 600
"""Seconds: a last resort; the loop ends with the first frame."""

LOOP = Path(__file__).parent / "pygbag_loop.py"


@pytest.fixture
def staged(tmp_path):
    """A copy of what is packed: pygbag writes beside main.py."""
    shutil.copy(ROOT / "main.py", tmp_path)
    for folder in ("game", "assets"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.pyc"))
    return tmp_path


def test_the_menu_is_drawn_under_pygbags_loop(staged):
    done = subprocess.run(
        [sys.executable, str(LOOP), "main.py", str(PATIENCE)],
        cwd=staged,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    said = [line.split() for line in done.stdout.splitlines() if line.startswith("RUNNING")]
    assert said, done.stdout + done.stderr
    _, host, scene, frames, error, *targets = said[0]
    assert (host, scene, error) == ("PygbagHost", "menu", "None")
    assert int(frames) >= 1
    assert "play:kalah" in targets


def test_main_has_an_async_main_and_nothing_after_its_start():
    source = (ROOT / "main.py").read_text("utf-8")
    tree = ast.parse(source)
    assert any(isinstance(n, ast.AsyncFunctionDef) and n.name == "main" for n in tree.body)
    assert source.rstrip().endswith("asyncio.run(main())")
    names = {alias.name for n in ast.walk(tree) if isinstance(n, ast.Import) for alias in n.names}
    assert "pygame" in names, "pygbag fetches only the packages that main.py names"
