"""An opponent for any game: it looks ahead as far as its strength lets it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any

from game.ai.deepening import deepened
from game.ai.gains import gifts
from game.ai.kalah.opening import look_up
from game.ai.kalah.searcher import kalah_searcher
from game.ai.look_ahead import LookAhead
from game.ai.thought import Searcher, Strength, Thinking, Thought
from game.ai.tree import grown
from game.rules.protocol import AnyGame

MakeSearcher = Callable[[Any, Any, int], Searcher]
"""Takes game, position, and how many positions may be looked at."""

SEARCHERS: Mapping[str, MakeSearcher] = {"kalah": kalah_searcher}
"""Games with a search of their own."""

Book = Callable[[Any, Any], Thought | None]
"""Takes game and position; None if the position is not in it."""

BOOKS: Mapping[str, Book] = {"kalah": look_up}
"""Games with an opening book, for those who look as far ahead as it does."""


TREES = frozenset({"four-player"})
"""Games that are thought about with a Monte Carlo tree when three or four play."""

FAR = 8
"""Who looks less far ahead than this needs no tree."""


def searcher_for(game: AnyGame, position: Any, most_nodes: int) -> Searcher:
    """Return the search that suits `position`, which must have a legal move."""
    return SEARCHERS.get(game.name, LookAhead)(game, position, most_nodes)


def is_tree(game: AnyGame, strength: Strength) -> bool:
    """Tell whether the game is thought about with a Monte Carlo tree at this strength."""
    return len(game.seats) > 2 and game.name in TREES and strength.depth >= FAR


def _no_book(_game: AnyGame, _position: Any) -> Thought | None:
    return None


def _seen(
    game: AnyGame, position: Any, strength: Strength, seed: int, among: Collection[Any] | None
) -> list[Any]:
    """Return the moves that one who grabs at gifts would think of."""
    legal = game.legal_moves(position)
    allowed = [move for move in legal if among is None or move in among]
    rng = Random(seed)
    found = gifts(game, position, strength.grabs, allowed)
    return [move for move in found if rng.randrange(100) >= strength.overlooks]


def _at_once(thought: Thought) -> Thinking:
    yield from ()
    return thought


def _ending(thinking: Thinking, searcher: Searcher) -> Thinking:
    """Think, and let go of all that was found on the way."""
    thought = yield from thinking
    yield from searcher.let_go()
    return thought


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
    book: Book = BOOKS.get(game.name, _no_book)
    known = book(game, position)
    allowed = known is not None and (among is None or known.move in among)
    if known is not None and allowed and known.depth <= strength.depth:
        return _at_once(known)
    if is_tree(game, strength):
        return grown(game, position, strength, seed, among)
    if strength.grabs:
        among = _seen(game, position, strength, seed, among) or among
    if searcher is None:
        own = searcher_for(game, position, strength.nodes)
        return _ending(deepened(own, strength, seed, among), own)
    return deepened(searcher, strength, seed, among)
