"""Files that are either whole or not there, and fingerprints of what they hold."""

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.locks import wait_for
from tools.places import BUILD, CACHE

SCRATCH = ".scratch-"
"""How the names of scratch folders begin."""


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """A fresh folder inside build/, gone at the end whatever happens; use it `alone`."""
    BUILD.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix=SCRATCH, dir=BUILD))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other build runs in this project, and keep others waiting meanwhile.

    What a build that was killed has left is cleared away.
    """
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".lock").open("w", encoding="utf-8") as lock:
        wait_for(lock)
        for left in BUILD.glob(f"{SCRATCH}*"):
            shutil.rmtree(left, ignore_errors=True)
        yield


def replace_folder(made: Path, place: Path) -> None:
    """Put the finished folder `made` at `place`, instead of what was there.

    Both lie on one disk, so that nobody ever sees a half-written folder.
    """
    made.chmod(0o755)
    place.parent.mkdir(parents=True, exist_ok=True)
    with scratch_folder() as scratch:
        if place.exists():
            place.rename(scratch / "old")
        made.rename(place)


def files_under(folder: Path) -> list[Path]:
    """Every file under `folder`, in sorted order."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def fingerprint(inputs: Iterable[Path], *, salt: str = "") -> str:
    """A name for the contents of these files and folders: equal contents, equal name."""
    digest = hashlib.sha256(salt.encode())
    for place in inputs:
        for path in files_under(place) if place.is_dir() else [place]:
            if path.suffix == ".pyc":
                continue
            digest.update(f"{path.relative_to(place.parent).as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:20]


def cached(name: str, key: str, make: Callable[[Path], None]) -> Path:
    """The file `name` made for `key`, from the cache or by calling `make(path)`.

    Only the newest of each name is kept.
    """
    place = CACHE / f"{key}-{name}"
    if not place.exists():
        with scratch_folder() as scratch:
            made = scratch / name
            make(made)
            CACHE.mkdir(parents=True, exist_ok=True)
            for old in CACHE.glob(f"*-{name}"):
                old.unlink()
            made.rename(place)
    return place
