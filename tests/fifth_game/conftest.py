"""A fifth game, added as any game is: by the three registries, and a folder of words."""

from pathlib import Path

import pytest

from game.ai.registry import MINDS
from game.i18n.catalogue import Catalogue
from game.i18n.folders import FOLDERS
from game.rules.registry import GAMES
from game.view.registry import VIEWS

TRIO = "tests.fifth_game.trio"
LOCALE = Path(__file__).parent / "locale"


@pytest.fixture(autouse=True)
def trio():
    """The game is there while a test lasts."""
    added = ((GAMES, "game:Trio"), (MINDS, "mind:TrioMind"), (VIEWS, "view:TrioView"))
    for registry, home in added:
        registry.register("trio", f"{TRIO}.{home}")
    FOLDERS.register(LOCALE)
    yield
    FOLDERS.unregister(LOCALE)
    for registry, _ in added:
        if "trio" in registry:
            registry.unregister("trio")


@pytest.fixture
def words(trio):  # noqa: ARG001 - its folder of words has to be there
    """English with the words of the game."""
    return Catalogue.load(["en"])
