import math

import pytest

from game.view.board.heap import heap
from game.view.box import Box

ROUND, LONG = Box(10, 20, 90, 90), Box(0, 0, 100, 320)


@pytest.mark.parametrize("pit", [ROUND, LONG])
@pytest.mark.parametrize("salt", range(5))
def test_seeds_stay_where_they_lie_when_others_come(pit, salt):
    full = heap(pit, 60, 22, salt)
    for count in range(60):
        assert heap(pit, count, 22, salt) == full[:count]


@pytest.mark.parametrize("pit", [ROUND, LONG])
def test_seeds_lie_in_the_pit(pit):
    for spot in heap(pit, 160, 22, 3):
        assert pit.holds(spot.x, spot.y)


def test_the_first_seeds_lie_side_by_side():
    spots = heap(ROUND, 3, 22, 1)
    for one in spots:
        for other in spots:
            assert one == other or math.dist(one[:2], other[:2]) > 8


def test_pits_look_different():
    assert heap(ROUND, 5, 22, 1) != heap(ROUND, 5, 22, 2)
