"""Matches that come in by the address of the page."""

import asyncio

import pytest

from game.app import App
from game.host.interface import LinkChanged
from game.play.match import Match, Player
from game.play.records.link import match_link
from game.rules.registry import GAMES, make
from game.scenes.frame.scene import Transition
from tests.game_on_fake_host import Game, PatientHost


@pytest.mark.usefixtures("any_machine")
def test_a_link_in_the_address_opens_its_match_and_is_taken_out_of_it():
    match = Match(make("kalah"), {})
    match.play(1)
    host = PatientHost()
    host.fragment = match_link(match)
    asyncio.run(App(host).run())
    assert host.published[-1]["scene"] == "table"
    assert host.published[-1]["turns"] == 1
    assert host.fragment == ""


@pytest.mark.usefixtures("any_machine")
def test_an_invitation_is_continued_after_a_reload_before_its_first_move():
    match = Match(make("bao"), {0: Player(), 1: Player("opponent")})
    host = PatientHost()
    host.fragment = match_link(match)
    asyncio.run(App(host).run())
    assert host.published[-1]["turns"] == 0
    later = Game(host.storage)
    later.click("continue")
    assert later.state["scene"] == "table"
    assert later.state["game"] == "bao"
    assert later.app.saves.listed()[0].id == match.id


def test_a_link_that_comes_while_a_match_is_played_keeps_that_match():
    game = Game()
    game.sit_down()
    game.click("house:0:1")
    other = Match(make("kalah", {"houses": 5}), {})
    other.play(2)
    game.host.fragment = match_link(other)
    game.frame(LinkChanged())
    assert game.state["options"]["houses"] == 5
    assert sorted(entry.game.options["houses"] for entry in game.app.saves.listed()) == [5, 6]


@pytest.mark.usefixtures("any_machine")
def test_a_bad_link_is_told_in_plain_words_over_the_menu():
    host = PatientHost()
    host.fragment = "m=AXic"
    asyncio.run(App(host).run())
    assert host.published[-1]["scene"] == "menu"
    assert "The link could not be opened" in " ".join(host.announced)
    assert host.published[-1]["lastError"] is None
    assert host.fragment == ""


def test_a_link_whose_match_cannot_be_kept_stays_in_the_address():
    game = Game()
    game.host.storage.full = True
    match = Match(make("kalah"), {})
    match.play(1)
    link = match_link(match)
    game.host.fragment = link
    game.frame(LinkChanged())
    assert game.state["scene"] == "table"
    assert game.host.fragment == link


def by_link(game, moves, side):
    """A match with some moves, which is played by link from a side."""
    match = Match(make(game), {}, id="a" * 16)
    for move in moves:
        match.play(move)
    match.side, match.sent = side, len(moves)
    return match


def test_a_link_that_tells_nothing_new_says_so_until_that_is_read():
    game = Game()
    game.app.saves.save(by_link("kalah", (1, 6, 2), 1))
    game.host.fragment = match_link(by_link("kalah", (1, 6), 0), 1)
    game.frame(LinkChanged())
    game.frame()
    assert game.state["turns"] == 3
    assert game.app.notice.text == (
        "You already have this match, 1 move further. Nothing was changed."
    )


def test_a_window_catches_up_with_a_match_by_link_that_another_one_has_played_on():
    game = Game()
    match = by_link("kalah", (1,), 0)
    game.app.saves.save(match)
    game.app.scenes.go(Transition("push", "table", {"match": match}))
    game.settle()
    assert game.state["turns"] == 1
    other = Game(game.host.storage)
    other.host.fragment = match_link(by_link("kalah", (1, 6), 1), 0)
    other.frame(LinkChanged())
    other.settle()
    other.click("house:0:2")
    game.frame(step=1.1)
    game.settle()
    assert game.state["turns"] == 3
    assert len(game.app.saves.listed()) == 1
    game.click("skip")
    assert game.state["scene"] == "friend"
    other.frame(step=1.1)
    assert len(other.app.saves.listed()) == 1
    assert game.app.notice.text == other.app.notice.text == ""


def shortcut(game, name):
    """Have the address ask for a game, as a shortcut of the installed page does."""
    game.host.fragment = f"play={name}"
    game.frame(LinkChanged())
    game.settle()
    return game.state


@pytest.mark.parametrize("name", GAMES)
def test_a_shortcut_begins_a_match_of_its_game_against_the_computer(name):
    game = Game()
    state = shortcut(game, name)
    assert (state["scene"], state["game"]) == ("table", name)
    assert game.host.fragment == ""
    match = game.app.scenes.top.play.match
    assert match.only_person() == match.game.seats[0]


def test_a_shortcut_goes_on_with_the_match_of_its_game_that_was_played_last():
    game = Game()
    shortcut(game, "kalah")
    game.click("house:0:1")
    begun = game.app.scenes.top.play.match.id
    shortcut(game, "bao")
    shortcut(game, "kalah")
    assert game.app.scenes.top.play.match.id == begun


def test_a_shortcut_to_a_game_that_is_not_there_leads_nowhere():
    game = Game()
    assert shortcut(game, "chess")["scene"] == "menu"
