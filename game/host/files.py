"""The person's own files, for the list that the game shows where the system has none for it."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from game.host.interface import FileGiven
from game.host.storage import Entry, StorageError
from game.untrusted.plain_text import file_name

SUFFIXES = frozenset({".baraza", ".eml", ".json", ".txt"})
"""Only files with such names can be a match."""

MOST_ENTRIES = 400
"""Of a folder no more folders, and no more files, are listed."""

MOST_BYTES = 8 * 1024 * 1024
"""No record comes near this; of a larger file only so much is read, and the game refuses it."""

Kind = Literal["file", "folder", "link", "pipe", "device"]
"""What lies at a path. What a program might wait for without end is a "pipe", a socket too."""

_KINDS: tuple[tuple[Callable[[int], bool], Kind], ...] = (
    (stat.S_ISREG, "file"),
    (stat.S_ISDIR, "folder"),
    (stat.S_ISLNK, "link"),
    (stat.S_ISCHR, "device"),
    (stat.S_ISBLK, "device"),
)

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class FolderFiles:
    """Folders and files as the system has them. Paths are texts; whatever fails is a StorageError.

    What is hidden, by a full stop before its name, is left out.
    """

    def __init__(self, home: Path | None, data: Path | None) -> None:
        """`home` is the person's folder, `data` the one where matches are kept, if there are any.

        Where there is neither the top of all folders stands in for the person's own.
        """
        self._home, self._data = home, data

    def places(self) -> dict[str, str]:
        """Return the folders to begin in that exist: "home" and "data"."""
        folders = {"home": self._home, "data": self._data}
        there = {name: str(path) for name, path in folders.items() if path and path.is_dir()}
        return there or {"home": Path.cwd().anchor}

    def above(self, folder: str) -> str | None:
        """Return the folder that a folder lies in; None at the top."""
        parent = Path(folder).parent
        return None if parent == Path(folder) else str(parent)

    def entries(self, folder: str) -> Sequence[Entry]:
        """Return the folders in a folder by name, then its files, the newest first."""
        try:
            with os.scandir(folder) as contents:
                listed = [entry for entry in contents if not entry.name.startswith(".")]
        except (OSError, ValueError) as error:
            raise StorageError(str(error)) from error
        folders = [entry for entry in listed if _asked(entry.is_dir)]
        files = [entry for entry in listed if _may_be_match(entry)]
        folders.sort(key=lambda entry: entry.name.casefold())
        files.sort(key=_age)
        return [
            *(Entry(file_name(entry.name), entry.path, True) for entry in folders[:MOST_ENTRIES]),
            *(Entry(file_name(entry.name), entry.path, False) for entry in files[:MOST_ENTRIES]),
        ]

    def read(self, path: str) -> bytes:
        """Return the content of a file, up to `MOST_BYTES`."""
        return read_some(Path(path))


def kind_of(path: Path, *, through_links: bool) -> Kind:
    """Return what lies at a path, or at the end of the links that lie there. Raises OSError."""
    mode = path.stat().st_mode if through_links else path.lstat().st_mode
    return next((kind for holds, kind in _KINDS if holds(mode)), "pipe")


def may_be_replaced(path: Path) -> bool:
    """Whether a file, or nothing at all, lies at a path. Raises OSError."""
    try:
        return kind_of(path, through_links=False) == "file"
    except FileNotFoundError:
        return True


def read_some(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return the content of a file, up to `most` bytes, without waiting. Raises StorageError."""
    try:
        if kind_of(path, through_links=True) != "file":  # another kind might never end
            raise StorageError("no file")
        # Another may lie there by now; and some systems tell their log by a file that is waited at.
        with os.fdopen(os.open(path, os.O_RDONLY | _AT_ONCE), "rb") as file:
            content: bytes | None = file.read(most)
    except (OSError, ValueError) as error:
        raise StorageError(*error.args) from error
    if content is None:
        raise StorageError("nothing is there yet")
    return content


def file_given(path: Path) -> FileGiven:
    """Return the message that the person hands this file to the game."""
    try:
        return FileGiven(file_name(path.name), read_some(path))
    except StorageError:
        return FileGiven(file_name(path.name), None)


def free_name(path: Path) -> Path:
    """Return the path, or one beside it with a number if there is such a file already."""
    number, free = 1, path
    while os.path.lexists(free):  # a link that leads nowhere is there too
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def _may_be_match(entry: os.DirEntry[str]) -> bool:
    return Path(entry.name).suffix.lower() in SUFFIXES and _asked(entry.is_file)


def _asked(question: Callable[[], bool]) -> bool:
    """Return the answer; False where the system does not let one ask."""
    try:
        return question()
    except OSError:
        return False


def _age(entry: os.DirEntry[str]) -> float:
    """Return what sorts the newest first."""
    try:
        return -entry.stat().st_mtime
    except OSError:
        return 0.0
