"""A Monte Carlo tree for games of three and more, where it proved stronger (docs/strength.md).

Each player follows what has been good for himself, what looks good, or what has seldom been
visited. A position that is reached for the first time is judged after each of its moves, for every
seat, by the game's evaluation; nothing is played at random. Which moves draw first is told as in
AlphaZero (Silver et al., Science 362, 2018), with what they look like in place of a net's advice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from random import Random
from typing import Any

from game.ai.mind import Judge
from game.ai.registry import mind_of
from game.ai.thought import PIECE, WIN, Steps, Strength, Thinking, Thought
from game.rules.protocol import AnyGame

CURIOSITY = 0.35
"""How much a move that has seldom been visited gains; how it was found: docs/strength.md."""

TRUST = 0.4
"""How much the best line counts beside what came of all visits: an average hides a single reply."""

HOPE = 0.01
"""What is added to how good a move looks, so that none is given up for lost at first sight."""

DOUBT = 0.5
"""A move is settled on if the next would need more than this part of the visits that are left."""

SLICE = 8
"""Positions looked at between two yields, if they have few moves."""

FEW = 8
"""After a position with more moves than that it is time to yield."""

MOST_BRANCHES = 250_000
"""A tree holds at most so many positions at a time, some 250 MB of them."""

PROOF = 8
"""A win is only called certain if it comes within so many further moves."""


def worths(game: AnyGame, position: Any) -> list[float]:
    """Return how near to winning each seat seems, from 0.0 to 1.0; a shared win is a part."""
    if game.outcome(position) is not None:
        return _parts(game, position)
    return mind_of(game.name).judge(game)(position)


def _parts(game: AnyGame, position: Any) -> list[float]:
    """Return what part of the win each seat has where the game is over; partners share none."""
    outcome = game.outcome(position)
    winners = game.seats if outcome is None else outcome.winners
    part = 1 / len({game.side_of(seat) for seat in winners})
    return [part if seat in winners else 0.0 for seat in game.seats]


class Branch:
    """A position in the tree, the moves from it, and what has come of it.

    `worths` is what it looks like to each seat at first sight. Of each child, as the mover here has
    it: `means` is what came of its visits on average, `hopes` what its `best` promises, `values`
    both together; `appeals` how good it looked beside the others, and `pulls` how much of that is
    left after so many visits. `best` is what each seat has where all go on to what is best for
    themselves, as far as the tree shows. `sums`, what came of the visits here for each seat, is
    kept only where it is asked for: see `worth`. Which `moves` there are is only found out when it
    opens.
    """

    __slots__ = (
        "appeals",
        "best",
        "children",
        "hopes",
        "is_over",
        "means",
        "mover",
        "moves",
        "position",
        "pulls",
        "sums",
        "values",
        "visits",
        "worths",
    )

    def __init__(self, game: AnyGame, judge: Judge, position: Any) -> None:
        """It has not been visited yet."""
        self.position = position
        self.mover = game.seats.index(game.to_move(position))
        self.moves: Sequence[Any] = ()
        self.is_over = game.outcome(position) is not None
        self.worths = _parts(game, position) if self.is_over else judge(position)
        self.best = self.worths
        self.visits = 0
        self.sums: Sequence[float] = ()
        self.children: Sequence[Branch] = ()

    def open(self, game: AnyGame, judge: Judge) -> list[float]:
        """Have a child for each move; return the worths of the best, or at an end of itself."""
        if self.is_over:
            return self.worths
        after, position, mover = game.after, self.position, self.mover
        self.moves = self.moves or game.legal_moves(position)
        self.children = [Branch(game, judge, after(position, move)) for move in self.moves]
        self.values = [child.worths[mover] for child in self.children]
        self.means, self.hopes = self.values[:], self.values[:]
        looks = [(value + HOPE) * (value + HOPE) for value in self.values]
        every = sum(looks)
        self.appeals = [look / every for look in looks]
        self.pulls = self.appeals[:]
        self.best = self.children[self.values.index(max(self.values))].worths
        return self.best

    def close(self) -> None:
        """Have no children any more; what came of the visits here stays with the parent."""
        self.children = ()
        self.values = self.means = self.hopes = self.appeals = self.pulls = []

    def count(self, shares: Sequence[float]) -> None:
        """Add what came of a visit for each seat, if that was kept from the first visit on."""
        if not self.visits:
            self.sums = shares
        elif self.sums:
            self.sums = [total + more for total, more in zip(self.sums, shares, strict=True)]

    def note(self, index: int, shares: Sequence[float]) -> None:
        """Note what a child came to that was just visited."""
        child, mover, hopes = self.children[index], self.mover, self.hopes
        # The first visit puts what it came to in the place of what was seen at a glance.
        mean = self.means[index]
        self.means[index] = mean = mean + (shares[mover] - mean) / child.visits
        hopes[index] = hope = child.best[mover]
        self.values[index] = mean + TRUST * (hope - mean)
        self.pulls[index] = self.appeals[index] / (child.visits + 1)
        self.best = self.children[hopes.index(max(hopes))].best

    def worth(self, player: int) -> float:
        """Return what it has come to for a player, counted as in `mover`.

        This is known of the root of a tree and of its children.
        """
        return self.sums[player] / self.visits if self.visits else self.worths[player]


def _grow(game: AnyGame, judge: Judge, root: Branch) -> int:
    """Go down the tree to a position that is new, or the end of a game, and note what it shows.

    Return how many positions came to the tree.
    """
    branch, line, turns = root, [root], []
    while children := branch.children:
        pulls, reach = branch.pulls, CURIOSITY * sqrt(branch.visits)
        draws = [value + reach * pulls[index] for index, value in enumerate(branch.values)]
        index = draws.index(max(draws))
        branch = children[index]
        turns.append(index)
        line.append(branch)
    shares = branch.open(game, judge)
    for branch in line[:2]:
        branch.count(shares)
    for branch in line:
        branch.visits += 1
    for branch, index in zip(line[-2::-1], reversed(turns), strict=True):
        branch.note(index, shares)
    return len(line[-1].children)


def sprout(game: AnyGame, position: Any, seed: int, among: Collection[Any] | None = None) -> Branch:
    """Return the root of a tree that has not grown yet, its moves in an order the seed decides."""
    legal = game.legal_moves(position)
    moves = [move for move in legal if among is None or move in among]
    Random(seed).shuffle(moves)
    root = Branch(game, mind_of(game.name).judge(game), position)
    root.moves = moves
    return root


def grow_on(game: AnyGame, root: Branch, most: int) -> Steps[None]:
    """Let a tree grow until `most` positions were looked at, itself included.

    A glance at what comes of the moves of a position counts as no more than itself. It may be left
    at any yield: what has grown until then is a tree.
    """
    judge, room, widest = mind_of(game.name).judge(game), MOST_BRANCHES - 1, 0
    while root.visits < most - 1:
        number = _grow(game, judge, root)
        room, widest = room - number, max(widest, number)
        if room < widest:
            room = MOST_BRANCHES - thin(root, MOST_BRANCHES // 2)
        if root.visits % SLICE == 0 or number > FEW:
            yield None


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
            branch.close()
        rest += branch.children
    return count


def grow(
    game: AnyGame,
    position: Any,
    strength: Strength,
    seed: int,
    among: Collection[Any] | None = None,
) -> Steps[Branch]:
    """Return a tree from `position` in which at most `strength.nodes` positions are looked at.

    Where there is no choice nothing is looked at, and no more than it takes to see which move it
    will be.
    """
    root = sprout(game, position, seed, among)
    if len(root.moves) > 1:
        for _ in grow_on(game, root, strength.nodes):
            if _is_settled(root, strength.nodes - root.visits):
                break
            yield None
    return root


def _is_settled(root: Branch, left: int) -> bool:
    """Tell whether the move chosen now is going to be so after as many visits as are left."""
    if any(_is_end_for(branch, root.mover) for branch in root.children):
        return True
    *_, second, first = sorted(branch.visits for branch in root.children)
    return first - second > left * DOUBT


def thought_of(game: AnyGame, root: Branch) -> Thought:
    """Return the move that is chosen: see `chosen`."""
    assert root.moves, "there is a move"
    if not root.children:
        return Thought(root.moves[0], 0, 0, 0)
    best = chosen(root)
    move = root.moves[root.children.index(best)]
    return Thought(move, worth_of(game, best, root.mover), _depth(best), root.visits)


def chosen(branch: Branch) -> Branch:
    """Return the child that its mover chooses; there is one.

    It is an end that he wins, where there is one: by visits alone a move that wins later might be
    as good. Else it is the child visited most.
    """
    mover = branch.mover
    return max(branch.children, key=lambda one: (_is_end_for(one, mover), one.visits))


def _is_end_for(branch: Branch, player: int) -> bool:
    """Tell whether the game is over and won by a player alone, or with his partner."""
    return branch.is_over and branch.worths[player] == 1


def worth_of(game: AnyGame, branch: Branch, player: int) -> int:
    """Return by how many points a player seems to lead in a branch that was tried.

    `player` is counted as in `Branch.mover`. WIN if he wins there whatever the others play, and
    shares it with nobody.
    """
    if _is_won(branch, player):
        return WIN
    return mind_of(game.name).points_of(game, branch.worth(player))


def _is_won(branch: Branch, mover: int, further: int = PROOF) -> bool:
    """Tell whether `mover`, counted as in `Branch.mover`, is seen to win here in any case."""
    if branch.is_over or not further:
        return _is_end_for(branch, mover)
    wins = (_is_won(one, mover, further - 1) for one in branch.children)
    if branch.mover == mover:
        return any(wins)
    return bool(branch.children) and all(wins)


def think_in_tree(
    game: AnyGame,
    position: Any,
    strength: Strength,
    seed: int,
    among: Collection[Any] | None = None,
) -> Thinking:
    """Choose a move: see `chosen`."""
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
        branch.close()
        number += 1
        if number % PIECE == 0:
            yield None


def _depth(branch: Branch) -> int:
    """Return how long the line of the chosen moves is, from this one on."""
    depth = 1
    while branch.children and branch.visits > 1:
        branch = chosen(branch)
        depth += 1
    return depth
