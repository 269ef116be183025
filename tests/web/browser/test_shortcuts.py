"""Letter keys in the page: alone, with Alt, or not at all, as it is set."""

import pytest

from tests.web.browser.kalah_player import at_the_table


def with_shortcuts(visit, value):
    """Set what letters do, by the buttons, and come back to the menu."""
    visit.click("settings")
    visit.until_scene("settings")
    visit.click("tab:access")
    visit.click(f"shortcuts:{value}")
    visit.until("it is set", lambda _: visit.target(f"shortcuts:{value}")["pressed"])
    visit.press("Escape")
    visit.until_menu()
    return at_the_table(visit)


@pytest.mark.parametrize("value", ["modifier", "off"])
def test_letters_and_digits_alone_do_nothing(visit, value):
    with_shortcuts(visit, value)
    before = visit.until_steady()
    visit.press("1", "m", "/", "?", "l", "u", "f")
    visit.page.locator("#stage").focus()
    visit.press("2", "Alt+9", "e")
    after = visit.until_steady()
    told = after["announced"][len(before["announced"]) :]
    assert (after["scene"], after["turns"]) == ("table", 0)
    assert told == ([] if value == "off" else ["There is no house 9: each side has houses 1 to 6."])
    assert visit.read("document.fullscreenElement === null")


def test_with_alt_they_do_what_they_do_elsewhere_alone(visit):
    match = with_shortcuts(visit, "modifier")
    visit.press("Alt+2")
    match.played(2)
    visit.press("Alt+m")
    visit.until_scene("more")
    visit.press("Escape")
    visit.until_scene("table")
    visit.press("Alt+/")
    visit.until_scene("typed")
    visit.page.keyboard.insert_text("3")
    visit.press("Enter")
    match.played(3)


def test_with_alt_a_mac_types_other_characters_and_the_place_of_the_key_counts(visit):
    with_shortcuts(visit, "modifier")
    visit.read(PRESS_OPTION.replace("KEY", "\u00b5").replace("CODE", "KeyM"))
    visit.until_scene("more")
    visit.press("Escape")
    visit.until_scene("table")
    visit.read(PRESS_OPTION.replace("KEY", "Dead").replace("CODE", "KeyE"))
    visit.until_scene("review")


PRESS_OPTION = """
document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
  key: "KEY", code: "CODE", altKey: true, bubbles: true, cancelable: true,
}))
"""
"""Presses a key with Option as a Mac tells it: with Alt, and what it would type."""


@pytest.mark.parametrize("value", ["modifier", "off"])
def test_arrows_tab_enter_and_escape_always_count(visit, value):
    match = with_shortcuts(visit, value)
    visit.press("Tab")
    while visit.focused() != match.place(1):
        visit.press("Tab")
    visit.press("Enter")
    match.played(1)
    visit.press("Escape")
    visit.until_menu()
