"""Matches that go back and forth by link, each player in a profile of his own, by real input."""

import json

import pytest

from game.play.match import Match, Player
from game.play.saved import saved_match
from game.rules.registry import make
from game.view.board.place_id import place_id
from tests.web.browser.follower import Follower
from tests.web.browser.rig import middle

CLIPBOARD = {"reduced_motion": "reduce", "permissions": ["clipboard-read", "clipboard-write"]}

MATCHES = "Object.keys(localStorage).filter(key => key.includes('match-'))"


SHARING = """
Object.defineProperty(navigator, "share", { value: async (data) => { window.shared = data; } });
"""


class Device:
    """A profile of one of the players."""

    def __init__(self, visit):
        self.visit = visit
        self.follower = None

    def seats_itself(self):
        """Follow the match at the table, once it has come to rest."""
        self.visit.until("it is at rest", lambda now: now["scene"] == "table" and not now["busy"])
        self.follower = Follower(self.visit)
        return self.follower

    def open(self, link):
        """Open a link in the page that is there: only what stands after '#' changes."""
        self.visit.page.evaluate("link => { location.hash = link.split('#')[1] }", link)
        self.visit.until("it is taken in", lambda _: self.visit.read("location.hash") == "")

    def play(self, persons):
        """Move while it is one's own turn, always by the last legal move; computers move too."""
        follower = self.seats_itself()
        seat = follower.seat
        while not follower.over and (follower.seat == seat or follower.seat not in persons):
            turns = follower.turns
            if follower.seat == seat:
                for place in follower.ways()[follower.legal()[-1]]:
                    self.visit.click(place_id(place))
            state = self.until_more_than(turns)
            follower.turns = state["turns"]
            follower.position = follower.game.position_from_json(state["position"])
        return follower

    def until_more_than(self, turns):
        """Wait until a move has been made, and computers have answered, or it is over."""
        return self.visit.until(
            f"there are more than {turns} moves",
            lambda now: not now["busy"] and (now["turns"] > turns or now["scene"] == "result"),
        )

    def send(self):
        """Copy the link at the table or the result; return it."""
        state = self.visit.until_idle()
        self.visit.click("friend" if state["scene"] == "result" else "skip")
        self.visit.until_scene("friend")
        self.visit.click("copy")
        self.visit.until("it is told", lambda now: "link is copied" in now["text"])
        link = self.visit.page.evaluate("navigator.clipboard.readText()")
        self.visit.press("Escape")
        self.visit.until("the sheet is gone", lambda now: now["scene"] != "friend")
        return link

    def kept(self):
        """The one match that is kept."""
        (text,) = self.visit.read(f"{MATCHES}.map(key => localStorage[key])")
        return saved_match.read(text)


@pytest.fixture
def new_device(server, new_visit):
    """Makes devices; none of them may complain."""
    made = []

    def make_device(fragment="", script=""):
        visit = new_visit(**CLIPBOARD)
        visit.page.add_init_script(script)
        visit.page.goto(server.address() + "?test=1" + fragment)
        visit.until("it is there", lambda state: state["scene"] != "" and not state["late"])
        made.append(visit)
        return Device(visit)

    yield make_device
    assert [visit.errors for visit in made if visit.errors] == []


def begun(device, match):
    """Lay a match into a profile, and agree at its table that it is played by link."""
    visit = device.visit
    key, text = json.dumps(f"baraza:match-{match.id}"), json.dumps(saved_match.write(match))
    visit.read(f"localStorage.setItem({key}, {text})")
    visit.page.reload()
    visit.until_menu()
    visit.click("continue")
    visit.until_scene("table")
    for target, scene in (("more", "more"), ("friend", "friend")):
        visit.click(target)
        visit.until_scene(scene)
    visit.click(f"side:{match.to_move}")
    visit.click("make")
    visit.until_scene("table")
    return device


def played_out(first, match, new_device):
    """Play a match to its end by links; return the devices by seat."""
    persons = match.persons()
    devices, at = {match.to_move: first}, first
    while not at.play(persons).over:
        link, seat = at.send(), at.follower.seat
        if seat in devices:
            at = devices[seat]
            at.open(link)
        else:
            at = devices[seat] = new_device("#" + link.partition("#")[2])
            at.visit.until_scene("invitation")
            at.visit.click("play")
    link = at.send()
    for device in devices.values():
        if device is not at:
            device.open(link)
            device.visit.until_scene("result")
    return devices


@pytest.mark.parametrize(
    ("game", "options", "players"),
    [
        ("kalah", {"houses": 3, "seeds": 2}, {}),
        (
            "four-player",
            {"seeds": 1, "variations": [2]},
            {1: Player("opponent"), 3: Player("opponent")},
        ),
    ],
    ids=["two", "four"],
)
def test_a_match_goes_back_and_forth_to_its_end(new_device, game, options, players):
    match = Match(make(game, options), players)
    match.play(match.legal_moves()[-1])
    while match.player_to_move.kind == "opponent":
        match.play(match.legal_moves()[-1])
    devices = played_out(begun(new_device(), match), match, new_device)
    assert set(devices) == set(match.persons())
    ends = [device.kept() for device in devices.values()]
    assert {end.id for end in ends} == {match.id}
    assert all(end.outcome() for end in ends)
    assert {end.side for end in ends} == set(devices)
    moves = [tuple(map(end.game.move_to_text, (t.move for t in end.turns))) for end in ends]
    assert moves[0] == moves[1]


def test_the_friend_gets_the_other_side_and_sees_the_signs_that_were_chosen(new_device):
    match = Match(make("kalah"), {0: Player(sign=4), 1: Player(sign=2)})
    match.play(match.legal_moves()[-1])
    mine = begun(new_device(), match)
    mine.play([0, 1])
    his = new_device("#" + mine.send().partition("#")[2])
    state = his.visit.until_scene("invitation")
    assert "A friend sends you a match" in state["text"]
    his.visit.click("play")
    his.visit.until_scene("table")
    houses = {t["id"]: middle(t) for t in his.visit.targets() if t["id"].startswith("house")}
    side = his.kept().side
    assert side == 1 - mine.kept().side
    assert houses[f"house:{side}:1"][1] > houses[f"house:{1 - side}:1"][1], "his side is near"
    assert [his.kept().players[seat].sign for seat in (0, 1)] == [4, 2]


def test_the_link_goes_out_by_the_list_of_the_system_and_as_a_code(new_device):
    match = Match(make("kalah"), {})
    match.play(match.legal_moves()[-1])
    mine = begun(new_device(script=SHARING), match)
    mine.play([0, 1])
    mine.visit.click("skip")
    mine.visit.until_scene("friend")
    mine.visit.click("send")
    mine.visit.until("it is told", lambda now: now["text"].startswith("Sent."))
    assert "#m=" in mine.visit.read("window.shared.url")
    mine.visit.click("code")
    mine.visit.until_scene("code")
    mine.visit.until_idle()
    tree = mine.visit.page.locator("body").inner_text()
    assert "QR code with the link to this match." in tree
