import pytest

from game.i18n.catalogue import Catalogue
from game.play.levels import level_key, level_names
from game.rules.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_every_game_has_a_name_of_its_own(game):
    words = Catalogue.load(["en"])
    names = [words.text(key) for key in level_names(game).values()]
    assert len(set(names)) == len(names) >= 2
    assert not any(name.startswith("level.") for name in names)
    assert next(iter(level_names(game))) == 0


@pytest.mark.parametrize(
    ("level", "name"), [(0, "Child"), (1, "Beginner"), (6, "Master"), (9, "Master")]
)
def test_a_level_that_a_record_may_tell_has_a_name(level, name):
    assert Catalogue.load(["en"]).text(level_key(level)) == name
