"""Bantu as the leaflets and the rulings have it."""

import json
from pathlib import Path

import pytest

from game.rules.bantu import Bantu
from game.rules.protocol import Event, IllegalMove, Place

DATA = Path(__file__).resolve().parents[1] / "data"
PERFT = json.loads((DATA / "perft" / "bantu.json").read_text(encoding="utf-8"))
HOME = "home"


def set_up(game, to_move, **pieces):
    """A position: `red={3: (1, 1), 4: "home"}`; what is not told waits in its starting space."""
    told = {
        colour: {str(n): to_json(pieces.get(colour, {}).get(n, "start")) for n in game.numbers}
        for colour in game.options["seats"]
    }
    return game.position_from_json({"pieces": told, "to_move": to_move})


def to_json(place):
    return place if isinstance(place, str) else list(place)


def move_of(game, piece, to):
    return game.move_from_json({"piece": piece, "to": to_json(to)})


def play(game, position, piece, to):
    return game.play(position, move_of(game, piece, to))


def targets(game, position, piece):
    """Where the mover's piece can go: circles as (line, lane), and "home"."""
    moves = [game.move_to_json(move) for move in game.legal_moves(position)]
    found = [move["to"] for move in moves if move["piece"] == piece]
    return {to if isinstance(to, str) else tuple(to) for to in found}


def reason(game, position, piece, to):
    return game.why_not(position, move_of(game, piece, to)).key


def pieces(game, position):
    return game.position_to_json(position)["pieces"]


def circle(line, lane):
    return Place("circle", (line, lane))


def home_but(*numbers):
    """All four pieces home, except these, which wait in their starting spaces."""
    return {n: "start" if n in numbers else HOME for n in (1, 2, 3, 4)}


def count_lines(game, at, depth):
    moves = game.legal_moves(at)
    if depth == 1:
        return len(moves)
    return sum(count_lines(game, game.after(at, move), depth - 1) for move in moves)


@pytest.mark.parametrize("row", PERFT, ids=lambda row: json.dumps(row["options"]))
def test_number_of_lines_from_the_start(row):
    game = Bantu(row["options"])
    depths = range(1, len(row["counts"]) + 1)
    assert [count_lines(game, game.start(), depth) for depth in depths] == row["counts"]


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


# Having to move, and passing


def walled_in(game, to_move):
    """Red's last piece stands before two of blue's abreast."""
    red = {**home_but(), 1: (25, 0)}
    return set_up(game, to_move, red=red, blue={1: (26, 0), 2: (24, 1)})


def test_a_player_moves_whenever_he_can():
    game = Bantu()
    at = set_up(game, "red", red={**home_but(), 1: (25, 0)}, blue={1: (26, 0)})
    assert targets(game, at, 1) == {(26, 0)}
    assert game.settle(at) == (at, ())


def test_a_player_who_cannot_move_loses_his_turn_and_it_is_told():
    game = Bantu()
    at, events = play(game, walled_in(game, "blue"), 2, (26, 1))
    assert game.seat_name(at.to_move) == "blue"
    assert events[-2:] == (Event("pass", 0), Event("turn", 2))
    assert game.legal_moves(at)


def test_a_mover_who_cannot_move_in_a_position_set_by_hand_is_passed_by_settle():
    game = Bantu()
    blue = {1: (26, 0), 2: (26, 1)}
    at = set_up(game, "red", red={**home_but(), 1: (25, 0)}, blue=blue)
    assert list(game.legal_moves(at)) == []
    assert game.outcome(at) is None
    settled, events = game.settle(at)
    assert game.seat_name(settled.to_move) == "blue"
    assert settled.places == at.places
    assert events == (Event("pass", 0), Event("turn", 2))
    assert reason(game, at, 1, (26, 0)) == "bantu-protected"


def test_a_starting_space_that_cannot_be_left_gives_no_move():
    game = Bantu()
    full = {n: (24, n - 1) for n in (1, 2, 3, 4)}
    at = set_up(game, "red", red=home_but(1), blue=full)
    assert list(game.legal_moves(at)) == []
    at = set_up(game, "red", red=home_but(1), blue={**full, 2: "start"})
    assert targets(game, at, 1) == {(24, 1)}


# Finish


@pytest.mark.parametrize("piece", [1, 2, 3, 4])
def test_piece_n_starts_8n_straight_steps_from_finish(piece):
    game = Bantu()
    line = game.options["board"]["start_lines"][str(piece)]
    assert game.options["board"]["arrow_line"] + 1 - line == 8 * piece


@pytest.mark.parametrize("lane", range(4))
def test_finish_is_entered_from_any_arrow_circle(lane):
    game = Bantu()
    at = set_up(game, "red", red={1: (31, lane)})
    assert targets(game, at, 1) == {HOME}
    at, events = play(game, at, 1, HOME)
    assert pieces(game, at)["red"]["1"] == HOME
    assert events[:2] == (
        Event("lift", 0, 1, source=circle(31, lane)),
        Event("finish", 0, 1, target=Place("home", (0, 1))),
    )


@pytest.mark.parametrize(("line", "reached"), [(27, False), (28, True), (29, True), (31, True)])
def test_finish_needs_no_exact_count(line, reached):
    game = Bantu()
    at = set_up(game, "red", red={4: (line, 0)})
    assert (HOME in targets(game, at, 4)) == reached


def test_the_way_to_finish_is_told_circle_by_circle():
    game = Bantu()
    at = set_up(game, "red", red={4: (29, 2)})
    way = (circle(30, 2), circle(31, 2), Place("home", (0, 4)))
    assert game.path(at, move_of(game, 4, HOME)) == way
    _, events = play(game, at, 4, HOME)
    assert [e.target for e in events if e.kind in ("step", "finish")] == list(way)


def test_a_piece_in_the_way_keeps_others_from_finish():
    game = Bantu()
    at = set_up(game, "red", red={4: (29, 0)}, blue={1: (30, 0)})
    assert targets(game, at, 4) == set()
    assert reason(game, at, 4, HOME) == "bantu-blocked"


def test_the_track_is_no_ring():
    game = Bantu()
    at = set_up(game, "red", red={4: (31, 0)})
    assert reason(game, at, 4, (0, 0)) == "bantu-backward"


def test_the_first_with_all_pieces_home_wins():
    game = Bantu()
    at = set_up(game, "red", red={**home_but(), 2: (31, 1)}, blue={1: HOME})
    assert game.outcome(at) is None
    at, events = play(game, at, 2, HOME)
    assert events[-1] == Event("end", 0)
    outcome = game.outcome(at)
    assert outcome.winners == (0,)
    assert outcome.scores == {0: 4, 2: 1}
    assert outcome.reason == "bantu-all-home"
    assert list(game.legal_moves(at)) == []
    assert reason(game, at, 2, HOME) == "game-over"
    assert game.settle(at) == (at, ())


# The short game and the team game


def test_the_short_game_uses_pieces_1_to_3_only():
    game = Bantu({"short": True})
    assert set(pieces(game, game.start())["red"]) == {"1", "2", "3"}
    assert {move.piece for move in game.legal_moves(game.start())} == {1, 2, 3}
    assert reason(game, game.start(), 4, (0, 0)) == "bantu-no-such-piece"


def test_the_short_game_is_won_with_three_pieces_home():
    game = Bantu({"short": True})
    at = set_up(game, "blue", blue={1: HOME, 2: HOME, 3: (31, 3)})
    at, _ = play(game, at, 3, HOME)
    assert game.outcome(at).winners == (2,)
    assert game.outcome(at).scores == {0: 0, 2: 3}


def team(**options):
    return Bantu({"players": 4, "team": True, **options})


def test_partners_sit_facing_each_other():
    game = team()
    at = set_up(game, "red", red={3: (3, 3)}, blue={1: (6, 3)})
    assert reason(game, at, 3, (6, 3)) == "bantu-partner-piece"
    for colour in ("green", "yellow"):
        at = set_up(game, "red", red={3: (3, 3)}, **{colour: {1: (6, 3)}})
        assert (6, 3) in targets(game, at, 3)


def test_each_partner_moves_only_his_own_pieces():
    game = team()
    at = set_up(game, "red", red=home_but(4), blue={1: (25, 0)})
    assert {move.piece for move in game.legal_moves(at)} == {4}


def test_a_team_wins_with_all_eight_pieces_home():
    game = team()
    at = set_up(game, "red", red={**home_but(), 1: (31, 0)}, blue={**home_but(), 1: (30, 2)})
    at, events = play(game, at, 1, HOME)
    assert game.outcome(at) is None
    at = set_up(game, "red", red={**home_but(), 1: (31, 0)}, blue=home_but())
    at, events = play(game, at, 1, HOME)
    assert events[-1] == Event("end", 0)
    assert game.outcome(at).winners == (0, 2)
    assert game.outcome(at).scores == {0: 4, 1: 0, 2: 4, 3: 0}
    assert game.outcome(at).reason == "bantu-team-home"


def test_a_player_all_home_passes_while_his_partner_goes_on():
    game = team()
    at = set_up(game, "yellow", red=home_but(), yellow={1: (25, 0)})
    at, events = play(game, at, 1, (26, 0))
    assert game.seat_name(at.to_move) == "green"
    assert events[-2:] == (Event("pass", 0), Event("turn", 1))


def test_the_short_and_the_team_game_combine():
    game = team(short=True)
    three_home = {1: HOME, 2: HOME, 3: HOME}
    at = set_up(game, "green", green={1: HOME, 2: HOME, 3: (31, 1)}, yellow=three_home)
    at, _ = play(game, at, 3, HOME)
    assert game.outcome(at).winners == (1, 3)


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
