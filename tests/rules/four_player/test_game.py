"""Four Player Mancala as the leaflet and the rulings have it: sowing, free turns, captures."""

import json
from dataclasses import FrozenInstanceError

import pytest

from game.rules.counting import perft
from game.rules.four_player.board import ring_of
from game.rules.four_player.game import FourPlayer
from game.rules.protocol import Event, IllegalMove, Place
from tests.places import DATA
from tests.rules.four_player.setups import EMPTY, game_of, kinds, pits, position, reservoirs

CASES = json.loads((DATA / "four_player.json").read_text(encoding="utf-8"))["cases"]
PERFT = json.loads((DATA / "perft" / "four_player.json").read_text(encoding="utf-8"))
QUICK = 10_000
"""Counts above this are looked at with `--deep` only."""


# The cases that came with the rulings


@pytest.mark.parametrize(
    ("case", "expected"),
    [(case, expected) for case in CASES for expected in case["expect"]],
    ids=lambda value: value.get("id", json.dumps(value.get("options"))),
)
def test_case_of_the_rulings(case, expected):
    switches = dict(expected["options"])
    players = switches.pop("seats", 4)
    game = game_of(*(int(name[1:]) for name in switches), players=players)
    at = game.position_from_json({**case["position"], "to_move": case["to_move"]})
    for move in case["moves"]:
        at, events = game.play(at, move)
    assert pits(at) == expected["pits"]
    assert reservoirs(at) == expected["reservoirs"]
    assert at.to_move == expected["next"]
    assert sum(e.count for e in events if e.kind == "capture") == expected["captured"]
    assert ("again" in kinds(events)) == expected["free_turn"]
    assert (game.outcome(at) is not None) == expected["game_over"]


@pytest.mark.parametrize("row", PERFT, ids=lambda row: json.dumps(row["options"]))
def test_number_of_lines_from_the_start(row, deep):
    game = FourPlayer(row["options"])
    counts = [count for count in row["counts"] if deep or count < QUICK]
    assert perft(game, game.start(), len(counts)) == counts


# The board and the start


def test_four_sides_of_six_pits_with_a_reservoir_each():
    as_json = FourPlayer().position_to_json(FourPlayer().start())
    assert [len(row) for row in as_json["pits"]] == [6, 6, 6, 6]
    assert len(as_json["reservoirs"]) == 4


def test_two_to_four_players():
    assert [len(game_of(players=n).seats) for n in (2, 3, 4)] == [2, 3, 4]


def test_four_pieces_in_each_pit_at_the_start():
    assert pits(FourPlayer().start()) == [[4] * 6] * 4
    assert reservoirs(FourPlayer().start()) == [0, 0, 0, 0]


@pytest.mark.parametrize("seeds", range(1, 10))
def test_variation_1_puts_one_to_nine_pieces_in_each_pit(seeds):
    assert pits(FourPlayer({"seeds": seeds}).start()) == [[seeds] * 6] * 4


def test_sides_without_a_player_are_empty_at_the_start():
    assert pits(game_of(players=2).start()) == [[4] * 6, EMPTY, [4] * 6, EMPTY]
    assert pits(game_of(players=3, seats=[0, 2, 3]).start())[1] == EMPTY


def test_the_one_who_is_told_begins():
    assert FourPlayer().start(2).to_move == 2
    assert game_of(players=3, seats=[1, 2, 3]).start().to_move == 1


# Sowing


def test_only_the_own_pits_may_be_played():
    game = FourPlayer()
    at = position(game, [[4] * 6, [0, 9, 0, 0, 0, 9], [4] * 6, [4] * 6], to_move=1)
    assert list(game.legal_moves(at)) == [2, 6]


def test_turns_go_to_the_person_on_the_right():
    game = game_of(6)
    at = game.start()
    seen = []
    for _ in range(5):
        seen.append(at.to_move)
        at = game.after(at, game.legal_moves(at)[0])
    assert seen == [0, 1, 2, 3, 0]


def test_a_sow_takes_every_piece_of_the_pit_and_puts_one_in_each_hole_to_the_right():
    game = FourPlayer()
    at, events = game.play(game.start(), 4)
    assert pits(at)[:2] == [[4, 4, 4, 0, 5, 5], [5, 4, 4, 4, 4, 4]]
    assert reservoirs(at) == [1, 0, 0, 0]
    assert events[:5] == (
        Event("lift", 0, 4, source=Place("pit", (0, 4))),
        Event("drop", 0, 1, target=Place("pit", (0, 5))),
        Event("drop", 0, 1, target=Place("pit", (0, 6))),
        Event("store", 0, 1, target=Place("reservoir", (0,))),
        Event("drop", 0, 1, target=Place("pit", (1, 1))),
    )


def test_sowing_goes_into_opponents_pits_but_never_into_their_reservoirs():
    game = FourPlayer()
    at, events = game.play(position(game, [[0, 0, 0, 0, 0, 9], EMPTY, [1] * 6, EMPTY]), 6)
    assert pits(at) == [EMPTY, [1] * 6, [2, 2, 1, 1, 1, 1], EMPTY]
    assert reservoirs(at) == [1, 0, 0, 0]
    assert Event("skip", 0, target=Place("reservoir", (1,))) in events


@pytest.mark.parametrize(
    ("players", "variations", "lap"),
    [(4, (), 25), (3, (), 19), (2, (), 13), (4, (5,), 24), (3, (5,), 18), (2, (5,), 12)],
)
def test_a_full_lap_sows_the_emptied_pit_again_and_ends_there(players, variations, lap):
    game = game_of(4, *variations, players=players)
    rows = [[0, lap, 0, 0, 0, 0], EMPTY, EMPTY, EMPTY]
    _, events = game.play(position(game, rows), 2)
    drops = [event for event in events if event.kind in ("drop", "store")]
    assert len(drops) == lap
    assert drops[-1].target == Place("pit", (0, 2))


def test_a_side_without_a_player_is_skipped_in_sowing():
    game = game_of(players=2)
    at = game.after(position(game, [[0, 0, 0, 0, 0, 3], EMPTY, [1] * 6, EMPTY]), 6)
    assert pits(at) == [EMPTY, EMPTY, [2, 2, 1, 1, 1, 1], EMPTY]


def test_only_reservoirs_in_play_are_told_as_passed_over():
    game = game_of(players=2)
    _, events = game.play(position(game, [[0, 0, 0, 0, 0, 9], EMPTY, [1] * 6, EMPTY]), 6)
    passed = [event.target for event in events if event.kind == "skip"]
    assert passed == [Place("reservoir", (2,))]


def test_an_illegal_pit_is_refused_and_a_position_is_never_changed():
    game = FourPlayer()
    at = position(game, [[0, 1, 1, 1, 1, 1], [4] * 6, [4] * 6, [4] * 6])
    before = game.position_to_json(at)
    with pytest.raises(IllegalMove) as caught:
        game.play(at, 1)
    assert caught.value.reason.key == "four-player-pit-empty"
    assert caught.value.reason.values == {"seat": 0, "pit": 1}
    assert game.position_to_json(at) == before


# Free turns


def test_a_last_piece_in_the_own_reservoir_gives_a_free_turn():
    game = FourPlayer()
    at, events = game.play(game.start(), 3)
    assert at.to_move == 0
    assert events[-2:] == (Event("again", 0), Event("turn", 0))


def test_several_free_turns_in_a_row_are_allowed():
    game = FourPlayer()
    at = position(game, [[1, 0, 0, 0, 2, 1], [4] * 6, [4] * 6, [4] * 6])
    for pit in (6, 5, 6):
        at = game.after(at, pit)
        assert at.to_move == 0
    assert reservoirs(at)[0] == 3


def test_a_free_turn_is_void_without_pieces_to_play():
    game = FourPlayer()
    at, events = game.play(position(game, [[0, 0, 0, 0, 0, 1], [4] * 6, [4] * 6, [4] * 6]), 6)
    assert at.to_move == 1
    assert "again" not in kinds(events)


def test_variation_6_has_no_free_turns():
    game = game_of(6)
    at, events = game.play(game.start(), 3)
    assert at.to_move == 1
    assert "again" not in kinds(events)


# Captures


def test_a_capture_takes_the_pits_of_the_same_number_and_the_capturing_piece():
    game = FourPlayer()
    rows = [[1, 0, 4, 4, 4, 4], [4, 5, 4, 4, 4, 4], [4, 6, 4, 4, 4, 4], [4, 7, 4, 4, 4, 4]]
    at, events = game.play(position(game, rows), 1)
    assert reservoirs(at) == [19, 0, 0, 0]
    assert [row[1] for row in pits(at)] == [0, 0, 0, 0]
    taken = {event.source: event.count for event in events if event.kind == "capture"}
    assert taken == {Place("pit", (0, 2)): 1, **{Place("pit", (s, 2)): 4 + s for s in (1, 2, 3)}}
    assert all(e.target == Place("reservoir", (0,)) for e in events if e.kind == "capture")


@pytest.mark.parametrize("pit", [1, 2, 3, 4, 5])
def test_a_piece_that_comes_round_captures_in_each_pit(pit):
    game = game_of(players=2)
    own = list(EMPTY)
    own[pit] = 12
    at, events = game.play(position(game, [own, EMPTY, [5] * 6, EMPTY]), pit + 1)
    taken = {event.source: event.count for event in events if event.kind == "capture"}
    assert taken == {Place("pit", (0, pit)): 1, Place("pit", (2, pit)): 6}
    assert (pits(at)[0][pit - 1], pits(at)[2][pit - 1]) == (0, 0)


def test_a_last_piece_on_pieces_captures_nothing():
    game = FourPlayer()
    at = game.after(position(game, [[1, 1, 4, 4, 4, 4], [4] * 6, [4] * 6, [4] * 6]), 1)
    assert reservoirs(at) == [0, 0, 0, 0]


def test_a_last_piece_in_anothers_empty_pit_captures_nothing():
    game = FourPlayer()
    at = game.after(position(game, [[1, 0, 0, 0, 0, 2], EMPTY, [4] * 6, [4] * 6]), 6)
    assert reservoirs(at) == [1, 0, 0, 0]
    assert pits(at)[1] == [1, 0, 0, 0, 0, 0]


def test_a_capture_of_nothing_scores_the_capturing_piece():
    game = FourPlayer()
    at = game.after(position(game, [[1, 0, 4, 4, 4, 4], [4, 0, 1, 1, 1, 1], EMPTY, EMPTY]), 1)
    assert reservoirs(at) == [1, 0, 0, 0]


def test_sides_out_of_play_are_not_captured_from():
    game = game_of(players=3, seats=[0, 1, 3])
    rows = [[1, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0], EMPTY, [0, 5, 1, 0, 0, 0]]
    assert reservoirs(game.after(position(game, rows), 1)) == [9, 0, 0, 0]


@pytest.mark.parametrize(("pit", "across"), [(2, 5), (3, 4), (5, 2), (6, 1)])
def test_variation_3_captures_only_the_pit_directly_across(pit, across):
    game = game_of(3)
    rows = [[0] * 6, [3] * 6, [1, 2, 3, 4, 5, 6], [3] * 6]
    rows[0][pit - 2] = 1
    at = game.after(position(game, rows), pit - 1)
    assert reservoirs(at) == [across + 1, 0, 0, 0]
    assert pits(at)[2][across - 1] == 0
    assert pits(at)[1] == pits(at)[3] == [3] * 6


def test_variation_3_scores_the_capturing_piece_when_the_pit_across_is_empty():
    game = game_of(3)
    at = game.after(position(game, [[1, 0, 0, 0, 0, 4], [3] * 6, [1, 1, 1, 1, 0, 1], EMPTY]), 1)
    assert reservoirs(at) == [1, 0, 0, 0]


def test_variation_3_captures_with_two_players():
    game = game_of(3, players=2)
    rows = [[1, 0, 0, 0, 0, 0], EMPTY, [3] * 6, EMPTY]
    assert reservoirs(game.after(position(game, rows), 1)) == [4, 0, 0, 0]


def test_variation_3_has_no_captures_with_three_players():
    game = game_of(3, players=3)
    at, events = game.play(position(game, [[1, 0, 0, 0, 0, 0], [3] * 6, [3] * 6, EMPTY]), 1)
    assert pits(at) == [[0, 1, 0, 0, 0, 0], [3] * 6, [3] * 6, EMPTY]
    assert "capture" not in kinds(events)


def test_variation_4_leaves_the_capturing_piece_in_play():
    game = game_of(4)
    at = game.after(position(game, [[1, 0, 0, 0, 0, 0], [3] * 6, [3] * 6, [3] * 6]), 1)
    assert reservoirs(at) == [9, 0, 0, 0]
    assert pits(at)[0] == [0, 1, 0, 0, 0, 0]


def test_variations_3_and_4_together_take_only_the_pit_across():
    game = game_of(3, 4)
    at = game.after(position(game, [[1, 0, 0, 0, 0, 0], [3] * 6, [3] * 6, [3] * 6]), 1)
    assert reservoirs(at) == [3, 0, 0, 0]
    assert pits(at)[:3] == [[0, 1, 0, 0, 0, 0], [3] * 6, [3, 3, 3, 3, 0, 3]]


def test_variation_5_sows_no_reservoir():
    game = game_of(5)
    at, events = game.play(position(game, [[0, 0, 0, 0, 0, 3], [1] * 6, [1] * 6, [1] * 6]), 6)
    assert pits(at) == [EMPTY, [2, 2, 2, 1, 1, 1], [1] * 6, [1] * 6]
    assert reservoirs(at) == [0, 0, 0, 0]
    assert Event("skip", 0, target=Place("reservoir", (0,))) in events


def test_variation_5_scores_by_captures():
    game = game_of(5)
    at = game.after(position(game, [[1, 0, 0, 0, 0, 0], [3] * 6, [3] * 6, [3] * 6]), 1)
    assert reservoirs(at) == [10, 0, 0, 0]


def test_a_course_once_worked_out_cannot_be_changed():
    course = ring_of((0, 2), frozenset())
    with pytest.raises(FrozenInstanceError):
        course.seats = (0, 1)
