"""Back and Forward of a browser walk through the screens, as Escape and a press would."""

import random

import pytest

from game.host.interface import Press
from game.host.places import Place, Went
from game.host.preferences import Preferences
from game.play.match import Match
from game.rules.registry import GAMES, make
from game.scenes.frame.scene import Transition
from game.trail import MOST_LEFT
from tests.game_on_fake_host import Game

BACK = Went(-1)


@pytest.fixture
def game():
    return Game()


class Browser:
    """Goes through the places of a game as a browser goes through its entries."""

    def __init__(self, game):
        self.game = game

    @property
    def places(self):
        return self.game.host.places

    def go(self, steps, *places):
        """Go, and wait; returns whether the game has answered."""
        before = self.game.host.answers
        self.game.frame(Went(steps, places))
        self.game.settle()
        return self.game.host.answers > before

    @property
    def scene(self):
        return self.game.state["scene"]


@pytest.fixture
def browser(game):
    return Browser(game)


def opened(game, name, params):
    """Open a screen over what is on view, as a press would."""
    game.app.scenes.go(Transition("push", name, params))
    game.settle()


def test_the_menu_is_no_place_and_each_screen_above_it_is_one(game, browser):
    assert browser.places == ()
    game.sit_down()
    game.settle()
    (table,) = browser.places
    game.click("more")
    assert browser.places[0] == table
    assert len(browser.places) == 2


def test_back_closes_the_topmost_sheet_and_then_leads_from_the_table_to_the_menu(game, browser):
    game.sit_down()
    game.click("house:0:1")
    game.click("more")
    assert browser.go(-1)
    assert browser.scene == "table"
    assert browser.go(-1)
    assert browser.scene == "menu"
    assert browser.places == ()
    assert game.app.saves.unfinished() is not None


@pytest.mark.parametrize("moves", [(), (1,)])
def test_forward_takes_the_same_match_up_again_begun_or_not(game, browser, moves):
    game.sit_down()
    game.settle()
    for move in moves:
        game.click(f"house:0:{move}")
    match = game.app.scenes.top.play.match
    places = browser.places
    browser.go(-1)
    assert browser.go(1, *places)
    assert browser.scene == "table"
    assert game.app.scenes.top.play.match is match
    assert browser.places == places


def test_forward_finds_the_match_that_was_begun_again_at_the_table(game, browser):
    game.sit_down()
    game.click("house:0:1")
    first = game.app.scenes.top.play.match
    game.app.scenes.top.play.current.begin_again()
    game.settle()
    places = browser.places
    browser.go(-1)
    browser.go(1, *places)
    again = game.app.scenes.top.play.match
    assert again is not first
    assert (again.cursor, again.id) != (first.cursor, first.id)


def test_a_match_that_was_thrown_away_meanwhile_does_not_come_back(game, browser):
    game.sit_down()
    game.click("house:0:1")
    places = browser.places
    browser.go(-1)
    game.app.saves.remove(game.app.saves.listed()[0].id)
    assert browser.go(1, *places)
    assert browser.scene == "menu"
    assert browser.places == ()


def test_without_storage_the_match_is_taken_up_again_too(game, browser):
    game.host.storage.blocked = True
    game.sit_down()
    game.click("house:0:1")
    game.settle()
    places = browser.places
    browser.go(-1)
    browser.go(1, *places)
    assert game.state["turns"] == 1


def test_back_lets_go_of_a_chosen_pit_first_and_says_that_the_table_is_still_there(browser, game):
    game.sit_down("bantu")
    game.settle()
    places = browser.places
    moves = [target.id for target in game.host.targets if target.kind == "move"]
    game.click(moves[0])
    assert game.state["chosen"]
    assert browser.go(-1)
    assert (browser.scene, game.state["chosen"]) == ("table", [])
    assert browser.places == places
    browser.go(-1)
    assert browser.scene == "menu"


def test_in_a_question_back_is_no(game, browser):
    game.sit_down()
    game.click("house:0:1")
    game.click("more")
    game.click("resign")
    assert browser.scene == "confirm"
    assert len(browser.places) == 2, "the sheet of the question goes away with it"
    browser.go(-1)
    assert browser.scene == "table"
    assert game.app.scenes.top.play.match.resigned is None
    assert len(browser.places) == 1


def test_a_question_is_not_asked_again_by_forward(game, browser):
    game.sit_down()
    game.click("house:0:1")
    game.click("more")
    game.click("resign")
    places = browser.places
    browser.go(-1)
    assert browser.go(1, places[-1])
    assert browser.scene == "table"
    assert browser.places == places[:1]


def test_a_screen_that_cannot_be_opened_again_is_skipped_on_the_way(game, browser):
    game.sit_down()
    game.settle()
    (table,) = browser.places
    browser.go(-1)
    browser.go(3, table, Place("sheet-1"), Place("of another visit", "nothing=known"))
    assert browser.places == (table,)


def test_several_steps_at_once_lead_past_all_that_holds_them(game, browser):
    game.sit_down("bantu")
    game.settle()
    moves = [target.id for target in game.host.targets if target.kind == "move"]
    game.click(moves[0])
    game.click("more")
    browser.go(-2)
    assert browser.scene == "menu"


def test_more_steps_than_there_are_screens_end_at_the_menu(game, browser):
    game.sit_down()
    game.settle()
    browser.go(-100)
    assert browser.scene == "menu"
    browser.go(-1)
    assert browser.scene == "menu"
    assert game.state["lastError"] is None


def test_a_hundred_screens_that_were_opened_and_closed_leave_no_place(game, browser):
    for _ in range(100):
        game.click("settings")
        game.click("close")
    assert browser.places == ()
    assert len(game.app.trail._left) <= MOST_LEFT


def test_back_in_the_middle_of_a_move_loses_nothing_of_it():
    game = Game(preferences=Preferences())
    browser = Browser(game)
    game.sit_down()
    game.settle()
    game.frame(Press("house:0:1"))
    assert game.state["busy"], "seeds are being sown"
    places = browser.places
    game.frame(BACK)
    game.settle()
    assert browser.scene == "menu"
    assert len(game.app.saves.unfinished().turns) == 1
    browser.go(1, *places)
    assert game.state["turns"] == 1


def test_leaving_by_escape_and_by_a_button_is_told_as_well(game, browser):
    game.click("settings")
    assert len(browser.places) == 1
    game.click("close")
    assert browser.places == ()
    game.sit_down()
    game.settle()
    game.click("menu")
    assert browser.places == ()


def scenes_that_are_made_again():
    match = Match(make("kalah"), {})
    match.play(1)
    yield "setup", {"game": "bao", "seats": "persons"}
    yield "log", {"match": match, "below": 0}
    yield "said", {}
    yield "share", {"match": match}
    yield "review", {"match": match, "below": 1, "mode": "values", "move": 1}
    yield "editor", {"match": match}
    yield "rules", {"game": "bantu", "page": "history"}
    yield "papers", {"game": "kalah"}
    yield "lessons", {"game": "kalah"}
    yield "lesson", {"game": "kalah", "id": None}
    yield "puzzles", {"game": "bao"}
    yield "puzzle", {"game": "bao"}
    yield "puzzle", {"today": True}
    yield "matches", {}
    yield "statistics", {}
    yield "settings", {}
    for name in GAMES:
        yield "table", {"match": Match(make(name), {})}


@pytest.mark.parametrize(("name", "params"), [*scenes_that_are_made_again()])
def test_it_is_opened_again_as_it_was(game, browser, name, params):
    opened(game, name, params)
    before, places = game.state, browser.places
    browser.go(-1)
    assert browser.scene == "menu"
    browser.go(1, *places)
    assert browser.scene == name
    told = set(game.app.scenes.top.hook_state()) - {"targets", "frame", "text"}
    assert {key: game.state[key] for key in told} == {key: before[key] for key in told}
    assert game.state["position"] == before["position"]
    assert game.state["lastError"] is None


def test_how_to_play_comes_up_at_the_page_that_was_read(game, browser):
    opened(game, "rules", {"game": "kalah"})
    game.app.scenes.top.turn_to(3)
    game.settle()
    page, places = game.state["page"], browser.places
    browser.go(-1)
    browser.go(1, *places)
    assert game.state["page"] == page


def test_at_another_visit_the_match_is_found_by_its_id(game, browser):
    game.sit_down()
    game.click("house:0:1")
    lasting = browser.places[-1].lasting
    later = Game(game.host.storage)
    Browser(later).go(1, Place("of the visit before", lasting))
    assert later.state["scene"] == "table"
    assert later.state["turns"] == 1


@pytest.mark.parametrize("name", ["lesson", "puzzle"])
def test_at_another_visit_a_lesson_and_a_puzzle_are_found_too(game, browser, name):
    opened(game, name, {"game": "bao", "id": None})
    told = game.state[name]
    later = Game(game.host.storage)
    Browser(later).go(1, Place("of the visit before", browser.places[-1].lasting))
    assert later.state[name] == told


@pytest.mark.parametrize(
    "lasting", ["", "match=", "match=../../x", "match=" + "a" * 16, "table", "m=AXic", "\0"]
)
def test_what_no_visit_noted_leads_nowhere(game, browser, lasting):
    assert browser.go(1, Place("x", lasting))
    assert browser.scene == "menu"
    assert game.state["lastError"] is None


def test_back_leads_out_of_the_error_screen(game, browser):
    game.app.fail("Traceback")
    game.settle()
    assert len(browser.places) == 1
    browser.go(-1)
    assert browser.scene == "menu"


def test_a_walk_back_and_forward_by_chance_ends_where_it_says(game, browser, seed):
    chance = random.Random(seed)
    game.sit_down()
    game.settle()
    game.click("more")
    places, at = browser.places, 2
    for _ in range(200):
        steps = chance.choice((-1, 1))
        if not 0 <= at + steps <= 2:
            continue
        browser.go(steps, *([places[at]] if steps > 0 else []))
        at = len(browser.places)
        assert browser.scene == ("menu", "table", "more")[at]
    assert game.state["lastError"] is None
