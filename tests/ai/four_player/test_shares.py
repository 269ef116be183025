"""What share of the win each seat of Four Player Mancala can hope for, as a tree sees it."""

from random import Random

import pytest

from game.ai.chances import chance, even_share
from game.ai.four_player.shares import MOST_LEFT
from game.ai.registry import mind_of
from game.rules.four_player.board import RING, SIDE
from game.rules.playout import random_playout
from game.rules.registry import make

SEATS = [(0, 1, 2), (0, 1, 3), (1, 2, 3), (0, 1, 2, 3)]


def shares(game, position):
    return mind_of("four-player").judge(game)(position)


def judged(text, players=4):
    game = make("four-player", {"players": players})
    return shares(game, game.position_from_text(text))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("variations", [[], [2], [3], [4], [5, 2], [6]])
def test_the_shares_of_all_seats_come_to_one(seats, variations):
    if len(seats) == 3 and 3 in variations:
        variations = []
    game, rng = make("four-player", {"seats": list(seats), "variations": variations}), Random(4)
    for plies in range(40):
        position, _ = random_playout(game, game.start(), rng, plies)
        if game.legal_moves(position):
            told = shares(game, position)
            assert len(told) == len(seats)
            assert sum(told) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in told)


def turned(position):
    """Return the same position with every seat one farther on."""
    board = position.board[-SIDE:] + position.board[:-SIDE]
    return position._replace(board=board, to_move=(position.to_move + 1) % 4)


def test_all_seats_are_judged_alike():
    game, rng = make("four-player", {"players": 4}), Random(5)
    for plies in (1, 6, 12, 24):
        position, _ = random_playout(game, game.start(), rng, plies)
        told = shares(game, position)
        assert shares(game, turned(position)) == pytest.approx([told[-1], *told[:-1]])


@pytest.mark.parametrize("last", ["-", "3,3,3,3,3,3:7"])
def test_a_piece_scored_is_a_larger_share_for_its_owner_alone(last):
    others = f"3,3,3,3,3,3:7/3,3,3,3,3,3:7/{last}/1/0"
    players = 3 if last == "-" else 4
    before = judged(f"3,3,3,3,3,3:7/{others}", players)
    scored = judged(f"3,3,3,3,3,3:8/{others}", players)
    assert scored[0] > before[0]
    assert all(now < then for now, then in zip(scored[1:], before[1:], strict=True))


def test_a_lead_counts_for_more_the_nearer_the_end_is():
    early = judged("4,4,4,4,4,4:5/4,4,4,4,4,4:0/4,4,4,4,4,4:0/4,4,4,4,4,4:0/1/0")
    late = judged("0,0,1,0,0,1:25/0,0,1,0,0,1:20/0,0,1,0,0,1:20/0,0,1,0,0,1:20/1/0")
    assert 1 / 4 < early[0] < late[0]


def test_more_pieces_than_the_numbers_were_fitted_for_are_judged_all_the_same():
    game = make("four-player", {"players": 4})
    board = [0] * RING
    for seat in game.seats:
        board[SIDE * seat] = MOST_LEFT
    for leader in range(4):
        reservoir = SIDE * leader + SIDE - 1
        board[reservoir] = 40
        told = shares(game, game.start()._replace(board=tuple(board)))
        board[reservoir] = 0
        assert max(told) == told[leader]


@pytest.mark.parametrize("players", [3, 4])
def test_points_tell_the_chances_that_a_share_is(players):
    game, mind = make("four-player", {"players": players}), mind_of("four-player")
    assert mind.points_of(game, even_share(game)) == 0
    for share in (0.02, 0.1, 0.2, 0.5, 0.9):
        assert chance(game, mind.points_of(game, share)) == pytest.approx(share, abs=0.02)
