"""The page starts on hostile inputs in storage and address, and is pressed at random.

A sample of what `./build.sh torture` does.
"""

import pytest

from game.play.match import Match
from game.play.saved import saved_match
from game.rules.registry import make
from tools.torture import program_page
from tools.torture.arrivals import Arrival
from tools.torture.program import READER
from tools.torture.run import TortureError, made

SEED = 8


@pytest.mark.parametrize("number", range(3))
def test_the_page_lives_whatever_it_starts_on_and_whatever_comes_in(browser, server, number):
    print("seed", SEED, "number", number)
    arrival = made("program", READER, SEED, number)
    state = program_page.check(browser, server, arrival)
    assert state == ("" if arrival.state == "sound" else arrival.state)


def lose_all(life, _targets):
    """What no page may do."""
    life._visit.read("localStorage.clear()")
    return "lose"


def test_a_match_that_is_gone_is_noticed(browser, server, monkeypatch):
    match = Match(make("kalah", {}), {})
    match.play(2)
    texts = {saved_match.key_of(match.id): saved_match.write(match)}
    monkeypatch.setattr(program_page, "DEEDS", {lose_all: 1})
    monkeypatch.setattr(program_page, "PRESSES", 1)
    with pytest.raises(TortureError, match="a match is gone"):
        program_page.check(browser, server, Arrival(texts, "sound", "", 1))


def fail(life, _targets):
    """Have the browser complain."""
    life._visit.read("console.error('broken on purpose')")
    return "fail"


def test_what_the_browser_complains_of_is_noticed(browser, server, monkeypatch):
    monkeypatch.setattr(program_page, "DEEDS", {fail: 1})
    with pytest.raises(TortureError, match="broken on purpose"):
        program_page.check(browser, server, Arrival({}, "sound", "", 1))
