"""Moves in words, in the field that a key opens: whole games of each kind are played so."""

import pytest

from game.i18n.catalogue import Catalogue
from game.scenes.typed.scene import FIELD
from tests.web.browser.follower import begin
from tests.web.browser.hands import by_keyboard
from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.lines import LINES

WORDS = Catalogue.load(["en"])


def type_text(visit, text):
    """Open the field over the table, and type a text into it."""
    visit.press("/")
    visit.until_scene("typed")
    visit.until("the field has the focus", lambda _: visit.focused() == FIELD)
    visit.page.keyboard.insert_text(text)
    visit.until("it stands there", lambda state: state["typed"] == text)


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_whole_game_by_typed_moves_alone(visit, line):
    visit.page.emulate_media(reduced_motion="reduce")
    match = begin(visit, line, by_keyboard(visit))
    teller = match.look.teller(WORDS, match.game)
    for move in line.played(match.game):
        type_text(visit, teller.move_label(match.position, match.ways()[move]))
        visit.press("Enter")
        match.played(move)
    match.until_result()


def test_what_is_no_move_is_said_and_stays_to_be_mended(visit):
    match = at_the_table(visit)
    type_text(visit, "house 9")
    visit.press("Enter")
    told = "There is no house 9: each side has houses 1 to 6."
    visit.until("it is said", lambda state: state["reply"] == state["announced"][-1] == told)
    assert visit.focused() == FIELD
    visit.press("Backspace", "3", "Enter")
    match.played(3)


def test_escape_closes_the_field_and_the_focus_is_where_it_was(visit):
    at_the_table(visit)
    visit.press("Tab")
    before = visit.focused()
    type_text(visit, "4")
    visit.press("Escape")
    visit.until_scene("table")
    visit.until("the focus is back", lambda _: visit.focused() == before)
    assert visit.state["turns"] == 0


def test_on_a_phone_the_field_is_at_the_top_where_no_keyboard_covers_it(phone):
    match = at_the_table(phone, phone.tap)
    phone.tap("more")
    phone.until_scene("more")
    phone.tap("typed")
    phone.until_scene("typed")
    phone.until_idle()
    field = phone.target(FIELD)
    assert field["y"] + field["height"] < phone.read("innerHeight") / 3
    phone.tap(FIELD)
    phone.until("it is typed in", lambda _: phone.focused() == FIELD)
    phone.page.keyboard.insert_text("\uff12")
    phone.tap("play")
    match.played(2)
