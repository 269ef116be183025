"""Gets to a table of Kalah, the default game, where tests of the page need a table."""

from tests.web.browser.follower import Follower, begin
from tests.web.browser.lines import KALAH


def set_up_small(visit):
    """Choose a small board in the real set-up screen and start; ends at the table."""
    return begin(visit, KALAH)


def at_the_table(visit, activate=None):
    """Start a match of two persons by the default options from the menu, by way of set-up."""
    press = activate or visit.click
    press("people:kalah")
    visit.until_scene("setup")
    press("start")
    visit.until_scene("table")
    return Follower(visit)
