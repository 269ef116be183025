"""Whatever the clock says, the game plays: before 1970, in 9999 and beyond, put back, or no number.

A whole match, the list of matches, the result and its statistics, the puzzle of the day, a file and
a notation, each by each of these clocks.
"""

import asyncio
from random import Random

import pytest

from game.host.fake import MemoryStorage
from game.play.records import notation, open_any
from game.scenes.frame.scene import Transition
from game.scenes.frame.today import game_of_today, local_time, today
from game.scenes.matches.dates import date_text
from tests.cases import all_cases
from tests.game_on_fake_host import Game

DAY = 86_400.0

CLOCKS = {
    "before 1970": -5e9,
    "long before": -1e15,
    "at zero": 0.0,
    "a moment before zero": -0.5,
    "the last second of 9999": 253_402_300_799.0,
    "after 9999": 253_402_300_800.0,
    "far beyond": 1e300,
    "without end": float("inf"),
    "without beginning": float("-inf"),
    "no number": float("nan"),
}


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_whole_match_is_played_listed_and_written_by_any_clock(clock, seed):
    storage = MemoryStorage()
    game = Game(storage)
    game.host.time = CLOCKS[clock]
    game.click("play:kalah")
    assert game.state["scene"] == "table"
    game.play_on(Random(seed))
    assert game.state["scene"] == "result"
    for scene in ("matches", "statistics"):
        game.app.scenes.go(Transition("push", scene, {}))
        game.settle()
        assert game.state["scene"] == scene
    (entry,) = game.app.saves.listed()
    match = game.app.saves.open(entry.id)
    again = notation.from_text(notation.to_text(match))
    assert [turn.move for turn in again.turns] == [turn.move for turn in match.turns]
    assert game.host.errors == []
    assert [again.id for again in Game(storage).app.saves.listed()] == [entry.id]


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_puzzle_of_the_day_opens_by_any_clock(clock):
    game = Game()
    game.host.time = CLOCKS[clock]
    game.host.fragment = "puzzle=today"
    game.app._arrive()
    game.settle()
    assert game.state["scene"] == "puzzle"
    assert game.state["puzzle"]["game"] == game_of_today(game.app.context)
    assert game.host.errors == []


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_match_is_saved_as_a_file_by_any_clock(clock):
    game = Game()
    game.sit_down()
    game.host.time = CLOCKS[clock]
    match = game.app.scenes.top.play.match
    game.app.scenes.go(Transition("push", "share", {"match": match}))
    asyncio.run(game.app.scenes.top.save(match))
    ((name, content),) = game.host.saved.items()
    assert name.startswith("baraza-kalah-")
    assert open_any.open_file(content).id == match.id


def test_a_clock_that_jumps_while_a_match_is_played_stops_nothing():
    seed = 5
    random, game = Random(seed), Game()
    game.sit_down()
    for _ in range(20):
        game.host.time = random.choice(list(CLOCKS.values()))
        moves = [target.id for target in game.host.targets if target.kind == "move"]
        if not moves or game.state["scene"] != "table":
            break
        game.click(random.choice(moves))
    assert game.host.errors == [], f"seed {seed}"
    assert len(game.app.saves.listed()) == 1


def test_every_moment_has_a_day():
    game = Game()

    with all_cases() as cases:
        for name, clock in CLOCKS.items():
            with cases.of(name):
                game.host.time = clock
                assert 1969 <= today(game.app.context).year <= 9999
                assert local_time(clock).tm_mon in range(1, 13)
                assert all(date_text(game.app.catalogue, then, clock) for then in CLOCKS.values())


def test_one_day_later_another_puzzle_has_its_day_as_long_as_there_are_dates():
    game = Game()
    for moment in (0.0, 1_800_000_000.0, 32_000_000_000.0):
        game.host.time = moment
        one = today(game.app.context).toordinal()
        game.host.time = moment + DAY
        assert today(game.app.context).toordinal() == one + 1


@pytest.mark.parametrize("date", ["0001-01-01", "1969-12-31", "9999-12-31"])
def test_a_notation_of_any_year_is_read(date):
    game = Game()
    game.sit_down()
    match = game.app.scenes.top.play.match
    text = notation.to_text(match)
    first = text.splitlines()[0]
    read = notation.from_text(text.replace(first, f'{first}\n[Date "{date}"]', 1))
    once, twice = (
        notation.to_text(read),
        notation.to_text(notation.from_text(notation.to_text(read))),
    )
    assert once == twice
