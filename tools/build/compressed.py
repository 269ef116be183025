"""Compressed copies beside the files of the page, for servers that send them in their place."""

import hashlib
import shutil
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli
import deflate

from tools.files import files_under
from tools.places import CACHE

LEAST = 1000
"""Bytes below which a file travels in one packet anyway."""

WORTH = 0.95
"""A copy that is larger than this part of the file is not worth having."""

WAYS: dict[str, Callable[[bytes], bytes]] = {
    ".gz": lambda content: bytes(deflate.gzip_compress(content, 12)),
    ".br": lambda content: brotli.compress(content, quality=11, lgwin=24),
}
"""How a file is compressed, by the ending of the copy; each as hard as it can be."""

FOLDER = CACHE / "compressed"
"""What was compressed before, by what it was made of: the interpreter takes half a minute."""

KEPT_SECONDS = 7 * 24 * 3600
"""What was of no use for so long goes from there."""


def add(site: Path, names: Sequence[str] | None = None) -> dict[str, int]:
    """Put compressed copies beside these files of `site`, or beside all, where they gain by it.

    Returns the bytes of each copy, by its path in the site.
    """
    paths = files_under(site) if names is None else [site / name for name in names]
    paths = [path for path in paths if path.stat().st_size >= LEAST]
    jobs = [(path, ending) for path in paths for ending in WAYS]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        copies = list(pool.map(lambda job: compressed(*job), jobs))
    clear_old()
    sizes = {}
    for (path, ending), copy in zip(jobs, copies, strict=True):
        size = copy.stat().st_size
        if size < WORTH * path.stat().st_size:
            place = path.with_name(path.name + ending)
            shutil.copyfile(copy, place)
            sizes[place.relative_to(site).as_posix()] = size
    return sizes


def compressed(path: Path, ending: str) -> Path:
    """The copy of a file in the cache, made where it is not there yet."""
    content = path.read_bytes()
    place = FOLDER / (hashlib.sha256(content).hexdigest()[:20] + ending)
    if place.exists():
        place.touch()
    else:
        made = place.with_name(f"{place.name}.part")
        made.write_bytes(WAYS[ending](content))
        made.replace(place)
    return place


def clear_old() -> None:
    """Throw away what no build has needed for a week."""
    for copy in FOLDER.iterdir():
        if time.time() - copy.stat().st_mtime > KEPT_SECONDS:
            copy.unlink()
