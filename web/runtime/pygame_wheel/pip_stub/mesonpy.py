"""Stands in for pygame-ce's build system while pip downloads the source archive.

pip will not keep a source archive before it has seen the package's metadata, and the
real build system wants a C compiler and SDL for that.  This gives pip just enough.
"""

from __future__ import annotations

import re
from pathlib import Path


def get_requires_for_build_wheel(_settings: object = None) -> list[str]:
    """Nothing is needed."""
    return []


def prepare_metadata_for_build_wheel(metadata_directory: str, _settings: object = None) -> str:
    """Write the name and the version, and nothing else."""
    text = Path("pyproject.toml").read_text(encoding="utf-8")
    match = re.search(r"^version\s*=\s*['\"]([^'\"]+)", text, re.M)
    if match is None:
        raise ValueError("pyproject.toml names no version")
    folder = Path(metadata_directory) / f"pygame_ce-{match[1]}.dist-info"
    folder.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: pygame-ce\nVersion: {match[1]}\n"
    (folder / "METADATA").write_text(metadata, encoding="utf-8")
    return folder.name
