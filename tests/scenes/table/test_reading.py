"""What a person who listens can have read out at any moment, by a key or from "more"."""

import pytest

from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.table.commands import COMMANDS
from game.scenes.table.reading import READING
from tests.scenes.stage import Rig, against_computer, match_of


def table(match):
    return Rig("table", {"match": match}, speed="off", drawn=False)


def against_computers(game, turns=6):
    seats = make(game).seats
    players = {seat: Player("opponent", level=1) for seat in seats[1:]}
    match = match_of(turns, game=game, players={seats[0]: Player(), **players})
    rig = table(match)
    rig.settle(20_000)
    return rig


@pytest.mark.parametrize("game", GAMES)
def test_each_is_read_by_its_key_and_from_more(game):
    rig = against_computers(game)
    for command in READING:
        rig.key(command.keys)
        by_key = rig.said[-1]
        rig.key("m")
        rig.press(command.id)
        rig.frame()
        assert rig.top.name == "table"
        assert rig.said[-1] == by_key


@pytest.mark.parametrize("game", GAMES)
def test_the_row_is_that_of_the_person_and_the_board_has_all_of_them(game):
    rig = against_computers(game)
    teller, match = rig.top.play.words.teller, rig.top.play.match
    rig.key("y")
    assert rig.said[-1] == teller.row(match.position, match.near())
    rig.key("b")
    assert all(teller.row(match.position, seat) in rig.said[-1] for seat in match.game.seats)


def test_of_two_persons_the_one_to_move_hears_their_row():
    rig = table(match_of(0))
    rig.tap("house:0:1")
    rig.key("y")
    match = rig.top.play.match
    assert rig.said[-1] == rig.top.play.words.teller.row(match.position, 1)


def test_where_only_computers_play_the_near_row_is_read():
    players = {seat: Player("opponent") for seat in (0, 1)}
    rig = table(Match(make("kalah"), players))
    rig.key("p")
    rig.key("t")
    rig.key("y")
    match = rig.top.play.match
    assert rig.said[-1] == rig.top.play.words.teller.row(match.position, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_score_comes_with_whose_turn_it_is(game):
    rig = against_computers(game)
    rig.key("w")
    assert rig.said[-1].startswith(f"{rig.top.play.status.banner()}. ")
    assert rig.said[-1].endswith(rig.top.play.words.teller.score(rig.top.play.match.position))


def test_the_last_turn_is_what_is_reported():
    rig = against_computers("four-player")
    rig.key("z")
    assert len(rig.top.play.report.lines) == 3
    assert all(line.text in rig.said[-1] for line in rig.top.play.report.lines)


def test_before_the_first_move_there_is_no_last_turn():
    rig = table(match_of(0, players=against_computer()))
    rig.key("z")
    assert rig.said[-1] == "No moves yet."


def test_no_two_commands_of_the_list_share_a_key():
    keys = [key for command in COMMANDS if command.place is None for key in command.keys]
    assert len(keys) == len(set(keys))
    assert not set(keys) & {key for each in COMMANDS if each.place is not None for key in each.keys}
