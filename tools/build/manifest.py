"""The manifest, by which the page can be installed: it names its icons as they lie in the page."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.build.naming import Named, named
from tools.errors import BuildError

NAME = "baraza.webmanifest"


def write(template: str, site: Path, files: Mapping[str, Named]) -> Named:
    """Put the manifest into `site`, with the paths of its icons; returns it as it is named."""
    manifest = json.loads(template)
    for entry in (manifest, *manifest["shortcuts"]):
        for icon in entry["icons"]:
            icon["src"] = path_of(icon["src"], files)
    content = text(manifest).encode()
    file = named(NAME, content)
    (site / file.path).write_bytes(content)
    return file


def path_of(name: str, files: Mapping[str, Named]) -> str:
    """The path of an icon."""
    if name not in files:
        raise BuildError(f"web/page/{NAME} names {name}, which is not in the page")
    return files[name].path


def text(manifest: Mapping[str, Any]) -> str:
    """The manifest as it is written."""
    return json.dumps(manifest, ensure_ascii=False, separators=(",", ":"))
