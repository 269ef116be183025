"""Texts that cannot be read: each gets a key of its own, until a version comes that can read it.

The key is that of the text with "-aside-" and a number behind it. A text is lost at no step: the
copy is written before the original goes, and where there is no place for a copy it stays.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

from game.play.saved.storage import Storage

MOST = 5
"""So many texts of one key are set aside."""

_KEY = re.compile(r"(.+)-aside-[1-9]")


def set_aside(storage: Storage, key: str, text: str) -> bool:
    """Move `text` from `key` to a key of its own; False where it has to stay.

    True means that a copy is there, so that the place under `key` may be written over.
    """
    try:
        if not _copied(storage, key, text):
            return False
    except OSError:
        return False
    with contextlib.suppress(OSError):  # it lies in two places then, which does no harm
        storage.remove(key)
    return True


def _copied(storage: Storage, key: str, text: str) -> bool:
    """Write a copy, unless there is one; False where all places are taken. Raises OSError."""
    keys = set(storage.keys())
    free = ""
    for number in range(1, MOST + 1):
        name = f"{key}-aside-{number}"
        if name not in keys:
            free = free or name
        elif storage.get(name) == text:
            return True
    if free:
        storage.set(free, text)
    return bool(free)


def all_aside(storage: Storage) -> Iterator[tuple[str, str, str]]:
    """Give what was set aside: its key, the key it had, and the text. Raises OSError.

    One that cannot be read now is passed over.
    """
    keys = storage.keys()
    for name in keys:
        there, text = _KEY.fullmatch(name), None
        with contextlib.suppress(OSError):
            text = storage.get(name) if there else None
        if there and text is not None:
            yield name, there[1], text


def bring_back(storage: Storage, name: str, key: str, text: str) -> bool:
    """Move a text that was set aside back to the key it had, if that is free. Raises OSError."""
    if storage.get(key) is not None:
        return False
    storage.set(key, text)
    storage.remove(name)
    return True
