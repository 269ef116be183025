"""The built page, and what starts a browser, once for all tests of one process.

BARAZA_CHROMIUM names the browser, BARAZA_SITE a built page.
"""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.web.browser.rig import PATIENCE
from tests.web.browser.server import serving
from tools.build import page as built_page

#: No other machine can be reached, whatever the page might ask for.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=document-user-activation-required",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]

BELOW = "/x/y/"


@pytest.fixture(scope="session")
def site():
    """The folder of the built page."""
    named = os.environ.get("BARAZA_SITE")
    return Path(named) if named else built_page.make()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def program():
    """How the browser is started."""
    path = os.environ.get("BARAZA_CHROMIUM") or shutil.which("chromium")
    return {"executable_path": path, "args": FLAGS, "timeout": PATIENCE * 1000}


@pytest.fixture(scope="session")
def server(site):
    """The page below a path, as on a project site of GitHub."""
    with serving(site, BELOW) as server:
        yield server
