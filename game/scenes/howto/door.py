"""The way to how to play from a match: at the page that belongs to the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import AnyGame, Event
from game.scenes.frame.scene import Transition
from game.view.registry import VIEWS


def how_to_play(game: AnyGame, position: Any, events: Sequence[Event]) -> Transition:
    """Return the way to the page on a position, to which a move with these events has led."""
    page = VIEWS[game.name].page_for(game, position, events)
    params = {"game": game.name, "options": game.options, "page": page or None}
    return Transition("push", "rules", params)
