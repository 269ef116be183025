"""Failures that a person can mend, each told in one line and never as a traceback."""

import errno


class BuildError(Exception):
    """A failure with its one line: what is wrong, and what to do about it.

    `status` is the exit status: 2 for a wrong command line, else 1.
    """

    def __init__(self, line: str, status: int = 1) -> None:
        super().__init__(line)
        self.status = status


DISK_FULL = "the disk is full: free some space and run this again"
REGISTRY = "could not reach the package registry: check the network connection; nothing was changed"

_ERRNO_LINES = {
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
    errno.EROFS: "{place} cannot be written to: use a copy of the project in a folder of your own",
    errno.EACCES: "{place} cannot be written to: use a copy of the project in a folder of your own",
    errno.EPERM: "{place} cannot be written to: use a copy of the project in a folder of your own",
}

_OUTPUT_LINES = (
    (("No space left", "ENOSPC", "EDQUOT"), DISK_FULL),
    (
        ("Read-only file system", "EROFS", "Permission denied", "EACCES"),
        "a folder cannot be written to: use a copy of the project in a folder of your own",
    ),
    (
        ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH"),
        REGISTRY,
    ),
    (
        (
            "NewConnectionError",
            "Could not fetch URL",
            "name resolution",
            "No matching distribution",
        ),
        REGISTRY,
    ),
    (("ReadTimeout", "timed out", "Connection refused", "ProxyError", "ERR_SOCKET"), REGISTRY),
)


def from_os_error(error: OSError) -> BuildError:
    """The line for an error of the operating system."""
    if error.errno is None:  # of many files at once: only the text tells what is wrong
        return from_output(str(error), str(error).partition("\n")[0])
    place = error.filename or "the folder"
    line = _ERRNO_LINES.get(error.errno)
    return BuildError(line.format(place=place) if line else f"{place}: {error.strerror or error}")


def from_output(output: str, otherwise: str) -> BuildError:
    """The line for a failed program, guessed from what it printed."""
    for signs, line in _OUTPUT_LINES:
        if any(sign in output for sign in signs):
            return BuildError(line)
    return BuildError(otherwise)
