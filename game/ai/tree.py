"""A Monte Carlo tree for games of three and more, where it proved stronger (docs/strength.md).

Each player follows what has been good for himself or has seldom been visited. A new position is
judged for every seat by the game's evaluation; nothing is played at random.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from game.ai.registry import mind_of
from game.ai.thought import PIECE, WIN, Steps, Strength, Thinking, Thought
from game.rules.protocol import AnyGame

CURIOSITY = 0.25
"""How much a move that has seldom been visited gains; how it was found: docs/strength.md."""

SLICE = 16
"""Positions looked at between two yields."""

MOST_BRANCHES = 250_000
"""A tree holds at most so many positions at a time, some 200 MB of them."""

PROOF = 8
"""A win is only called certain if it comes within so many further moves."""


def worths(game: AnyGame, position: Any) -> list[float]:
    """Return how near to winning each seat seems, from 0.0 to 1.0; a shared win is a part."""
    outcome = game.outcome(position)
    if outcome is not None:
        part = 1 / len(outcome.winners)
        return [part if seat in outcome.winners else 0.0 for seat in game.seats]
    mind = mind_of(game.name)
    return [mind.share(lead) for lead in mind.leads(game, position)]


class Branch:
    """A position in the tree, the moves from it, and what has come of it for each seat."""

    __slots__ = ("children", "mover", "moves", "position", "sums", "visits")

    def __init__(self, game: AnyGame, position: Any) -> None:
        """It has not been visited yet."""
        self.position = position
        self.mover = game.seats.index(game.to_move(position))
        self.visits = 0
        self.sums = [0.0 for _ in game.seats]
        self.moves: Sequence[Any] | None = None
        self.children: list[Branch] = []

    def next(self, game: AnyGame) -> Branch | None:
        """Return the branch to go on with, a new one while there are moves left to try."""
        if self.moves is None:
            self.moves = game.legal_moves(self.position)
        if len(self.children) < len(self.moves):
            self.children.append(
                Branch(game, game.after(self.position, self.moves[len(self.children)]))
            )
            return self.children[-1]
        if not self.children:
            return None
        pull, mover = CURIOSITY * sqrt(log(self.visits + 1)), self.mover
        return max(
            self.children, key=lambda one: one.sums[mover] / one.visits + pull / sqrt(one.visits)
        )


def _grow(game: AnyGame, root: Branch) -> None:
    """Go down the tree to a position that is new, or the end of a game, and note its worth."""
    line = [root]
    while (further := line[-1].next(game)) is not None:
        line.append(further)
        if not further.visits:
            break
    shares = worths(game, line[-1].position)
    for branch in line:
        branch.visits += 1
        for seat, more in enumerate(shares):
            branch.sums[seat] += more


def sprout(game: AnyGame, position: Any, seed: int, among: Collection[Any] | None = None) -> Branch:
    """Return the root of a tree that has not grown yet, its moves in an order the seed decides."""
    legal = game.legal_moves(position)
    moves = [move for move in legal if among is None or move in among]
    Random(seed).shuffle(moves)
    root = Branch(game, position)
    root.moves = moves
    return root


def grow_on(game: AnyGame, root: Branch, most: int) -> Steps[None]:
    """Let a tree grow until `most` positions were looked at, itself included.

    It may be left at any yield: what has grown until then is a tree.
    """
    room = MOST_BRANCHES
    while root.visits < most - 1:
        _grow(game, root)
        if root.visits % SLICE == 0:
            yield None
        room -= 1
        if not room:
            room = MOST_BRANCHES - thin(root, MOST_BRANCHES // 2)


def thin(root: Branch, most: int) -> int:
    """Let go of what grew on the branches visited least; return how many are left, at most `most`.

    What came of them stays in the sums, and they grow again if they are visited again.
    """
    few = 2
    while (count := _cut_below(root, few)) > most:
        few *= 2
    return count


def _cut_below(root: Branch, few: int) -> int:
    """Let go of all that grew on branches of fewer visits than `few`; return how many are left."""
    rest, count = [root], 0
    while rest:
        branch = rest.pop()
        count += 1
        if branch.visits < few and branch is not root:
            branch.children = []
        rest += branch.children
    return count


def grow(
    game: AnyGame,
    position: Any,
    strength: Strength,
    seed: int,
    among: Collection[Any] | None = None,
) -> Steps[Branch]:
    """Return a tree from `position` in which `strength.nodes` positions are looked at.

    Where there is no choice nothing is looked at.
    """
    root = sprout(game, position, seed, among)
    if len(root.moves or ()) > 1:
        yield from grow_on(game, root, strength.nodes)
    return root


def thought_of(game: AnyGame, root: Branch) -> Thought:
    """Return the move that was visited most."""
    assert root.moves, "there is a move"
    if not root.children:
        return Thought(root.moves[0], 0, 0, 0)
    best = most_visited(root)
    move = root.moves[root.children.index(best)]
    return Thought(move, worth_of(game, best, root.mover), _depth(best), root.visits)


def most_visited(branch: Branch) -> Branch:
    """Return the branch that was visited most of those that have grown; there is one."""
    return max(branch.children, key=lambda one: one.visits)


def worth_of(game: AnyGame, branch: Branch, player: int) -> int:
    """Return by how many points a player seems to lead in a branch that was tried.

    `player` is counted as in `Branch.mover`. WIN if he wins there whatever the others play, and
    shares it with nobody.
    """
    if _is_won(game, branch, player):
        return WIN
    return mind_of(game.name).points_of(branch.sums[player] / branch.visits)


def _is_won(game: AnyGame, branch: Branch, mover: int, further: int = PROOF) -> bool:
    """Tell whether `mover`, counted as in `Branch.mover`, is seen to win here in any case."""
    if not branch.moves:
        # Only an end that is won by him alone comes to all there is; most others are told so.
        if branch.sums[mover] < branch.visits:
            return False
        outcome = game.outcome(branch.position)
        return outcome is not None and outcome.winners == (game.seats[mover],)
    if not further:
        return False
    wins = (_is_won(game, one, mover, further - 1) for one in branch.children)
    if branch.mover == mover:
        return any(wins)
    return len(branch.children) == len(branch.moves) and all(wins)


def think_in_tree(
    game: AnyGame,
    position: Any,
    strength: Strength,
    seed: int,
    among: Collection[Any] | None = None,
) -> Thinking:
    """Choose the move that was visited most."""
    root = yield from grow(game, position, strength, seed, among)
    thought = thought_of(game, root)
    yield from take_apart(root)
    return thought


def top_up(game: AnyGame, root: Branch, least: int) -> Steps[None]:
    """Try every move of a tree `least` times, so that what comes of them can be compared.

    The root itself counts none of that.
    """
    for branch in root.children:
        yield from grow_on(game, branch, least + 1)


def take_apart(root: Branch) -> Steps[None]:
    """Take a tree apart piece by piece: to let go of all of it at once would hold up a frame."""
    rest, number = [root], 0
    while rest:
        branch = rest.pop()
        rest += branch.children
        branch.children = []
        number += 1
        if number % PIECE == 0:
            yield None


def _depth(branch: Branch) -> int:
    """Return how long the line of the moves visited most is, from this one on."""
    depth = 1
    while branch.children:
        branch = most_visited(branch)
        depth += 1
    return depth
