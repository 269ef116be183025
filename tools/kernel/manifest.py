"""What the built kernel was made of: written beside it, and compared without a compiler."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from tools.files import files_under
from tools.places import KERNEL_SOURCES, KERNELS, ROOT

BUILT = KERNELS / "kalah.wasm"
MANIFEST = KERNELS / "kalah.json"

Manifest = Mapping[str, str | Mapping[str, str]]
"""The SHA-256 of the built file and of each of its sources, the compiler and its options."""


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def sources() -> dict[str, str]:
    """The sources as they are now: the SHA-256 of each, by its name from the project's folder."""
    files = files_under(KERNEL_SOURCES)
    return {path.relative_to(ROOT).as_posix(): digest(path) for path in files}


def made_of(built: Path, compiler: str, options: str) -> Manifest:
    """The manifest of a file that was built of the sources as they are now."""
    return {
        "sha256": digest(built),
        "sources": sources(),
        "compiler": compiler,
        "options": options,
    }


def write(manifest: Manifest) -> None:
    """Write it beside the built file."""
    MANIFEST.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def read() -> Manifest:
    """The manifest that there is."""
    manifest: Manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return manifest
