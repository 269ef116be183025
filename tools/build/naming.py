"""Names that change with what a file holds, so that no cache gives an old one for a new one."""

import base64
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.files import files_under

PACK = ".pack.wasm"
"""How the names of packs end: some servers refuse an ending that they do not know, and none this.

A server that compresses does so with this type.
"""

PLAIN = frozenset({"index.html", "worker.js"})
"""Files whose names stay: a visitor and a browser ask for these by their names."""

DIGITS = 10
"""Hexadecimal digits of a file's SHA-256 in its name."""


@dataclass(frozen=True)
class Named:
    """A file of the page: the name that the code calls it by, its path in the page, what it holds.

    `size` is its length in bytes, `digest` its SHA-256.
    """

    name: str
    path: str
    size: int
    digest: bytes

    @property
    def sha256(self) -> str:
        """The SHA-256 in base64, as browsers compare it."""
        return base64.b64encode(self.digest).decode()


def named(name: str, content: bytes) -> Named:
    """The name and path of a file of the page that holds `content`."""
    digest = hashlib.sha256(content).digest()
    path = name if name in PLAIN else with_digest(name, digest.hex()[:DIGITS])
    return Named(name, path, len(content), digest)


def with_digest(name: str, digits: str) -> str:
    """`name` with these digits before its ending."""
    ending = PACK if name.endswith(PACK) else Path(name).suffix
    return f"{name.removesuffix(ending)}.{digits}{ending}"


def rename(site: Path) -> dict[str, Named]:
    """Give every file of `site` but the plain ones its path; returns them by name."""
    files = {}
    for path in files_under(site):
        name = path.relative_to(site).as_posix()
        if name not in PLAIN:
            files[name] = named(name, path.read_bytes())
            path.rename(site / files[name].path)
    return files


def version(files: Mapping[str, Named]) -> str:
    """A name for all these files together."""
    digest = hashlib.sha256("".join(sorted(file.path for file in files.values())).encode())
    return digest.hexdigest()[:DIGITS]
