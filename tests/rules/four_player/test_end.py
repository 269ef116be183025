"""Four Player Mancala as the leaflet and the rulings have it: skips, the end, the stop rule."""

import pytest

from game.rules.four_player.game import FourPlayer
from game.rules.protocol import Event, Reason
from tests.rules.four_player.setups import EMPTY, game_of, kinds, pits, position, skipped

# Skips and the end


def test_a_player_without_pieces_is_skipped_and_it_is_told():
    game = FourPlayer()
    at, events = game.play(position(game, [[1, 1, 0, 0, 0, 0], EMPTY, EMPTY, [4] * 6]), 1)
    assert at.to_move == 3
    assert skipped(events) == [1, 2]
    assert events[-1] == Event("turn", 3)


def test_a_skipped_player_plays_again_once_he_has_pieces():
    game = FourPlayer()
    at = position(game, [[0, 0, 0, 0, 1, 0], EMPTY, EMPTY, [0, 0, 0, 0, 0, 9]], to_move=3)
    at, events = game.play(at, 6)
    assert at.to_move == 0
    at, events = game.play(at, 6)
    assert at.to_move == 0 and skipped(events) == []
    at, events = game.play(at, 4)
    assert at.to_move == 1 and skipped(events) == []


def test_everybody_else_may_be_skipped():
    game = FourPlayer()
    at, events = game.play(position(game, [[1, 1, 0, 0, 0, 0], EMPTY, EMPTY, EMPTY]), 2)
    assert at.to_move == 0
    assert skipped(events) == [1, 2, 3]


def test_a_mover_without_pieces_in_a_position_set_by_hand_has_to_pass():
    game = FourPlayer()
    at = position(game, [EMPTY, EMPTY, [4] * 6, EMPTY])
    assert list(game.legal_moves(at)) == []
    assert game.why_not(at, 3) == Reason("four-player-side-empty", {"seat": 0, "pit": 3})
    after, events = game.forced_passes(at)
    assert after.to_move == 2
    assert skipped(events) == [0, 1] and events[-1] == Event("turn", 2)
    assert game.forced_passes(after) == (after, ())
    assert game.forced_passes(position(game, [EMPTY] * 4))[1] == ()


def test_the_game_is_over_when_all_pieces_have_been_played():
    game = FourPlayer()
    at = position(game, [[0, 0, 0, 0, 0, 1], EMPTY, EMPTY, EMPTY], (10, 11, 3, 0))
    assert game.outcome(at) is None
    at, events = game.play(at, 6)
    assert events[-1] == Event("end", 0)
    assert "turn" not in kinds(events)
    assert list(game.legal_moves(at)) == []
    outcome = game.outcome(at)
    assert outcome.reason == "four-player-all-played"
    assert outcome.scores == {0: 11, 1: 11, 2: 3, 3: 0}
    assert outcome.winners == (0, 1)
    assert game.why_not(at, 1).key == "game-over"


def test_most_pieces_in_the_reservoir_wins():
    game = game_of(players=2)
    at = position(game, [EMPTY] * 4, (20, 0, 28, 0))
    assert game.outcome(at).winners == (2,)
    assert game.outcome(at).scores == {0: 20, 2: 28}


def test_one_cleared_side_does_not_end_the_base_game():
    game = FourPlayer()
    at = game.after(position(game, [[0, 0, 0, 0, 0, 1], [4] * 6, [4] * 6, [4] * 6]), 6)
    assert game.outcome(at) is None


def test_variation_2_ends_with_the_first_cleared_side_and_counts_reservoirs_only():
    game = game_of(2)
    at = position(game, [[0, 0, 0, 0, 0, 1], [4] * 6, [4] * 6, [4] * 6], (3, 5, 0, 0))
    at, events = game.play(at, 6)
    assert events[-1] == Event("end", 0)
    assert game.outcome(at).reason == "four-player-side-cleared"
    assert game.outcome(at).scores == {0: 4, 1: 5, 2: 0, 3: 0}
    assert game.outcome(at).winners == (1,)
    assert pits(at)[1:] == [[4] * 6] * 3
    assert list(game.legal_moves(at)) == []


def test_variation_2_also_ends_when_a_capture_clears_another_side():
    game = game_of(2)
    rows = [[1, 0, 3, 3, 3, 3], [0, 2, 0, 0, 0, 0], [4] * 6, [4] * 6]
    at = game.after(position(game, rows), 1)
    assert game.outcome(at).reason == "four-player-side-cleared"
    assert pits(at)[0] == [0, 0, 3, 3, 3, 3]


def test_variation_2_looks_only_at_sides_in_play():
    game = game_of(2, players=2)
    assert game.outcome(game.start()) is None


# The stop rule


def spread_and_quiet(game, to_move, quiet):
    """A position where the mover's move scores nothing."""
    return position(game, [[2] * 6, [2] * 6, [2] * 6, [2] * 6], (1, 2, 0, 0), to_move, quiet)


@pytest.mark.parametrize("variations", [(4, 5), (3, 4, 5), (4, 5, 6), (3, 4, 5, 6)])
def test_fifty_rounds_without_a_score_end_the_game_where_the_stop_rule_holds(variations):
    game = game_of(*variations)
    at, events = game.play(spread_and_quiet(game, 3, 49), 1)
    assert Event("quiet", 3, 50) in events
    assert events[-1] == Event("end", 3)
    assert game.outcome(at).reason == "four-player-quiet"
    assert game.outcome(at).winners == (1,)
    assert at.to_move == 3
    assert list(game.legal_moves(at)) == []


@pytest.mark.parametrize("variations", [(), (4,), (5,), (2, 4, 5), (3, 5), (2, 3, 4, 5, 6)])
def test_elsewhere_rounds_without_a_score_are_not_counted(variations):
    game = game_of(*variations)
    at, events = game.play(spread_and_quiet(game, 3, 0), 1)
    assert at.quiet_rounds == 0
    assert "quiet" not in kinds(events)
    assert game.outcome(at) is None


def test_a_round_is_full_when_the_turn_comes_to_the_first_seat_again():
    game = game_of(4, 5)
    at = spread_and_quiet(game, 0, 7)
    seen = []
    for pit in (1, 1, 1, 1):
        at = game.after(at, pit)
        seen.append(at.quiet_rounds)
    assert seen == [7, 7, 7, 8]


def test_a_round_is_full_too_when_the_first_seat_is_skipped():
    game = game_of(4, 5)
    at = position(game, [EMPTY, [2] * 6, [2] * 6, [0, 0, 1, 1, 0, 0]], to_move=3, quiet=7)
    at, events = game.play(at, 3)
    assert skipped(events) == [0]
    assert (at.to_move, at.quiet_rounds) == (1, 8)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_round_is_full_when_everybody_else_is_skipped(seat):
    game = game_of(4, 5)
    rows = [[2] * 6 if each == seat else EMPTY for each in range(4)]
    at = game.after(position(game, rows, to_move=seat, quiet=7), 1)
    assert (at.to_move, at.quiet_rounds) == (seat, 8)


def test_a_score_begins_the_count_again():
    game = game_of(4, 5)
    at = position(game, [[1, 0, 1, 1, 1, 1], [3] * 6, [3] * 6, [3] * 6], quiet=49)
    at, events = game.play(at, 1)
    assert at.quiet_rounds == 0
    assert Event("quiet", 0, 0) in events
    last = position(game, [[3] * 6, [3] * 6, [3] * 6, [1, 0, 1, 1, 1, 1]], to_move=3, quiet=49)
    assert game.after(last, 1).quiet_rounds == 0


def test_the_stop_rule_holds_for_4_with_5_and_without_2():
    holds = {
        variations: FourPlayer({"variations": list(variations)}).stop_rule
        for variations in [(), (4,), (5,), (4, 5), (2, 4, 5), (3, 4, 5), (4, 5, 6), (3, 5, 6)]
    }
    assert [v for v, held in holds.items() if held] == [(4, 5), (3, 4, 5), (4, 5, 6)]


@pytest.mark.parametrize("variations", [(4, 5), (3, 4, 5), (4, 5, 6)])
def test_a_forced_pass_may_complete_the_round_that_ends_the_game(variations):
    game = game_of(*variations)
    at = position(game, [[1] * 6] * 3 + [EMPTY], (3, 0, 3, 2), to_move=3, quiet=49)
    after, events = game.forced_passes(at)
    assert after == at._replace(quiet_rounds=50)
    assert events == (Event("skip", 3), Event("quiet", 3, 50), Event("end", 3))
    outcome = game.outcome(after)
    assert (outcome.reason, outcome.winners) == ("four-player-quiet", (0, 2))
    assert list(game.legal_moves(after)) == []
    assert game.forced_passes(after) == (after, ())


@pytest.mark.parametrize(
    ("empty", "to_move", "next_", "quiet"),
    [((3,), 3, 0, 8), ((3, 0), 3, 1, 8), ((0,), 0, 1, 7), ((1, 2), 1, 3, 7), ((2, 3, 0), 2, 1, 8)],
)
def test_a_forced_pass_counts_the_round_that_it_completes(empty, to_move, next_, quiet):
    game = game_of(4, 5)
    rows = [EMPTY if seat in empty else [2] * 6 for seat in range(4)]
    after, events = game.forced_passes(position(game, rows, to_move=to_move, quiet=7))
    assert (after.to_move, after.quiet_rounds) == (next_, quiet)
    assert skipped(events) == list(empty)
    assert events[-1] == Event("turn", next_)
    assert (Event("quiet", to_move, 8) in events) == (quiet == 8)


@pytest.mark.parametrize("variations", [(), (4,), (3, 5)])
def test_a_forced_pass_counts_no_rounds_where_the_stop_rule_does_not_hold(variations):
    game = game_of(*variations)
    at = position(game, [[2] * 6] * 3 + [EMPTY], to_move=3)
    after, events = game.forced_passes(at)
    assert after.quiet_rounds == 0
    assert "quiet" not in kinds(events)
