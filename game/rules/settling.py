"""Positions set up by hand in which the player to move cannot: the turn passes by itself."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from game.rules.protocol import AnyGame, Event


@runtime_checkable
class PassesByItself(Protocol):
    """A game in which a seat that cannot play loses the turn without being asked."""

    def settle(self, position: Any) -> tuple[Any, tuple[Event, ...]]:
        """Return the position in which somebody can move, and how the turn came to him."""


def settled(game: AnyGame, position: Any) -> tuple[Any, tuple[Event, ...]]:
    """Return `position` with the turn passed on to one who can move, and the events of that.

    Only a position set up by hand may need it; positions reached by play are settled.
    """
    return game.settle(position) if isinstance(game, PassesByItself) else (position, ())
