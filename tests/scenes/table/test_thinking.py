"""While an opponent thinks, everything else takes effect at once."""

import pytest

from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from tests.scenes.stage import Rig

SMALL = {"bantu": {"players": 2}, "four-player": {"players": 2}}


def waiting(name="bao"):
    """A table at which the Master has begun to think about the second turn."""
    game = make(name, SMALL.get(name, {}))
    first, second = game.seats
    players = {first: Player(), second: Player("opponent", level=6)}
    rig = Rig("table", {"match": Match(game, players)}, speed="off", drawn=False)
    match = rig.top.play.match
    while match.to_move == first:
        match.play(match.legal_moves()[0])
    rig.frame()
    rig.frame()
    assert rig.top.busy()
    assert rig.top.play.opponent.busy
    return rig, match


@pytest.mark.parametrize("name", [name for name in GAMES if name != "kalah"])
def test_taking_a_move_back_stops_the_thought_at_once(name):
    rig, match = waiting(name)
    thinker = rig.top.play.opponent
    rig.key("u")
    assert not thinker.busy
    assert match.cursor == 0
    assert rig.moves()
    for _ in range(10):
        rig.frame()
    assert match.cursor == 0
    assert len(match.turns) <= 1


def test_the_move_can_be_made_again_after_it_was_taken_back():
    rig, match = waiting()
    thinker = rig.top.play.opponent
    rig.key("u")
    rig.key("r")
    assert match.cursor == 1
    rig.frame()
    assert thinker.busy


@pytest.mark.parametrize("way", ["menu", "more", "review", "escape"])
def test_leaving_the_table_stops_the_thought_at_once(way):
    rig, match = waiting()
    thinker = rig.top.play.opponent
    if way == "review":
        rig.key("e")
    elif way == "escape":
        rig.key("Escape")
    else:
        rig.press(way)
    assert rig.top.name != "table"
    assert not thinker.busy
    before = match.cursor
    for _ in range(10):
        rig.frame()
    assert match.cursor == before


def test_who_comes_back_to_the_table_finds_the_opponent_thinking():
    rig, match = waiting()
    rig.press("more")
    rig.press("close")
    rig.frame()
    assert rig.top.play.opponent.busy
    rig.settle(most=20_000)
    assert match.cursor >= 2


def test_a_thought_that_was_stopped_does_not_change_the_move_that_comes_of_it():
    moves = []
    for stops in (0, 2):
        rig, match = waiting()
        for _ in range(stops):
            rig.frame()
            rig.key("u")
            rig.key("r")
        rig.settle(most=20_000)
        moves.append(match.turns[1].move)
    assert moves[0] == moves[1]
