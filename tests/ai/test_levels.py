"""The levels: what each game has, and that the weakest err as people do."""

import pytest

from game.ai.levels import LEVELS, levels_of, name_key, strength_of
from game.i18n.catalogue import Catalogue
from game.rules.registry import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_six_levels_with_names(name):
    keys = Catalogue.load(["en"]).keys()
    assert len(levels_of(name)) == 6
    assert all(name_key(level) in keys for level in range(1, 7))


@pytest.mark.parametrize("name", GAMES)
def test_no_level_may_look_at_more_than_the_next(name):
    levels = levels_of(name)
    assert sorted(level.nodes for level in levels) == [level.nodes for level in levels]
    assert levels[-1].overlooks == 0


def test_a_level_nobody_has_is_the_nearest_one():
    assert strength_of("kalah", 99) == LEVELS["kalah"][-1]
    assert strength_of("kalah", 0) == LEVELS["kalah"][0]
