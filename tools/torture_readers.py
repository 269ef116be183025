"""Torture of the readers: records, links and notations with something wrong in them.

Each is refused with a reason that the catalogue puts into words, or is a legal match that can be
written and read again. Nothing else may come of it, and it may take neither long nor much memory.
"""

from __future__ import annotations

import base64
import json
import random
import signal
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from game.i18n.catalogue import Catalogue
from game.play import anything, kept, link, notation, record
from game.play.match import Match
from game.play.reading import RecordError
from game.rules.protocol import Json, Reason
from tools.some_matches import some_match

PATIENCE = 20
"""Seconds after which a reader hangs. Far more than any needs on a slow machine."""

POOL = 200
"""So many matches are made, and each damaged in many ways."""

_ODD: tuple[Json, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 23, 9_999, 10_000, 10**30, 1.5, "", "x", "south", "é",
    "\ud800", "\u0000", [], {}, [0], [[]], {"a": 1}, "start", "home", "A" * 3000,
)  # fmt: skip
_JUNK = 'abc019 \n\t:;,."\\[]{}()<>=-_/#%*~\u00a0\u200bé漢\ud800'


class TortureError(Exception):
    """A reader did what no reader may do; the message says with what."""


@dataclass
class Findings:
    """What came of it all: how many were refused, by reason, and how many were legal matches."""

    legal: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    slowest: float = 0.0

    @property
    def total(self) -> int:
        """All that were read."""
        return self.legal + sum(self.refused.values())


# Damage


def _parts(value: Json) -> list[tuple[Any, Any]]:
    """Return (holder, key) of every part of a JSON value."""
    if not isinstance(value, dict | list):
        return []
    pairs = list(value.items()) if isinstance(value, dict) else list(enumerate(value))
    found: list[tuple[Any, Any]] = []
    for key, part in pairs:
        found.append((value, key))
        found.extend(_parts(part))
    return found


def damage_value(source: random.Random, value: Json) -> Json:
    """Return a JSON value with some of its parts replaced, taken out or doubled, in place."""
    for _ in range(source.choice((1, 1, 1, 2, 4))):
        parts = _parts(value)
        if not parts:
            break
        _damage_part(source, *source.choice(parts), parts)
    return value


def _damage_part(
    source: random.Random, holder: Any, key: Any, parts: list[tuple[Any, Any]]
) -> None:
    deed = source.random()
    part = holder[key]
    if deed < 0.2:
        del holder[key]
    elif deed < 0.3 and isinstance(holder, list):
        holder.insert(key, _copy(part))
    elif deed < 0.5 and isinstance(part, int):
        holder[key] = part + source.choice((-1, 1, 10, 500, 9_000))
    elif deed < 0.7:
        other, name = source.choice(parts)
        holder[key] = _copy(other.get(name) if isinstance(other, dict) else other)
    else:
        holder[key] = _copy(source.choice(_ODD))


def _copy(value: Json) -> Json:
    """Return a copy: nothing may hold itself."""
    return json.loads(json.dumps(value))


def damage_text(source: random.Random, text: str) -> str:
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


def _run(source: random.Random, piece: str) -> str:
    """Return a piece in capitals, now and then a long run of it."""
    return (piece or " ")[:3] * 20_000 if source.random() < 0.02 else piece.upper()


def _digits(source: random.Random) -> str:
    return str(source.choice((0, 1, 6, 10, 99, 12345, 10**12)))


def damage_bytes(source: random.Random, content: bytes) -> bytes:
    """Return bytes with some of them changed, taken out or put in."""
    changed = bytearray(content)
    for _ in range(source.choice((1, 1, 3))):
        at = source.randrange(len(changed) + 1)
        changed[at : at + source.choice((0, 1, 1, 4))] = source.randbytes(source.choice((0, 1, 2)))
    return bytes(changed)


# What is handed to the readers

_record_of = lru_cache(POOL)(record.to_text)
_notation_of = lru_cache(POOL)(notation.to_text)
_link_of = lru_cache(POOL)(link.match_link)
_position_of = lru_cache(POOL)(link.position_link)
_save_of = lru_cache(POOL)(kept.write)


def bad_record(source: random.Random, match: Match) -> str:
    """Return a damaged record."""
    if source.random() < 0.25:
        return damage_text(source, _record_of(match))
    return json.dumps(damage_value(source, json.loads(_record_of(match))))


def bad_notation(source: random.Random, match: Match) -> str:
    """Return a damaged notation."""
    text = _notation_of(match)
    if source.random() < 0.4:
        return damage_text(source, text)
    words = text.split(" ")
    for _ in range(source.choice((1, 2, 4))):
        at, other = source.randrange(len(words)), source.randrange(len(words))
        words[at] = source.choice((words[other], "", words[at] + words[other], "{", '"]\n["'))
    return " ".join(words)


def bad_link(source: random.Random, match: Match) -> str:
    """Return a damaged link: its text, its bytes, or what it holds."""
    deed = source.random()
    text = _link_of(match) if source.random() < 0.7 else _position_of(match)
    if deed < 0.15:
        return damage_text(source, text)
    packed = base64.urlsafe_b64decode(text[2:] + "===")
    if deed < 0.25:
        return text[:2] + _coded(damage_bytes(source, packed))
    if deed < 0.26:
        return text[:2] + _coded(
            b"\x01" + zlib.compress(b'["' + b"a" * source.choice((10**6, 10**7)))
        )
    value = damage_value(source, json.loads(zlib.decompress(packed[1:])))
    held = json.dumps(value).encode()
    return text[:2] + _coded(b"\x01" + zlib.compress(held))


def _coded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def bad_save(source: random.Random, match: Match) -> str:
    """Return a damaged save."""
    if source.random() < 0.25:
        return damage_text(source, _save_of(match))
    return json.dumps(damage_value(source, json.loads(_save_of(match))))


def _read_save(text: str) -> Match:
    """Read a save, and what the list shows of it."""
    match = kept.read(text)
    kept.glance(text, match.id)
    return match


Damage = Callable[[random.Random, Match], str]
Read = Callable[[str], Match]

READERS: dict[str, tuple[Damage, Read]] = {
    "record": (bad_record, record.from_text),
    "link": (bad_link, lambda text: link.open_link(text).match),
    "notation": (bad_notation, notation.from_text),
    "save": (bad_save, _read_save),
    "clipboard": (
        lambda source, match: source.choice((bad_record, bad_link, bad_notation))(source, match),
        anything.open_text,
    ),
}
"""By name: how a text is damaged, and who reads it."""


# The torture


def torture(name: str, times: int, seed: int) -> Findings:
    """Hand `times` damaged texts to a reader. Raises TortureError."""
    damage, read = READERS[name]
    source = random.Random(f"{name} {seed}")
    pool = [some_match(source, most=source.choice((6, 20, 60))) for _ in range(min(POOL, times))]
    words = Catalogue.load(["en"])
    found = Findings()
    for _ in range(times):
        text = damage(source, source.choice(pool))
        began = time.perf_counter()
        reason = _outcome(read, text, f"{name}, seed {seed}")
        found.slowest = max(found.slowest, time.perf_counter() - began)
        if reason is None:
            found.legal += 1
        else:
            _check_reason(words, reason, text)
            found.refused[reason.key] = found.refused.get(reason.key, 0) + 1
    return found


def _outcome(read: Read, text: str, what: str) -> Reason | None:
    """Return why a text is refused, None if it tells a legal match."""
    try:
        with in_time(PATIENCE):
            match = read(text)
    except RecordError as error:
        return error.reason
    except BaseException as error:
        raise TortureError(f"{what}: {error!r} of {text!r}") from error
    try:
        again = record.from_text(record.to_text(match))
    except RecordError as error:
        raise TortureError(f"{what}: cannot be read again ({error}): {text!r}") from error
    if again.turns != match.turns or again.lines() != match.lines():
        raise TortureError(f"{what}: another match after writing and reading: {text!r}")
    return None


def _check_reason(words: Catalogue, reason: Reason, text: str) -> None:
    """Refuse a reason that no person can read."""
    key = f"reason.{reason.key}"
    filled = words.text(key, **dict.fromkeys(reason.values, 1))
    if key not in words or "{" in filled or len(words.text(key, **reason.values)) > 600:
        raise TortureError(f"nobody can read {reason}: {filled!r}, for {text!r}")


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Raise TimeoutError after so many seconds, where the system has such an alarm."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_signal: int, _frame: object) -> None:
        raise TimeoutError(f"no answer after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
