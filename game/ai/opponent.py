"""An opponent for any game: it looks ahead as far as its strength lets it."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from game.ai.deepening import deepened
from game.ai.gains import gifts
from game.ai.look_ahead import LookAhead
from game.ai.registry import mind_of
from game.ai.thought import Searcher, Strength, Thinking, Thought
from game.ai.tree import think_in_tree
from game.rules.protocol import AnyGame

FAR = 8
"""Who looks less far ahead than this needs no tree."""


def searcher_for(game: AnyGame, position: Any, most_nodes: int) -> Searcher:
    """Return the search that suits `position`, which must have a legal move."""
    own = mind_of(game.name).searcher(game, position, most_nodes)
    return own or LookAhead(game, position, most_nodes)


def is_tree(game: AnyGame, strength: Strength) -> bool:
    """Tell whether the game is thought about with a Monte Carlo tree at this strength."""
    return len(game.seats) > 2 and mind_of(game.name).grows_trees and strength.depth >= FAR


def _gifts_noticed(
    game: AnyGame, position: Any, strength: Strength, seed: int, among: Collection[Any] | None
) -> list[Any]:
    """Return the moves that one who takes what is offered thinks of."""
    legal = game.legal_moves(position)
    allowed = [move for move in legal if among is None or move in among]
    rng = Random(seed)
    moves = gifts(game, position, strength.greed, allowed)
    return [move for move in moves if rng.randrange(100) >= strength.blunders]


def _at_once(thought: Thought) -> Thinking:
    yield from ()
    return thought


def _ending(thinking: Thinking, searcher: Searcher) -> Thinking:
    """Think, and let go of all that was found on the way."""
    thought = yield from thinking
    yield from searcher.let_go()
    return thought


def _by_kernel(
    game: AnyGame, position: Any, strength: Strength, seed: int, among: Collection[Any] | None
) -> Thinking:
    """Think by the game's kernel, or, where there is none, as ever."""
    legal = game.legal_moves(position)
    if sum(among is None or move in among for move in legal) > 1:
        valued = yield from mind_of(game.name).by_kernel(game, position, strength)
        if valued is not None:
            return valued.best(seed, among)
    own = searcher_for(game, position, strength.nodes)
    return (yield from _ending(deepened(own, strength, seed, among), own))


def think(  # noqa: PLR0917 - all of them are what a thought depends on
    game: AnyGame,
    position: Any,
    strength: Strength,
    seed: int,
    among: Collection[Any] | None = None,
    searcher: Searcher | None = None,
) -> Thinking:
    """Choose a move at `position`, which must have one.

    The same arguments give the same move; among moves that seem equal the seed decides. `among`:
    only these may be chosen, at least one of them legal. `searcher`: a new one for this position,
    if what it finds is wanted afterwards.
    """
    entry = mind_of(game.name).from_book(game, position)
    allowed = entry is not None and (among is None or entry.move in among)
    if entry is not None and allowed and entry.depth <= strength.depth:
        return _at_once(entry)
    if is_tree(game, strength):
        return think_in_tree(game, position, strength, seed, among)
    if strength.greed:
        among = _gifts_noticed(game, position, strength, seed, among) or among
    if searcher is None and strength.kernel:
        return _by_kernel(game, position, strength, seed, among)
    if searcher is None:
        own = searcher_for(game, position, strength.nodes)
        return _ending(deepened(own, strength, seed, among), own)
    return deepened(searcher, strength, seed, among)
