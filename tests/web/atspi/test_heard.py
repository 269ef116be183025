"""What the game says arrives at a screen reader: all of it, in order, by the real interface."""

import json
import random

import pytest

from game.play.match import Match
from game.play.records.link import match_link
from game.rules.registry import make
from tests.web.atspi.desk import in_one
from tests.web.browser.follower import Follower
from tests.web.browser.lines import LINES

TURNS = 10

#: Seconds. What was put into a region is heard at once or never; a machine may be busy, though.
SOON = 300

STILL = {"speed": "off"}

OTHERS = [{"speed": "off", "motion": "on"}, {"speed": "normal", "motion": "on"}]
OTHERS += [{"speed": speed} for speed in ("slow", "normal", "fast")]


class Hearer:
    """One at the table who plays by pressing buttons and waits until all is said."""

    def __init__(self, desk, visit):
        self.desk = desk
        self.visit = visit
        visit.until_scene("table")
        visit.until_idle()
        self.match = Follower(visit)
        self.until_heard()

    def press(self, identity):
        self.visit.page.locator(f'[data-id="{identity}"]').press("Enter")
        self.visit.until_heard()

    def play(self, move):
        before = len(self.visit.state["announced"])
        self.match.play(move, self.press)
        self.visit.until("the move is told", lambda now: len(now["announced"]) > before)
        self.until_heard()

    def until_heard(self):
        """Wait until the ear has all that the game has announced, and see that it has no more."""
        wanted = in_one(self.visit.until("all is said", lambda s: not s["unsaid"])["announced"])
        self.visit.until(
            f"{wanted[-300:]!r} is heard, and not only {self.desk.heard[-300:]!r}",
            lambda _: len(self.desk.heard) >= len(wanted),
            SOON,
        )
        assert self.desk.heard == wanted


@pytest.fixture
def sit_down(desk, new_visit, server):
    def sit(game, settings):
        link = match_link(Match(game, {}))
        return Hearer(desk, new_visit(f"{server.address()}?test=1#{link}", json.dumps(settings)))

    return sit


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_whole_game_is_heard_where_nothing_moves(sit_down, line):
    hearer = sit_down(line.rules(), STILL)
    for move in line.played(hearer.match.game):
        hearer.play(move)
    state = hearer.match.until_result()
    hearer.until_heard()
    assert hearer.desk.heard.endswith(in_one([state["text"]]))
    assert hearer.visit.errors == []


@pytest.mark.parametrize("settings", OTHERS, ids=str)
def test_ten_turns_are_heard_at_any_pace(sit_down, settings):
    hearer = sit_down(make("kalah", {}), settings)
    chance = random.Random(5)
    for _ in range(TURNS):
        hearer.play(chance.choice(hearer.match.legal()))
    assert hearer.visit.errors == []


def test_a_reason_and_the_same_reason_again_are_heard(sit_down):
    hearer = sit_down(make("kalah", {}), STILL)
    hearer.play(1)
    other = "house:0:1"
    for _ in range(2):
        said = len(hearer.visit.state["announced"])
        hearer.press(other)
        hearer.visit.until("a reason", lambda now, said=said: len(now["announced"]) > said)
        hearer.until_heard()
    first, second = hearer.visit.state["announced"][-2:]
    assert first == second
    assert [kind for kind, *_ in hearer.desk.told if kind != "focus"][-2:] == ["urgent"] * 2
