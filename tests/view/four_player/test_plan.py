from itertools import combinations

import pytest

from game.rules.protocol import Place
from game.scenes.table.layout import table_layout
from game.view.box import TOUCH, Box
from game.view.four_player.plan import four_player_plan
from game.view.measure import measure
from tests.boxes import meet
from tests.window_sizes import SIZES

SEATS = ((0, 1, 2, 3), (0, 1, 2), (1, 2, 3), (0, 2), (1, 3))
EVERY = [(size, seats, text) for size in SIZES for seats in SEATS for text in (1.0, 1.4)]


def room_at(size, text=1.0):
    return table_layout(measure(*size, text), [0, 1, 2, 3], True, False).board


def plan_at(size, seats=(0, 1, 2, 3), below=None, text=1.0):
    below = seats[0] if below is None else below
    return four_player_plan(room_at(size, text), seats, below, measure(*size, text).unit)


@pytest.mark.parametrize(("size", "seats", "text"), EVERY)
def test_the_board_lies_in_its_room_and_its_places_on_it(size, seats, text):
    plan = plan_at(size, seats, text=text)
    assert plan.frame.inside(room_at(size, text))
    assert set(plan.spots) == {
        *(Place("pit", (seat, n)) for seat in seats for n in range(1, 7)),
        *(Place("reservoir", (seat,)) for seat in seats),
    }
    for spot in plan.spots.values():
        assert spot.touch.inside(plan.frame)
        assert spot.pit.inside(spot.touch)
        assert spot.badge.inside(spot.touch)


@pytest.mark.parametrize(("size", "seats", "text"), EVERY)
def test_every_pit_and_reservoir_can_be_touched(size, seats, text):
    for spot in plan_at(size, seats, text=text).spots.values():
        assert min(spot.touch.width, spot.touch.height) >= TOUCH - 0.01


@pytest.mark.parametrize(("size", "seats", "text"), EVERY)
def test_nothing_on_the_board_overlaps(size, seats, text):
    plan = plan_at(size, seats, text=text)
    for one, other in combinations(plan.spots.values(), 2):
        assert not meet(one.touch, other.touch)
    for spot in plan.spots.values():
        assert not meet(spot.pit, spot.badge)
    for seat, sign in plan.signs.items():
        reservoir = plan.spots[Place("reservoir", (seat,))]
        assert sign.inside(reservoir.touch)
        assert not meet(sign, reservoir.badge)
        assert not meet(sign, reservoir.pit)
    still = (*plan.unused, *plan.ornaments)
    for one, other in combinations((*still, *(spot.touch for spot in plan.spots.values())), 2):
        assert not meet(one, other)
    assert len(plan.unused) == 7 * (4 - len(seats))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("below", [0, 1, 2, 3])
def test_sowing_runs_counter_clockwise_seen_from_any_seat(size, below):
    plan = plan_at(size, below=below)
    ring = [
        plan.spots[Place("pit", ((below + turn) % 4, n))].pit.middle
        for turn in range(4)
        for n in range(1, 7)
    ]
    following = ring[1:] + ring[:1]
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, following, strict=True))
    assert area < 0  # y runs down, so a negative area is counter-clockwise
    near = [plan.spots[Place("pit", (below, n))].pit for n in range(1, 7)]
    assert len({round(pit.y) for pit in near}) == 1
    assert [pit.x for pit in near] == sorted(pit.x for pit in near)
    assert near[0].y > max(
        spot.pit.y for place, spot in plan.spots.items() if place.kind == "reservoir"
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("below", [0, 3])
def test_each_reservoir_lies_at_its_owners_right_inside_the_ring(size, below):
    plan = plan_at(size, below=below)
    x, y = plan.frame.middle
    right_then_low = {0: (True, True), 1: (True, False), 2: (False, False), 3: (False, True)}
    for turn, (right, low) in right_then_low.items():
        spot = plan.spots[Place("reservoir", ((below + turn) % 4,))]
        assert (spot.pit.middle[0] > x) == right
        assert (spot.pit.middle[1] > y) == low


def test_a_large_window_shows_a_square_and_a_phone_fills_its_width():
    large = plan_at((1280, 720)).frame
    assert large.width == pytest.approx(large.height)
    phone = plan_at((320, 568)).frame
    assert phone.width >= 320 - 2 * 4 - 1


@pytest.mark.parametrize("side", [60, 120, 160, 240, 300, 330])
def test_a_picture_of_the_board_is_square_with_free_corners_whatever_its_size(side):
    plan = four_player_plan(Box(0, 0, side, side), (0, 1, 2, 3), 0, 0.6)
    corners = [box for box in plan.ornaments if box.middle != plan.frame.middle]
    pits = [spot.pit for place, spot in plan.spots.items() if place.kind == "pit"]
    lowest = max(pit.middle[1] for pit in pits)
    row = sorted(pit.middle[0] for pit in pits if abs(pit.middle[1] - lowest) < 1)
    assert len(row) == 6
    assert row[0] - plan.frame.x == pytest.approx(plan.frame.right - row[-1], abs=1)
    assert corners or side < 100
