"""The Master answers Kalah endgames in the page, with the page's own Python.

Each position is opened by a link, as a match with the Master to move; its move is read from the
match that the page has kept.
"""

import json

import pytest

from game.ai.levels import levels_of
from game.play.match import Match, Player
from game.play.records.link import match_link
from game.play.saved import saved_match
from game.rules.kalah.board import KalahPosition
from game.rules.registry import make
from tests.places import DATA

ENDGAMES = DATA / "kalah_endgames.json"
READINGS = {
    "standard": {"preset": "standard"},
    "empty_capture": {"preset": "empty-capture"},
    "standard_nobody": {"preset": "standard", "leftovers": "nobody"},
    "printed": {"preset": "printed"},
}
MASTER = Player("opponent", level=len(levels_of("kalah")) - 1)


def asked(reading):
    """Every endgame under one reading of the rules, as a match and the best houses."""
    for case in json.loads(ENDGAMES.read_text(encoding="utf-8"))["cases"]:
        start = KalahPosition((*case["mover"], 0, *case["opponent"], 0), 0)
        match = Match(make("kalah", READINGS[reading]), {0: MASTER}, start=start)
        yield case["id"], match, case["expect"][reading]["best"]


def answer(visit, match):
    """Open the match by its link; returns the first move that is made in it."""
    key = json.dumps(f"baraza:{saved_match.key_of(match.id)}")

    def moves():
        text = visit.read(f"localStorage.getItem({key})")
        return json.loads(text)["match"]["moves"] if text else []

    visit.forget_all(visit.page.url)  # there is only room for so many unfinished matches
    visit.page.evaluate("link => { location.hash = link }", match_link(match))
    visit.until("the Master has moved", lambda _: moves())
    return match.game.move_from_json(moves()[0])


@pytest.mark.parametrize("reading", READINGS)
def test_the_master_plays_a_best_house_in_every_endgame(visit, reading):
    visit.page.emulate_media(reduced_motion="reduce")
    wrong = {}
    for name, match, best in asked(reading):
        move = answer(visit, match)
        if move not in best:
            wrong[name] = move
    assert wrong == {}
