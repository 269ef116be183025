"""The results counted on this device."""

import json
from itertools import combinations

import pytest

from game.host.fake import MemoryStorage
from game.play.match import Player
from game.play.saved.statistics import Statistics
from game.view.box import Box
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def counted(**kept):
    rig = Rig("statistics", drawn=False, **kept)
    statistics = Statistics(rig.host.storage)
    for seed in range(3):
        for level in (1, 3, 5):
            players = {1: Player("opponent", level=level)}
            statistics.count(match_of(-1, seed=seed, players=players))
        statistics.count(match_of(-1, seed=seed))
        statistics.count(match_of(-1, seed=seed, game="four-player"))
        linked = match_of(-1, seed=seed + 20)
        linked.side = 0
        statistics.count(linked)
    rig.top.enter()
    return rig


def test_without_a_finished_match_that_is_said():
    rig = Rig("statistics", drawn=False)
    assert "No match has been finished" in rig.said[-1]
    assert "erase" not in rig.targets()


@pytest.mark.parametrize("size", SIZES[:1] + SIZES[-1:], ids=str)
def test_results_of_a_newer_version_are_said_to_be_there(size):
    storage = MemoryStorage({"statistics": '{"schema":9}'})
    rig = Rig("statistics", drawn=False, storage=storage, size=size)
    assert "saved by a newer version" in rig.said[-1]
    assert "No match" not in rig.said[-1]
    for words in rig.top.layout()[1]:
        assert fits(words, rig.context.brush)


def test_each_game_has_a_page_that_is_read_out():
    rig = counted()
    assert "Mancala. Against " in rig.said[-1]
    assert "Against Villager: 3 played" in rig.said[-1]
    assert "Longest sow: " in rig.said[-1]
    assert rig.said[-1].endswith(" seeds.")
    rig.press("page:next")
    assert rig.said[-1].startswith("Mancala: people. Player 1: 3 played, ")
    assert " Player 2: 3 played, " in rig.said[-1]
    rig.press("page:next")
    assert rig.said[-1].startswith("Four Player Mancala: people. Player 1: 3 played")


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("kalah", ("Longest sow: 1 seed.", "Biggest capture: 2 seeds.")),
        ("four-player", ("Longest move: 1 piece sown.", "Biggest capture: 2 pieces.")),
        ("bao", ("Longest move: 1 seed sown.", "Biggest capture: 2 seeds.")),
        ("bantu", ("Longest move: 1 step.", "Biggest capture: 2 pieces.")),
    ],
)
def test_the_records_have_the_units_of_the_game(game, words):
    kept = {"results": {"level-1": {"won": 1}}, "longest": 1, "biggest": 2}
    storage = MemoryStorage({"statistics": json.dumps({"games": {game: kept}})})
    rig = Rig("statistics", drawn=False, storage=storage)
    for word in words:
        assert word in rig.said[-1]


def test_a_friend_by_link_is_named():
    assert "Against A friend: 3 played" in counted().said[-1]


def test_all_is_erased_only_after_a_yes():
    rig = counted()
    rig.press("erase")
    rig.press("no")
    assert "Against Villager" in rig.said[-1]
    rig.press("erase")
    rig.press("yes")
    assert "No match has been finished" in rig.said[-1]
    assert Statistics(rig.host.storage).games() == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "text"), [("en", "larger"), ("qps", "normal")])
@pytest.mark.parametrize("page", range(3))
def test_the_table_fits_and_nothing_lies_over_anything(size, language, text, page):
    rig = counted(size=size, language=language, text=text)
    rig.top.turn(page)
    buttons = [Box(*target.rect) for target in rig.top.targets()]
    for words in rig.top.words:
        assert words.box.inside(Box(0, 0, *size))
        assert fits(words, rig.context.brush), words.text
        assert not any(meet(words.box, box) for box in buttons), words.text
    for one, other in combinations(rig.top.words, 2):
        assert not meet(one.box, other.box), (one.text, other.text)
