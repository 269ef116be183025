"""Bantu as the leaflets and the rulings have it: Finish, the short game and the team game."""

import pytest

from game.rules.bantu.game import Bantu
from game.rules.protocol import Event, Place
from tests.rules.bantu.setups import (
    HOME,
    circle,
    home_but,
    move_of,
    pieces,
    play,
    reason,
    set_up,
    targets,
)

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
    assert game.forced_passes(at) == (at, ())


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


def test_a_side_is_a_player_alone_or_with_his_partner():
    assert [Bantu({"players": 4}).side_of(seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]
    assert [team().side_of(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]


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
