"""Storage in a folder: each key is one file, and a file is always whole."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, unquote

from game.host.storage import StorageError
from game.host.window.lock import held

_SUFFIX = ".json"
_NEW = ".new"
_LOCK = "lock"

_PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2)
"""Seconds to wait before a file that another program looks at is tried again."""

_LEFT_OVER = 3600.0
"""Seconds after which nobody is still writing a new file: its process was ended."""


class NoStorage:
    """Where there is no place for a folder: nothing is kept, and play goes on."""

    def get(self, _key: str) -> None:
        """Return None: there is no text."""

    def set(self, _key: str, _text: str) -> None:
        """Raise StorageError."""
        raise StorageError(errno.ENOENT, "there is no folder to keep anything in")

    def remove(self, _key: str) -> None:
        """Do nothing: there is no text."""

    def keys(self) -> list[str]:
        """Return none."""
        return []

    def alone(self) -> contextlib.AbstractContextManager[object]:
        """Do nothing: nobody writes."""
        return contextlib.nullcontext()


class FolderStorage:
    """Texts as files in `folder`, which is made when the first text is kept.

    A text is written to a new file, forced to the disk and then renamed over the old one, so that
    whoever reads after a crash finds the old text or the new one, never a part.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._swept = False
        self._alone = False

    def _path(self, key: str) -> Path:
        """Return the file of a key. Raises StorageError for a key that no file can be named by."""
        try:
            return self.folder / (quote(key, safe=" ") + _SUFFIX)
        except UnicodeEncodeError as error:
            raise StorageError(str(error)) from error

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None. Raises StorageError."""
        path = self._path(key)
        try:
            if not stat.S_ISREG(path.stat().st_mode):
                raise StorageError(f"{path} is no file")  # to read it might never end
            return path.read_bytes().decode("utf-8", "surrogateescape")
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StorageError(str(error)) from error

    def set(self, key: str, text: str) -> None:
        """Keep `text`, all of it or nothing. Raises StorageError."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._sweep()
            write_whole(self._path(key), _bytes_of(text))
        except OSError as error:
            raise StorageError(str(error)) from error

    def _sweep(self) -> None:
        """Once, throw away what processes that were ended have left of files half written."""
        if self._swept:
            return
        self._swept = True
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f"*{_SUFFIX}.*{_NEW}"):
                if path.stat().st_mtime < time.time() - _LEFT_OVER:
                    path.unlink(missing_ok=True)

    def remove(self, key: str) -> None:
        """Throw the text of `key` away, if there is one. Raises StorageError."""
        try:
            self._path(key).unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(str(error)) from error

    def keys(self) -> list[str]:
        """Return every key that has a text, sorted. Raises StorageError.

        A file that was put there under another name than ours would be found by no key.
        """
        try:
            names = [path.name for path in self.folder.iterdir() if path.is_file()]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StorageError(str(error)) from error
        stems = [name[: -len(_SUFFIX)] for name in names if name.endswith(_SUFFIX)]
        return sorted(unquote(stem) for stem in stems if _is_ours(stem))

    @contextlib.contextmanager
    def alone(self) -> Iterator[object]:
        """Keep other processes from this storage while a block lasts."""
        if self._alone:
            yield None
            return
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        self._alone = True
        try:
            with held(self.folder / _LOCK):
                yield None
        finally:
            self._alone = False


def _is_ours(stem: str) -> bool:
    """Whether a file's name is the one that its key is given."""
    try:
        return quote(unquote(stem), safe=" ") == stem
    except UnicodeEncodeError:  # bytes that are no text
        return False


def _bytes_of(text: str) -> bytes:
    """Return a text as bytes; those that were no text when they were read come out as they were."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:  # half a character that never was a byte
        return text.encode("utf-8", "replace")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that `path` holds its old content or the new one at every instant.

    Raises OSError; then `path` is as it was and nothing is left beside it.
    """
    new = path.with_name(f"{path.name}.{os.getpid()}{_NEW}")
    try:
        with new.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _put_in_place(new, path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _put_in_place(new: Path, path: Path) -> None:
    """Rename `new` over `path`. Raises OSError.

    Windows refuses that while another program, such as a guard against viruses, looks at the file.
    """
    for pause in _PAUSES if sys.platform == "win32" else ():
        with contextlib.suppress(PermissionError):
            new.replace(path)
            return
        time.sleep(pause)
    new.replace(path)


def _sync_folder(folder: Path) -> None:
    """Force the rename itself to the disk, where the system lets a folder be opened."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
