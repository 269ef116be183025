"""What a host keeps between visits, and the person's files: what the game asks of both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol


class StorageError(OSError):
    """Storage is absent, blocked or full: nothing was written; play goes on without it."""


class Storage(Protocol):
    """Small texts kept between visits, under the game's own prefix."""

    def get(self, key: str) -> str | None:
        """The text, or None. Raises StorageError."""

    def set(self, key: str, text: str) -> None:
        """Keep `text`, all of it or nothing. Raises StorageError."""

    def remove(self, key: str) -> None: ...

    def keys(self) -> Sequence[str]: ...

    def alone(self) -> AbstractContextManager[object]:
        """Keep other windows from writing while a block lasts, as far as the place can do that.

        Never raises and never waits long: it makes a look and a writing after it one step.
        """


@dataclass(frozen=True, slots=True)
class Entry:
    """A folder or a file in a folder."""

    name: str
    path: str
    folder: bool


class Files(Protocol):
    """The person's files, where the game itself has to show a list of them."""

    def places(self) -> Mapping[str, str]:
        """The folders to begin in, by what they are: "home", and "data" where matches are kept."""

    def above(self, folder: str) -> str | None:
        """The folder that a folder lies in; None at the top."""

    def entries(self, folder: str) -> Sequence[Entry]:
        """What may hold a match in a folder: folders, then files. Raises StorageError."""

    def read(self, path: str) -> bytes:
        """The content of a file. Raises StorageError."""
