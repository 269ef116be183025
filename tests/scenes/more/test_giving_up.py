"""Giving up: who may, when, what is asked, and how the match ends."""

import pytest

from game.play.match import Player
from tests.scenes.more.test_scene import table
from tests.scenes.stage import against_computer, match_of

OPPONENT = Player("opponent")


def give_up(rig):
    rig.tap("more")
    rig.tap("resign")
    rig.tap("yes")
    rig.frame()


def test_giving_up_ends_the_match_and_says_who_did():
    rig = table()
    mover = rig.top.play.match.to_move
    name = rig.top.play.words.players[mover].name
    give_up(rig)
    assert rig.top.name == "result"
    assert rig.top.ended.outcome.winners == (1 - mover,)
    assert f"{name} gave up." in rig.said[-1]
    assert rig.saves.unfinished() is None
    rig.tap("board")
    rig.frame()
    assert rig.top.name == "table"
    assert rig.moves() == []
    rig.key("t")
    rig.frame()
    assert rig.top.name == "table"
    rig.tap("undo")
    assert rig.moves()
    assert rig.saves.unfinished() is not None


def test_against_the_computer_the_person_gives_up_at_any_moment():
    rig = table(match_of(0, players=against_computer()), speed="off")
    rig.tap("house:0:1")
    rig.frame()
    give_up(rig)
    assert rig.top.name == "result"
    assert rig.said[-1].startswith("You gave up.")


@pytest.mark.parametrize(
    ("game", "options", "players", "offered"),
    [
        ("kalah", {}, {0: OPPONENT, 1: OPPONENT}, False),
        ("four-player", {}, {}, False),
        ("four-player", {}, {1: OPPONENT, 2: OPPONENT, 3: OPPONENT}, True),
        ("bantu", {"players": 4, "team": True}, {1: OPPONENT, 2: OPPONENT, 3: OPPONENT}, True),
        ("bantu", {"players": 4, "team": True}, {1: OPPONENT, 3: OPPONENT}, True),
        ("bantu", {"players": 4, "team": True}, {}, True),
        ("bao", {}, {}, True),
    ],
)
def test_giving_up_is_offered_where_it_takes_the_game_from_nobody_else(
    game, options, players, offered
):
    match = match_of(4, game=game, options=options, players=players)
    rig = table(match, drawn=False)
    rig.press("more")
    before = rig.top.name
    if "resign" in rig.targets():
        rig.press("resign")
    assert (rig.top.name == "confirm") == offered
    assert before == "more"


@pytest.mark.parametrize("players", [{}, {1: OPPONENT}, {3: OPPONENT, 2: OPPONENT}])
def test_why_nobody_can_give_up_among_three_or_four_is_said_in_words(players):
    rig = table(match_of(4, game="four-player", players=players), size=(320, 568))
    rig.press("more")
    why = "That would end the game for all players."
    assert rig.top.items["resign"].note == why
    assert why in rig.targets()["resign"].name
    rig.press("resign")
    assert rig.top.name == "more"
    assert rig.said[-1].endswith(why)


def test_a_person_waiting_for_a_friends_move_is_told_when_giving_up_is_possible():
    match = match_of(4)
    match.side = 1 - match.to_move
    rig = table(match)
    rig.press("more")
    rig.press("resign")
    assert rig.said[-1] == "Only on your own turn."
    match.side = match.to_move
    rig = table(match)
    give_up(rig)
    assert rig.top.name == "result"


def test_the_question_names_who_gives_up():
    rig = table(match_of(4, players={0: Player("person", "Asha"), 1: Player("person", "Kito")}))
    mover = rig.top.play.words.players[rig.top.play.match.to_move].name
    rig.press("more")
    rig.press("resign")
    assert rig.said[-1] == f"Give up? {mover} loses this match."
    alone = dict.fromkeys((1, 2, 3), OPPONENT)
    rig = table(match_of(4, game="four-player", players=alone))
    rig.press("more")
    rig.press("resign")
    assert rig.said[-1] == "Give up? You lose this match."
    rig = table(match_of(4, players=against_computer()))
    rig.press("more")
    rig.press("resign")
    assert rig.said[-1] == "Give up? The computer wins this match."
    named = {0: Player("person"), 1: Player("opponent", "Zawadi")}
    rig = table(match_of(4, players=named))
    rig.press("more")
    rig.press("resign")
    assert rig.said[-1] == "Give up? You lose this match."


def test_a_team_gives_up_together():
    match = match_of(4, game="bantu", options={"players": 4, "team": True})
    mover = match.to_move
    rig = table(match, drawn=False)
    give_up(rig)
    assert rig.top.name == "result"
    assert set(rig.top.ended.outcome.winners) == set(match.game.seats) - {mover, (mover + 2) % 4}
