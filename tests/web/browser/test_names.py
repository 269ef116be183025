"""Names of many scripts in the page: typed, and come by a link."""

import pytest

from game.play.match import Match, Player
from game.play.records.link import match_link
from game.rules.registry import make
from tests.names import TAKEN

INK = """
(() => {
  const [x, y, width, height] = BOX, canvas = document.querySelector("canvas");
  const scale = canvas.width / canvas.clientWidth;
  const box = [x, y, width, height].map((length) => Math.round(length * scale));
  return Array.from(canvas.getContext("2d").getImageData(...box).data).join();
})()
"""
"""What is seen in a part of the canvas."""


def seen_at(visit, identity):
    """The pixels of a target."""
    target = visit.target(identity)
    return visit.read(INK.replace("BOX", str([target[s] for s in ("x", "y", "width", "height")])))


def letters_fetched(visit):
    """The requests for the letters that come late."""
    return [url for url in visit.requests if "/letters." in url]


def write(visit, name):
    """Write a name over what stands in the field of the first seat."""
    visit.click("name:0")
    visit.until("it is typed in", lambda _: visit.focused() == "name:0")
    visit.press("Control+a")
    visit.page.keyboard.insert_text(name)
    visit.until_heard()
    visit.until("it stands there", lambda _: visit.target("name:0")["text"] == name)


OLENA, OLES = "\u041e\u043b\u0435\u043d\u0430", "\u041e\u043b\u0435\u0441\u044c"
"""Two names of five letters: with signs for letters they look alike."""


def test_a_name_in_cyrillic_is_typed_and_seen_as_it_is(visit):
    held, is_let_through = [], []
    visit.page.route(
        "**/letters.*",
        lambda route: route.continue_() if is_let_through else held.append(route),
    )
    visit.click("people:kalah")
    visit.until_scene("setup")
    assert letters_fetched(visit) == []
    write(visit, OLENA)
    visit.until("letters are asked for", lambda _: held)
    visit.until_steady()
    signs = seen_at(visit, "first:0")
    is_let_through.append(True)
    for route in held:
        route.continue_()
    visit.until("letters are seen", lambda _: seen_at(visit, "first:0") != signs)
    visit.until_steady()
    olena = seen_at(visit, "first:0")
    write(visit, OLES)
    visit.until_steady()
    assert seen_at(visit, "first:0") not in (olena, signs)


def test_a_name_of_forty_letters_of_seven_characters_finds_room_in_its_field(visit):
    visit.click("people:kalah")
    visit.until_scene("setup")
    write(visit, TAKEN["forty flags"])
    assert "Our letters have no" in visit.spoken()
    assert visit.read("document.activeElement.value") == TAKEN["forty flags"]


def test_letters_that_the_fonts_do_not_have_are_refused_in_the_field(visit):
    visit.click("people:kalah")
    visit.until_scene("setup")
    write(visit, "Asha")
    write(visit, "Li \u738b")
    assert "Our letters have no \u738b: letter 4 of this name." in visit.spoken()
    assert visit.read("document.activeElement.value") == "Li \u738b"
    assert "Asha" in visit.target("first:0")["name"]
    visit.press("Backspace")
    visit.until("it is mended", lambda _: "Li" in visit.target("first:0")["name"])
    assert letters_fetched(visit) == []


@pytest.mark.parametrize("what", ["Chinese", "Persian with a non-joiner", "a family"])
def test_a_link_with_a_name_that_cannot_be_drawn_is_opened_and_told_whole(visit, what):
    name = TAKEN[what]
    match = Match(make("kalah"), {0: Player("person", name), 1: Player("person", "Asha")})
    for _ in range(2):
        match.play(match.legal_moves()[0])
    visit.read(f"location.hash = '{match_link(match)}'")
    visit.until_scene("table")
    visit.until(
        "it is told", lambda now: any("an empty lozenge" in text for text in now["announced"])
    )
    heard = visit.read("document.querySelector('main').textContent")
    assert name in heard
    assert letters_fetched(visit) == []
    visit.until_idle()
    kept = visit.read("Object.values(localStorage).join()")
    assert name in kept or ascii(name)[1:-1] in kept
