"""The numbers on Bantu's board: those of the words, readable, over nothing else."""

import math
from itertools import combinations

import pytest

from game.i18n.catalogue import Catalogue
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.bantu.colours import INKS, colours_of
from game.view.bantu.ground import number_ink
from game.view.bantu.numbers import numbers_of
from game.view.bantu.piece import Piece
from game.view.bantu.plan import track_of
from game.view.bantu.words import BantuTeller
from game.view.measure import LEAST_TEXT
from game.view.text.type import Type
from game.view.theme import THEMES, contrast, mixed
from tests.view.bantu.test_plan import GAMES, plan_at
from tests.window_sizes import SIZES

WORDS = Catalogue.load(["en"])


def line_of(plan, board, number):
    """The line that a number on the board stands before; None for the number of a lane."""
    track, (x, y) = track_of(board), plan.middle
    dx, dy = number.middle[0] - x, number.middle[1] - y
    if math.hypot(dx, dy) > (track.inside - track.circle / 2) * plan.radius:
        return None
    degrees = math.degrees(math.atan2(dx, -dy)) % 360
    return min(range(board.lines), key=lambda line: abs(track.angle(line) - degrees))


@pytest.mark.parametrize("size", SIZES)
def test_a_line_has_the_number_on_the_board_by_which_the_words_call_it(size):
    game = make("bantu", {"players": 4})
    plan = plan_at(size, game)
    numbers = numbers_of(plan, game.board)
    for number in numbers:
        if number.kind == "line":
            line = line_of(plan, game.board, number)
            name = BantuTeller(WORDS, game).spot(Place("circle", (line, 0)))
            assert name == f"line {number.text}, lane 1"
    if plan.radius > 140:
        starts = {number.line for number in numbers if number.kind == "start"}
        assert starts == set(game.board.start_lines.values())


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (2560, 1440)])
def test_a_start_line_is_numbered_by_the_piece_that_starts_there(size):
    game = make("bantu", {"players": 4})
    plan = plan_at(size, game)
    pieces = [n for n in numbers_of(plan, game.board) if n.kind == "piece"]
    at = {int(n.text): line_of(plan, game.board, n) for n in pieces}
    assert at == game.board.start_lines


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (2560, 1440)])
def test_the_number_of_a_start_line_lies_beside_that_of_its_piece(size):
    game = make("bantu", {"players": 4})
    numbers = numbers_of(plan_at(size, game), game.board)
    pieces = [n for n in numbers if n.kind == "piece"]
    for number in (n for n in numbers if n.kind == "start"):
        near = min(pieces, key=lambda piece: math.dist(piece.middle, number.middle))
        assert game.board.start_lines[int(near.text)] == int(number.text) - 1
        assert math.dist(near.middle, number.middle) < 2 * number.size


def test_the_prompt_calls_the_start_line_by_the_number_that_is_on_the_board():
    game = make("bantu", {"players": 4})
    numbers = numbers_of(plan_at((1280, 720), game), game.board)
    for piece in (1, 2, 3, 4):
        prompt = BantuTeller(WORDS, game).reach(game.start(), Piece(0, piece))
        line = game.board.start_lines[piece]
        number = next(n for n in numbers if n.kind == "start" and n.line == line)
        assert prompt.endswith(f"its start line, line {number.text}.")


def test_on_a_large_window_all_lines_and_lanes_have_numbers_but_those_beside_a_start_line():
    game = make("bantu", {"players": 4})
    numbers = numbers_of(plan_at((1920, 1080), game), game.board)
    lines = {number.line for number in numbers if number.kind in ("line", "start")}
    missing = set(range(game.board.lines)) - lines
    assert missing <= {line + 1 for line in game.board.start_lines.values()}
    assert sum(number.kind == "lane" for number in numbers) == game.board.lanes


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("closeup", [(), (Place("circle", (3, 1)), Place("circle", (4, 1)))])
def test_numbers_can_be_read_and_lie_over_nothing(size, options, closeup):
    game, type_ = make("bantu", options), Type()
    plan = plan_at(size, game, [place for place in closeup if place.at[1] < game.board.lanes])
    numbers = numbers_of(plan, game.board)
    for number in numbers:
        assert number.size >= LEAST_TEXT
        half = type_.width(number.text, "bold", number.size) / 2
        for place, spot in plan.spots.items():
            away = math.dist(spot.pit.middle, number.middle)
            assert away > spot.pit.width * 0.47 + min(half, number.size * 0.36), (number, place)
    for one, other in combinations(numbers, 2):
        assert math.dist(one.middle, other.middle) > one.size, (one, other)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_numbers_stand_out_from_the_wood(theme):
    wood = mixed(theme.wood_dark, theme.wood_light, 0.5)
    assert contrast(number_ink(theme), wood) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_numbers_stand_out_from_their_plates(theme):
    colours = colours_of(theme)
    for ground in (colours.start, colours.plate, colours.finish):
        assert max(contrast(ink, ground) for ink in INKS) >= 4.5
