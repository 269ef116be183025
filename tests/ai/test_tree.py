"""The Monte Carlo tree: legal moves, repeatable, for every seat, and it sees a win."""

from random import Random

import pytest

from game.ai import tree
from game.ai.opponent import think
from game.ai.thought import WIN, Strength, finished
from game.ai.tree import PROOF, grow, grow_on, sprout, think_in_tree, thought_of, worths
from game.rules.four_player.game import FourPlayer
from game.rules.registry import make

STRENGTH = Strength(depth=20, nodes=300)


@pytest.mark.parametrize(
    ("name", "options"),
    [("four-player", {"players": 3}), ("four-player", {"players": 4}), ("bantu", {"players": 3})],
)
def test_it_finds_a_legal_move_and_the_same_one_again(name, options):
    game = make(name, options)
    found = [finished(think_in_tree(game, game.start(), STRENGTH, 5)) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].move in game.legal_moves(game.start())
    assert found[0].nodes <= STRENGTH.nodes
    assert found[0].depth >= 2


def test_only_what_may_be_chosen_is_chosen():
    game = FourPlayer({"players": 4})
    for move in game.legal_moves(game.start()):
        assert finished(think_in_tree(game, game.start(), STRENGTH, 1, among=[move])).move == move


def test_it_gives_way_often_while_it_thinks():
    game = FourPlayer({"players": 4})
    assert sum(1 for _ in think_in_tree(game, game.start(), STRENGTH, 1)) >= 10


def test_it_gives_way_after_each_position_with_many_moves():
    game = make("bantu", {"players": 4})
    root = sprout(game, game.start(), 1)
    assert sum(1 for _ in grow_on(game, root, 30)) == root.visits == 29


def test_partners_who_win_together_win_for_certain():
    game = make("bantu", {"players": 4, "team": True})
    position = game.position_from_text(
        "red:h,h,29.1,h/green:s,s,s,s/blue:h,h,h,h/yellow:s,s,s,s/red"
    )
    found = finished(think_in_tree(game, position, STRENGTH, 0))
    assert found.value == WIN
    assert game.outcome(game.after(position, found.move)).winners == (0, 2)


def test_four_players_are_thought_about_with_a_tree_and_two_are_not():
    four, two = FourPlayer({"players": 4}), FourPlayer({"players": 2})
    assert finished(think(four, four.start(), STRENGTH, 3)) == finished(
        think_in_tree(four, four.start(), STRENGTH, 3)
    )
    assert finished(think(two, two.start(), STRENGTH, 3)) != finished(
        think_in_tree(two, two.start(), STRENGTH, 3)
    )


def branches(root):
    rest, number = [root], 0
    while rest:
        rest += rest.pop().children
        number += 1
    return number


def test_a_tree_goes_on_from_where_it_was_left():
    game = FourPlayer({"players": 4})
    at_once, in_parts = (sprout(game, game.start(), 5) for _ in range(2))
    finished(grow_on(game, at_once, 400))
    for most in (100, 101, 250, 400):
        finished(grow_on(game, in_parts, most))
        assert in_parts.visits == most - 1
    assert thought_of(game, in_parts) == thought_of(game, at_once)


def test_a_tree_that_grows_on_and_on_holds_no_more_than_so_many_positions(monkeypatch):
    monkeypatch.setattr(tree, "MOST_BRANCHES", 200)
    game = FourPlayer({"players": 4})
    root, most = sprout(game, game.start(), 5), 0
    for _ in grow_on(game, root, 4_000):
        most = max(most, branches(root))
    assert 150 < most <= 201
    assert root.visits == 3_999
    assert len(root.children) == len(root.moves)
    assert thought_of(game, root).depth > 1


OWN_TURNS = "0,0,0,0,1,1:24/0,0,0,0,0,1:23/0,0,0,0,0,0:22/1,0,0,0,0,0:23/0/0"
"""Pit 6 earns another turn, pit 5 then captures, and the others can do nothing about it."""

STRONGER = "0,0,0,0,1,1:24/0,0,0,0,0,1:27/0,0,0,0,0,0:22/1,0,0,0,0,0:23/0/0"
"""The same, and the second player ahead."""


@pytest.mark.parametrize(("text", "sure"), [(OWN_TURNS, True), (STRONGER, False)])
def test_a_win_that_nobody_can_hinder_is_no_estimate(text, sure):
    game = FourPlayer({"players": 4})
    found = finished(think_in_tree(game, game.position_from_text(text), STRENGTH, 0))
    assert (found.value >= WIN) == sure
    if sure:
        assert found.move == 6


AT_HAND = [
    ([2], "0,0,0,0,2,0:12/1,2,1,1,0,0:37/1,1,1,0,4,1:9/2,1,0,0,4,0:16/1/0", 4),
    ([2], "1,0,1,1,1,1:32/1,1,0,2,0,0:11/0,0,1,6,1,1:15/0,2,0,0,0,0:18/0/0", 1),
]
"""Variations, a position for four, and the move that ends the game at once with a win."""


@pytest.mark.parametrize("nodes", [20, 100, 2_000])
@pytest.mark.parametrize(("variations", "text", "move"), AT_HAND)
def test_a_win_at_hand_is_taken_however_many_others_may_come(variations, text, move, nodes):
    game = FourPlayer({"players": 4, "variations": variations})
    strength = Strength(depth=20, nodes=nodes)
    taken = finished(think_in_tree(game, game.position_from_text(text), strength, 0))
    assert taken.move == move
    assert taken.value == WIN


def wins_by_force(game, position, seat, depth):
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.winners == (seat,)
    found = (
        wins_by_force(game, game.after(position, move), seat, depth - 1)
        for move in game.legal_moves(position)
    )
    return depth > 0 and (any(found) if game.to_move(position) == seat else all(found))


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_called_a_certain_win_is_one(players):
    game, rng, sure = FourPlayer({"players": players}), Random(8), 0
    print("seed 8")
    for _ in range(60):
        line = [game.start()]
        while game.legal_moves(line[-1]):
            line.append(game.after(line[-1], rng.choice(game.legal_moves(line[-1]))))
        position = line[-rng.randrange(3, 9)]
        found = finished(think_in_tree(game, position, STRENGTH, 0))
        if found.value >= WIN:
            sure += 1
            after = game.after(position, found.move)
            assert wins_by_force(game, after, game.to_move(position), PROOF)
    assert sure


def test_the_worths_of_a_finished_game_are_shared_among_its_winners():
    game = FourPlayer({"players": 3})
    position = game.start()
    while game.legal_moves(position):
        position = game.after(position, game.legal_moves(position)[0])
    winners = game.outcome(position).winners
    assert worths(game, position) == [
        1 / len(winners) if seat in winners else 0.0 for seat in game.seats
    ]
    assert all(0 < worth < 1 for worth in worths(game, game.start()))


def grown(game, position, nodes=300):
    root = sprout(game, position, 5)
    finished(grow_on(game, root, nodes))
    return root


def promised(branch):
    """Return what a branch comes to if all go on to what is best for themselves."""
    if not branch.children:
        return branch.worths
    return max((promised(child) for child in branch.children), key=lambda all_: all_[branch.mover])


@pytest.mark.parametrize("players", [3, 4])
def test_the_best_line_is_where_each_player_goes_on_to_what_is_best_for_himself(players):
    game = make("four-player", {"players": players})
    rest = [grown(game, game.start())]
    while rest:
        branch = rest.pop()
        assert branch.best[branch.mover] == promised(branch)[branch.mover]
        rest += branch.children


def test_a_tree_counts_how_often_each_move_was_visited_and_what_came_of_it():
    game = FourPlayer({"players": 4})
    root = grown(game, game.start())
    assert sum(child.visits for child in root.children) == root.visits - 1
    for child, mean in zip(root.children, root.means, strict=True):
        assert child.worth(root.mover) == pytest.approx(mean)


def test_no_more_is_looked_at_than_it_takes_to_settle_on_a_move():
    game = FourPlayer({"players": 4})
    won = finished(think_in_tree(game, game.position_from_text(OWN_TURNS), STRENGTH, 0))
    assert won.nodes < STRENGTH.nodes
    unsettled = finished(grow(game, game.start(), STRENGTH, 0))
    first, second = sorted((child.visits for child in unsettled.children), reverse=True)[:2]
    left = STRENGTH.nodes - unsettled.visits
    assert left <= 1 or first - second > left / 2
