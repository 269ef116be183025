"""The levels: what each game has, and that the weakest err as people do."""

from random import Random

import pytest

from game.ai.gains import moves_again, taken_by, taken_from
from game.ai.levels import levels_of, name_key, strength_of
from game.ai.opponent import FAR, think
from game.ai.registry import mind_of
from game.ai.thought import finished
from game.i18n.catalogue import Catalogue
from game.rules.playout import random_playout
from game.rules.registry import GAMES, make


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", [*GAMES, "a-fifth-game"])
def test_every_game_has_seven_levels_with_names(name, players):
    keys = Catalogue.load(["en"]).keys()
    assert len(levels_of(name, players)) == 7
    assert all(name_key(level) in keys for level in range(7))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_no_level_may_look_at_more_than_the_next_that_thinks_alike(name, players):
    levels = levels_of(name, players)
    # A position of a tree is one with a glance at all that comes of its moves.
    with_trees = players > 2 and mind_of(name).grows_trees
    kinds = [(with_trees and level.depth >= FAR, level.nodes) for level in levels]
    assert sorted(kinds) == kinds
    assert levels[-1].blunders == 0


def test_a_level_nobody_has_is_the_nearest_one():
    assert strength_of("kalah", 99) == levels_of("kalah")[-1]
    assert strength_of("kalah", -1) == levels_of("kalah")[0]


def middle_games(game, count, seed):
    """Yield positions with a choice."""
    rng = Random(seed)
    while count:
        position, _ = random_playout(game, game.start(), rng, rng.randrange(4, 26))
        if len(game.legal_moves(position)) > 1:
            count -= 1
            yield position


def is_gift(game, position, move):
    """Tell whether a move earns an extra turn or captures five or more."""
    seat = game.to_move(position)
    _, events = game.play(position, move)
    return taken_by(events, seat) >= 5 or moves_again(events, seat)


def leaves_five(game, position, move):
    """Tell whether the next player can take five or more in reply."""
    seat, after = game.to_move(position), game.after(position, move)
    if game.to_move(after) == seat:
        return False
    replies = (game.play(after, reply)[1] for reply in game.legal_moves(after))
    return any(taken_from(events, seat) >= 5 for events in replies)


@pytest.mark.parametrize(
    ("name", "options"),
    [("kalah", {}), *(("four-player", {"players": players}) for players in (2, 3, 4))],
)
def test_a_beginner_takes_what_is_offered_in_four_of_five_positions(name, options):
    game, seed, offered, taken = make(name, options), 31, 0, 0
    print("seed", seed)
    level = strength_of(name, 1, len(game.seats))
    for number, position in enumerate(middle_games(game, 1_000, seed)):
        if not any(is_gift(game, position, move) for move in game.legal_moves(position)):
            continue
        move = finished(think(game, position, level, number)).move
        taken += is_gift(game, position, move)
        offered += 1
        if offered == 200:
            break
    assert offered == 200
    assert taken >= 160


def captures(game, position):
    """Return the moves that capture something, if others do not."""
    seat, legal = game.to_move(position), game.legal_moves(position)
    taking = [move for move in legal if taken_by(game.play(position, move)[1], seat)]
    return taking if len(taking) < len(legal) else []


def share_of_captures(name, options, level, seed, count=200):
    """Return in what part of so many positions that offer a capture a level makes one."""
    game, offered, taken = make(name, options), 0, 0
    strength = strength_of(name, level, len(game.seats))
    for number, position in enumerate(middle_games(game, 20 * count, seed)):
        taking = captures(game, position)
        if taking:
            taken += finished(think(game, position, strength, number)).move in taking
            offered += 1
        if offered == count:
            return taken / offered
    raise AssertionError("too few captures are offered")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", ["four-player", "bantu"])
def test_a_beginner_among_several_makes_three_of_five_captures_that_are_offered(name, players):
    assert share_of_captures(name, {"players": players}, 1, seed=33) >= 0.6


@pytest.mark.parametrize(
    ("name", "players"),
    [("kalah", 2), ("four-player", 2), ("four-player", 3), ("four-player", 4), ("bantu", 2)],
)
def test_a_child_sees_captures_though_not_all(name, players):
    options = {} if name == "kalah" else {"players": players}
    assert 0.45 <= share_of_captures(name, options, 0, seed=34) <= 0.75


def test_a_beginner_misses_threats_that_a_master_sees():
    game, seed = make("kalah"), 32
    print("seed", seed)
    beginner, elder = strength_of("kalah", 1), strength_of("kalah", 5)
    positions = missed = seen = 0
    for number, position in enumerate(middle_games(game, 400, seed)):
        bad = {move: leaves_five(game, position, move) for move in game.legal_moves(position)}
        if len(set(bad.values())) == 1:
            continue
        positions += 1
        missed += bad[finished(think(game, position, beginner, number)).move]
        if positions <= 40:
            seen += not bad[finished(think(game, position, elder, number)).move]
    assert positions >= 60
    assert missed / positions >= 0.2
    assert seen / min(positions, 40) >= 0.75
