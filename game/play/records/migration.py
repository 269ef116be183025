"""Brings records of earlier schemas to the present one. Checks no more than it needs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping

from game.play.records.reading import RecordError
from game.rules import shape
from game.rules.protocol import Json, Reason


def migrated(value: Json, newest: int) -> dict[str, Json]:
    """Return a record of the schema `newest`. Raises RecordError for what is no record."""
    if not isinstance(value, dict):
        raise RecordError(Reason("shape-object"))
    schema = shape.whole(value.get("schema"), 1, 1_000_000, RecordError, "schema")
    if schema > newest:
        raise RecordError(Reason("record-newer", {"schema": schema}), "schema")
    record: dict[str, Json] = value
    for step in range(schema, newest):
        record = _STEPS[step](record)
    return record


def _from_1(value: dict[str, Json]) -> dict[str, Json]:
    """Schema 2 added id, dates, kept lines, the side and what was pressed."""
    fresh = ("id", "created", "changed", "lines", "side", "pending")
    for name in (*fresh, "sent"):
        if name in value:
            raise RecordError(Reason("shape-unknown-key", {"name": name}))
    return {
        **value,
        "schema": 2,
        "id": _id_of(value),
        "created": 0,
        "changed": 0,
        "lines": [],
        "side": None,
        "pending": [],
    }


def _id_of(value: dict[str, Json]) -> str:
    """Return an id for a record without one: always the same for the same record."""
    text = json.dumps(value, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _from_2(value: dict[str, Json]) -> dict[str, Json]:
    """Schema 3 added guided games and level 0."""
    if "guided" in value:
        raise RecordError(Reason("shape-unknown-key", {"name": "guided"}))
    return {**value, "schema": 3}


_STEPS: Mapping[int, Callable[[dict[str, Json]], dict[str, Json]]] = {1: _from_1, 2: _from_2}
"""From each schema to the next."""
