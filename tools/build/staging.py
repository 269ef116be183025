"""A clean copy of what a player gets: `main.py`, `game/` and `assets/`, by an allow-list."""

import shutil
from pathlib import Path

from tools.errors import BuildError
from tools.files import files_under
from tools.places import ROOT

PARTS = ("main.py", "game", "assets")
"""What is packed; nothing else ever leaves the work tree."""

ALLOWED = {
    "game": {".py"},
    "assets": {".json", ".md", ".txt", ".ttf", ".otf", ".png", ".jpg", ".svg", ".ogg", ".wasm"},
}
"""What kinds of file each folder may hold: those that every browser's player can use."""

SKIPPED_FOLDERS = {"__pycache__"}
COPIES = "-pygbag"
"""How the names of copies end that pygbag puts beside pictures and sounds to make them smaller."""

SKIPPED_NAMES = {".DS_Store", "py.typed", "Thumbs.db"}


def packed_files(root: Path = ROOT) -> list[str]:
    """The names, from `root`, of all files that belong in the pack.

    Raises `BuildError` for a missing part and for a file of a kind that is not allowed.
    """
    for part in PARTS:
        if not (root / part).exists():
            raise BuildError(f"{part} is missing from the project, so there is nothing to pack")
    names = ["main.py"]
    for part, suffixes in ALLOWED.items():
        for path in files_under(root / part):
            name = path.relative_to(root).as_posix()
            if SKIPPED_FOLDERS.intersection(path.parts) or path.name in SKIPPED_NAMES:
                continue
            if path.stem.endswith(COPIES):
                continue
            if path.suffix not in suffixes:
                raise BuildError(f"{name} does not belong in the pack: take it out of {part}/")
            names.append(name)
    return names


def stage(destination: Path, root: Path = ROOT) -> list[str]:
    """Copy the packed files of `root` into `destination`; returns their names."""
    names = packed_files(root)
    for name in names:
        place = destination / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / name, place)
    return names
