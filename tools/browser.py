"""What the tests in a browser and in a window need: a Chromium, and a virtual screen."""

import contextlib
import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import engines, listening
from tools.errors import BuildError
from tools.places import ROOT, VENV_PYTHON
from tools.programs import persist, run_quietly, say

VARIABLE = "BARAZA_CHROMIUM"
"""The environment variable that hands the browser's path to the tests."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SCREEN = {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool"}
"""Programs for the tests of the native window, and the packages they come in."""

WAIT_FOR_OTHERS = "DPkg::Lock::Timeout=600"
"""Has apt wait, so many seconds, for another that installs something, in place of giving up."""

PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    *(
        str(Path(folder, "Google", "Chrome", "Application", "chrome.exe"))
        for name in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        if (folder := os.environ.get(name))
    ),
)
"""Where browsers lie that are on no PATH, on macOS and Windows."""


def find() -> str | None:
    """The path of a Chrome or Chromium on this machine: named, installed or Playwright's."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        if not shutil.which(chosen):
            raise BuildError(f"{VARIABLE} names {chosen}, which is not a program")
        return chosen
    for name in (*NAMES, *PLACES):
        path = shutil.which(name)
        if path:
            return path
    return _playwrights_own()


def _playwrights_own() -> str | None:
    """The Chromium that `playwright install chromium` fetched, if it did."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def ensure() -> str:
    """The path of a browser, installed first where we can; sees to the virtual screen as well.

    What is only needed to hear a screen reader, or for WebKit and Firefox, is left out where it
    cannot be installed: the tests that need it say so and are skipped.
    """
    missing = [] if find() else ["chromium"]
    if sys.platform == "linux":
        missing += [package for name, package in SCREEN.items() if not shutil.which(name)]
        if can_install():
            missing += [*listening.lacking(), *engines.lacking_for_all()]
    if missing:
        install(list(dict.fromkeys(missing)))
    browser = find()
    if browser is None:
        raise BuildError(how_to_install(["chromium"]))
    return browser


def can_install() -> bool:
    """Whether packages of the system can be installed without asking anybody."""
    return sys.platform == "linux" and shutil.which("apt-get") is not None and os.geteuid() == 0


def install(packages: list[str]) -> None:
    """Install packages of the system, as root on Debian and its kin; else tell the one line."""
    apt = shutil.which("apt-get")
    if apt is None or not can_install():
        raise BuildError(how_to_install(packages))
    say(f"Installing {' and '.join(packages)} with apt-get; this happens once.")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    options = ["install", "-y", "--no-install-recommends", "-o", WAIT_FOR_OTHERS]

    def try_to() -> None:
        # Any list that cannot be fetched makes this fail, whether or not our packages are in it.
        with contextlib.suppress(BuildError):
            run_quietly("apt-update", [apt, "update"], cwd=ROOT, env=quiet)
        run_quietly("apt-install", [apt, *options, *packages], cwd=ROOT, env=quiet)

    persist(try_to)


def how_to_install(packages: list[str]) -> str:
    """The one line that installs what the browser tests lack."""
    if shutil.which("apt-get"):
        line = f"sudo apt-get install {' '.join(packages)}"
    else:
        line = f"{VENV_PYTHON.relative_to(ROOT)} -m playwright install chromium"
    wanted = " and ".join(packages)
    return f"the tests in a browser and a window need {wanted}: {line} (or test --no-browser)"
