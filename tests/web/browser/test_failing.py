"""A program that fails in the page: the person is told, can copy the report, and loses nothing."""

import shutil

import pytest

from game.i18n.catalogue import Catalogue
from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.packs import read_pack, write_pack
from tests.web.browser.server import serving

words = Catalogue.load(["en"]).text

BROKEN = """
async def main():
    raise RuntimeError("the seeds ran away")
"""

ENDING = """
async def main():
    return
"""

#: The whole game, but the table breaks once after the first move.
FAULTY = """
from game.start import play
from game.scenes.table.scene import Table

whole = Table.update


def breaking(scene, dt):
    if scene.play.match.turns:
        Table.update = whole
        raise RuntimeError("the seeds ran away")
    return whole(scene, dt)


Table.update = breaking


async def main():
    await play([])
"""


@pytest.fixture
def site_with(site, tmp_path):
    """Serves the page with another `main.py`, alone or with the rest of the game."""

    def make(program, rest=False):
        shutil.copytree(site, tmp_path / "site")
        files = read_pack(site, "game.pack.wasm")
        del files["main.pyc"]
        if not rest:
            files = {name: files[name] for name in files if "/" not in name}
        write_pack(tmp_path / "site", "game.pack.wasm", {**files, "main.py": program})
        return serving(tmp_path / "site")

    return make


def test_a_program_that_breaks_is_told_with_a_report_that_can_be_copied(site_with, new_visit):
    with site_with(BROKEN) as server:
        visit = new_visit(permissions=["clipboard-read", "clipboard-write"])
        visit.open(server.address())
        alert = visit.page.get_by_role("alert")
        alert.wait_for()
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
        alert.wait_for()
        assert "has ended" in alert.text_content()
        with visit.page.expect_navigation(wait_until="commit"):
            alert.get_by_role("button", name="Start again").click()
        alert.wait_for()
        assert server.asked.count("index.html") + server.asked.count("") == 2


def test_an_error_in_the_game_is_shown_in_its_own_scene_and_the_match_goes_on(site_with, new_visit):
    with site_with(FAULTY, rest=True) as server:
        visit = new_visit(permissions=["clipboard-read", "clipboard-write"])
        visit.open(server.address() + "?test=1").until_menu()
        match = at_the_table(visit)
        move = match.legal()[0]
        visit.click(match.place(move))
        state = visit.until_scene("error")
        assert "the seeds ran away" in state["lastError"]
        assert any("the seeds ran away" in error for error in visit.errors)
        assert words("error.kept") in visit.spoken()
        visit.click("copy")
        visit.until("it is copied", lambda now: now["text"] == words("error.copied"))
        copied = visit.page.evaluate("() => navigator.clipboard.readText()")
        assert copied.startswith("Baraza ")
        assert "RuntimeError: the seeds ran away" in copied
        visit.click("menu")
        visit.until_menu()
        visit.click("continue")
        visit.until_scene("table")
        match.played(move)
