"""Matches that were thrown away in this window: their texts, so that they can come back."""

from __future__ import annotations

from game.play.saved.saved_match import key_of
from game.play.saved.storage import Storage


class Removed:
    """Throws texts away and brings them back as they were. Raises OSError where storage refuses."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._texts: dict[str, str] = {}

    def remove(self, id_: str) -> None:
        """Throw the text of a match away."""
        text = self._storage.get(key_of(id_))
        self._storage.remove(key_of(id_))
        if text is not None:
            self._texts[id_] = text

    def restore(self, id_: str) -> bool:
        """Bring the text of a match back; False if there is none, or another one has its place."""
        text = self._texts.get(id_)
        with self._storage.alone():
            if text is None or self._storage.get(key_of(id_)) is not None:
                return False
            self._storage.set(key_of(id_), text)
        del self._texts[id_]
        return True
