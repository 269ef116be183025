"""The whole game where the storage refuses what lies beside the matches."""

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Key
from game.host.storage import StorageError
from game.play.match import Match, Player
from game.play.saved.saved_match import key_of, write
from game.rules.registry import make
from tests.game_on_fake_host import Game

ALONE = {0: Player(), 1: Player("opponent")}


class Refusing(MemoryStorage):
    """Storage that cannot write one key."""

    def __init__(self, refused, texts=None):
        super().__init__(texts)
        self.refused = refused

    def set(self, key, text):
        """Keep the text, unless it is that of the key."""
        if key == self.refused:
            raise StorageError("full")
        super().set(key, text)


def about_to_end():
    """A match that the person ends and wins with house 3, as it is kept."""
    match = Match(make("kalah", {"houses": 3, "seeds": 1}), ALONE)
    for house in (1, 1, 2):
        match.play(house)
    return {key_of(match.id): write(match)}


def win(game):
    game.click("continue")
    game.click("house:0:3")


def test_a_match_counts_for_this_visit_where_results_cannot_be_kept():
    storage = Refusing("statistics", about_to_end())
    game = Game(storage=storage)
    win(game)
    game.app.notice.drop()
    game.click("menu")
    game.click("statistics")
    assert "1 played, 1 won" in game.host.announced[-1]
    assert "statistics" not in storage.texts


UNKEPT = "What you change now cannot be saved"


def times_announced(game, words):
    """How often it was said."""
    return sum(words in said for said in game.host.announced)


def choose_speeds(game):
    for speed in ("slow", "fast"):
        game.click(f"speed:{speed}")


def test_settings_that_cannot_be_kept_hold_for_the_visit_and_that_is_told_once():
    storage = MemoryStorage({"settings": "{}"})
    game = Game(storage=storage)
    game.click("settings")
    storage.full = True
    choose_speeds(game)
    assert game.app.context.settings.speed == "fast"
    assert storage.texts == {"settings": "{}"}
    assert times_announced(game, UNKEPT) == 1


def test_choices_for_a_match_that_cannot_be_kept_are_told_once_beside_settings():
    storage = MemoryStorage()
    game = Game(storage=storage)
    storage.full = True
    game.click("setup:kalah")
    choose(game)
    game.click("start")
    game.settle()
    assert "setup" not in storage.texts
    assert times_announced(game, UNKEPT) == 1
    game.app.notice.drop()
    game.frame(Key("Escape"))
    game.settle()
    game.click("settings")
    choose_speeds(game)
    assert times_announced(game, UNKEPT) == 1


def choose(game):
    """Another number of seeds a house."""
    game.click("preset:standard")


@pytest.mark.parametrize("key", ["statistics", "series"])
def test_a_count_that_cannot_be_kept_is_told_once(key):
    game = Game(storage=Refusing(key, about_to_end()))
    win(game)
    assert times_announced(game, UNKEPT) == 1


def test_a_match_that_is_not_saved_is_told_of_and_its_count_is_not_told_beside_it():
    storage = MemoryStorage(about_to_end())
    game = Game(storage=storage)
    storage.full = True
    win(game)
    assert times_announced(game, "Nothing can be saved") == 1
    assert times_announced(game, UNKEPT) == 0


def test_what_a_newer_version_keeps_is_told_of_at_the_start_and_not_again():
    game = Game(storage=MemoryStorage({"settings": '{"schema":9}'}))
    assert times_announced(game, "by a newer version of Baraza") == 1
    game.app.notice.drop()
    game.click("settings")
    choose_speeds(game)
    assert times_announced(game, "by a newer version of Baraza") == 1
    assert times_announced(game, UNKEPT) == 0


def test_where_storage_is_closed_and_that_was_told_nothing_is_told_beside_it():
    storage = MemoryStorage()
    storage.blocked = True
    game = Game(storage=storage)
    assert times_announced(game, "Nothing can be saved") == 1
    game.app.notice.drop()
    game.click("settings")
    choose_speeds(game)
    assert times_announced(game, UNKEPT) == 0


def test_results_that_cannot_be_erased_for_good_are_told_of():
    storage = MemoryStorage(about_to_end())
    game = Game(storage=storage)
    win(game)
    game.click("menu")
    game.click("statistics")
    storage.full = True
    game.click("erase")
    game.click("yes")
    assert times_announced(game, "No match has been finished") == 1
    assert times_announced(game, UNKEPT) == 1
