"""Seeds and pieces in the air, drawn over a board that rests."""

import pygame

from game.rules.protocol import Place
from game.rules.registry import make
from game.view.art import Art
from game.view.bantu.piece import Piece
from game.view.bantu.view import BantuView
from game.view.board.picture import TablePicture
from game.view.board.sowing import Flight
from game.view.text.type import Type
from game.view.theme import THEMES
from tests.view.bantu.test_plan import plan_at

PIECE = Piece(seat=0, number=4)
START = Place("start", (0, 4))
NEAR, FAR = Place("circle", (16, 2)), Place("circle", (17, 2))


def test_what_flies_from_outside_a_close_up_is_not_seen_and_what_flies_inside_is():
    game = make("bantu")
    plan = plan_at((320, 568), game, (NEAR, FAR))
    assert plan.enlarged
    assert START not in plan.spots
    picture = TablePicture(BantuView().drawing(game, plan, Art(THEMES["light-wood"]), Type(), 1.0))
    surface, resting = pygame.Surface((320, 568)), pygame.Surface((320, 568))
    before = pygame.image.tobytes(surface, "RGB")

    def fly(source):
        flights = [Flight(1, source, NEAR, 0.5, carried=True, piece=PIECE)]
        return picture.fly(surface, resting, flights)

    assert fly(START) == []
    assert pygame.image.tobytes(surface, "RGB") == before
    assert len(fly(FAR)) == 1
    assert pygame.image.tobytes(surface, "RGB") != before
    assert len(fly(START)) == 1, "what was there is taken away"
    assert pygame.image.tobytes(surface, "RGB") == before
