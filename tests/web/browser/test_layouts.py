"""Keys of keyboards that are not American: their place counts where their character means nothing.

No browser can be given another keyboard here: its debugger presses keys as such a one has them.
"""

import pytest

from tests.web.browser.follower import begin
from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.lines import LINES

#: What the digit row of a French keyboard types.
AZERTY = dict(zip("1234567890", "&é\"'(-è_çà", strict=True))

RUSSIAN_U, ARABIC_U, GREEK_U = "г", "ع", "θ"  # noqa: RUF001 - as these layouts have them

#: Notes, beside the page, in which events it was asked to fill the screen.
WATCH_SCREEN = """
window.filled = [];
Element.prototype.requestFullscreen = async () => { window.filled.push(window.event?.type); };
"""

#: More frames than a key needs to be heard.
LONG_ENOUGH = 24


def strike(visit, key, code, **more):
    """Press a key that types `key` and lies at `code`."""
    for kind in ("keyDown", "keyUp"):
        event = {"type": kind, "key": key, "code": code, **more}
        if kind == "keyDown" and len(key) == 1 and not more:
            event["text"] = key
        visit.debugger.send("Input.dispatchKeyEvent", event)
    visit.until_heard()


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_whole_move_is_made_by_the_digit_row_of_a_french_keyboard(visit, line):
    visit.page.emulate_media(reduced_motion="reduce")
    match = begin(visit, line)
    turns = match.turns
    for number in "123456789" * 3:
        if visit.until_idle()["turns"] > turns:
            return
        strike(visit, AZERTY[number], f"Digit{number}")
    raise AssertionError("no move was made")


@pytest.mark.parametrize("letter", [RUSSIAN_U, ARABIC_U, GREEK_U, "u"])
def test_a_move_is_taken_back_by_the_key_at_the_place_of_u(visit, letter):
    match = at_the_table(visit)
    match.play(match.legal()[0])
    strike(visit, letter, "KeyU")
    visit.until("the move is taken back", lambda state: state["turns"] == 0)


def test_a_latin_letter_is_followed_wherever_it_lies(visit):
    """As Dvorak has it: its U is at the place of F, and at the place of U lies a G."""
    match = at_the_table(visit)
    match.play(match.legal()[0])
    strike(visit, "g", "KeyU")
    strike(visit, "x", "KeyU", modifiers=2)
    visit.let_frames_pass(LONG_ENOUGH)
    assert visit.state["turns"] == 1
    strike(visit, "u", "KeyF")
    visit.until("the move is taken back", lambda state: state["turns"] == 0)


def test_what_a_browser_has_to_begin_at_once_begins_by_the_place_too(server, known_visit):
    visit = known_visit()
    visit.page.add_init_script(WATCH_SCREEN)
    visit.open(server.address() + "?test=1").until_menu()
    at_the_table(visit)
    strike(visit, "а", "KeyF")  # noqa: RUF001 - Cyrillic
    visit.until_read("it was asked for within the event", "window.filled[0] === 'keydown'")
    assert visit.errors == []


def test_in_a_field_every_character_is_typed(visit):
    visit.click("people:kalah")
    visit.until_scene("setup")
    visit.click("name:0")
    visit.until("it is typed in", lambda _: visit.focused() == "name:0")
    strike(visit, RUSSIAN_U, "KeyU")
    strike(visit, AZERTY["2"], "Digit2")
    visit.until(
        "both are there",
        lambda _: visit.target("name:0")["text"].endswith(RUSSIAN_U + AZERTY["2"]),
    )
    assert visit.state["scene"] == "setup"


def test_what_an_input_method_has_is_not_the_games(visit):
    match = at_the_table(visit)
    match.play(match.legal()[0])
    for key in ("Process", "Dead", "Unidentified"):
        strike(visit, key, "KeyU")
    strike(visit, RUSSIAN_U, "KeyU", windowsVirtualKeyCode=229)
    visit.let_frames_pass(LONG_ENOUGH)
    assert visit.state["turns"] == 1
