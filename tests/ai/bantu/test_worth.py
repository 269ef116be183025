"""What pieces of Bantu are worth, and when one in danger is worth less."""

import pytest

from game.ai.bantu.worth import EVEN, bantu_worth
from game.ai.registry import mind_of
from game.rules.bantu.board import HOME
from game.rules.bantu.game import Bantu
from tests.ai.bantu.placing import circle, placed


def test_a_piece_counts_the_steps_it_has_gone_and_more_at_home():
    game = Bantu({"players": 4})
    assert set(bantu_worth(game, placed(1)).values()) == {0}
    there = bantu_worth(game, placed(1, red4=circle(5)))
    assert there == {0: EVEN.started[3] + 5 * EVEN.step[3], 1: 0, 2: 0, 3: 0}
    home = bantu_worth(game, placed(1, red1=HOME))
    assert home[0] == EVEN.started[0] + 8 * EVEN.step[0] + EVEN.home[0]


def worth_of_step(players, number):
    """What Red gains by the first step of a piece from its start line."""
    game = Bantu({"players": players})
    line = game.board.start_lines[number]
    before, after = (
        bantu_worth(game, placed(1, **{f"red{number}": circle(line + steps)}))[0]
        for steps in (0, 1)
    )
    return after - before


def test_with_two_a_step_is_worth_more_the_smaller_the_number():
    ones, twos, threes, fours = (worth_of_step(2, number) for number in (1, 2, 3, 4))
    assert ones > twos > threes > fours > 0


@pytest.mark.parametrize("players", [3, 4])
def test_with_three_and_four_all_steps_are_worth_the_same(players):
    assert len({worth_of_step(players, number) for number in (1, 2, 3, 4)}) == 1


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
    even = judge(game, placed(1), 0)
    behind_one = judge(game, placed(1, green1=HOME), 0)
    behind_two = judge(game, placed(1, green1=HOME, blue1=HOME), 0)
    assert even == 0 > behind_one > behind_two
