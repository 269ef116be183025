"""`_headers`: how long browsers keep each file, as Netlify and Cloudflare Pages read it."""

from collections.abc import Iterable
from pathlib import Path

NAME = "_headers"

KEPT = "  Cache-Control: public, max-age=31536000, immutable"
OPEN = ["/*", "  Access-Control-Allow-Origin: *"]
"""Any page may read the files: a frame whose sandbox lacks allow-same-origin is a stranger to
its own."""


def rules(paths: Iterable[str]) -> list[str]:
    """The lines of the file, for the paths of all files that bear their hash.

    No two rules tell a file's lifetime: the hosts would join what they say. A folder is a rule of
    its own, as all of its files bear their hash, and in the top folder each of these files is.
    """
    folders = sorted({f"/{path.partition('/')[0]}/*" for path in paths if "/" in path})
    single = sorted(f"/{path}" for path in paths if "/" not in path)
    return [*OPEN, *(line for rule in (*folders, *single) for line in (rule, KEPT))]


def write(site: Path, paths: Iterable[str]) -> None:
    """Write the file into `site`, whose index.html and other plain names are always asked for."""
    (site / NAME).write_text("\n".join([*rules([*paths]), ""]), encoding="utf-8")
