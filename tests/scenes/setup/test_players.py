"""Who plays, as it is chosen at set-up: seats, names and levels."""

import pytest

from game.host.interface import Edited, Key
from game.play.saved import quick_play
from game.play.saved import setup_choices as choices
from game.rules.registry import GAMES
from game.untrusted.names import LONGEST_NAME
from tests.scenes.forms import choose
from tests.scenes.setup.test_scene import setup, stored
from tests.scenes.stage import Rig


def test_seats_of_four_player():
    rig = setup("four-player")
    choose(rig, "player-1:empty", "player-3:empty")
    assert rig.top.choices.seats == (0, 2)
    choose(rig, "player-0:empty", "player-1:opponent")
    assert rig.top.choices.seats == (1, 2)
    assert "Two players must sit facing each other." in rig.said[-1]
    assert "start" not in rig.targets()
    choose(rig, "player-3:person", "player-2:empty")
    assert rig.top.choices.refused() is None
    choose(rig, "start")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["options"]["seats"] == [1, 3]


def kinds(rig):
    """Who plays each seat."""
    chosen = rig.top.choices
    return [chosen.player(seat).kind for seat in chosen.seats]


@pytest.mark.parametrize("way", ["preset:team", "team:toggle"])
@pytest.mark.parametrize("door", ["persons", "computer"])
def test_a_team_game_seats_four_by_its_card_and_by_its_switch(way, door):
    rig = Rig("setup", {"game": "bantu", "seats": door}, drawn=False)
    rig.press("own-rules")
    choose(rig, way)
    assert kinds(rig) == ["person", *[{"persons": "person", "computer": "opponent"}[door]] * 3]
    assert rig.targets()["preset:team"].pressed
    assert "start" in rig.targets()
    choose(rig, "player-3:empty")
    assert "needs four players" in rig.said[-1]
    assert "start" not in rig.targets()


def test_who_comes_to_a_table_with_a_computer_is_one_of_its_level():
    rig = setup("bantu")
    choose(rig, "player-2:opponent", "level:2-more", "preset:team")
    assert kinds(rig) == ["person", "opponent", "opponent", "opponent"]
    levels = {rig.top.choices.player(seat).level for seat in (1, 2, 3)}
    assert levels == {choices.START_LEVEL + 1}


@pytest.mark.parametrize("game", ["four-player", "bantu"])
def test_with_the_computer_seated_a_game_for_four_has_three_of_them(game):
    left = stored(game, options={"players": 3})
    rig = Rig("setup", {"game": game, "seats": "computer"}, storage=left, drawn=False)
    assert kinds(rig) == ["person", *["opponent"] * 3]


def test_what_is_chosen_is_there_again_in_this_visit_but_only_start_makes_it_the_last_rules():
    rig = Rig("setup", {"game": "kalah"}, drawn=False)
    choose(rig, "preset:empty-capture")
    rig.key("Escape")
    assert not choices.is_remembered(rig.host.storage, "kalah")
    rig.press("setup:kalah")
    assert rig.targets()["preset:empty-capture"].pressed
    choose(rig, "start")
    kept = choices.load(rig.host.storage, "kalah").match()
    assert kept.game.options["preset"] == "empty-capture"


@pytest.mark.parametrize("game", GAMES)
def test_start_makes_the_game_the_one_that_was_begun_last(game):
    rig = setup(game)
    choose(rig, "start")
    assert quick_play.last_game(rig.host.storage) == game


def test_what_cannot_be_taken_of_a_name_is_said_and_seen_until_it_is_right():
    rig = setup("kalah")
    rig.send(Edited("name:0", "x" * 41))
    assert rig.said[-1] == "A name has at most 40 letters."
    assert any("at most 40 letters" in words.text for words in rig.top.words)
    rig.send(Edited("name:0", "x" * 40))
    assert not any("at most 40 letters" in words.text for words in rig.top.words)
    assert rig.top.choices.player(0).name == "x" * 40


def test_enter_in_a_name_goes_to_the_name_of_the_next_seat_and_stays_in_the_last():
    rig = setup("four-player")
    choose(rig, "player-1:empty")
    rig.tap("name:0")
    rig.send(Key("A"), Key("Enter"), Key("B"), Key("Enter"), Key("C"), Key("Enter"), Key("D"))
    assert [rig.top.choices.player(seat).name for seat in range(4)] == ["A", "", "B", "CD"]


def test_levels_and_names_are_chosen_and_remembered():
    rig = setup("four-player")
    choose(rig, "player-1:opponent", "level:1-more", "level:1")
    rig.send(Edited("name:0", "Ann"), Edited("name:1", "Robo"))
    choose(rig, "start")
    again = setup("four-player", storage=rig.host.storage)
    players = again.top.choices.match().players
    assert players[1].kind == "opponent"
    assert players[1].level == choices.START_LEVEL + 2
    assert [players[seat].name for seat in range(4)] == ["Ann", "Robo", "", ""]
    assert again.targets()["name:0"].text == "Ann"


@pytest.mark.parametrize("press", ["tap", "press"])
def test_a_level_goes_from_the_gentlest_to_the_hardest_and_tells_its_name(press):
    rig = setup("kalah")
    rig.press("player-1:opponent")
    while "level:1-less" in rig.targets():
        getattr(rig, press)("level:1-less")
    assert rig.said[-1] == "Seat 2: level: Child."
    assert rig.targets()["level:1"].range.now == 0
    while "level:1-more" in rig.targets():
        getattr(rig, press)("level:1-more")
    assert rig.targets()["level:1"].text == "Master"


def test_a_name_can_be_typed_by_keys():
    rig = setup("kalah")
    rig.tap("name:0")
    assert rig.top.focus == "name:0"
    rig.send(*(Key(letter) for letter in "Zoë B"))
    assert rig.top.choices.player(0).name == "Zoë B"
    rig.send(Key("Backspace"), *(Key("o") for _ in range(60)))
    assert rig.top.choices.player(0).name == "Zoë " + "o" * (LONGEST_NAME - 4)
    assert rig.top.focus == "name:0"
    rig.key("Enter")
    rig.key("Tab")
    rig.send(Key("x"))
    assert "x" not in rig.top.choices.player(0).name


def test_a_word_for_no_name_is_none():
    rig = setup("kalah")
    rig.send(Edited("name:0", "you"), Edited("name:1", "Computer"))
    rig.tap("start")
    assert setup("kalah", storage=rig.host.storage).top.choices.player(0).name == ""
    assert [rig.top.play.match.players[seat].name for seat in (0, 1)] == ["", ""]


def test_a_name_does_not_go_from_a_person_to_a_computer():
    rig = setup("kalah")
    rig.send(Edited("name:1", "Ann"))
    rig.press("player-1:opponent")
    assert rig.targets()["name:1"].text == ""


def test_an_empty_name_shows_what_the_player_is_called():
    rig = setup("kalah")
    assert [rig.top.items[f"name:{seat}"].label for seat in (0, 1)] == ["Player 1", "Player 2"]
    rig.press("player-1:opponent")
    assert [rig.top.items[f"name:{seat}"].label for seat in (0, 1)] == ["You", "Computer"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", ["persons", "computer"])
def test_the_way_in_says_who_plays(game, seats):
    rig = Rig("setup", {"game": game, "seats": seats}, drawn=False)
    kinds = [rig.top.choices.player(seat).kind for seat in rig.top.choices.seats]
    others = "person" if seats == "persons" else "opponent"
    assert kinds == ["person", *[others] * (len(kinds) - 1)]


def test_without_it_those_play_who_played_last():
    rig = setup("kalah")
    choose(rig, "player-0:opponent", "start")
    again = setup("kalah", storage=rig.host.storage)
    assert again.targets()["player-0:opponent"].pressed


def test_all_seats_may_be_opponents():
    rig = setup("kalah")
    choose(rig, "player-0:opponent", "player-1:opponent", "start")
    assert rig.top.name == "table"
    assert rig.top.busy()


def test_a_seat_left_empty_cannot_start():
    rig = setup("four-player")
    choose(rig, "first:1", "player-1:empty")
    assert rig.top.choices.starter == 0
    choose(rig, "start")
    assert choices.load(rig.host.storage, "four-player").match().to_move == 0


SEATED = [name for name in GAMES if any(o.kind == "seats" for o in GAMES[name].option_list)]
"""Games in which seats can be left empty."""


@pytest.mark.parametrize("game", SEATED)
@pytest.mark.parametrize("last", range(4))
@pytest.mark.parametrize("size", [(320, 568), (1280, 720)])
def test_the_last_seat_cannot_be_emptied_and_it_says_why(game, last, size):
    rig = setup(game, size, stored(game, options={"players": 4}))
    order = [seat for seat in range(4) if seat != last]
    for seat in order:
        choose(rig, f"player-{seat}:empty")
    assert rig.top.choices.seats == (last,)
    assert rig.top.choices.refused() is not None
    before = rig.top.choices
    for _ in range(2):
        choose(rig, f"player-{last}:empty")
        assert rig.top.choices == before
        assert "the seat stays taken" in rig.said[-1]
        assert any("the seat stays taken" in words.text for words in rig.top.words)
        assert rig.targets()[f"player-{last}:person"].pressed
    choose(rig, f"player-{order[1]}:person")
    assert len(rig.top.choices.seats) == 2
    assert not any("the seat stays taken" in words.text for words in rig.top.words)


@pytest.mark.parametrize("game", SEATED)
def test_no_way_leads_to_a_match_of_one(game):
    rig = setup(game, (1280, 720), stored(game, options={"players": 4}))
    ways = {"start", "friend", "editor"}
    assert all(rig.top.items[way].enabled for way in ways)
    choose(rig, *(f"player-{seat}:empty" for seat in range(3)))
    assert not any(rig.top.items[way].enabled for way in ways)
    choose(rig, "player-1:person")
    assert all(rig.top.items[way].enabled for way in ways)
