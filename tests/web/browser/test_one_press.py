"""One press in the menu, and one is in a game against the computer: of each kind, by each way."""

import pytest

from game.view.board.place_id import place_id
from tests.web.browser.follower import Follower
from tests.web.browser.hands import by_finger, by_keyboard, by_mouse
from tests.web.browser.lines import LINES

every_game = pytest.mark.parametrize("game", [line.game for line in LINES])


@every_game
@pytest.mark.parametrize("way", [by_mouse, by_keyboard])
def test_a_press_on_a_card_begins_a_game_and_the_computer_answers(visit, game, way):
    visit.page.emulate_media(reduced_motion="reduce")
    play_a_turn(visit, game, way(visit))


@every_game
def test_a_tap_on_a_row_of_a_phone_begins_a_game_and_the_computer_answers(phone, game):
    phone.page.emulate_media(reduced_motion="reduce")
    play_a_turn(phone, game, by_finger(phone))


def play_a_turn(visit, game, act):
    """Press Play, make a move, and wait for the next turn; then go on from the menu."""
    act(f"play:{game}")
    visit.until_scene("table")
    state = visit.until_idle()
    (you,) = (player for player in state["players"] if player["you"])
    levels = [each["level"] for each in state["players"] if each["kind"] == "opponent"]
    assert you["kind"] == "person"
    assert levels == [0] * (len(state["players"]) - 1)
    match = Follower(visit)
    assert (state["turns"], match.seat) == (0, you["seat"]), "the person begins the first match"
    assert state["report"] == ""
    *before, last = match.ways()[match.legal()[0]]
    match.choose(tuple(before), act)
    act(place_id(last))
    state = visit.until(
        "all others have moved and it is the person's turn",
        lambda now: not now["busy"] and now["turns"] >= len(levels) + 1,
    )
    assert Follower(visit).seat == you["seat"]
    assert state["report"]
    assert state["lastError"] is None
    act("menu")
    visit.until_menu()
    act("continue")
    assert visit.until_scene("table")["turns"] == state["turns"]
