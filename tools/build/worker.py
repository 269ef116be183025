"""The worker that keeps the page's files on the visitor's device: which files those are."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from tools.build.naming import Named, version
from tools.errors import BuildError

NAME = "worker.js"

LIST = "const PAGE = {};"
"""Where the worker has the version of the page and its files: see `listed`."""

KEPT = (".js", ".css", ".wasm", ".svg", ".webmanifest")
"""How the names of files end that the page needs without a network.

Sheets to be printed, licences and the pictures of the installed page come from the server.
"""


ICON = "icon.png"
"""That a browser may take in the place of icon.svg."""


def listed(index: Named, files: Mapping[str, Named], copies: Iterable[str]) -> dict[str, Any]:
    """What the worker knows: the version of the page, and what it keeps, index.html first.

    `copies`: the paths of the compressed copies.
    """
    there = set(copies)
    kept = [index, *(files[name] for name in sorted(files) if name.endswith(KEPT) or name == ICON)]
    entries = [
        {
            "path": file.path,
            "bytes": file.size,
            "sha256": file.sha256,
            **({"gzip": True} if f"{file.path}.gz" in there else {}),
        }
        for file in kept
    ]
    return {"version": version(files), "files": entries}


def write(template: str, known: Mapping[str, Any]) -> str:
    """The text of the worker."""
    if template.count(LIST) != 1:
        raise BuildError(f"web/page/{NAME} lacks the line {LIST}")
    return template.replace(LIST, f"const PAGE = {json.dumps(known, separators=(',', ':'))};")
