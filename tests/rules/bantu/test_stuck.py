"""Why a Bantu piece has no move: the pieces at the ends of all its ways."""

import pytest

from game.rules.bantu.stuck import Obstacle, Stuck
from game.rules.registry import make
from tests.rules.bantu.setups import set_up
from tests.view.bantu.positions import positions

RED, GREEN, BLUE = 0, 1, 2
GAME = make("bantu", {"players": 3})
TEAM = make("bantu", {"players": 4, "team": True})


def why(game, number, **pieces):
    return game.why_stuck(set_up(game, "red", **pieces), number)


def obstacles(game, number, **pieces):
    stuck = why(game, number, **pieces)
    assert stuck.state == "stopped"
    return set(stuck.obstacles)


def test_a_waiting_piece_waits_while_its_start_line_is_full():
    full = {1: (0, 0), 2: (0, 1), 3: (0, 2), 4: (0, 3)}
    assert why(GAME, 4, blue=full) == Stuck("line-full")
    assert why(GAME, 4, blue={**full, 4: "start"}) is None
    assert why(GAME, 3, blue=full) is None


def test_a_piece_at_home_is_at_home():
    assert why(GAME, 4, red={4: "home"}) == Stuck("home")


def test_the_steps_that_it_would_have_to_move_are_told():
    pieces = {"red": {3: (3, 3), 2: (6, 3)}}
    assert why(GAME, 3, **pieces).steps == 3


def test_an_own_piece_where_it_would_land_stops_it():
    assert obstacles(GAME, 3, red={3: (3, 3), 2: (6, 3)}) == {Obstacle("own", RED, 2)}


def test_a_partners_piece_where_it_would_land_stops_it():
    pieces = {"red": {3: (3, 3)}, "blue": {2: (6, 3)}}
    assert obstacles(TEAM, 3, **pieces) == {Obstacle("partner", BLUE, 2)}
    assert why(GAME, 3, **pieces) is None, "an opponent who is alone is captured"


def test_a_piece_that_stands_abreast_of_another_is_protected():
    pieces = {"red": {1: (11, 3)}, "blue": {3: (12, 3), 2: (12, 2)}}
    assert obstacles(GAME, 1, **pieces) == {Obstacle("protected", BLUE, 3)}


def test_a_piece_on_a_start_line_is_safe():
    assert obstacles(GAME, 1, red={1: (7, 0)}, blue={3: (8, 0)}) == {Obstacle("safe", BLUE, 3)}


def test_pieces_on_the_way_stop_it():
    pieces = {"red": {3: (6, 1)}, "blue": {4: (7, 1)}}
    assert obstacles(GAME, 3, **pieces) == {Obstacle("in-the-way", BLUE, 4)}


def test_each_of_several_ways_tells_its_own_obstacle():
    # Straight on Blue 4 is in the way; sideways and on, Green 1 and its neighbour are protected.
    pieces = {
        "red": {2: (12, 0)},
        "blue": {4: (13, 0)},
        "green": {1: (13, 1), 4: (13, 2)},
    }
    # Abreast of nobody it moves two: (14, 0) behind Blue, or (13, 1) by way of (12, 1).
    assert obstacles(GAME, 2, **pieces) == {
        Obstacle("in-the-way", BLUE, 4),
        Obstacle("protected", GREEN, 1),
    }


def test_a_piece_that_can_go_home_or_capture_is_not_stuck():
    assert why(GAME, 4, red={4: (31, 0)}) is None
    assert why(GAME, 3, red={3: (3, 3)}, blue={4: (6, 3)}) is None


@pytest.mark.parametrize("seed", [1, 2])
def test_in_play_exactly_the_pieces_without_a_move_are_stuck(seed):
    states = set()
    for game, position in positions(1200, seed):
        movable = {move.piece for move in game.legal_moves(position)}
        for number in game.numbers:
            stuck = game.why_stuck(position, number)
            if game.is_over(position):
                continue
            assert (stuck is None) == (number in movable), game.position_to_text(position)
            if stuck is not None:
                states.add(stuck.state)
                assert bool(stuck.obstacles) == (stuck.state == "stopped")
    assert states >= {"home", "stopped"}
