"""A virtual screen for each test, and a window on it."""

import os
import shutil
import sys
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).parent))

from screen import PATIENCE, Screen, Window


def pytest_collection_modifyitems(items):
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(1.5 * PATIENCE))


@pytest.fixture
def screen(tmp_path):
    """A screen of 1400x1000 pixels."""
    for program in ("Xvfb", "xdotool"):
        assert shutil.which(program), f"{program} is missing: apt-get install xvfb xdotool"
    folder = tmp_path / "screen"
    folder.mkdir()
    made = Screen(folder, 1400, 1000)
    yield made
    made.close()


@pytest.fixture
def open_window(screen, tmp_path):
    """Open the game; all windows of a test share one data folder."""
    windows = []

    def opened(*options, scale=1.0):
        windows.append(Window(screen, tmp_path, *options, scale=scale))
        return windows[-1]

    yield opened
    for window in windows:
        window.close()
