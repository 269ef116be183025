"""The whole game where the storage refuses what lies beside the matches."""

from game.host.fake import MemoryStorage
from game.host.interface import StorageError
from game.play.kept import key_of, write
from game.play.match import Match, Player
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
    """A match that south ends and wins with house 6, as it is kept."""
    game = make("kalah")
    start = game.position_from_text("0,0,0,0,0,1:30/0,0,0,0,0,1:10/south")
    match = Match(game, ALONE, start=start)
    match.play(6)
    match.go_to(0)
    return {key_of(match.id): write(match)}


def win(game):
    game.click("continue")
    game.click("house:0:6")


def test_a_match_counts_for_this_visit_where_results_cannot_be_kept():
    storage = Refusing("statistics", about_to_end())
    game = Game(storage=storage)
    win(game)
    game.click("menu")
    game.click("statistics")
    assert "1 played, 1 won" in game.host.announced[-1]
    assert "statistics" not in storage.texts
