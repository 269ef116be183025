from game.rules.protocol import Place
from game.rules.registry import make
from game.view.registry import VIEWS


def test_pressing_a_pit_of_ones_own_is_a_move_and_any_other_place_is_none():
    view, game = VIEWS["four-player"], make("four-player")
    position = game.start()
    assert view.illegal_move(game, position, (), Place("pit", (0, 2))) == 2
    assert view.illegal_move(game, position, (), Place("pit", (1, 2))) is None
    assert view.illegal_move(game, position, (), Place("reservoir", (0,))) is None
