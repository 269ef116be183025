"""Whether a value was written by a later version of the program."""

from __future__ import annotations

from game.rules.protocol import Json
from game.rules.shape import is_whole


def is_later(value: Json, newest: int) -> bool:
    """Whether `value` says that it has a later schema than the one that is known."""
    if not isinstance(value, dict):
        return False
    schema = value.get("schema")
    return isinstance(schema, int) and is_whole(schema) and schema > newest
