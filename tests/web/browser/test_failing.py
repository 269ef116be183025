"""A program that fails in the page: the person is told, and can copy the report."""

import shutil

import pytest

from tests.web.browser.packs import write_pack
from tests.web.browser.server import serving

BROKEN = """
async def main():
    raise RuntimeError("the seeds ran away")
"""

ENDING = """
async def main():
    return
"""


@pytest.fixture
def site_with(site, tmp_path):
    """Serves the page with another program in it."""

    def make(program):
        shutil.copytree(site, tmp_path / "site")
        write_pack(tmp_path / "site", "game.pack", {"main.py": program})
        return serving(tmp_path / "site")

    return make


def test_a_program_that_breaks_is_told_with_a_report_that_can_be_copied(site_with, new_visit):
    with site_with(BROKEN) as server:
        visit = new_visit(permissions=["clipboard-read", "clipboard-write"])
        visit.open(server.address())
        alert = visit.page.get_by_role("alert")
        alert.wait_for(timeout=120_000)
        assert "The game has stopped" in alert.text_content()
        assert "the seeds ran away" in alert.text_content()
        alert.get_by_role("button", name="Copy the report").click()
        alert.get_by_role("button", name="Copied").wait_for()
        copied = visit.page.evaluate("() => navigator.clipboard.readText()")
        assert "RuntimeError: the seeds ran away" in copied


def test_a_program_that_ends_can_be_started_again(site_with, new_visit):
    with site_with(ENDING) as server:
        visit = new_visit().open(server.address())
        alert = visit.page.get_by_role("alert")
        alert.wait_for(timeout=120_000)
        assert "has ended" in alert.text_content()
        alert.get_by_role("button", name="Start again").click()
        alert.wait_for(state="hidden")
        alert.wait_for(timeout=120_000)
        assert server.asked.count("index.html") + server.asked.count("") == 2
