from itertools import combinations

import pytest

from game.rules.protocol import Place
from game.scenes.table.layout import table_layout
from game.view.box import TOUCH, Box
from game.view.kalah.plan import kalah_plan, sign_box
from game.view.measure import measure
from tests.boxes import meet
from tests.window_sizes import SIZES

EVERY = [(size, houses) for size in SIZES for houses in range(1, 10)]


def plan_at(size, houses, below=0):
    m = measure(*size)
    return kalah_plan(table_layout(m, [0, 1], False, False).board, houses, below, m.unit)


@pytest.mark.parametrize(("size", "houses"), EVERY)
def test_the_board_lies_in_its_room_and_its_places_on_it(size, houses):
    room = table_layout(measure(*size), [0, 1], False, False).board
    plan = plan_at(size, houses)
    assert plan.frame.inside(room)
    for spot in plan.spots.values():
        assert spot.touch.inside(plan.frame)
        assert spot.pit.inside(spot.touch)
        assert spot.badge.inside(spot.touch)


@pytest.mark.parametrize(("size", "houses"), EVERY)
def test_every_house_and_store_can_be_touched(size, houses):
    for spot in plan_at(size, houses).spots.values():
        assert min(spot.touch.width, spot.touch.height) >= TOUCH - 0.01


@pytest.mark.parametrize(("size", "houses"), EVERY)
def test_no_two_places_overlap_and_counts_stay_off_the_hollows(size, houses):
    spots = plan_at(size, houses).spots.values()
    for one, other in combinations(spots, 2):
        assert not meet(one.touch, other.touch)
    for spot in spots:
        assert not meet(spot.pit, spot.badge)


@pytest.mark.parametrize(("size", "houses"), EVERY)
def test_the_sign_of_its_owner_stands_beside_each_store_and_over_nothing(size, houses):
    for place, spot in plan_at(size, houses).spots.items():
        if place.kind == "store":
            sign = sign_box(spot)
            assert sign.inside(spot.touch)
            assert not meet(sign, spot.pit)
            assert not meet(sign, spot.badge)
            assert sign.width >= 16


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("below", [0, 1])
def test_sowing_runs_counter_clockwise_and_every_house_faces_its_opposite(size, below):
    plan = plan_at(size, 6, below)
    ring = [
        *(Place("house", (below, n)) for n in range(1, 7)),
        *(Place("house", (1 - below, n)) for n in range(1, 7)),
    ]
    spots = [plan.spots[place].pit.middle for place in ring]
    area = sum(
        x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(spots, spots[1:] + spots[:1], strict=True)
    )
    assert area < 0  # y runs down, so a negative area is counter-clockwise
    for number in range(1, 7):
        own = plan.spots[Place("house", (0, number))].pit.middle
        facing = plan.spots[Place("house", (1, 7 - number))].pit.middle
        axis = 1 if plan.upright else 0
        assert own[axis] == pytest.approx(facing[axis])


def test_turning_the_board_is_half_a_turn():
    near, far = plan_at((1280, 720), 6, 0), plan_at((1280, 720), 6, 1)
    x, y = near.frame.middle
    for place, spot in near.spots.items():
        turned = far.spots[place].pit.middle
        assert turned[0] == pytest.approx(2 * x - spot.pit.middle[0])
        assert turned[1] == pytest.approx(2 * y - spot.pit.middle[1])


def test_the_near_store_is_right_on_a_landscape_board_and_below_on_a_portrait_one():
    store, house = Place("store", (0,)), Place("house", (0, 6))
    landscape = plan_at((1280, 720), 6)
    assert landscape.spots[store].pit.x > landscape.spots[house].pit.x
    portrait = plan_at((360, 640), 6)
    assert portrait.upright
    assert portrait.spots[store].pit.y > portrait.spots[house].pit.y


def test_a_point_finds_its_place():
    plan = plan_at((1280, 720), 6)
    for place, spot in plan.spots.items():
        assert plan.at(*spot.touch.middle) == place
    assert plan.at(-5, -5) is None


def test_a_touch_finds_nothing_outside_a_small_area():
    assert kalah_plan(Box(0, 0, 600, 300), 6, 0, 1.0).at(599, 299) is None
