"""The built page in a real browser, without a head."""

from pathlib import Path

import pytest

from tests.web.browser.closing import close
from tests.web.browser.rig import PATIENCE, Visit
from tests.web.browser.server import serving
from tests.web.conftest import BELOW

#: Seconds for one test, more than any wait in it: a browser that no longer answers is given up.
LONGEST = 1.5 * PATIENCE

WINDOW = {"width": 1000, "height": 700}

#: All comes from the server, where a test does not ask for the worker that keeps the files.
WITHOUT_WORKER = {"service_workers": "block"}


def pytest_configure(config):
    config.addinivalue_line("markers", "browser: drives the built page in a real browser")


def pytest_collection_modifyitems(items):
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.fixture(scope="session")
def browser(playwright, program):
    browser = playwright.chromium.launch(**program)
    yield browser
    close(browser)


@pytest.fixture
def faulty_server(site):
    """The same for one test alone, which may spoil it."""
    with serving(site, BELOW) as server:
        yield server


@pytest.fixture
def new_visit(browser):
    """Makes pages, each in a fresh profile; the options are those of Playwright's contexts."""
    contexts = []

    def make(**options):
        context = browser.new_context(**{"viewport": WINDOW, **WITHOUT_WORKER, **options})
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        return Visit(context.new_page())

    yield make
    for context in contexts:
        close(context)


@pytest.fixture(scope="session")
def profile(playwright, program, tmp_path_factory):
    """A profile on the disk, as people have: only such a one keeps compiled code for later."""
    folder = tmp_path_factory.mktemp("profile")
    context = playwright.chromium.launch_persistent_context(
        folder, viewport=WINDOW, **WITHOUT_WORKER, **program
    )
    context.set_default_timeout(PATIENCE * 1000)
    yield context
    close(context)


@pytest.fixture
def known_visit(profile, server):
    """Makes a page of `server`, nothing saved, that the browser loads in half the time.

    For the one page of a test that needs nothing of a profile of its own.
    """
    visits = []

    def make(reduced_motion="no-preference", viewport=WINDOW):
        assert not visits, "all pages of this profile have one storage"
        visits.append(Visit(profile.new_page()))
        visits[0].forget_all(server.address())
        visits[0].page.set_viewport_size(viewport)
        visits[0].page.emulate_media(reduced_motion=reduced_motion)
        return visits[0]

    yield make
    for visit in visits:
        visit.page.close()


@pytest.fixture
def visit(profile, server):
    """The game on its menu, nothing saved.

    Fails when the browser has complained of anything, or asked any other server.
    """
    yield from opened(Visit(profile.new_page()), server)


@pytest.fixture
def phone(profile, server):
    """The same on a phone."""
    yield from opened(Visit(profile.new_page()).become_phone(), server)


def opened(visit, server):
    visit.forget_all(server.address())
    visit.open(server.address() + "?test=1").until_menu()
    yield visit
    errors = visit.errors
    visit.page.close()
    assert errors == []
    assert visit.hosts == {f"127.0.0.1:{server.server_port}"}
