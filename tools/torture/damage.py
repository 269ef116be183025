"""Damage: sound values, texts and bytes with something wrong in them."""

from __future__ import annotations

import json
import math
from random import Random
from typing import Any

from game.rules.protocol import Json

_ODD: tuple[Json, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 23, 9_999, 10_000, 10**30, 10**400, 1.5, 2.0, -0.0,
    math.inf, math.nan, "", "x", "south", "é", "\ud800", "\u0000", [], {}, [0], [[]], {"a": 1},
    "start", "home", "0", "A" * 3000,
)  # fmt: skip
_JUNK = 'abc019 \n\t:;,."\\[]{}()<>=-_/#%*~\u00a0\u200bé漢\ud800'


def parts(value: Json) -> list[tuple[Any, Any]]:
    """Return (holder, key) of every part of a JSON value."""
    if not isinstance(value, dict | list):
        return []
    pairs = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    places: list[tuple[Any, Any]] = []
    for key, part in pairs:
        places.append((value, key))
        places.extend(parts(part))
    return places


def copied(value: Json) -> Json:
    """Return a copy: nothing may hold itself."""
    return json.loads(json.dumps(value))


def damage_value(source: Random, value: Json) -> Json:
    """Return a JSON value with some of its parts replaced, taken out or doubled, in place."""
    for _ in range(source.choice((1, 1, 1, 2, 4))):
        there = parts(value)
        if not there:
            break
        _damage_part(source, *source.choice(there), there)
    return value


def _damage_part(source: Random, holder: Any, key: Any, there: list[tuple[Any, Any]]) -> None:
    deed = source.random()
    part = holder[key]
    if deed < 0.2:
        del holder[key]
    elif deed < 0.3 and isinstance(holder, list):
        holder.insert(key, copied(part))
    elif deed < 0.5 and isinstance(part, int):
        holder[key] = part + source.choice((-1, 1, 10, 500, 9_000))
    elif deed < 0.7:
        other, name = source.choice(there)
        holder[key] = copied(other.get(name) if isinstance(other, dict) else other)
    else:
        holder[key] = copied(source.choice(_ODD))


def damage_text(source: Random, text: str) -> str:
    """Return a text with some characters or pieces replaced, taken out, doubled or moved."""
    for _ in range(source.choice((1, 1, 2, 5))):
        at = source.randrange(len(text) + 1)
        end = min(len(text), at + source.choice((1, 1, 2, 8, 60)))
        piece = text[at:end]
        new = source.choice(
            ("", piece * 2, source.choice(_JUNK), piece[::-1], _digits(source), _run(source, piece))
        )
        text = text[:at] + new + text[end:]
    return text


def _run(source: Random, piece: str) -> str:
    """Return a piece in capitals, now and then a long run of it."""
    return (piece or " ")[:3] * 20_000 if source.random() < 0.02 else piece.upper()


def _digits(source: Random) -> str:
    return str(source.choice((0, 1, 6, 10, 99, 12345, 10**12)))


def damage_bytes(source: Random, content: bytes) -> bytes:
    """Return bytes with some of them changed, taken out or put in."""
    changed = bytearray(content)
    for _ in range(source.choice((1, 1, 3))):
        at = source.randrange(len(changed) + 1)
        changed[at : at + source.choice((0, 1, 1, 4))] = source.randbytes(source.choice((0, 1, 2)))
    return bytes(changed)
