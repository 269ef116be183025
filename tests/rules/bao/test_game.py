"""Bao: the board, the start, sowing, the aim, and captures in namua. Source: lines 5 to 69."""

import pytest

from game.rules.bao.board import NYUMBA, PIT_NAMES, BaoMove
from game.rules.bao.game import Bao
from tests.rules.bao.boards import (
    board,
    move,
    moves,
    played_case,
    reason,
    ring,
    seeds,
    steps,
    total,
)


def kinds(events):
    """The kinds of a move's events, drops left out."""
    return [event.kind for event in events if event.kind != "drop"]


def test_captured_seeds_stay_on_the_board_of_the_captor():
    _, after, _ = played_case("B01")
    # 10 on the own side, 1 from the stock, 1 captured
    assert sum(after.rings[0]) == 10 + 1 + 1
    assert after.stock == (9, 10)


def test_board_has_four_rows_of_eight_pits():
    game = Bao()
    value = game.position_to_json(game.start())
    rows = ("north_back", "north_front", "south_front", "south_back")
    assert [len(value[row]) for row in rows] == [8, 8, 8, 8]


def test_front_rows_face_each_other_pit_by_pit():
    game = Bao()
    for number in range(1, 9):
        position = board(f"A{number}=1", f"A{9 - number}=1 A{number}=1")
        assert {name[1:3] for name in moves(game, position)} == {f"A{number}"}
        blank = board(f"A{number}=1", f"A{9 - number}=0 B{number}=9 B{9 - number}=9 A{number}=1")
        captures = [name for name in moves(game, blank) if name[1] != "t"]
        assert captures == []


def test_nyumba_is_the_fifth_pit_from_the_left():
    assert PIT_NAMES[NYUMBA] == "A5"
    assert Bao().start().rings[0][NYUMBA] == 6


def test_kichwa_are_the_ends_where_captured_seeds_enter():
    _, _, left = played_case("B02")
    _, _, right = played_case("B03")
    assert steps(left)[1][1] == PIT_NAMES.index("A1")
    assert steps(right)[1][1] == PIT_NAMES.index("A8")


def test_kimbi_are_next_to_the_kichwa_and_force_their_side():
    game = Bao()
    assert moves(game, board("A2=1", "A7=1 A1=1")) == ["nA2c"]
    assert moves(game, board("A7=1", "A2=1 A1=1")) == ["nA7a"]
    assert moves(game, board("A3=1", "A6=1 A1=1")) == ["nA3c", "nA3a"]
    assert moves(game, board("A6=1", "A3=1 A1=1")) == ["nA6c", "nA6a"]


def test_each_player_starts_with_ten_seeds_on_the_board_and_22_in_stock():
    position = Bao().start()
    assert position.rings == (ring("A5=6 A6=2 A7=2"),) * 2
    assert position.stock == (22, 22)
    assert total(position) == 64
    assert position.intact == (True, True)
    assert position.blocked is None


@pytest.mark.parametrize(("first", "to_move"), [(None, 0), (0, 0), (1, 1)])
def test_south_starts_unless_told_otherwise(first, to_move):
    assert Bao().start(first).to_move == to_move
    assert Bao({"preset": "kujifunza"}).start(first).to_move == to_move


def test_seeds_are_sown_one_by_one_in_consecutive_pits():
    _, _, events = played_case("B04")
    drops = [event for event in events if event.kind == "drop"]
    assert [event.count for event in drops] == [1, 1, 1, 1]
    assert [event.target.at for event in drops] == [(0, 1), (0, 2), (0, 3), (0, 4)]
    assert all(event.source is None for event in drops)


def test_ten_seeds_from_the_right_kichwa_go_round_into_the_back_row():
    game = Bao()
    position = board("A4=1", "A5=10 A1=1")
    after, _ = game.play(position, move("nA4a"))
    # the tenth seed falls in B2, empty
    assert seeds(after) == "A1=1 A2=1 A3=1 A4=3 A5=1 A6=1 A7=1 A8=1 B2=1 B1=1"


def test_sowing_clockwise_goes_round_the_right_end():
    game = Bao()
    after, _ = game.play(board("A7=4", "A1=1", stock=0), move("mtA7c"))
    assert seeds(after) == "A8=1 B8=1 B7=1 B6=1"


def test_sowing_of_sixteen_ends_in_the_lifted_pit():
    game = Bao()
    after, events = game.play(board("A7=16", "A1=1", stock=0), move("mtA7c"))
    assert after.rings[0] == (1,) * 16
    assert steps(events) == [["sow", 7, 1, 16, 6]]


def test_sowing_of_more_than_sixteen_passes_the_lifted_pit():
    game = Bao()
    after, events = game.play(board("A7=33", "A1=1 B1=1", stock=0), move("mA7c"))
    assert steps(events) == [["sow", 7, 1, 33, 7], ["capture", 7, 1], ["sow", 7, -1, 1, 7]]
    # twice round, one more and the captured one in A8
    assert after.rings[0] == (2, 2, 2, 2, 2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 2, 2)


def test_emptying_the_front_row_of_the_enemy_wins_at_once():
    game = Bao()
    # the last seed would fall on a seed in A3 and be sown on, were the game not over
    position = board("A1=1 A3=1", "A8=3 B1=9")
    after, events = game.play(position, move("nA1c"))
    assert seeds(after) == "A1=3 A2=1 A3=2"
    assert kinds(events) == ["enter", "capture", "stop", "turn", "end"]
    assert events[-1].seat == 0
    outcome = game.outcome(after)
    assert outcome.winners == (0,)
    assert outcome.scores == {0: 1, 1: 0}
    assert game.legal_moves(after) == []


def test_a_later_capture_wins_at_once_too():
    game = Bao()
    position = board("A1=1 A2=1", "A8=2 A7=2 B1=9")
    after, events = game.play(position, move("nA1c"))
    assert kinds(events)[:4] == ["enter", "capture", "capture", "stop"]
    assert game.outcome(after).winners == (0,)
    assert seeds(after) == "A1=4 A2=3"


def test_emptying_the_own_front_row_loses():
    game = Bao()
    after, events = game.play(board("A8=2", "A3=3", stock=0), move("mtA8c"))
    assert seeds(after) == "B8=1 B7=1"
    assert game.outcome(after).winners == (1,)
    assert game.outcome(after).reason == "bao-front-row"
    assert events[-1].seat == 1


def test_a_player_without_a_legal_move_has_lost():
    game = Bao()
    position = board("A1=1 A3=1 B2=1", "A3=3", stock=0)
    assert game.legal_moves(position) == []
    assert game.outcome(position).winners == (1,)
    assert game.outcome(position).reason == "bao-no-move"
    assert game.outcome(position).scores == {0: 0, 1: 1}


def test_the_first_to_reach_an_aim_wins_and_the_game_is_over():
    game = Bao()
    position = board("A3=3 B2=4", "B1=9", stock=(3, 3), to_move=1)
    assert game.outcome(position).winners == (0,)
    assert reason(game, position, "ntA1c") == ("game-over", {"winner": "south"})
    # set up by hand with both front rows empty: who has just moved has lost
    both = board("B2=4", "B1=9", stock=0, to_move=1)
    assert game.outcome(both).winners == (1,)
    assert game.outcome(game.start()) is None


def test_a_namua_turn_begins_with_a_seed_from_the_stock():
    game = Bao()
    for text in ("nA5c", "ntA6c", "n2A5c"):
        position = {
            "nA5c": board("A5=2", "A4=1 A1=1"),
            "ntA6c": board("A6=2", "A1=1"),
            "n2A5c": board("A5=6", "A1=1"),
        }[text]
        after, events = game.play(position, move(text))
        assert after.stock == (9, 10)
        first = events[0]
        assert (first.kind, first.count, first.source) == ("enter", 1, ("stock", (0,)))
        assert first.target == ("pit", (0, move(text).pit))


def test_mtaji_begins_when_the_own_stock_is_empty():
    game = Bao()
    position = board("A5=2 A7=1", "A2=1 A1=1", stock=(0, 1))
    assert moves(game, position) == ["mA5c"]
    other = board("A2=1 A1=1", "A5=2 A7=1", stock=(0, 1), to_move=1)
    assert moves(game, other) == ["nA7a"]
    assert reason(game, position, "nA7a") == ("bao-stock-empty", {"pit": "A7"})
    assert reason(game, other, "mA5c") == ("bao-still-namua", {"pit": "A5", "stock": 1})


def test_the_turn_of_the_last_stock_seed_is_a_namua_turn():
    game = Bao()
    # with the stock at one, the nyumba still offers its choice
    position = board("A5=7", "A4=4 A1=1", stock=1)
    assert moves(game, position) == ["nA5c", "nA5as", "nA5ao"]


@pytest.mark.parametrize(
    ("stock", "key"),
    [
        ((5, 5), "bao-mkononi-front-row"),
        ((0, 1), "bao-mkononi-front-row"),
        ((1, 0), "bao-mkononi-front-row"),
        ((0, 0), "bao-front-row"),
    ],
)
def test_a_win_with_seeds_in_stock_is_mkononi(stock, key):
    assert Bao().outcome(board("A5=7", "B4=4", stock=stock, to_move=1)).reason == key


def test_want_of_a_move_in_namua_is_mkononi():
    game = Bao({"preset": "kiswahili"})
    # every takasa would leave the front row empty
    position = board("A8=1", "A3=3", to_move=0)
    assert moves(game, position) == ["ntA8a"]
    stuck = board("A1=1 A3=1 B2=1", "A3=3", stock=(0, 2))
    assert game.outcome(stuck).reason == "bao-mkononi-no-move"


def test_a_capture_needs_seeds_in_both_pits():
    game = Bao()
    position = board("A1=2 A5=7 A6=1", "A4=1 A7=1 A3=1")
    assert [text[1:3] for text in moves(game, position)] == ["A5", "A5", "A6", "A6"]
    assert reason(game, position, "nA1c") == (
        "bao-nothing-opposite",
        {"pit": "A1", "opposite": "A8"},
    )
    assert reason(game, position, "nA2c") == ("bao-pit-empty", {"pit": "A2"})


def test_capturing_adds_a_seed_and_takes_all_that_lies_opposite():
    _, after, events = played_case("B01")
    capture = next(event for event in events if event.kind == "capture")
    assert (capture.seat, capture.count) == (0, 1)
    assert capture.source == ("pit", (1, 4))
    assert after.rings[0][NYUMBA] == 8
    assert after.rings[1][3] == 0


def test_the_only_pit_that_meets_the_conditions_is_the_only_start():
    game, _, _ = played_case("B01")
    position = board("A5=7 A7=2 A8=1", "A8=1 A6=1 A5=8 A4=1 A3=2")
    assert moves(game, position) == ["nA5c", "nA5a"]


def test_captured_seeds_enter_at_the_kichwa_of_the_chosen_side():
    assert steps(played_case("B02")[2]) == [["capture", 4, 3], ["sow", 0, 1, 3, 2]]
    assert steps(played_case("B03")[2]) == [["capture", 4, 3], ["sow", 7, -1, 3, 5]]


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_central_pits_may_enter_on_either_side(number):
    position = board(f"A{number}=1", f"A{9 - number}=1")
    assert moves(Bao(), position) == [f"nA{number}c", f"nA{number}a"]


def test_the_capture_of_the_example_may_enter_left():
    _, after, _ = played_case("B01")
    assert seeds(after) == "A1=1 A5=8 A7=2 A8=1"


@pytest.mark.parametrize(("number", "side"), [(1, "left"), (2, "left"), (7, "right"), (8, "right")])
def test_kichwa_and_kimbi_enter_on_their_own_side(number, side):
    game = Bao()
    position = board(f"A{number}=1", f"A{9 - number}=2 A5=1")
    right, wrong = ("c", "a") if side == "left" else ("a", "c")
    assert moves(game, position) == [f"nA{number}{right}"]
    assert reason(game, position, f"nA{number}{wrong}") == (
        f"bao-side-forced-{side}",
        {"pit": f"A{number}"},
    )


def test_capture_at_the_left_kichwa_enters_left():
    assert steps(played_case("B04")[2]) == [["capture", 0, 4], ["sow", 0, 1, 4, 3]]
    assert steps(played_case("B05")[2]) == [["capture", 1, 3], ["sow", 0, 1, 3, 2]]


def test_capture_at_the_right_kichwa_enters_right():
    assert steps(played_case("B06")[2]) == [["capture", 6, 5], ["sow", 7, -1, 5, 3]]
    assert steps(played_case("B07")[2]) == [["capture", 7, 6], ["sow", 7, -1, 6, 2]]


def test_the_turn_ends_when_the_last_seed_falls_in_an_empty_pit():
    _, after, events = played_case("B02")
    assert kinds(events) == ["enter", "capture", "stop", "turn"]
    assert events[-2].target == ("pit", (0, 3))
    assert events[-1].seat == after.to_move == 1


def test_the_end_of_turn_example_holds_on_both_sides():
    assert seeds(played_case("B02")[1]) == "A1=1 A2=1 A3=1 A5=8"
    assert seeds(played_case("B03")[1]) == "A5=8 A6=1 A7=1 A8=1"


def test_a_last_seed_on_seeds_that_face_seeds_captures():
    _, after, events = played_case("B08")
    assert steps(events) == [
        ["capture", 1, 3],
        ["sow", 0, 1, 3, 2],
        ["capture", 2, 4],
        ["sow", 0, 1, 4, 3],
    ]
    # the capturing pit keeps its seeds
    assert after.rings[0][:4] == (2, 5, 3, 1)
    assert "relay" not in kinds(events)


def test_a_later_capture_keeps_the_direction():
    # to the left first: a capture in the middle enters right again
    _, _, events = played_case("B09")
    assert steps(events)[2:4] == [["capture", 2, 4], ["sow", 7, -1, 4, 4]]


def test_a_later_capture_in_kichwa_or_kimbi_turns_the_direction():
    game = Bao()
    # captured at A4 and entered left, the lap ends in A7: from there it enters right
    position = board("A4=1 A7=1", "A5=7 A2=1 A1=1")
    _, events = game.play(position, move("nA4c"))
    assert steps(events)[:4] == [
        ["capture", 3, 7],
        ["sow", 0, 1, 7, 6],
        ["capture", 6, 1],
        ["sow", 7, -1, 1, 7],
    ]
    # and the other way round, from A5 on the right to A2
    position = board("A5=1 A2=1", "A4=7 A7=1 A8=1")
    _, events = game.play(position, move("nA5a"))
    assert steps(events)[:4] == [
        ["capture", 4, 7],
        ["sow", 7, -1, 7, 1],
        ["capture", 1, 1],
        ["sow", 0, 1, 1, 0],
    ]


def test_the_chain_of_the_example_goes_on_from_the_nyumba():
    _, after, events = played_case("B09")
    assert steps(events)[-1] == ["sow", 3, -1, 10, 10]
    assert kinds(events)[-5:] == ["relay", "lift", "nyumba", "stop", "turn"]
    assert after.intact == (False, True)


def test_a_last_seed_on_seeds_that_face_none_is_sown_on():
    _, _, events = played_case("B11")
    relay = next(event for event in events if event.kind == "relay")
    assert relay.target == ("pit", (0, 7))
    lift = events[events.index(relay) + 1]
    assert (lift.kind, lift.count, lift.source) == ("lift", 6, relay.target)
    assert steps(events)[-1] == ["sow", 7, 1, 6, 12]


def test_the_relay_of_the_example_ends_in_the_back_row():
    _, after, events = played_case("B11")
    assert events[-2].target == ("pit", (0, PIT_NAMES.index("B4") + 1))
    assert seeds(after) == "A1=1 A2=3 A3=4 A4=4 A5=1 A6=3 A8=1 B8=1 B7=1 B6=1 B5=1 B4=1"


def test_a_lap_that_comes_round_from_the_back_row_may_capture():
    game = Bao()
    # nine end in B8; its eight go along the back row to A1, which faces two
    position = board("A4=1 B8=7", "A5=9 A8=2 A1=1")
    _, events = game.play(position, move("nA4c"))
    assert steps(events)[:5] == [
        ["capture", 3, 9],
        ["sow", 0, 1, 9, 8],
        ["sow", 9, 1, 8, 0],
        ["capture", 0, 2],
        ["sow", 0, 1, 2, 1],
    ]


def test_a_namua_move_may_not_start_in_the_back_row():
    game = Bao()
    position = board("A4=1 B4=3", "A5=9 A1=1")
    for text in ("nB4c", "ntB4c"):
        assert reason(game, position, text) == ("bao-front-row-only", {"pit": "B4"})
    assert BaoMove("namua-capture", 13, 1) == move("nB4c")
