"""Which page of how to play Kalah belongs to a moment of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.protocol import AnyGame, Event

_PAGES = (("end", "end"), ("capture", "capture"), ("again", "again"))
"""Kinds of event, the one that matters most first, and the page on each."""


def page_for(game: AnyGame, position: Any, events: Sequence[Event]) -> str:
    """Return the key of the page on what the last move did; "" at the start."""
    del game, position
    kinds = {event.kind for event in events}
    return next((page for kind, page in _PAGES if kind in kinds), "sow" if kinds else "")
