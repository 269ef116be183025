"""A fifth game, added as any game is: by the three registries, and a file of words."""

from pathlib import Path

import pytest

from game.ai.registry import MINDS
from game.i18n.catalogue import Catalogue, read_folder
from game.paths import ASSETS
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
    yield
    for registry, _ in added:
        if "trio" in registry:
            registry.unregister("trio")


@pytest.fixture(scope="session")
def words():
    """English with the words of the game: they need no more than a file beside the others."""
    folders = [read_folder(folder) for folder in (ASSETS / "locale", LOCALE)]
    return Catalogue.load(["en"], lambda language: [t for read in folders for t in read(language)])
