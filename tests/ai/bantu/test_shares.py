"""What share of the win each seat of Bantu can hope for, as a tree sees it."""

from random import Random

import pytest

from game.ai.bantu import shares as module
from game.ai.bantu.shares import Shares
from game.ai.chances import chance, even_share
from game.ai.registry import mind_of
from game.rules.bantu.board import HOME, UNUSED, BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.playout import random_playout
from tests.ai.bantu.placing import circle, placed
from tests.rules.bantu.anywhere import OPTIONS

SEVERAL = [options for options in OPTIONS if options.get("players", 4) > 2]


def shares(game, position):
    return mind_of("bantu").judge(game)(position)


def middle_games(game, count, seed):
    """Yield positions that random play leads to."""
    rng = Random(seed)
    print("seed", seed)
    while count:
        position, _ = random_playout(
            game, game.start(rng.choice(game.seats)), rng, rng.randrange(90)
        )
        if game.legal_moves(position):
            count -= 1
            yield position


@pytest.mark.parametrize("options", SEVERAL, ids=str)
def test_the_shares_of_all_sides_come_to_one(options):
    game = Bantu(options)
    for position in middle_games(game, 20, seed=51):
        told = shares(game, position)
        by_side = {game.side_of(seat): share for seat, share in zip(game.seats, told, strict=True)}
        assert sum(by_side.values()) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in told)


def test_partners_have_their_share_in_common():
    game = Bantu({"players": 4, "team": True})
    for position in middle_games(game, 20, seed=52):
        red, green, blue, yellow = shares(game, position)
        assert (red, green) == (blue, yellow)


def turned(position):
    """The same position with every seat one farther on."""
    places = position.places[-4:] + position.places[:-4]
    return BantuPosition(places, (position.to_move + 1) % 4)


def test_all_seats_are_judged_alike():
    game = Bantu({"players": 4})
    for position in middle_games(game, 20, seed=53):
        told = shares(game, position)
        assert shares(game, turned(position)) == [told[-1], *told[:-1]]


def of_red(players=4, to_move=0, **pieces):
    """Red's share; with three the seat of Yellow is empty."""
    position = placed(to_move, **pieces)
    if players == 3:
        position = position._replace(places=position.places[:12] + (UNUSED,) * 4)
    return shares(Bantu({"players": players}), position)[0]


@pytest.mark.parametrize("players", [3, 4])
def test_who_needs_fewer_turns_has_more_of_the_win(players):
    start = of_red(players)
    there = of_red(players, red4=circle(13))
    assert start < there < of_red(players, red4=circle(21)) < of_red(players, red4=HOME)


@pytest.mark.parametrize("players", [3, 4])
def test_a_turn_counts_for_more_the_nearer_the_end_is(players):
    near = {f"red{number}": HOME for number in (2, 3, 4)}
    near |= {f"green{number}": HOME for number in (2, 3, 4)}
    early = of_red(players, red1=circle(27)) - of_red(players, red1=circle(26))
    late = of_red(players, red1=circle(27), **near) - of_red(players, red1=circle(26), **near)
    assert late > early > 0


@pytest.mark.parametrize("players", [3, 4])
def test_it_is_good_to_be_on_the_move(players):
    assert of_red(players, to_move=0) > of_red(players, to_move=1)


@pytest.mark.parametrize("players", [3, 4])
def test_a_piece_that_can_be_captured_at_once_is_worth_less_than_one_that_can_flee(players):
    red, green = {"red4": circle(11)}, {"green4": circle(7)}
    flees = of_red(players, to_move=0, **red, **green) / of_red(players, to_move=0, **red)
    waits = of_red(players, to_move=1, **red, **green) / of_red(players, to_move=1, **red)
    assert waits < flees


def test_in_a_team_it_is_the_slower_one_who_decides():
    game = Bantu({"players": 4, "team": True})
    quick = {f"red{number}": HOME for number in (2, 3, 4)}
    slow = {"blue4": circle(8)}
    before, quicker, faster = (
        shares(game, placed(0, **quick, **slow, **more))[0]
        for more in ({}, {"red1": circle(28)}, {"blue1": circle(28)})
    )
    assert before < quicker < faster


def test_what_was_worked_out_of_ways_is_forgotten_in_time(monkeypatch):
    game = Bantu({"players": 4})
    positions = list(middle_games(game, 20, seed=54))
    alone = [Shares(game)(position) for position in positions]
    monkeypatch.setattr(module, "MOST_JUDGED", 3)
    judge = Shares(game)
    assert [judge(position) for position in positions] == alone


@pytest.mark.parametrize("options", SEVERAL, ids=str)
def test_points_tell_the_chances_that_a_share_is(options):
    game, mind = Bantu(options), mind_of("bantu")
    assert mind.points_of(game, even_share(game)) == 0
    for share in (0.02, 0.1, 0.2, 0.5, 0.9):
        assert chance(game, mind.points_of(game, share)) == pytest.approx(share, abs=0.02)
