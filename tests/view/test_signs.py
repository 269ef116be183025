from itertools import combinations, permutations

import pygame
import pytest

from game.play.match import Player
from game.play.signs import PIECE_SETS, SIGNS, free, signs_of_players, whole
from game.view.art import Art
from game.view.bantu.colours import colours_of
from game.view.icons import icon
from game.view.signs import with_signs
from game.view.theme import THEMES, contrast
from tests.colour_eyes import EYES, distance, seen

SIGNED_THEMES = [with_signs(theme, kind) for theme in THEMES.values() for kind in PIECE_SETS]
IDS = [f"{theme.name}-{theme.piece_set}" for theme in SIGNED_THEMES]
LACKING = ("protanopia", "deuteranopia", "tritanopia")


def players(theme):
    """The colours that tell players apart: signs, and Bantu's pieces and signs."""
    bantu = colours_of(theme)
    return theme.seats, bantu.pieces, bantu.signs


@pytest.mark.parametrize(
    "theme", [t for t in SIGNED_THEMES if t.piece_set == "safe"], ids=lambda t: t.name
)
@pytest.mark.parametrize("eye", ["usual", *LACKING])
def test_safe_colours_are_far_apart_for_every_eye(theme, eye):
    for colours in players(theme):
        for one, other in combinations(colours, 2):
            assert distance(one, other, eye) >= 30, (one, other)


@pytest.mark.parametrize(
    "theme", [t for t in SIGNED_THEMES if t.piece_set == "steps"], ids=lambda t: t.name
)
@pytest.mark.parametrize("eye", EYES)
def test_light_to_dark_differs_in_lightness_alone(theme, eye):
    for colours in players(theme):
        for one, other in combinations(colours, 2):
            assert abs(seen(one, eye)[0] - seen(other, eye)[0]) >= 6.5, (one, other)


@pytest.mark.parametrize("theme", SIGNED_THEMES, ids=IDS)
def test_signs_stand_out_from_what_they_are_drawn_on(theme):
    grounds = (theme.table, theme.table_edge, theme.panel)
    for sign in SIGNS:
        for ground in grounds:
            assert contrast(theme.sign_colour(sign), ground) >= 3, (sign, ground)


@pytest.mark.parametrize("theme", SIGNED_THEMES, ids=IDS)
def test_pieces_of_bantu_and_their_numbers_stand_out(theme):
    colours = colours_of(theme)
    for piece, number in zip(colours.pieces, colours.numbers, strict=True):
        assert contrast(piece, number) >= 4.5
    for sign in colours.signs:
        for ground in (theme.table, theme.table_edge, theme.panel):
            assert contrast(sign, ground) >= 3


def test_signs_differ_in_shape_and_not_in_colour_only():
    masks = [pygame.mask.from_surface(icon(f"seat-{sign}", 60, (0, 0, 0))) for sign in SIGNS]
    for one, other in combinations(masks, 2):
        together = one.overlap_area(other, (0, 0))
        assert one.count() + other.count() - 2 * together > 300


def test_seats_wear_their_own_signs_until_they_choose():
    assert whole({}) == tuple(SIGNS)
    assert signs_of_players({0: Player(), 1: Player("opponent")})[:2] == (0, 1)


@pytest.mark.parametrize("chosen", [*permutations([None, 0, 1, 5], 2), (3, 3), (0, 0), (9, -1)])
def test_no_two_seats_wear_the_same(chosen):
    worn = whole(dict(enumerate(chosen)))
    assert sorted(worn) == list(SIGNS)
    assert chosen[0] not in SIGNS or worn[0] == chosen[0]


def test_a_sign_that_another_seat_wears_is_not_free():
    assert free(whole({0: 4}), 1, [0, 1]) == [0, 1, 2, 3, 5]


def test_a_chosen_sign_brings_its_colour_and_shape():
    theme = THEMES["light-wood"]
    assert with_signs(theme, "usual", (4, 1)).seat_sign(0) == ("seat-4", theme.seats[4])


def test_pictures_are_shared_between_sets_of_the_same_theme():
    theme = THEMES["light-wood"]
    art = Art(with_signs(theme, "usual"))
    other = art.with_theme(with_signs(theme, "safe"))
    assert other.pit((40, 40)) is art.pit((40, 40))
    assert other.theme.piece_set == "safe"
