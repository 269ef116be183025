"""The next match: who begins it, and at which level."""

import pytest

from game.host.fake import MemoryStorage
from game.play.match import Match, Player
from game.play.saved import quick_play
from game.rules.registry import make
from tests.scenes.result.test_scene import computers, ended, endings, result_of
from tests.scenes.stage import Rig, match_of


def next_match(rig, name="again"):
    """Play again by a button; the match at the table."""
    rig.press(name)
    assert rig.top.name == "table"
    return rig.top.play.match


def levels(match):
    return [player.level for player in match.players.values() if player.kind == "opponent"]


@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_begins_the_next_match(winner):
    (match,) = endings(winner)
    rig = result_of(match)
    starts = rig.top.items["again"].tooltip
    assert starts == ("The computer starts." if winner == 0 else "You start.")
    again = next_match(rig)
    assert again.game.to_move(again.start) == 1 - winner
    assert again.players == match.players
    assert again.game.options == match.game.options


def test_of_several_losers_the_first_begins_and_after_a_draw_the_next_in_turn():
    again = next_match(Rig("result", {"match": ended("drawn", computers(1, 2, 3))}))
    assert again.game.to_move(again.start) == 0
    match = match_of(-1, game="four-player", options={"seeds": 1}, players=computers(1, 2, 3))
    losers = [seat for seat in match.game.seats if seat not in match.outcome().winners]
    again = next_match(Rig("result", {"match": match}))
    assert again.game.to_move(again.start) == losers[0]


def test_a_match_from_a_position_begins_there_again():
    game = make("kalah")
    start = game.position_from_text("0,0,0,0,0,1:22/3,0,2,1,0,0:19/south")
    match = Match(game, {1: Player("opponent")}, start=start)
    match.play(6)
    again = next_match(Rig("result", {"match": match}))
    assert (again.start, again.turns) == (start, [])


def test_a_match_by_link_is_played_by_link_again():
    match = match_of(-1)
    match.side = 1 - match.turns[-1].seat
    assert next_match(Rig("result", {"match": match})).side == match.side


@pytest.mark.parametrize(("name", "level"), [("easier", 2), ("harder", 4)])
def test_the_next_match_can_be_easier_or_harder_and_the_menu_remembers_that(name, level):
    storage = MemoryStorage()
    quick_play.keep_level(storage, "kalah", 3)
    rig = result_of(*endings(0, level=3), storage=storage)
    names = {2: "Easier: Learner", 4: "Harder: Trader"}
    assert rig.top.items[name].label == names[level]
    assert levels(next_match(rig, name)) == [level]
    assert quick_play.remembered(storage, "kalah").level == level


@pytest.mark.parametrize(
    ("level", "there"), [(0, {"harder"}), (1, {"easier", "harder"}), (6, {"easier"})]
)
def test_only_levels_that_there_are_are_offered(level, there):
    rig = result_of(*endings(0, level=level))
    assert {"easier", "harder"} & rig.top.items.keys() == there


@pytest.mark.parametrize("players", [{}, computers(0, 1)])
def test_among_persons_and_among_computers_nothing_gets_easier_or_harder(players):
    rig = Rig("result", {"match": match_of(-1, players=players)})
    assert not {"easier", "harder"} & rig.top.items.keys()


def test_where_computers_differ_each_goes_one_level_on():
    players = {1: Player("opponent", level=1), 2: Player("opponent", level=6)}
    players[3] = Player("opponent", level=4)
    rig = Rig("result", {"match": ended("alone", players)})
    assert rig.top.items["harder"].label == "Harder"
    assert levels(next_match(rig, "harder")) == [2, 6, 5]


@pytest.mark.parametrize(
    ("winners", "likely"),
    [
        ([0], set()),
        ([0, 0], {"harder"}),
        ([1, 0, 0, 0], {"harder"}),
        ([0, 1], set()),
        ([1, 1], {"easier"}),
        ([0, 0, 1, 1], {"easier"}),
    ],
)
def test_two_wins_in_a_row_make_harder_the_likelier_and_two_losses_easier(winners, likely):
    rig = result_of(*endings(*winners))
    marked = {name for name, item in rig.top.items.items() if item.style == "likely"}
    assert marked == likely
    for name in marked:
        assert "in a row" in rig.targets()[name].description


def test_wins_against_another_level_do_not_count():
    rig = result_of(*endings(0, level=2), *endings(0, level=3))
    assert not any(item.style == "likely" for item in rig.top.items.values())


def test_the_match_begun_in_the_menu_is_followed_by_the_next_one_there():
    storage = MemoryStorage()
    rig = Rig("menu", storage=storage)
    begun, _ = quick_play.begin(storage, rig.saves, "kalah", quick_play.Usual())
    while begun.legal_moves():
        begun.play(begun.legal_moves()[0])
    after = next_match(Rig("result", {"match": begun}, storage=storage))
    kept = quick_play.remembered(storage, "kalah")
    assert (kept.match, kept.first) == (after.id, after.game.to_move(after.start))


def test_another_match_is_none_of_the_menu():
    storage = MemoryStorage()
    before = quick_play.remembered(storage, "kalah")
    next_match(result_of(*endings(0), storage=storage))
    assert quick_play.remembered(storage, "kalah") == before
