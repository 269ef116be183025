"""Which page of how to play Four Player Mancala belongs to a moment, and to the variations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.protocol import AnyGame, Event, Json

_PAGES = (("end", "end"), ("capture", "capture"), ("again", "again"))
"""Kinds of event, the one that matters most first, and the page on each."""

_VARIATIONS = ((3, "capture"), (2, "end"), (5, "sow"), (6, "again"), (4, "stays"))
"""Variations, the one that changes most first, and the page that tells of each."""


def page_for(game: AnyGame, position: Any, events: Sequence[Event]) -> str:
    """Return the key of the page on what the last move did; "" at the start."""
    del game, position
    kinds = {event.kind for event in events}
    return next((page for kind, page in _PAGES if kind in kinds), "sow" if kinds else "")


def page_of_rules(options: Mapping[str, Json]) -> str:
    """Return the key of the page on the variation that changes most."""
    chosen = options["variations"]
    return next((page for number, page in _VARIATIONS if number in chosen), "")
