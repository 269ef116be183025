"""The built page in WebKit and in Firefox, each with a head at a desk of its own."""

import os
from pathlib import Path

import pytest

from tests.web.engines.desk import Desk
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit
from tests.web.reader import PATIENCE
from tools import engines

BROWSERS = {"webkit": WebKit, "firefox": Firefox}


def pytest_collection_modifyitems(items):
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(1.5 * PATIENCE))


def desk_for(engine, folder):
    """A desk for an engine; skips where something for it is not installed. In CI it is."""
    missing = engines.lacking(engine)
    if missing and not os.environ.get("CI"):
        pytest.skip(f"to test in {engine}: apt-get install {' '.join(missing)}")
    assert not missing, f"not installed: {missing}"
    return Desk(folder)


@pytest.fixture(scope="session", params=engines.ENGINES)
def browser(request, tmp_path_factory):
    desk = desk_for(request.param, tmp_path_factory.mktemp("desk"))
    browser = BROWSERS[request.param](desk)
    yield browser
    browser.close()
    desk.close()


@pytest.fixture
def desk(browser):
    """The desk of the browser."""
    return browser.desk


@pytest.fixture
def visit(browser, server):
    """The game on its menu, nothing saved; fails when the browser has complained of anything."""
    browser.forget_all(server).open(server.address() + "?test=1").until_menu()
    yield browser
    errors = browser.until_complained()
    browser.open("about:blank")
    assert errors == []
