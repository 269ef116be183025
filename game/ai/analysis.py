"""What every legal move is worth, and how the game stands for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.chances import chance, sides
from game.ai.levels import ADVICE_SEED
from game.ai.look_ahead import LookAhead
from game.ai.opponent import is_tree, searcher_for, think
from game.ai.registry import mind_of
from game.ai.thought import LOWEST, WIN, OutOfNodesError, Searcher, Steps, Strength, Thought, Valued
from game.ai.tree import Branch, chosen, grow, take_apart, thought_of, top_up, worth_of
from game.rules.protocol import AnyGame, Outcome, Seat

MORE = 2
"""How many times as many positions as the best move took the others may take, all together."""

GLANCES = 1_000
"""More positions than there are moves, to look one move ahead."""

MORE_ALIKE = 5
"""The same where the best is an estimate: the others are then to be looked at as deep as it is."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A legal move, what it is worth to its player in the game's points, and if that is proven."""

    move: Any
    value: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """How the game stands for a seat: from 0.0 (lost) to 1.0 (won), and if that is proven.

    Over 0.5 it is a proven win, under it a proven loss. What a book proves is so far off that the
    bar keeps to the chances that a search sees, to be compared with those of the next moves.
    """

    bar: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Analysis:
    """All legal moves, the best first, and how far ahead they were looked at.

    `seat` is to move. `standings`: how the game stands, for each seat of which the moves tell it:
    for all where two sides play or a tree was grown, else for the side of `seat`. `obvious` are the
    moves that look best one move deep.
    """

    seat: Seat
    moves: tuple[MoveValue, ...]
    depth: int
    nodes: int
    standings: Mapping[Seat, Standing]
    obvious: tuple[Any, ...]

    @property
    def bar(self) -> float:
        """How the game stands for `seat`: from 0.0 (lost) to 1.0 (won)."""
        return self.standings[self.seat].bar


def analyse(game: AnyGame, position: Any, strength: Strength) -> Steps[Analysis]:
    """Value every legal move at `position`, which must have one, as deep as `strength` goes.

    The best is the move that `think` chooses with this strength, and so the move of a hint; the
    others are then looked at for themselves, each as deep as the best. Should the positions run
    out before that, all of them are shown as they look at the last depth that all came to.
    What a book proves is shown if it knows every move, so that all can be compared.
    """
    mind = mind_of(game.name)
    if is_tree(game, strength) and len(game.legal_moves(position)) > 1:
        return (yield from _by_tree(game, position, strength))
    if strength.kernel and mind.from_book(game, position) is None:
        valued = yield from mind.by_kernel(game, position, strength)
        if valued is not None:
            return (yield from _by_kernel(game, position, valued))
    return (yield from _by_search(game, position, strength))


def _by_kernel(game: AnyGame, position: Any, valued: Valued) -> Steps[Analysis]:
    """Tell what a kernel found the moves to be worth."""
    best, seat = valued.best(ADVICE_SEED), game.to_move(position)
    values = {move: MoveValue(move, valued.points(move), valued.exact) for move in valued.values}
    glance = searcher_for(game, position, GLANCES)
    obvious = _obvious((yield from _all(glance, 1)))
    standings = _standings(game, seat, _first(best))
    moves = _ranked(_first(best), values)
    return Analysis(seat, moves, best.depth, best.nodes, standings, obvious)


def _by_tree(game: AnyGame, position: Any, strength: Strength) -> Steps[Analysis]:
    """Value the moves by a tree, in which each is then tried often enough to be compared."""
    root = yield from grow(game, position, strength, ADVICE_SEED)
    best, seat = thought_of(game, root), game.to_move(position)
    standings = {each: _seen_in(game, root, each) for each in game.seats} if root.children else {}
    yield from top_up(game, root, strength.nodes // len(root.moves or (0,)))
    values = _branches(game, root)
    yield from take_apart(root)
    glance = LookAhead(game, position, len(values))
    obvious = _obvious((yield from _all(glance, 1)))
    return Analysis(
        seat,
        _ranked(_first(best), values),
        best.depth,
        best.nodes,
        standings or _standings(game, seat, _first(best)),
        obvious,
    )


def _by_search(game: AnyGame, position: Any, strength: Strength) -> Steps[Analysis]:
    """Value the moves by a search, or by a book that knows all of them."""
    searcher = searcher_for(game, position, strength.nodes)
    best = yield from think(game, position, strength, ADVICE_SEED, None, searcher)
    values, depth, obvious = yield from _others(searcher, best, strength)
    yield from searcher.let_go()
    if is_from_book(best):
        # The bar tells what can be seen, as it does once the book is left.
        shown = max(values.values(), key=lambda value: value.value)
        proven = mind_of(game.name).moves_from_book(game, position)
        if len(proven) == len(values):
            values = {move: MoveValue(move, value, True) for move, value in proven.items()}
        else:
            best = replace(best, value=round(shown.value), exact=False)
    else:
        best = _alike(best, values[best.move], depth, searcher.nodes)
        shown = _first(best)
    seat = game.to_move(position)
    standings = _standings(game, seat, shown)
    moves = _ranked(_first(best), values)
    return Analysis(seat, moves, best.depth, best.nodes, standings, obvious)


def is_from_book(best: Thought) -> bool:
    """Tell whether a move was looked up: it looks ahead, and nothing was looked at."""
    return bool(best.depth) and not best.nodes


def _ranked(first: MoveValue, values: Mapping[Any, MoveValue]) -> tuple[MoveValue, ...]:
    """Return all moves, the best first."""
    rest = [_at_most(value, first) for move, value in values.items() if move != first.move]
    return (first, *sorted(rest, key=lambda value: -value.value))


def _standings(game: AnyGame, seat: Seat, best: MoveValue) -> Mapping[Seat, Standing]:
    """Return how it stands for all of whom the best move of `seat` tells it."""
    bar, exact = standing(game, best), _is_proven(best)
    own = game.side_of(seat)
    told = dict.fromkeys(own, Standing(bar, exact))
    if sides(game) == 2:
        others = (other for other in game.seats if other not in own)
        told |= dict.fromkeys(others, Standing(1 - bar, exact))
    return told


def _alike(best: Thought, value: MoveValue, depth: int, nodes: int) -> Thought:
    """Return the best move as it looks at the depth that all moves came to, `value` so.

    A proof is kept.
    """
    if best.depth and (_is_proven(best) or depth == best.depth):
        return best
    return replace(best, value=round(value.value), exact=value.exact, depth=depth, nodes=nodes)


def _is_proven(best: Thought | MoveValue) -> bool:
    return best.exact or abs(best.value) >= WIN


def _first(best: Thought) -> MoveValue:
    return MoveValue(best.move, best.value, best.exact)


def _at_most(value: MoveValue, first: MoveValue) -> MoveValue:
    """Return a value that is not above that of the best move: searches of two depths may differ."""
    if value.value <= first.value:
        return value
    return MoveValue(value.move, first.value, False)


def _branches(game: AnyGame, root: Branch) -> dict[Any, MoveValue]:
    """Return what the moves of a tree came to; one that was never tried is worth nothing."""
    moves = root.moves or ()
    values = {move: MoveValue(move, 0, False) for move in moves}
    for move, branch in zip(moves, root.children, strict=False):
        values[move] = MoveValue(move, worth_of(game, branch, root.mover), False)
    return values


def _others(
    searcher: Searcher, best: Thought, strength: Strength
) -> Steps[tuple[dict[Any, MoveValue], int, tuple[Any, ...]]]:
    """Return the value of every move, how deep they were looked at, and the obvious moves.

    As deep as the best, if may be; if that one is proven, or the only move, as deep as may be.
    """
    proven = _is_proven(best) or best.depth == 0 or not best.nodes
    searcher.most_nodes = searcher.nodes + (MORE if proven else MORE_ALIKE) * strength.nodes
    values = [MoveValue(move, 0, False) for move in searcher.moves]
    reached, deepest = 0, strength.depth if best.exact or best.depth == 0 else best.depth
    obvious: tuple[Any, ...] = ()
    for depth in range(1, deepest + 1):
        try:
            alike = not proven and depth == best.depth
            values = yield from _all(searcher, depth, best if alike else None)
        except OutOfNodesError:
            break
        reached, obvious = depth, obvious or _obvious(values)
        if all(_is_proven(value) for value in values):
            break
    return {value.move: value for value in values}, reached, obvious


def _obvious(values: Sequence[MoveValue]) -> tuple[Any, ...]:
    """Return the moves that are best of all, of values one move deep."""
    most = max(value.value for value in values)
    return tuple(value.move for value in values if value.value == most)


def _all(searcher: Searcher, depth: int, best: Thought | None = None) -> Steps[list[MoveValue]]:
    """Return the value of every move, each looked at for itself.

    `best`: the best move as it is known to look at this depth: no move is above it.
    """
    values = []
    high = -LOWEST if best is None else best.value * searcher.unit
    for index, move in enumerate(searcher.moves):
        if best is not None and move == best.move:
            values.append(_first(best))
            continue
        searcher.exact = True
        value = yield from searcher.value(index, depth, LOWEST, high)
        # One that is as good as an estimate is no better known than that.
        values.append(MoveValue(move, value / searcher.unit, searcher.exact and value < high))
    return values


def standing(game: AnyGame, best: MoveValue) -> float:
    """Return how the game stands for a player whose best move is `best`, from 0.0 to 1.0.

    What is not proven is a chance: see `game.ai.chances`.
    """
    if best.exact or abs(best.value) >= WIN:
        return 1.0 if best.value > 0 else 0.0 if best.value < 0 else 0.5
    return chance(game, best.value)


def stand(game: AnyGame, position: Any, seat: Seat, strength: Strength) -> Steps[Standing]:
    """Find out how the game stands for `seat`, whoever is to move; it may be over.

    Where `analyse` with the same strength names a value, this one agrees with it, provided that the
    positions sufficed there to look at all moves as deep as at the best.
    """
    outcome = game.outcome(position)
    if outcome is not None:
        return ended(game, outcome, seat)
    if not _tells(game, position, seat):
        if is_tree(game, strength):
            return (yield from _in_tree(game, position, seat, strength))
        searcher = LookAhead(game, position, strength.nodes, seat)
        worst = yield from _worst(searcher, strength)
        yield from searcher.let_go()
        return Standing(standing(game, worst), worst.exact)
    looked_up = mind_of(game.name).from_book(game, position) is not None
    if looked_up or len(game.legal_moves(position)) == 1:
        analysis = yield from analyse(game, position, strength)
        return analysis.standings[seat]
    best = yield from think(game, position, strength, ADVICE_SEED)
    return _standings(game, game.to_move(position), _first(best))[seat]


def _in_tree(game: AnyGame, position: Any, seat: Seat, strength: Strength) -> Steps[Standing]:
    """Return how the game stands for `seat` after the move that a tree from here tries most."""
    root = yield from grow(game, position, strength, ADVICE_SEED)
    if not root.children:
        after = game.after(position, thought_of(game, root).move)
        return (yield from stand(game, after, seat, strength))
    seen = _seen_in(game, root, seat)
    yield from take_apart(root)
    return seen


def _seen_in(game: AnyGame, root: Branch, seat: Seat) -> Standing:
    """Return how the game stands for `seat` after the move that a tree tries most."""
    value = worth_of(game, chosen(root), game.seats.index(seat))
    return Standing(standing(game, MoveValue(None, value, False)), value >= WIN)


def ended(game: AnyGame, outcome: Outcome, seat: Seat) -> Standing:
    """Return how a game that is over has ended for `seat`: won, lost, or shared with others."""
    alone = set(game.side_of(seat)).issuperset(outcome.winners)
    return Standing((1.0 if alone else 0.5) if seat in outcome.winners else 0.0, True)


def _tells(game: AnyGame, position: Any, seat: Seat) -> bool:
    """Tell whether the chances of the player to move say what those of `seat` are."""
    return sides(game) == 2 or seat in game.side_of(game.to_move(position))


def _worst(searcher: Searcher, strength: Strength) -> Steps[MoveValue]:
    """Return the move that is worst for the thinker, whose turn it is not, and its value."""
    worst = MoveValue(searcher.moves[0], 0, False)
    for depth in range(1, strength.depth + 1):
        try:
            values = yield from _all(searcher, depth)
        except OutOfNodesError:
            break
        worst = min(values, key=lambda value: value.value)
        proven = all(value.exact for value in values) or worst.value <= -WIN
        worst = MoveValue(worst.move, worst.value, proven)
        if proven:
            break
    return worst
