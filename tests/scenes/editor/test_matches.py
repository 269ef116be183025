"""A match from a position that was set up, until its end and after it: nothing of it is odd."""

from game.play.match import Match
from game.rules.registry import make
from tests.scenes.stage import Rig, against_computer

ONE_MOVE = "0,0,0,0,0,1:20/0,0,0,0,3,0:17/south"
"""South has one move, which ends the game."""


def table(players=None):
    """A table at which a match is played from a position."""
    game = make("kalah")
    match = Match(game, players or {}, start=game.position_from_text(ONE_MOVE))
    rig = Rig("table", {"match": match}, speed="off")
    rig.settle()
    return rig, match


def ended(players=None):
    rig, match = table(players)
    rig.press("house:0:6")
    for _ in range(200):
        rig.frame()
        if rig.top.name == "result":
            return rig, match
    raise AssertionError("there is no result")


def test_it_is_saved_with_where_it_began_and_can_be_taken_back():
    rig, match = ended()
    kept = rig.saves.open(match.id)
    assert (kept.set_up, kept.start) == (True, match.start)
    assert kept.turns[0].after == match.position
    kept.undo()
    assert kept.position == match.start


def test_to_play_again_begins_at_the_position_with_the_same_player():
    rig, match = ended(against_computer())
    rig.press("again")
    again = rig.top.play.match
    assert rig.top.name == "table"
    assert (again.start, again.to_move, again.set_up) == (match.start, match.to_move, True)
    assert again.players == match.players


def test_it_counts_for_no_statistics_and_for_no_series():
    rig, match = ended(against_computer())
    assert rig.context.statistics.games() == {}
    assert rig.context.series.count(match).played == 0
    assert rig.context.series.count(match.anew(None)).played == 0


def test_to_begin_again_in_the_middle_begins_there_too():
    rig, match = table()
    rig.top.play.current.begin_again()
    assert rig.top.play.match is not match
    assert rig.top.play.match.start == match.start
