"""A browser with a head, on a desk where a screen reader is said to be."""

import os
from pathlib import Path

import pytest

from tests.native.screen import Screen
from tests.web.atspi.desk import Desk
from tests.web.browser.conftest import LONGEST, WINDOW
from tests.web.browser.rig import PATIENCE, Visit
from tests.web.conftest import FLAGS
from tools.listening import lacking


def pytest_collection_modifyitems(items):
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.fixture(scope="session")
def desk(tmp_path_factory):
    """Skips where AT-SPI is not installed; in CI it is."""
    missing = lacking()
    if missing and not os.environ.get("CI"):
        pytest.skip(f"to hear what a screen reader is told: apt-get install {' '.join(missing)}")
    assert not missing, f"not installed: {missing}"
    screen = Screen(tmp_path_factory.mktemp("screen"), 1280, 1000)
    desk = Desk(screen.name)
    desk.until_ready(PATIENCE)
    yield desk
    desk.close()
    screen.close()


@pytest.fixture(scope="session")
def browser(playwright, program, desk):
    flags = [*FLAGS, "--force-renderer-accessibility"]
    options = {**program, "args": flags, "headless": False, "env": desk.environment}
    browser = playwright.chromium.launch(**options)
    yield browser
    browser.close()


@pytest.fixture
def new_visit(browser, desk):
    """Makes a page with settings, at an address; the ear has heard nothing before."""
    contexts = []

    def make(address, settings="{}"):
        context = browser.new_context(viewport=WINDOW)
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        visit = Visit(context.new_page())
        visit.page.add_init_script(f"localStorage.setItem('baraza:settings', '{settings}')")
        desk.told.clear()
        return visit.open(address)

    yield make
    for context in contexts:
        context.close()
