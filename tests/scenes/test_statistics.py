"""The results counted on this device."""

from itertools import combinations

import pytest

from game.play.match import Player
from game.play.statistics import Statistics
from game.view.box import Box
from game.view.widgets import fits
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
        statistics.count(match_of(-1, seed=seed, game="bao"))
    rig.top.enter()
    return rig


def test_without_a_finished_match_that_is_said():
    rig = Rig("statistics", drawn=False)
    assert "No match has been finished" in rig.said[-1]
    assert "erase" not in rig.targets()


def test_each_game_has_a_page_that_is_read_out():
    rig = counted()
    assert "Mancala. Against People: 3 played" in rig.said[-1]
    assert "Against Villager: 3 played" in rig.said[-1]
    assert "Longest move: " in rig.said[-1]
    rig.press("page:next")
    assert rig.said[-1].startswith("Bao. Against People: 3 played")


def test_all_is_erased_only_after_a_yes():
    rig = counted()
    rig.press("erase")
    rig.press("no")
    assert "Against People" in rig.said[-1]
    rig.press("erase")
    rig.press("yes")
    assert "No match has been finished" in rig.said[-1]
    assert Statistics(rig.host.storage).games() == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "text"), [("en", "larger"), ("qps", "normal")])
def test_the_table_fits_and_nothing_lies_over_anything(size, language, text):
    rig = counted(size=size, language=language, text=text)
    buttons = [Box(*target.rect) for target in rig.top.targets()]
    for words in rig.top.words:
        assert words.box.inside(Box(0, 0, *size))
        assert fits(words, rig.context.brush), words.text
        assert not any(words.box.meets(box) for box in buttons), words.text
    for one, other in combinations(rig.top.words, 2):
        assert not one.box.meets(other.box), (one.text, other.text)
