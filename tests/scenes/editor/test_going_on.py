"""A position is played, reviewed, sent, left and found again."""

import json

import pytest

from game.play.match import Player
from game.play.records.link import open_link, position_link
from game.rules.registry import GAMES, make
from tests.scenes.editor.rigs import editor, position
from tests.scenes.stage import Rig, against_computer, match_of


def test_it_is_played_against_the_computer_of_the_card():
    rig = editor("bao", options={"preset": "printed"})
    rig.press("pit:0:1")
    rig.key("3")
    rig.press("to-move:1")
    wanted = position(rig)
    rig.press("play")
    match = rig.top.play.match
    assert (rig.top.name, match.set_up, match.start) == ("table", True, wanted)
    assert [player.kind for player in match.players.values()] == ["person", "opponent"]


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_is_as_it_was_chosen_in_set_up(game):
    rig = Rig("setup", {"game": game, "seats": "persons"})
    rig.press("editor")
    assert {player.kind for player in rig.top.editing.seating.players().values()} == {"person"}
    rig = Rig("setup", {"game": game, "seats": "computer"})
    rig.press("editor")
    players = rig.top.editing.seating.players().values()
    assert [player.kind for player in players].count("person") == 1


def test_the_level_is_that_of_the_card():
    rig = editor()
    texts = {item.name for item in rig.top.items.values()}
    assert "You play the computer. Level: Child." in texts
    rig.context.host.storage.set(
        "quick-play", json.dumps({"games": {"kalah": {"level": 5, "match": "", "first": 0}}})
    )
    rig.stage.push("editor", {"game": "kalah"})
    rig.press("play")
    assert rig.top.play.match.players[1] == Player("opponent", level=5)


def test_turned_the_person_sits_at_the_other_side():
    rig = editor()
    rig.press("turn")
    assert rig.said[-1] == "You sit at the other side now."
    rig.press("play")
    assert [player.kind for player in rig.top.play.match.players.values()] == ["opponent", "person"]


def test_where_seats_are_colours_the_person_takes_the_next_one():
    rig = editor("bantu")
    rig.press("turn")
    assert rig.said[-1] == "You play Blue now."
    rig.press("against:persons")
    assert "turn" not in rig.targets(), "persons share the colours as they like"


def test_persons_play_it_in_turn():
    rig = editor("four-player")
    rig.press("against:persons")
    assert {item.name for item in rig.top.items.values()} >= {"Persons at this device, in turn."}
    rig.press("play")
    assert {player.kind for player in rig.top.play.match.players.values()} == {"person"}


def test_players_of_the_match_keep_their_names_and_levels():
    players = {0: Player("opponent", level=4, sign=3), 1: Player("person", "Asha", sign=4)}
    rig = editor(match=match_of(5, players=players))
    assert rig.top.editing.seating.near == 1
    rig.press("play")
    assert dict(rig.top.play.match.players) == players


def test_a_position_is_reviewed_and_comes_back_as_it_was():
    rig = editor(match=match_of(5, players=against_computer()))
    rig.press("tool:add")
    rig.press("store:0")
    wanted = position(rig)
    transition = rig.top.pressed(rig.top.items["review"])
    assert (transition.kind, transition.params["match"].start) == ("push", wanted)
    rig.stage.go(transition)
    rig.frame()
    rig.key("Escape")
    assert (rig.top.name, position(rig)) == ("editor", wanted)


def test_a_position_is_sent_as_a_link_that_opens_at_the_table():
    rig = editor("bao", options={"preset": "kiswahili"})
    rig.press("pit:1:7")
    rig.key("5")
    rig.press("intact:0")
    rig.press("to-move:1")
    wanted = position(rig)
    rig.press("share")
    assert rig.top.name == "share"
    match = rig.top.match
    opened = open_link(position_link(match)).match
    assert (opened.start, opened.game.options) == (wanted, match.game.options)
    table = Rig("table", {"match": opened})
    assert table.top.play.match.position == wanted


@pytest.mark.parametrize("game", list(GAMES))
def test_the_position_of_a_match_is_taken_over_with_its_board(game):
    match = match_of(7, game=game, players={})
    match.undo()
    rig = editor(match=match)
    assert position(rig) == match.position
    assert rig.top.position_json() == match.game.position_to_json(match.position)
    assert len(match.turns) == 7, "the match itself stays as it is"


def test_what_was_changed_is_there_again_in_this_visit():
    rig = Rig("setup", {"game": "kalah"})
    rig.press("editor")
    rig.press("house:0:1")
    rig.key("9")
    changed = position(rig)
    rig.key("Escape")
    assert rig.top.name == "setup"
    assert "What you set up last" not in " ".join(rig.said)
    rig.press("editor")
    assert position(rig) == changed
    assert "What you set up last is here again." in rig.said[-1]
    rig.press("undo")
    assert position(rig) == make("kalah", rig.top.editing.draft.game.options).start()


def test_from_the_table_the_change_is_kept_beside_the_match():
    rig = Rig("table", {"match": match_of(4, players=against_computer())})
    rig.settle()
    rig.press("more")
    rig.press("editor")
    rig.press("tool:add")
    rig.press("store:1")
    changed = position(rig)
    rig.key("Escape")
    assert rig.top.name == "table"
    rig.press("more")
    rig.press("editor")
    assert position(rig) == changed
