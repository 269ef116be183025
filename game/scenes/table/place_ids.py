"""Places of the board as texts: ids of what can be pressed, and presses that are kept."""

from __future__ import annotations

from functools import lru_cache

from game.rules.protocol import Place


def place_id(place: Place) -> str:
    """Return the id of a place: "house:0:3"."""
    return ":".join((place.kind, *map(str, place.at)))


@lru_cache(maxsize=512)
def place_of(name: str | None) -> Place | None:
    """Return the place of an id; None if it is the id of something else."""
    kind, *at = (name or "").split(":")
    try:
        return Place(kind, tuple(int(part) for part in at)) if at else None
    except ValueError:
        return None
