import math
import random
from itertools import combinations

import pytest

from game.play.match import Match
from game.rules.protocol import Place
from game.rules.registry import make
from game.scenes.table.layout import table_layout
from game.view.bantu.plan import bantu_plan, disc_points, track_of
from game.view.bantu.view import BantuView
from game.view.box import TOUCH, Box
from game.view.measure import measure
from tests.window_sizes import SIZES

TINY = {
    "lanes": 2,
    "lines": [[[0, 1]], [[0], [1]], [[0, 1]], [[0, 1]], [[0, 1]], [[0], [1]]],
    "start_lines": {"4": 0, "3": 2, "2": 3, "1": 4},
    "arrow_line": 5,
}
WIDE = {
    "lanes": 8,
    "lines": [
        [list(range(8))] if n in (0, 1, 2, 3) else [[i] for i in range(8)] for n in range(60)
    ],
    "start_lines": {"4": 0, "3": 1, "2": 2, "1": 3},
    "arrow_line": 59,
}
LONG = {**WIDE, "lanes": 1, "lines": [[[0]]] * 100, "arrow_line": 99}

GAMES = {
    "two": {},
    "three": {"players": 3},
    "four": {"players": 4},
    "short": {"players": 4, "short": True},
    "tiny": {"players": 4, "board": TINY},
    "wide": {"players": 4, "board": WIDE},
    "long": {"players": 4, "board": LONG},
}

VIEW = BantuView()


def room(size):
    m = measure(*size)
    return table_layout(m, [0, 1, 2, 3], True, True).board, m.unit


def plan_at(size, game, closeup=()):
    area, unit = room(size)
    return bantu_plan(game, area, unit, closeup)


def away(plan, one, other):
    return math.dist(plan.spots[one].pit.middle, plan.spots[other].pit.middle)


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_every_place_lies_on_the_disc_in_the_room_and_can_be_touched(size, options):
    game = make("bantu", options)
    plan, area = plan_at(size, game), room(size)[0]
    assert plan.frame.inside(area)
    assert set(plan.spots) == set(VIEW.contents(game, game.start()))
    for spot in plan.spots.values():
        far = math.dist(spot.pit.middle, plan.frame.middle) + spot.pit.width / 2
        assert far <= plan.frame.width / 2
        assert spot.touch.inside(area)
        assert min(spot.touch.width, spot.touch.height) >= TOUCH - 0.01


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
def test_no_two_places_share_wood(options):
    game = make("bantu", options)
    points, circle = disc_points(game.board, game.seats, game.numbers), track_of(game.board).circle
    for one, other in combinations(points, 2):
        assert math.dist(points[one], points[other]) >= circle * 0.99, (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_the_nearest_place_is_the_one_that_is_touched(size):
    plan = plan_at(size, make("bantu", {"players": 4}))
    for place, spot in plan.spots.items():
        assert plan.at(*spot.pit.middle) == place


def test_the_track_runs_clockwise_and_the_start_lines_a_quarter_apart():
    game = make("bantu")
    points = disc_points(game.board, game.seats, game.numbers)

    def degrees(line):
        x, y = points[Place("circle", (line, 0))]
        return math.degrees(math.atan2(x, -y)) % 360

    assert [round(degrees(line)) for line in (0, 8, 16, 24, 31)] == [25, 105, 185, 265, 335]
    for number, line in game.board.start_lines.items():
        for seat in game.seats:
            x, y = points[Place("start", (seat, number))]
            assert math.degrees(math.atan2(x, -y)) % 360 == pytest.approx(degrees(line))
            assert math.hypot(x, y) < track_of(game.board).inside


def test_the_home_places_lie_in_the_opening_of_the_track():
    game = make("bantu", {"players": 4})
    points = disc_points(game.board, game.seats, game.numbers)
    homes = [points[place] for place in points if place.kind == "home"]
    assert len(homes) == 16
    assert all(abs(math.degrees(math.atan2(x, -y))) < 25 for x, y in homes)


def picks(turns, seed=20):
    """Yield game, position and first press of random games."""
    source = random.Random(seed)
    print("seed", seed)
    match = Match(make("bantu", {"players": 4}), {})
    for _ in range(turns):
        if not match.legal_moves():
            match = Match(match.game, {})
        for place in VIEW.choices(match.game, match.position, ()):
            yield match.game, match.position, place
        match.play(source.choice(list(match.legal_moves())))


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (844, 390)])
def test_a_phone_enlarges_where_a_piece_can_go_until_fingers_tell_it_apart(size):
    enlarged = 0
    for game, position, place in picks(60):
        targets = VIEW.choices(game, position, (place,))
        plan = plan_at(size, game, VIEW.closeup(game, position, (place,)))
        enlarged += plan.enlarged
        assert set(targets) <= set(plan.spots)
        for target in targets:
            assert plan.spots[target].pit.inside(room(size)[0])
        for one, other in combinations(targets, 2):
            assert away(plan, one, other) >= TOUCH
    assert enlarged > 50


@pytest.mark.parametrize("size", [(768, 1024), (1280, 720), (1920, 1080), (3840, 2160)])
def test_a_larger_window_always_shows_the_whole_board(size):
    for game, position, place in picks(20):
        plan = plan_at(size, game, VIEW.closeup(game, position, (place,)))
        assert not plan.enlarged


def test_a_board_may_be_anywhere():
    game = make("bantu")
    plan = bantu_plan(game, Box(100, 200, 300, 260), 1.0)
    assert plan.frame.middle == (250, 330)
