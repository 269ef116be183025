"""Bantu as the leaflets and the rulings have it: pieces that meet, and passing."""

import pytest

from game.rules.bantu.game import Bantu
from game.rules.protocol import Event, Place
from tests.rules.bantu.setups import (
    circle,
    home_but,
    move_of,
    pieces,
    play,
    reason,
    set_up,
    targets,
)

# Other pieces in the way


def test_two_pieces_never_rest_on_one_circle():
    game = Bantu()
    at = set_up(game, "red", red={1: (3, 3), 2: (4, 3)}, blue={1: (6, 3)})
    assert reason(game, at, 1, (4, 3)) == "bantu-own-piece"
    at, _ = play(game, at, 2, (6, 3))
    assert pieces(game, at)["blue"]["1"] == "start"


@pytest.mark.parametrize("colour", ["red", "blue"])
def test_no_piece_passes_over_another_of_any_colour(colour):
    game = Bantu()
    placed = {"red": {3: (3, 3)}}
    placed.setdefault(colour, {})[1] = (5, 3)
    at = set_up(game, "red", **placed)
    refused = game.why_not(at, move_of(game, 3, (6, 3)))
    assert refused.key == "bantu-blocked"
    assert refused.values == {
        "colour": colour,
        "piece": 1,
        "circle": [5, 3],
        "line": 5,
        "lane": 3,
    }


def test_a_piece_goes_round_another_where_circles_are_joined():
    game = Bantu()
    at = set_up(game, "red", red={4: (1, 0)}, blue={1: (3, 0)})
    move = move_of(game, 4, (4, 1))
    assert game.path(at, move) == (circle(2, 0), circle(2, 1), circle(3, 1), circle(4, 1))


def test_the_path_shown_is_the_one_that_is_free():
    game = Bantu()
    placed = {"red": {4: (0, 0)}, "blue": {2: (0, 3)}}
    early = [circle(line, 1) for line in range(6)]
    late = [circle(line, 0) for line in range(1, 6)] + [circle(5, 1)]
    at = set_up(game, "red", **placed)
    assert list(game.path(at, move_of(game, 4, (5, 1)))) == early
    placed["blue"][1] = (3, 1)
    at = set_up(game, "red", **placed)
    assert list(game.path(at, move_of(game, 4, (5, 1)))) == late


# Capturing


def test_a_piece_that_lands_by_exact_count_captures_and_the_captured_goes_back():
    game = Bantu()
    at = set_up(game, "red", red={3: (3, 3)}, blue={2: (6, 3)})
    at, events = play(game, at, 3, (6, 3))
    assert pieces(game, at)["blue"]["2"] == "start"
    assert pieces(game, at)["red"]["3"] == [6, 3]
    assert events == (
        Event("lift", 0, 1, source=circle(3, 3)),
        Event("step", 0, target=circle(4, 3)),
        Event("step", 0, target=circle(5, 3)),
        Event("capture", 0, 1, circle(6, 3), Place("start", (2, 2))),
        Event("drop", 0, 1, target=circle(6, 3)),
        Event("turn", 2),
    )


def test_a_captured_piece_may_be_started_again_at_once():
    game = Bantu()
    at = set_up(game, "red", red={3: (3, 3)}, blue={2: (6, 3)})
    at, _ = play(game, at, 3, (6, 3))
    assert targets(game, at, 2) == {(16, lane) for lane in range(4)}


def test_pieces_on_start_lines_cannot_be_captured():
    game = Bantu()
    at = set_up(game, "red", red={3: (5, 3)}, blue={3: (8, 3)})
    assert (8, 3) not in targets(game, at, 3)
    assert reason(game, at, 3, (8, 3)) == "bantu-safe-start-line"


@pytest.mark.parametrize("second", ["red", "green", "blue"])
def test_pieces_abreast_cannot_be_captured_whatever_their_colours(second):
    game = Bantu({"players": 3})
    placed = {"red": {4: (9, 1)}, "blue": {2: (13, 1)}, "green": {}}
    assert (13, 1) in targets(game, set_up(game, "red", **placed), 4)
    placed[second][1] = (13, 2)
    at = set_up(game, "red", **placed)
    assert (13, 1) not in targets(game, at, 4)
    assert reason(game, at, 4, (13, 1)) == "bantu-protected"


def test_an_empty_circle_in_an_occupied_row_is_open_to_all():
    game = Bantu()
    at = set_up(game, "red", red={4: (9, 1)}, blue={2: (13, 2)})
    assert (13, 1) in targets(game, at, 4)


def test_a_lone_opponent_in_the_movers_own_row_counts_as_abreast():
    game = Bantu()
    at = set_up(game, "red", red={1: (18, 0)}, blue={1: (18, 2)})
    assert (18, 2) not in targets(game, at, 1)
    assert reason(game, at, 1, (18, 2)) == "bantu-protected"


def test_diagram_5():
    game = Bantu({"players": 4})
    placed = {"red": {1: (26, 0)}, "green": {2: (26, 1)}, "blue": {3: (29, 0)}}
    at, events = play(game, set_up(game, "red", **placed), 1, (29, 0))
    assert pieces(game, at)["blue"]["3"] == "start"
    assert [event.kind for event in events].count("step") == 2
    for lane in (0, 1):
        placed["yellow"] = {3: (23, lane)}
        at = set_up(game, "yellow", **placed)
        assert reason(game, at, 3, (26, lane)) == "bantu-protected"


@pytest.mark.parametrize(("lane", "other"), [(0, 3), (3, 0)])
def test_a_piece_at_the_end_of_the_first_line_is_safe_from_its_other_end(lane, other):
    game = Bantu()
    at = set_up(game, "red", red={2: (0, other)}, blue={1: (0, lane)})
    assert (0, lane) not in targets(game, at, 2)
    assert reason(game, at, 2, (0, lane)) == "bantu-safe-start-line"


# Having to move, and passing


def walled_in(game, to_move):
    """Red's last piece stands before two of blue's abreast."""
    red = {**home_but(), 1: (25, 0)}
    return set_up(game, to_move, red=red, blue={1: (26, 0), 2: (24, 1)})


def test_a_player_moves_whenever_he_can():
    game = Bantu()
    at = set_up(game, "red", red={**home_but(), 1: (25, 0)}, blue={1: (26, 0)})
    assert targets(game, at, 1) == {(26, 0)}
    assert game.forced_passes(at) == (at, ())


def test_a_player_who_cannot_move_loses_his_turn_and_it_is_told():
    game = Bantu()
    at, events = play(game, walled_in(game, "blue"), 2, (26, 1))
    assert game.seat_name(at.to_move) == "blue"
    assert events[-2:] == (Event("pass", 0), Event("turn", 2))
    assert game.legal_moves(at)


def test_a_mover_who_cannot_move_in_a_position_set_by_hand_has_to_pass():
    game = Bantu()
    blue = {1: (26, 0), 2: (26, 1)}
    at = set_up(game, "red", red={**home_but(), 1: (25, 0)}, blue=blue)
    assert list(game.legal_moves(at)) == []
    assert game.outcome(at) is None
    after, events = game.forced_passes(at)
    assert game.seat_name(after.to_move) == "blue"
    assert after.places == at.places
    assert events == (Event("pass", 0), Event("turn", 2))
    assert reason(game, at, 1, (26, 0)) == "bantu-protected"


def test_a_starting_space_that_cannot_be_left_gives_no_move():
    game = Bantu()
    full = {n: (24, n - 1) for n in (1, 2, 3, 4)}
    at = set_up(game, "red", red=home_but(1), blue=full)
    assert list(game.legal_moves(at)) == []
    at = set_up(game, "red", red=home_but(1), blue={**full, 2: "start"})
    assert targets(game, at, 1) == {(24, 1)}


def test_a_player_whose_start_line_is_full_loses_his_turn():
    game = Bantu({"seats": ["green", "blue"]})
    full = {n: (24, n - 1) for n in (1, 2, 3, 4)}
    at = set_up(game, "green", green=home_but(1), blue=full)
    after, events = game.forced_passes(at)
    assert game.seat_name(after.to_move) == "blue"
    assert events == (Event("pass", 1), Event("turn", 2))


@pytest.mark.parametrize("piece", [1, 2, 3, 4])
def test_a_lone_piece_of_any_number_can_be_captured(piece):
    game = Bantu()
    at = set_up(game, "red", red={2: (9, 0)}, blue={piece: (11, 0)})
    assert (11, 0) in targets(game, at, 2)
    after, _ = play(game, at, 2, (11, 0))
    assert pieces(game, after)["blue"][str(piece)] == "start"
