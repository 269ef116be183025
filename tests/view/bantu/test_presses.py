from collections import Counter

from game.rules.protocol import Place
from game.rules.registry import make
from game.view.bantu.presses import illegal_move
from game.view.registry import VIEWS
from tests.view.bantu.positions import positions

VIEW = VIEWS["bantu"]


def test_two_presses_lead_to_every_legal_move_just_once():
    for game, position in positions(150, 4):
        moves = []
        for piece, move in VIEW.choices(game, position, ()).items():
            assert move is None
            moves += VIEW.choices(game, position, (piece,)).values()
        assert Counter(moves) == Counter(game.legal_moves(position))


def test_trying_an_illegal_circle_names_the_move_that_it_would_be():
    game = make("bantu")
    position = game.position_from_text("red:s,9.1,h,s/blue:12.2,s,s,s/red")
    chosen = (Place("circle", (9, 1)),)
    move = illegal_move(game, position, chosen, Place("circle", (20, 1)))
    assert game.why_not(position, move).key == "bantu-wrong-count"
    assert illegal_move(game, position, chosen, Place("start", (2, 3))) is None
    assert illegal_move(game, position, (), Place("circle", (20, 1))) is None
