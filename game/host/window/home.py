"""Where a person's own files lie, and those of the game: some systems have no such place at all.

A container may run a program for a user whom the system does not know, without HOME.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Mapping
from pathlib import Path


def home_folder(environ: Mapping[str, str] = os.environ) -> Path | None:
    """Return the person's own folder, which need not be there; None where there is none."""
    named = environ.get("USERPROFILE" if sys.platform == "win32" else "HOME")
    return _whole(named) or _known_to_the_system()


def data_folder(platform: str, environ: Mapping[str, str], home: Path | None) -> Path | None:
    """Return the system's folder for the data of this game; None where there is none.

    A path that is not whole is passed over, as the XDG specification asks for.
    """
    if platform == "win32":
        folder = _whole(environ.get("APPDATA")) or _below(home, "AppData", "Roaming")
        return _below(folder, "Baraza")
    if platform == "darwin":
        return _below(home, "Library", "Application Support", "Baraza")
    folder = _whole(environ.get("XDG_DATA_HOME")) or _below(home, ".local", "share")
    return _below(folder, "baraza")


def obstacle(folder: Path) -> str:
    """Return why nothing can be kept in a folder, in the system's words; "" where it seems to.

    Nothing is written to find it out: the folder itself may have to be made yet.
    """
    try:
        place = next(path for path in (folder, *folder.parents) if os.path.lexists(path))
        if not place.is_dir():
            return os.strerror(errno.ENOTDIR)
        if sys.platform != "win32" and os.statvfs(place).f_flag & os.ST_RDONLY:
            return os.strerror(errno.EROFS)
        return "" if os.access(place, os.W_OK | os.X_OK) else os.strerror(errno.EACCES)
    except OSError as error:
        return error.strerror or ""


def _whole(path: str | None) -> Path | None:
    """Return a path that begins at the top; None for any other text."""
    return Path(path) if path and Path(path).is_absolute() and "\0" not in path else None


def _below(folder: Path | None, *names: str) -> Path | None:
    return None if folder is None else folder.joinpath(*names)


def _known_to_the_system() -> Path | None:
    """Return the folder that the system's list of users names for this one."""
    if sys.platform != "win32":  # Windows has no such list
        with contextlib.suppress(KeyError, ImportError):
            import pwd  # noqa: PLC0415 - as above

            return _whole(pwd.getpwuid(os.getuid()).pw_dir)
    return None
