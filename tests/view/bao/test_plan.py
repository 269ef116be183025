from itertools import combinations

import pytest

from game.rules.protocol import Place
from game.scenes.table.layout import table_layout
from game.view.bao.plan import bao_plan
from game.view.box import TOUCH, Box
from game.view.measure import measure
from tests.boxes import meet
from tests.window_sizes import SIZES


def plan_at(size, below=0, text=1.0):
    m = measure(*size, text)
    return bao_plan(table_layout(m, [0, 1], False, False).board, below, m.unit)


def pit(seat, ring):
    return Place("pit", (seat, ring))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.4])
def test_the_board_lies_in_its_room_and_its_places_on_it(size, text):
    room = table_layout(measure(*size, text), [0, 1], False, False).board
    plan = plan_at(size, text=text)
    assert plan.frame.inside(room)
    assert len(plan.spots) == 34
    for spot in plan.spots.values():
        assert spot.touch.inside(plan.frame)
        assert spot.pit.inside(spot.touch)
        assert spot.badge.inside(spot.touch)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.4])
def test_every_pit_and_stock_can_be_touched(size, text):
    for place, spot in plan_at(size, text=text).spots.items():
        assert min(spot.touch.width, spot.touch.height) >= TOUCH - 0.01, place


@pytest.mark.parametrize("size", SIZES)
def test_no_two_places_overlap_and_counts_stay_off_the_seeds(size):
    spots = plan_at(size).spots.values()
    for one, other in combinations(spots, 2):
        assert not meet(one.touch, other.touch)
        assert not meet(one.badge, other.badge)
    for spot in spots:
        # The middle of a hollow is never covered.
        side = 0.3 * min(spot.pit.width, spot.pit.height)
        assert not meet(spot.pit.centred(side, side), spot.badge)
        assert min(spot.badge.width, spot.badge.height) >= 19


@pytest.mark.parametrize("size", [*SIZES, (390, 844)])
def test_a_count_lies_unmistakably_with_its_own_pit(size):
    spots = plan_at(size).spots
    for place, spot in spots.items():
        x, y = spot.badge.middle
        near = {}
        for other, there in spots.items():
            # How far the middle of the count is from the edge of each hollow.
            across = max(there.pit.x - x, 0.0, x - there.pit.right)
            along = max(there.pit.y - y, 0.0, y - there.pit.bottom)
            near[other] = max(across, along)
        own = near.pop(place)
        assert own <= max(spot.badge.width, spot.badge.height) / 2 + 0.01
        assert min(near.values()) >= 1.5 * own, (place, own, min(near.values()))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("below", [0, 1])
def test_each_front_pit_faces_its_opposite_and_each_back_pit_lies_behind(size, below):
    plan = plan_at(size, below)
    axis = 1 if plan.upright else 0
    for number in range(1, 9):
        middles = [
            plan.spots[place].touch.middle
            for place in (
                pit(below, 17 - number),
                pit(below, number),
                pit(1 - below, 9 - number),
                pit(1 - below, 8 + number),
            )
        ]
        assert len({round(middle[axis], 3) for middle in middles}) == 1
        across = [middle[1 - axis] for middle in middles]
        # From the near back row to the far one: upwards, or to the right on a portrait board.
        assert across == sorted(across, reverse=not plan.upright)


@pytest.mark.parametrize("below", [0, 1])
def test_the_near_player_counts_from_the_left_or_from_above(below):
    landscape, portrait = plan_at((1280, 720), below), plan_at((360, 640), below)
    assert not landscape.upright
    assert portrait.upright
    assert landscape.spots[pit(below, 1)].pit.x < landscape.spots[pit(below, 8)].pit.x
    assert portrait.spots[pit(below, 1)].pit.y < portrait.spots[pit(below, 8)].pit.y


@pytest.mark.parametrize("size", SIZES)
def test_each_stock_lies_beside_the_rows_of_its_owner(size):
    plan = plan_at(size)
    for seat in (0, 1):
        stock = plan.spots[Place("stock", (seat,))].touch
        for ring in range(1, 17):
            rows = plan.spots[pit(seat, ring)].touch
            if plan.upright:
                assert stock.x <= rows.x + 0.01
                assert rows.right <= stock.right + 0.01
            else:
                assert stock.y <= rows.y + 0.01
                assert rows.bottom <= stock.bottom + 0.01


def test_a_small_figure_is_drawn_too():
    plan = bao_plan(Box(10, 20, 280, 150), 0, 0.7)
    assert plan.frame.inside(Box(10, 20, 280, 150))
    assert min(spot.pit.width for spot in plan.spots.values()) > 12


def test_the_board_stands_where_the_pits_of_a_lying_one_are_too_small_for_a_finger():
    plan = bao_plan(Box(4, 110, 352, 440), 0, 1.0)
    assert plan.upright
    for spot in plan.spots.values():
        assert min(spot.touch.width, spot.touch.height) >= TOUCH


def test_without_room_beside_the_count_there_is_no_coordinate():
    plan = bao_plan(Box(0, 0, 312, 230), 0, 1.0)
    assert not plan.upright
    assert all(spot.name is None for spot in plan.spots.values())
