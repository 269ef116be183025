"""Pits bear their names while a game is learned, always, or where a visible text names them."""

import pytest

from game.host.interface import Pointer
from game.scenes.table.play.attention import Pointed
from game.scenes.table.play.pit_names import LEARNT
from tests.scenes.stage import Rig, match_of


def table(finished=0, turns=0, **settings):
    """A table of somebody who has finished so many matches of the game before."""
    rig = Rig("menu", drawn=False)
    for seed in range(finished):
        rig.context.statistics.count(match_of(-1, seed=seed))
    storage = rig.host.storage
    return Rig(
        "table", {"match": match_of(turns)}, speed="off", drawn=False, storage=storage, **settings
    )


def everywhere(rig):
    places = set(rig.top.play.current.contents())
    return set(rig.top.play.named_places(Pointed())) == places


@pytest.mark.parametrize(
    ("letters", "finished", "all_of_them"),
    [
        ("learning", 0, True),
        ("learning", LEARNT - 1, True),
        ("learning", LEARNT, False),
        ("always", LEARNT, True),
        ("never", 0, False),
    ],
)
def test_all_pits_bear_their_names_as_the_setting_says(letters, finished, all_of_them):
    assert everywhere(table(finished, letters=letters)) == all_of_them


def named(rig):
    rig.frame()
    places = rig.top.play.named_places(rig.top._pointed())
    return {":".join((place.kind, *map(str, place.at))) for place in places}


def test_pits_of_the_report_bear_their_names():
    rig = table(letters="never")
    assert named(rig) == set()
    rig.press("house:0:1")
    assert named(rig) == {"house:0:1", "house:0:5"}


def test_pits_of_a_preview_bear_their_names():
    rig = table(letters="never")
    rig.send(Pointer("move", *rig.middle("house:0:2")))
    assert named(rig) == {"house:0:2", "house:0:6"}
    rig.send(Pointer("leave", -1, -1))
    assert named(rig) == set()


def test_a_pit_that_was_refused_bears_its_name_as_long_as_the_line_says_why():
    rig = table(letters="never")
    rig.tap("house:1:4")
    assert named(rig) == {"house:1:4"}
    rig.key("ArrowRight")
    assert "house:1:4" not in named(rig)


def test_a_pit_of_the_hint_bears_its_name():
    rig = table(letters="never")
    rig.key("h")
    rig.settle()
    assert len(named(rig)) == 1
