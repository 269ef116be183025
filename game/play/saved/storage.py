"""What this package needs of a host's storage."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol


class Storage(Protocol):
    """The part of a host's storage needed here; its errors are OSErrors."""

    def get(self, key: str) -> str | None:
        """Return the text, or None."""

    def set(self, key: str, text: str) -> None:
        """Keep the text."""

    def remove(self, key: str) -> None:
        """Throw the text away."""

    def keys(self) -> Sequence[str]:
        """Return every key that has a text."""

    def alone(self) -> AbstractContextManager[object]:
        """Keep other windows from writing while a block lasts, as far as that can be done."""
