"""The id of a place: what hook, page and saved presses call it."""

from __future__ import annotations

from functools import lru_cache

from game.rules.protocol import Place


@lru_cache(maxsize=512)
def place_id(place: Place) -> str:
    """Return the id of a place: "house:0:3"."""
    return ":".join((place.kind, *map(str, place.at)))
