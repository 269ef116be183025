"""Bantu as the leaflets and the rulings have it: starting, moving and counting."""

import json

import pytest

from game.rules.bantu.game import Bantu
from game.rules.counting import perft
from game.rules.protocol import Event, IllegalMove, Place
from tests.places import DATA
from tests.rules.bantu.setups import HOME, circle, move_of, pieces, play, reason, set_up, targets

PERFT = json.loads((DATA / "perft" / "bantu.json").read_text(encoding="utf-8"))
QUICK = 10_000
"""Counts above this are looked at with `--deep` only."""


@pytest.mark.parametrize("row", PERFT, ids=lambda row: json.dumps(row["options"]))
def test_number_of_lines_from_the_start(row, deep):
    game = Bantu(row["options"])
    counts = [count for count in row["counts"] if deep or count < QUICK]
    assert perft(game, game.start(), len(counts)) == counts


# Players, pieces and preparation


def test_two_to_four_players():
    assert [len(Bantu({"players": n}).seats) for n in (2, 3, 4)] == [2, 3, 4]


def test_four_pieces_of_each_colour_wait_in_their_starting_spaces():
    game = Bantu({"players": 4})
    waiting = {"1": "start", "2": "start", "3": "start", "4": "start"}
    assert pieces(game, game.start()) == dict.fromkeys(["red", "green", "blue", "yellow"], waiting)


def test_each_player_has_a_colour_of_his_own_choice():
    game = Bantu({"seats": ["yellow", "green"]})
    assert set(pieces(game, game.start())) == {"green", "yellow"}


# Starting


def test_the_first_move_starts_any_piece_on_any_circle_of_its_start_line():
    game = Bantu()
    lines = {1: 24, 2: 16, 3: 8, 4: 0}
    for piece, line in lines.items():
        assert targets(game, game.start(), piece) == {(line, lane) for lane in range(4)}


def test_any_player_may_be_the_first():
    assert Bantu().start(2).to_move == 2


def test_the_player_to_the_left_is_next():
    game = Bantu({"players": 4})
    at = game.start()
    seen = []
    for _ in range(5):
        seen.append(game.seat_name(at.to_move))
        at = game.after(at, game.legal_moves(at)[0])
    assert seen == ["red", "green", "blue", "yellow", "red"]


def test_the_second_player_may_use_the_same_start_line_or_another():
    game = Bantu()
    at, _ = play(game, game.start(), 3, (8, 2))
    assert targets(game, at, 3) == {(8, 0), (8, 1), (8, 3)}
    assert targets(game, at, 4) == {(0, lane) for lane in range(4)}


def test_starting_takes_the_whole_turn():
    game = Bantu()
    at, events = play(game, game.start(), 3, (8, 2))
    assert events == (
        Event("enter", 0, 1, Place("start", (0, 3)), circle(8, 2)),
        Event("turn", 2),
    )
    assert pieces(game, at)["red"]["3"] == [8, 2]


def test_starting_never_captures():
    game = Bantu()
    at = set_up(game, "red", blue={1: (8, 1)})
    assert targets(game, at, 3) == {(8, 0), (8, 2), (8, 3)}
    assert reason(game, at, 3, (8, 1)) == "bantu-start-taken"


def test_a_later_turn_starts_another_piece_or_moves_one():
    game = Bantu()
    at = set_up(game, "red", red={3: (8, 2)})
    assert {move.piece for move in game.legal_moves(at)} == {1, 2, 3, 4}
    assert targets(game, at, 1) == {(24, lane) for lane in range(4)}
    assert (11, 2) in targets(game, at, 3)


def test_the_choice_to_start_lasts_the_whole_game():
    game = Bantu()
    at = set_up(game, "red", red={1: HOME, 2: HOME, 3: (30, 0)}, blue={2: (17, 0)})
    assert {move.piece for move in game.legal_moves(at)} == {3, 4}


def test_one_piece_moves_in_a_turn():
    game = Bantu()
    at = set_up(game, "red", red={2: (9, 0), 3: (13, 3)})
    for move in game.legal_moves(at):
        before, after = at.places, game.after(at, move).places
        assert [i + 1 for i in range(16) if before[i] != after[i]] == [move.piece]


# Moving


def test_pieces_move_forward_towards_finish_line_by_line():
    game = Bantu()
    at = set_up(game, "red", red={2: (6, 3)})
    assert (8, 3) in targets(game, at, 2)
    assert all(line >= 6 for line, _ in targets(game, at, 2))


def test_moves_along_a_row_are_allowed_even_wholly_sideways():
    game = Bantu()
    at = set_up(game, "red", red={2: (5, 0)})
    assert targets(game, at, 2) == {(5, 2), (6, 1), (7, 0)}


def test_a_piece_may_not_turn_round_in_a_row():
    game = Bantu()
    at = set_up(game, "red", red={3: (5, 1)})
    assert targets(game, at, 3) == {(7, 0), (7, 2), (8, 1)}
    assert reason(game, at, 3, (5, 2)) == "bantu-wrong-count"


def test_a_piece_may_go_the_other_way_in_another_row():
    game = Bantu()
    at = set_up(game, "red", red={3: (2, 1)})
    # outward to (2, 0) and on, or ahead to (3, 1), inward to (3, 2) and ahead
    assert targets(game, at, 3) == {(4, 0), (4, 2), (5, 1)}


def test_a_piece_never_moves_backward():
    game = Bantu()
    at = set_up(game, "red", red={3: (12, 1)})
    assert reason(game, at, 3, (9, 1)) == "bantu-backward"


def test_a_piece_never_crosses_to_circles_that_are_not_joined():
    game = Bantu()
    at = set_up(game, "red", red={1: (1, 1)})
    assert targets(game, at, 1) == {(2, 1)}
    at = set_up(game, "red", red={1: (2, 1)})
    assert targets(game, at, 1) == {(2, 0), (3, 1)}
    assert reason(game, at, 1, (2, 2)) == "bantu-not-joined"


def test_diagram_3():
    game = Bantu()
    at = set_up(game, "red", red={3: (1, 1)})
    assert (3, 2) in targets(game, at, 3)
    move = move_of(game, 3, (3, 2))
    assert game.path(at, move) == (circle(2, 1), circle(3, 1), circle(3, 2))
    assert (2, 2) not in targets(game, at, 3)
    assert reason(game, at, 3, (2, 2)) == "bantu-not-joined"


# The count


@pytest.mark.parametrize("piece", [1, 2, 3, 4])
def test_a_piece_alone_moves_as_many_circles_as_its_number(piece):
    game = Bantu()
    # lane 3 of lines 3 to 9 has no joined neighbour before line 8
    at = set_up(game, "red", red={piece: (3, 3)})
    assert targets(game, at, piece) == {(3 + piece, 3)}


def test_pieces_abreast_move_the_sum_of_their_numbers_whatever_their_colour():
    game = Bantu()
    at = set_up(game, "red", red={2: (5, 0)}, blue={3: (5, 2)})
    # five steps; no way round the 3 in the same row
    assert targets(game, at, 2) >= {(10, 0), (9, 1)}
    assert reason(game, at, 2, (7, 0)) == "bantu-wrong-sum"


def test_the_sum_holds_on_start_lines_too():
    game = Bantu()
    at = set_up(game, "red", red={1: (0, 0)}, blue={4: (0, 3)})
    assert (5, 0) in targets(game, at, 1)
    assert reason(game, at, 1, (1, 0)) == "bantu-wrong-sum"


def test_a_circle_of_the_line_that_is_not_joined_is_not_part_of_the_row():
    game = Bantu()
    # diagram 1: three circles in a row, the fourth apart
    at = set_up(game, "red", red={1: (10, 1)}, blue={4: (10, 0)})
    assert (11, 1) in targets(game, at, 1)


def test_two_pairs_in_a_line_are_two_rows():
    game = Bantu()
    # diagram 2: four circles joined in pairs
    at = set_up(game, "red", red={1: (12, 0)}, blue={4: (12, 2)})
    assert targets(game, at, 1) == {(13, 0), (12, 1)}


def test_own_pieces_abreast_count_too():
    game = Bantu()
    at = set_up(game, "red", red={1: (12, 0), 2: (12, 1)})
    assert (15, 0) in targets(game, at, 1)


def test_diagram_4():
    game = Bantu({"players": 4})
    four_abreast = {
        "red": {2: (18, 0)},
        "green": {3: (18, 1)},
        "blue": {4: (18, 2)},
        "yellow": {4: (18, 3)},
    }
    at = set_up(game, "red", **four_abreast)
    assert (31, 0) in targets(game, at, 2)
    refused = game.why_not(at, move_of(game, 2, (20, 0)))
    assert refused.key == "bantu-wrong-sum"
    assert refused.values["count"] == 13
    for to in targets(game, at, 2):
        assert len(game.path(at, move_of(game, 2, to))) == 13


def test_the_full_count_must_be_moved():
    game = Bantu()
    at = set_up(game, "red", red={4: (3, 3)})
    assert {reason(game, at, 4, (3 + n, 3)) for n in (1, 2, 3, 5)} == {"bantu-wrong-count"}


# Refusing


def test_an_illegal_move_is_refused_and_changes_nothing():
    game = Bantu()
    at = set_up(game, "red", red={3: (3, 3)})
    before = game.position_to_json(at)
    for refuse in (game.play, game.path):
        with pytest.raises(IllegalMove) as caught:
            refuse(at, move_of(game, 3, (5, 3)))
        assert caught.value.reason.key == "bantu-wrong-count"
    assert game.position_to_json(at) == before
