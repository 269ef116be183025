"""What pieces of Bantu are worth, and when one in danger is worth less."""

import pytest

from game.ai.bantu.worth import AT_HOME, ON_BOARD, STEP, bantu_worth
from game.ai.registry import mind_of
from game.rules.bantu.board import HOME, START, BantuPosition
from game.rules.bantu.game import Bantu


def placed(to_move=1, **pieces):
    """A position: red1=17 puts Red's piece 1 on a circle; all others wait to start."""
    places = [START] * 16
    for name, circle in pieces.items():
        seat = ["red", "green", "blue", "yellow"].index(name[:-1])
        places[4 * seat + int(name[-1]) - 1] = circle
    return BantuPosition(tuple(places), to_move)


def circle(line):
    """The outermost circle of a line; the shipped board has four lanes."""
    return 4 * line


def test_a_piece_counts_the_steps_it_has_gone_and_more_at_home():
    game = Bantu({"players": 4})
    assert set(bantu_worth(game, placed()).values()) == {0}
    there = bantu_worth(game, placed(red4=circle(5)))
    assert there == {0: STEP * (5 + ON_BOARD), 1: 0, 2: 0, 3: 0}
    home = bantu_worth(game, placed(red1=HOME))
    assert home[0] == STEP * (8 + AT_HOME)


def worths_of_red(pieces, players=4, to_move=1, team=False):
    """What red is worth with its 4 on line 7, alone, and with what else is there."""
    game = Bantu({"players": players} | ({"team": True} if team else {}))
    return bantu_worth(game, placed(to_move, red4=circle(7), **pieces))[0]


def test_with_four_a_piece_that_can_be_captured_is_worth_less():
    free = worths_of_red({})
    threatened = worths_of_red({"green4": circle(4)})
    twice = worths_of_red({"green4": circle(4), "yellow4": circle(5)})
    assert free > threatened > twice > 0


@pytest.mark.parametrize("line", [2, 8])
def test_who_stands_too_far_behind_or_before_it_threatens_nothing(line):
    free = worths_of_red({})
    assert worths_of_red({"green4": circle(line)}) == free


def test_who_is_to_move_can_still_save_his_piece():
    green = {"green4": circle(4)}

    free = worths_of_red({})
    assert free > worths_of_red(green, to_move=0) > worths_of_red(green, to_move=1)


def test_a_partner_threatens_nothing():
    blue = {"blue4": circle(4)}

    free = worths_of_red({})
    assert worths_of_red(blue, team=True) == free > worths_of_red(blue)


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_and_three_danger_is_left_to_looking_ahead(players):
    seats = Bantu({"players": players}).seats
    other = ["red", "green", "blue", "yellow"][seats[1]]
    free = worths_of_red({}, players)
    assert worths_of_red({f"{other}4": circle(4)}, players) == free


def test_with_four_the_lead_is_over_the_best_and_over_all():
    game = Bantu({"players": 4})
    judge = mind_of("bantu").lead
    even = judge(game, placed(), 0)
    behind_one = judge(game, placed(green1=HOME), 0)
    behind_two = judge(game, placed(green1=HOME, blue1=HOME), 0)
    assert even == 0 > behind_one > behind_two
