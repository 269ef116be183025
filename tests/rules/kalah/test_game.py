"""What the leaflet says, sentence by sentence, and the rulings that settle the rest."""

from random import Random

import pytest

from game.rules.kalah.board import NORTH, SOUTH, KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.playout import step_by_step
from game.rules.protocol import Event, IllegalMove, OptionError, Outcome, Place


def at(south, south_store, north, north_store, to_move=SOUTH):
    return KalahPosition((*south, south_store, *north, north_store), to_move)


def kinds(events):
    return [event.kind for event in events]


def house(seat, n):
    return Place("house", (seat, n))


def store(seat):
    return Place("store", (seat,))


QUIET_NORTH = (1, 1, 1, 1, 1, 1)


def test_each_side_has_six_houses_of_four_seeds_and_an_empty_store():
    game = Kalah()
    assert game.start() == at((4,) * 6, 0, (4,) * 6, 0)
    assert game.options == {
        "preset": "printed",
        "houses": 6,
        "seeds": 4,
        "lone_capture": True,
        "leftovers": "nobody",
    }


def test_a_sow_that_reaches_past_house_six_fills_the_own_store():
    position, events = Kalah().play(at((0, 0, 0, 0, 0, 2), 0, QUIET_NORTH, 0), 6)
    assert position.board[6] == 1
    assert events[1] == Event("store", SOUTH, 1, None, store(SOUTH))


def test_either_player_may_be_chosen_to_go_first():
    game = Kalah()
    assert game.to_move(game.start()) == SOUTH
    assert game.to_move(game.start(NORTH)) == NORTH


def test_all_seeds_of_one_house_are_lifted():
    position, events = Kalah().play(Kalah().start(), 1)
    assert events[0] == Event("lift", SOUTH, 4, house(SOUTH, 1), None)
    assert position.board[0] == 0


def test_only_own_houses_with_seeds_can_be_played():
    game = Kalah()
    assert list(game.legal_moves(at((0, 2, 0, 1, 0, 0), 0, QUIET_NORTH, 0))) == [2, 4]
    assert list(game.legal_moves(at((0, 2, 0, 1, 0, 0), 0, QUIET_NORTH, 0, NORTH))) == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]


def test_seeds_are_sown_one_by_one_into_the_next_houses_and_the_own_store():
    position, events = Kalah().play(at((0, 0, 0, 0, 5, 0), 0, QUIET_NORTH, 0), 5)
    assert position == at((0, 0, 0, 0, 0, 1), 1, (2, 2, 2, 1, 1, 1), 0, NORTH)
    assert events == (
        Event("lift", SOUTH, 5, house(SOUTH, 5), None),
        Event("drop", SOUTH, 1, None, house(SOUTH, 6)),
        Event("store", SOUTH, 1, None, store(SOUTH)),
        Event("drop", SOUTH, 1, None, house(NORTH, 1)),
        Event("drop", SOUTH, 1, None, house(NORTH, 2)),
        Event("drop", SOUTH, 1, None, house(NORTH, 3)),
        Event("turn", NORTH),
    )


@pytest.mark.parametrize("mover", [SOUTH, NORTH])
def test_the_opponents_store_is_skipped(mover):
    sides = {mover: ((1, 1, 0, 0, 0, 9), 0), 1 - mover: (QUIET_NORTH, 0)}
    position, events = Kalah().play(at(*sides[SOUTH], *sides[NORTH], mover), 6)
    assert position.board[Kalah().store(1 - mover)] == 0
    assert Kalah().row(position, mover) == (2, 2, 0, 0, 0, 0)
    skip = Event("skip", mover, 0, None, store(1 - mover))
    assert events.count(skip) == 1
    assert events[events.index(skip) + 1].target == house(mover, 1)


def test_a_sow_that_stays_on_the_own_side_skips_no_store():
    assert "skip" not in kinds(Kalah().play(Kalah().start(), 1)[1])


def test_a_last_seed_in_the_own_store_gives_another_turn():
    position, events = Kalah().play(Kalah().start(), 3)
    assert position.to_move == SOUTH
    assert kinds(events)[-3:] == ["store", "again", "turn"]
    assert events[-2:] == (Event("again", SOUTH), Event("turn", SOUTH))


def test_extra_turns_follow_one_another():
    game = Kalah()
    position = at((0, 0, 0, 0, 2, 1), 0, QUIET_NORTH, 0)
    for move in (6, 5, 6):
        assert position.to_move == SOUTH
        position = game.play(position, move)[0]
    assert position.board[6] == 3


def test_a_last_seed_in_an_own_empty_house_captures_it_and_the_opposite_house():
    # The leaflet's second illustration: one seed from house 2 into the empty house 3, facing 4.
    before = KalahPosition((1, 1, 5, 1, 1, 1, 0, 2, 1, 0, 3, 3, 3, 0), NORTH)
    position, events = Kalah().play(before, 2)
    assert position == KalahPosition((1, 1, 5, 0, 1, 1, 0, 2, 0, 0, 3, 3, 3, 2), SOUTH)
    assert events[2:] == (
        Event("capture", NORTH, 1, house(SOUTH, 4), store(NORTH)),
        Event("capture", NORTH, 1, house(NORTH, 3), store(NORTH)),
        Event("turn", SOUTH),
    )


def test_a_capture_ends_the_turn():
    position, events = Kalah().play(at((1, 0, 0, 0, 0, 1), 0, (1, 1, 1, 1, 5, 1), 0), 1)
    assert position.to_move == NORTH
    assert "again" not in kinds(events)


def test_all_seeds_of_the_house_directly_across_are_captured():
    position, _ = Kalah().play(at((1, 0, 0, 0, 0, 1), 0, (1, 1, 1, 1, 5, 1), 0), 1)
    assert position == at((0, 0, 0, 0, 0, 1), 6, (1, 1, 1, 1, 0, 1), 0, NORTH)


def test_the_capturing_seed_goes_to_the_own_store_too():
    _, events = Kalah().play(at((1, 0, 0, 0, 0, 1), 0, (1, 1, 1, 1, 5, 1), 0), 1)
    assert Event("capture", SOUTH, 1, house(SOUTH, 2), store(SOUTH)) in events


def test_a_last_seed_in_an_own_house_with_seeds_captures_nothing():
    position, events = Kalah().play(at((1, 1, 0, 0, 0, 0), 0, QUIET_NORTH, 0), 1)
    assert position == at((0, 2, 0, 0, 0, 0), 0, QUIET_NORTH, 0, NORTH)
    assert kinds(events) == ["lift", "drop", "turn"]


def test_a_last_seed_in_an_empty_house_of_the_opponent_captures_nothing():
    position, events = Kalah().play(at((3, 0, 0, 0, 0, 2), 0, (0, 1, 1, 1, 1, 1), 0), 6)
    assert position == at((3, 0, 0, 0, 0, 0), 1, (1, 1, 1, 1, 1, 1), 0, NORTH)
    assert "capture" not in kinds(events)


def test_thirteen_seeds_end_in_the_emptied_start_house_and_capture():
    position, _ = Kalah().play(at((0, 0, 13, 0, 0, 0), 0, (0, 0, 0, 2, 0, 0), 0), 3)
    assert position == at((1, 1, 0, 1, 1, 1), 1 + 4, (1, 1, 1, 0, 1, 1), 0, NORTH)


@pytest.mark.parametrize("mover", [SOUTH, NORTH])
def test_a_lap_that_ends_in_the_first_house_captures_there(mover):
    sides = {mover: ((0, 12, 0, 0, 0, 0), 0), 1 - mover: ((0, 0, 0, 0, 0, 3), 0)}
    before = at(*sides[SOUTH], *sides[NORTH], mover)
    position, _ = Kalah().play(before, 2)
    assert Kalah().row(position, mover) == (0, 0, 1, 1, 1, 1)
    assert position.board[Kalah().store(mover)] == 1 + 1 + 4
    assert Kalah().after(before, 2) == position


def test_a_lap_sows_the_start_house_too():
    position, _ = Kalah().play(at((0, 0, 14, 0, 0, 0), 0, QUIET_NORTH, 0), 3)
    assert Kalah().row(position, SOUTH) == (1, 1, 1, 2, 1, 1)


LONE = at((0, 1, 0, 0, 0, 1), 0, (1, 1, 1, 0, 1, 1), 0)


@pytest.mark.parametrize(
    ("options", "captured"),
    [
        ({}, True),
        ({"preset": "standard"}, False),
        ({"preset": "empty-capture"}, True),
        ({"preset": "standard", "lone_capture": True}, True),
        ({"lone_capture": False}, False),
    ],
)
def test_a_seed_facing_an_empty_house_is_captured_alone_or_stays(options, captured):
    position, events = Kalah(options).play(LONE, 2)
    assert position.board[2] == (not captured)
    assert position.board[6] == captured
    assert kinds(events).count("capture") == captured
    assert position.to_move == NORTH


NEARLY_OVER = at((0, 0, 0, 0, 0, 1), 10, (0, 2, 0, 3, 0, 0), 12)


@pytest.mark.parametrize(
    ("options", "after", "scores"),
    [
        ({}, at((0,) * 6, 11, (0, 2, 0, 3, 0, 0), 12), {0: 11, 1: 12}),
        ({"preset": "standard"}, at((0,) * 6, 11, (0,) * 6, 17), {0: 11, 1: 17}),
        ({"preset": "empty-capture"}, at((0,) * 6, 11, (0,) * 6, 17), {0: 11, 1: 17}),
        ({"leftovers": "owner"}, at((0,) * 6, 11, (0,) * 6, 17), {0: 11, 1: 17}),
        (
            {"preset": "standard", "leftovers": "nobody"},
            at((0,) * 6, 11, (0, 2, 0, 3, 0, 0), 12),
            {0: 11, 1: 12},
        ),
    ],
)
def test_left_over_seeds_are_nobodys_or_their_owners(options, after, scores):
    game = Kalah(options)
    position, events = game.play(NEARLY_OVER, 6)
    assert position == after
    assert game.outcome(position) == Outcome((NORTH,), scores, "kalah-side-empty")
    collected = [event for event in events if event.kind == "collect"]
    if game.options["leftovers"] == "owner":
        assert collected == [
            Event("collect", NORTH, 2, house(NORTH, 2), store(NORTH)),
            Event("collect", NORTH, 3, house(NORTH, 4), store(NORTH)),
        ]
    else:
        assert collected == []


@pytest.mark.parametrize("left", range(6))
def test_what_is_left_in_any_house_goes_to_its_owner_also_without_telling(left):
    north = tuple(3 * (house == left) for house in range(6))
    last_move = at((0, 0, 0, 0, 0, 1), 10, north, 12)
    assert Kalah({"preset": "standard"}).after(last_move, 6) == at((0,) * 6, 11, (0,) * 6, 15)


def test_the_game_is_over_as_soon_as_one_side_is_empty_though_an_extra_turn_was_earned():
    game = Kalah()
    position, events = game.play(NEARLY_OVER, 6)
    assert not game.legal_moves(position)
    assert "again" not in kinds(events)
    assert "turn" not in kinds(events)
    assert events[-1] == Event("end", SOUTH)
    assert position.to_move == SOUTH


def test_the_game_is_over_when_a_capture_empties_the_opponents_side():
    game = Kalah()
    position, events = game.play(at((1, 0, 3, 0, 0, 0), 18, (0, 0, 0, 0, 2, 0), 24), 1)
    assert position == at((0, 0, 3, 0, 0, 0), 21, (0,) * 6, 24)
    assert events[-1].kind == "end"
    assert game.outcome(position).winners == (NORTH,)


def test_the_game_is_over_when_the_side_that_does_not_move_is_empty():
    game = Kalah()
    for to_move in (SOUTH, NORTH):
        position = at((0,) * 6, 3, QUIET_NORTH, 1, to_move)
        assert list(game.legal_moves(position)) == []
        assert game.outcome(position).winners == (SOUTH,)


def test_there_is_no_outcome_while_both_sides_hold_seeds():
    assert Kalah().outcome(Kalah().start()) is None


def test_most_seeds_in_the_store_wins():
    game = Kalah()
    for south, north, winners in [(25, 23, (SOUTH,)), (20, 28, (NORTH,)), (24, 24, (0, 1))]:
        outcome = game.outcome(at((0,) * 6, south, (0,) * 6, north))
        assert outcome == Outcome(winners, {SOUTH: south, NORTH: north}, "kalah-side-empty")


def test_a_position_set_up_as_over_counts_the_owners_rows_where_leftovers_are_the_owners():
    position = at((0,) * 6, 5, QUIET_NORTH, 0)
    assert Kalah({"preset": "standard"}).outcome(position).winners == (NORTH,)
    assert Kalah().outcome(position).winners == (SOUTH,)


@pytest.mark.parametrize(
    ("move", "key", "values"),
    [
        (1, "kalah-empty-house", {"house": 1}),
        (0, "kalah-no-such-house", {"house": 0, "houses": 6}),
        (7, "kalah-no-such-house", {"house": 7, "houses": 6}),
        (-1, "kalah-no-such-house", {"house": -1, "houses": 6}),
    ],
)
def test_an_illegal_move_says_why(move, key, values):
    position = at((0, 1, 1, 1, 1, 1), 0, QUIET_NORTH, 0)
    reason = Kalah().why_not(position, move)
    assert (reason.key, reason.values) == (key, values)
    with pytest.raises(IllegalMove) as refused:
        Kalah().play(position, move)
    assert refused.value.reason == reason


def test_a_house_of_the_side_not_to_move_is_looked_at_for_the_mover_alone():
    position = at((1, 1, 1, 1, 1, 1), 0, (0, 1, 1, 1, 1, 1), 0, NORTH)
    assert Kalah().why_not(position, 1).key == "kalah-empty-house"
    assert Kalah().why_not(position, 6) is None


def test_nothing_can_be_played_once_the_game_is_over():
    reason = Kalah().why_not(at((0,) * 6, 3, QUIET_NORTH, 1, NORTH), 1)
    assert (reason.key, reason.values) == ("game-over", {})


@pytest.mark.parametrize("houses", range(1, 10))
@pytest.mark.parametrize("seeds", [1, 9])
def test_one_to_nine_houses_and_seeds_can_be_chosen(houses, seeds):
    game = Kalah({"houses": houses, "seeds": seeds})
    assert game.start().board == ((seeds,) * houses + (0,)) * 2


@pytest.mark.parametrize(
    ("options", "at_option", "key"),
    [
        ({"houses": 0}, "houses", "shape-range"),
        ({"houses": 10}, "houses", "shape-range"),
        ({"seeds": 0}, "seeds", "shape-range"),
        ({"seeds": 10}, "seeds", "shape-range"),
        ({"seeds": True}, "seeds", "shape-whole-number"),
        ({"seeds": 4.0}, "seeds", "shape-whole-number"),
        ({"seeds": None}, "seeds", "shape-whole-number"),
        ({"lone_capture": 1}, "lone_capture", "shape-choice"),
        ({"leftovers": "all"}, "leftovers", "shape-choice"),
        ({"preset": "house"}, "preset", "shape-choice"),
        ({"preset": ["printed"]}, "preset", "shape-choice"),
        ({"stores": 2}, "stores", "option-unknown"),
        ([], "", "shape-object"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options, at_option, key):
    with pytest.raises(OptionError) as refused:
        Kalah(options)
    assert (refused.value.at, refused.value.reason.key) == (at_option, key)


@pytest.mark.parametrize("options", [{}, {"preset": "standard"}, {"leftovers": "owner"}])
@pytest.mark.parametrize("houses", [1, 2, 3, 6])
def test_playing_at_random_in_place_is_playing_step_by_step(options, houses):
    game = Kalah({**options, "houses": houses})
    starts = [game.start(SOUTH), game.start(NORTH)]
    starts.append(KalahPosition((*(0,) * houses, 3, *(1,) * houses, 0), NORTH))
    starts.append(KalahPosition((*(1,) * houses, 3, *(0,) * houses, 0), NORTH))
    for start in starts:
        for most in (0, 1, 2, 3, 5, 8, 1_000):
            for seed in range(4):
                own = game.playout(start, Random(seed), most)
                assert own == step_by_step(game, start, Random(seed), most)


def test_every_preset_says_what_its_switches_are():
    assert list(Kalah.presets) == list(Kalah.option_list[0].choices)
    for preset, switches in Kalah.presets.items():
        assert set(switches) == {option.name for option in Kalah.option_list if option.switch}
        assert {**Kalah({"preset": preset}).options, **switches} == Kalah(
            {"preset": preset}
        ).options


def test_the_game_and_its_seats_have_names():
    assert Kalah.name == "kalah"
    assert [Kalah().seat_name(seat) for seat in Kalah.seats] == ["south", "north"]
