"""What lies on the board and how far each has come, in words for those who listen."""

import pytest

from game.i18n.catalogue import Catalogue
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.frame.names import teller_of
from tests.scenes.stage import match_of

WORDS = Catalogue.load(["en"])


def teller(game):
    seats = make(game).seats
    players = {seat: Player("opponent") for seat in seats[1:]}
    return teller_of(WORDS, Match(make(game), {seats[0]: Player(), **players}))


def test_a_row_of_mancala_is_read_house_by_house():
    told = teller("kalah")
    game = told.game
    position, _ = game.play(game.start(), 3)
    assert told.row(position, 0) == ("Your houses from 1 on: 4, 4, 0, 5, 5 and 5. Your store: 1.")
    assert told.row(position, 1).startswith("Computer, houses from 1 on: 4, 4")
    assert told.score(position) == "You have 1 in your store. Computer has 0."


def test_a_row_of_four_player_mancala_is_read_pit_by_pit():
    told = teller("four-player")
    assert told.row(told.game.start(), 0) == (
        "Your pits from 1 on: 4, 4, 4, 4, 4 and 4. Your reservoir: 0."
    )


def test_both_rows_of_bao_are_read_from_their_first_pit():
    match = match_of(10, game="bao")
    told = teller("bao")
    ring, stock = match.position.rings[0], match.position.stock[0]
    front, back = WORDS.join(ring[:8]), WORDS.join(tuple(reversed(ring[8:])))
    assert told.row(match.position, 0) == (
        f"Your front row from A1 on: {front}. Your back row from B1 on: {back}. In stock: {stock}."
    )
    assert f"You have {sum(ring)} on the board and {stock} in stock." in told.score(match.position)


def test_pieces_of_bantu_are_read_one_by_one_by_where_they_are():
    match = match_of(20, game="bantu")
    told = teller("bantu")
    contents = told.contents(match.position)
    own = [(place, piece) for place, piece in contents.items() if piece and piece.seat == 0]
    names = [told.place_name(place, piece) for place, piece in sorted(own, key=lambda p: p[1])]
    assert told.row(match.position, 0) == ". ".join(names) + "."
    assert "waiting" in told.row(told.game.start(), 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_read_row_by_row_in_the_order_of_play(game):
    told, match = teller(game), match_of(10, game=game)
    rows = [told.row(match.position, seat) for seat in match.game.seats]
    assert told.board(match.position) == " ".join(rows)
