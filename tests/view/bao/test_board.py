"""The Bao board's own art: notches beside kichwa and kimbi, arrows of the ways."""

import pygame
import pytest

from game.rules.bao.board import PLACES
from game.rules.bao.game import Bao
from game.view.art import Art
from game.view.bao.board import KICHWA_BY_COUNT, KICHWA_NOTCHES, KIMBI_NOTCHES, notches
from game.view.board.drawing import Appearance
from game.view.box import Box
from game.view.pixels import px
from game.view.registry import VIEWS
from game.view.text.type import Type
from game.view.theme import THEMES

WIDE, HIGH = (1216, 548), (748, 1260)


def board_of(size, theme="light-wood"):
    game, view = Bao(), VIEWS["bao"]
    plan = view.plan(game, Box(0, 0, *size), 0, 1.0)
    return view.drawing(game, plan, Art(THEMES[theme]), Type(), 1.0)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize(
    ("turns", "count"), [(KICHWA_NOTCHES, 4), (KICHWA_BY_COUNT, 4), (KIMBI_NOTCHES, 2)]
)
def test_a_kichwa_has_four_notches_and_a_kimbi_two_and_neither_a_ring(theme, turns, count):
    carving = pygame.mask.from_surface(notches(90, turns, theme), 60)
    assert len(carving.connected_components(12)) == count
    middle = pygame.Vector2(carving.get_size()) / 2
    between = [middle + pygame.Vector2(far, 0).rotate(67) for far in range(46, 64)]
    assert not any(carving.get_at((round(x), round(y))) for x, y in between)


def arrow_of(board, place, mark):
    """Where the arrow on a pit points to: away from its shaft, which is its broadest end."""
    surface = pygame.Surface((1300, 1300))
    board.draw_place(surface, place, Appearance(0, frozenset({mark})))
    ink = board.theme.mark_end if mark.startswith("hint") else board.theme.mark_legal
    pit = surface.subsurface(px(board.plan.spots[place].pit, 1.0).inflate(-4, -4))
    arrow = pygame.mask.from_threshold(pit, ink, (24, 24, 24)).connected_component()
    (box,) = arrow.get_bounding_rects()
    strip = box.width // 8
    ends = {
        "right": (box.x, box.y, strip, box.height),
        "left": (box.right - strip, box.y, strip, box.height),
        "down": (box.x, box.y, box.width, strip),
        "up": (box.x, box.bottom - strip, box.width, strip),
    }
    surface = arrow.to_surface()
    pixels = {
        way: pygame.mask.from_threshold(surface.subsurface(end), (255, 255, 255), (1, 1, 1)).count()
        for way, end in ends.items()
    }
    return max(pixels, key=pixels.get)


@pytest.mark.parametrize(
    ("mark", "lying", "standing"),
    [
        ("forth", "right", "down"),
        ("hint-forth", "right", "down"),
        ("back", "left", "up"),
        ("hint-back", "left", "up"),
    ],
)
def test_arrows_show_the_way_as_it_is_seen(mark, lying, standing):
    pit = PLACES[0][2]
    assert arrow_of(board_of(WIDE), pit, mark) == lying
    assert arrow_of(board_of(HIGH), pit, mark) == standing


@pytest.mark.parametrize(
    ("number", "mark"), [(1, "back"), (8, "forth"), (16, "forth"), (9, "back")]
)
def test_at_the_end_of_a_row_the_arrow_shows_the_way_there_and_not_across(number, mark):
    pit = PLACES[0][number - 1]
    leftwards = number in (1, 16)
    assert arrow_of(board_of(WIDE), pit, mark) == ("left" if leftwards else "right")
    assert arrow_of(board_of(HIGH), pit, mark) == ("up" if leftwards else "down")


@pytest.mark.parametrize("size", [WIDE, HIGH, (600, 336)])
def test_no_notch_of_a_kichwa_lies_under_its_count(size):
    board = board_of(size)
    surface = pygame.Surface((1300, 1300))
    for _ in board.ground_steps(surface):
        pass
    for ring in (0, 7):
        place = PLACES[0][ring]
        pit = px(board.plan.spots[place].pit, 1.0)
        badge = px(board.plan.spots[place].badge, 1.0)
        turns = KICHWA_BY_COUNT if badge.colliderect(pit) else KICHWA_NOTCHES
        for turn in turns:
            out = pygame.Vector2(pit.width * 0.64, 0).rotate(turn)
            x, y = pygame.Vector2(pit.center) + out
            assert not badge.collidepoint(x, y)
            assert sum(surface.get_at((round(x), round(y)))[:3]) < 220
