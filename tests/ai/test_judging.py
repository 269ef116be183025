"""How good a move was is read from an analysis of where it was played."""

import pytest

from game.ai.analysis import Analysis, MoveValue, Standing, analyse
from game.ai.judging import Verdict, are_proven, judge, unit_of, worth
from game.ai.thought import WIN, Strength, finished
from game.rules.kalah.board import KalahPosition
from game.rules.registry import GAMES, make

KALAH = make("kalah")


def analysed(*values, obvious=()):
    """Return an analysis of moves 1, 2 … with these values, a proven one as a text: "7"."""
    moves = [MoveValue(n, int(v), isinstance(v, str)) for n, v in enumerate(values, 1)]
    moves.sort(key=lambda value: -value.value)
    return Analysis(0, tuple(moves), 5, 100, {0: Standing(0.5, False)}, obvious)


@pytest.mark.parametrize(
    ("lost", "label"),
    [(0, ""), (2, ""), (3, "mistake"), (9, "mistake"), (10, "blunder"), (30, "blunder")],
)
def test_kalah_counts_seeds_lost(lost, label):
    told = judge(KALAH, analysed(8, 8 - lost), 2)
    assert (told.label, told.loss) == (label, lost)
    assert unit_of(KALAH) == "seeds"


@pytest.mark.parametrize(
    ("points", "label"), [(0, ""), (-5, ""), (-6, "mistake"), (-14, "mistake"), (-20, "blunder")]
)
def test_other_games_count_chances_of_a_hundred(points, label):
    bao = make("bao")
    told = judge(bao, analysed(0, points), 2)
    assert told.label == label
    assert told.loss == 50 - worth(bao, MoveValue(2, points, False))
    assert unit_of(bao) == "chances"


def test_what_is_lost_is_what_the_shown_values_differ_by():
    analysis = analysed(11, 4, -3)
    shown = {value.move: worth(KALAH, value) for value in analysis.moves}
    assert judge(KALAH, analysis, 3).loss == shown[1] - shown[3] == 14


def test_a_move_as_good_as_the_best_lost_nothing():
    assert judge(KALAH, analysed(5, 5, 1), 2) == Verdict("", 0, 2, False)


def test_the_only_good_move_is_pointed_out_unless_it_is_obvious():
    assert judge(KALAH, analysed(5, 2, 1), 1).label == "best"
    assert judge(KALAH, analysed(5, 2, 1, obvious=(1,)), 1).label == ""
    assert judge(KALAH, analysed(5, 3, 1), 1).label == ""


def test_of_a_move_without_choice_nothing_is_said():
    assert judge(KALAH, analysed(-30), 1) == Verdict("", 0, 1, False, only=True)


def test_a_loss_is_proven_if_both_values_are():
    assert judge(KALAH, analysed("5", "1"), 2).proven
    assert not judge(KALAH, analysed("5", 1), 2).proven
    assert judge(make("bao"), analysed(WIN + 3, -WIN - 2), 2) == Verdict("blunder", 100, 1, True)


def test_wins_that_come_sooner_or_later_are_as_good():
    assert judge(make("bao"), analysed(WIN + 9, WIN + 1), 2).loss == 0


def test_a_draw_by_repetition_is_worth_a_draw_whatever_a_search_sees_there():
    bantu = make("bantu")
    ahead = analysed(45, 40)
    assert judge(bantu, ahead, 1).loss == 0
    drawn = judge(bantu, ahead, 1, drawn=True)
    assert (drawn.label, drawn.best) == ("mistake", 2)
    assert drawn.loss == worth(bantu, ahead.moves[1]) - 50
    behind = judge(bantu, analysed(-200, -250), 1, drawn=True)
    assert (behind.label, behind.loss) == ("best", 0)


@pytest.mark.parametrize("name", GAMES)
def test_no_move_of_any_game_is_better_than_the_best(name):
    game = make(name)
    analysis = finished(analyse(game, game.start(), Strength(depth=3, nodes=400)))
    losses = [judge(game, analysis, value.move).loss for value in analysis.moves]
    assert losses == sorted(losses)
    assert losses[0] == 0


def test_the_obvious_move_is_what_one_move_of_looking_ahead_shows():
    # House 6 ends in the store; house 1 captures four.
    position = KalahPosition((1, 0, 0, 0, 0, 1, 0, 4, 4, 4, 0, 4, 4, 0), 0)
    analysis = finished(analyse(KALAH, position, Strength(depth=8, nodes=3_000)))
    assert analysis.obvious == (1,)


def test_where_all_is_proven_no_closer_look_is_needed():
    assert are_proven(analysed("5", "1").moves)
    assert not are_proven(analysed("5", 1).moves)
