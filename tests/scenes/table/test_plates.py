"""The plates of the players: the glow of who is to move, and how they are spoken."""

import pytest

from game.play.match import Player
from game.scenes.table.plates import FADE
from tests.scenes.stage import Rig, against_computer, match_of


def table(game="kalah", players=None, **kept):
    return Rig("table", {"match": match_of(0, game=game, players=players)}, **kept)


def test_the_glow_of_who_is_to_move_comes_up_within_a_fifth_of_a_second():
    rig = table(players=against_computer())
    rig.tap("house:0:4")
    rig.settle()
    assert rig.top.view.plates.fading
    redrawn = [rig.frame() is not None for _ in range(round(FADE * 60) + 1)]
    assert not rig.top.view.plates.fading
    assert 1 < sum(redrawn) < 6


def test_the_glow_is_there_at_once_without_motion():
    rig = table(players=against_computer(), speed="off")
    rig.tap("house:0:4")
    rig.settle()
    assert not rig.top.view.plates.fading


@pytest.mark.parametrize(
    ("game", "spoken"),
    [("kalah", "0 seeds in the store"), ("four-player", "0 pieces in the reservoir")],
)
def test_a_number_on_a_plate_is_spoken_with_what_it_counts(game, spoken):
    rig = table(game=game)
    assert rig.top.outline().notes[0].text.endswith(spoken)


TEAM = {"players": 4, "team": True}


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_plates_of_a_team_game_say_who_is_whose_partner(size):
    persons = {seat: Player(name="Mia" if seat == 1 else "") for seat in range(4)}
    match = match_of(0, game="bantu", options=TEAM, players=persons)
    rig = Rig("table", {"match": match}, size)
    plates = rig.top.view.plates.texts
    assert [plates[seat].second for seat in range(4)] == [
        "To move",
        "With Yellow",
        "With Red",
        "With Mia",
    ]


def test_one_person_s_partner_is_called_so_and_the_others_computers_tell_their_level():
    players = {seat: Player("opponent" if seat else "person", level=1) for seat in range(4)}
    rig = Rig("table", {"match": match_of(0, game="bantu", options=TEAM, players=players)})
    plates = rig.top.view.plates.texts
    assert [plates[seat].second for seat in (1, 2, 3)] == ["Beginner", "Your partner", "Beginner"]


def test_where_everybody_plays_alone_nobody_has_a_partner():
    rig = table(game="four-player")
    assert not any("With" in plate.second for plate in rig.top.view.plates.texts.values())


@pytest.mark.parametrize(("level", "name"), [(0, "Child"), (9, "Master")])
def test_every_level_that_a_record_may_tell_is_named(level, name):
    match = match_of(2, game="bao", players={1: Player("opponent", level=level)})
    rig = Rig("table", {"match": match})
    assert rig.top.view.plates.texts[1].second == name
