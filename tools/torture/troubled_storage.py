"""A storage in memory that may refuse single keys, be full, or refuse everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext

from game.host.storage import StorageError


class TroubledStorage:
    """Texts by key, with trouble.

    `unreadable`, `unwritable` and `unremovable` are keys; `room` is how many characters all texts
    together may have, None for any number; `blocked` refuses everything.
    """

    def __init__(
        self,
        texts: Mapping[str, str] | None = None,
        *,
        unreadable: Iterable[str] = (),
        unwritable: Iterable[str] = (),
        unremovable: Iterable[str] = (),
        room: int | None = None,
        blocked: bool = False,
    ) -> None:
        self.texts = dict(texts or {})
        self.unreadable = frozenset(unreadable)
        self.unwritable = frozenset(unwritable)
        self.unremovable = frozenset(unremovable)
        self.room = room
        self.blocked = blocked

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None. Raises StorageError."""
        self._refuse(key in self.unreadable)
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Keep `text`. Raises StorageError."""
        used = sum(len(other) for name, other in self.texts.items() if name != key)
        full = self.room is not None and used + len(text) > self.room
        self._refuse(full or key in self.unwritable)
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Throw the text of `key` away. Raises StorageError."""
        self._refuse(key in self.unremovable)
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        """Return every key. Raises StorageError."""
        self._refuse(False)
        return sorted(self.texts)

    def alone(self) -> AbstractContextManager[object]:
        """Do nothing: one thread has it all for itself."""
        return nullcontext()

    def _refuse(self, trouble: bool) -> None:
        if trouble or self.blocked:
            raise StorageError("refused")
