"""Acceptance cases 1, 2, 4, 5, 7: the page starts, wherever it lies, and asks nobody else."""

import pytest

from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.rig import Visit

#: Chromium notes in some of its starts who asked for memory; here always, at every 5 kB. The
#: names are those of its source, `components/heap_profiling/in_process/`.
SAMPLES_OF_MEMORY = (
    "--enable-features=HeapProfilerReporting:stable-probability/1/nonstable-probability/1"
    "/renderer-prob-pct/100/sampling-rate/5000/renderer-sampling-rate-bytes/5000"
)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_boots_to_the_menu_below_a_path_without_a_complaint(server, new_visit, host):
    visit = new_visit().open(server.address(host) + "?test=1")
    visit.until_menu()
    assert visit.errors == []
    assert visit.hosts == {f"{host}:{server.server_port}"}


def test_boots_on_a_server_that_tells_a_wrong_type_for_the_interpreter(faulty_server, new_visit):
    faulty_server.types[".wasm"] = "text/plain"
    visit = new_visit().open(faulty_server.address() + "?test=1")
    visit.until_menu()
    assert visit.errors == []


def test_a_browser_that_takes_samples_of_its_memory_keeps_the_page(server, playwright, program):
    arguments = [*program["args"], SAMPLES_OF_MEMORY]
    browser = playwright.chromium.launch(**{**program, "args": arguments})
    visit = Visit(browser.new_page()).open(server.address() + "?test=1")
    visit.until_menu()
    at_the_table(visit).play(1)
    assert visit.errors == []
    browser.close()


def test_without_test_in_the_address_nothing_is_published(server, new_visit):
    visit = new_visit().open(server.address())
    visit.page.locator("#loading").wait_for(state="hidden")
    visit.page.locator("[data-id='settings']").press("Enter")
    visit.page.locator("[data-id='speed:fast']").wait_for()
    visit.let_frames_pass()
    assert visit.state is None


def test_what_is_published_cannot_be_changed(visit):
    assert visit.read("Object.isFrozen(window.baraza)") is True


def test_the_loading_screen_is_gone_and_the_page_has_a_name(visit):
    assert visit.page.title() == "Baraza"
    assert not visit.page.locator("#loading").is_visible()
    assert not visit.page.locator("#trouble").is_visible()
    assert visit.page.locator("html").get_attribute("lang") == "en"
