"""The match after a match."""

import pytest

from game.play.match import Match, Player
from game.play.rematch import can_change_level, next_first, rematch, shared_level
from game.rules.registry import make


@pytest.mark.parametrize(
    ("seats", "first", "winners", "then"),
    [
        ((0, 1), 0, (0,), 1),
        ((0, 1), 1, (1,), 0),
        ((0, 1), 0, (0, 1), 1),
        ((0, 1), 1, (0, 1), 0),
        ((0, 1, 2, 3), 2, (0,), 1),
        ((0, 1, 2, 3), 2, (1, 3), 0),
        ((0, 2, 3), 3, (0, 2, 3), 0),
    ],
)
def test_a_loser_begins_or_else_whoever_comes_next(seats, first, winners, then):
    assert next_first(seats, first, winners) == then


def over(players):
    match = Match(make("kalah", {"seeds": 3}), players)
    match.play(1)
    match.resign(0)
    return match


def test_it_has_the_same_players_and_rules_and_no_moves():
    match = over({0: Player("person", "Asha", sign=4), 1: Player("opponent", level=2)})
    after = rematch(match)
    assert (after.players, dict(after.game.options)) == (match.players, dict(match.game.options))
    assert (after.turns, after.resigned, after.side) == ([], None, None)
    assert after.id != match.id


@pytest.mark.parametrize(
    ("level", "harder", "then"), [(2, 1, 3), (2, -1, 1), (6, 1, 6), (1, -1, 0), (0, -1, 0)]
)
def test_a_level_goes_no_further_than_there_are_levels(level, harder, then):
    match = over({1: Player("opponent", level=level)})
    assert rematch(match, harder).players[1].level == then
    assert shared_level(match, harder) == then
    assert can_change_level(match, harder) == (then != level)


def test_persons_alone_have_no_level():
    match = over({})
    assert shared_level(match) is None
    assert not can_change_level(match, 1)


def test_after_a_guided_game_comes_one_without_a_guide():
    match = over({1: Player("opponent", level=0)})
    match.guided = "kalah-first"
    assert match.anew(None).guided == "kalah-first"
    after = rematch(match, 1)
    assert (after.guided, after.players[1].level) == ("", 1)
