"""index.html: what the build writes into it."""

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.build.naming import Named, version
from tools.errors import BuildError
from tools.places import ROOT

INLINE = ("guard.js", "mend.js")
"""Scripts that may not be missing: they become parts of index.html, in this order."""

SCRIPTS_ALLOWED = "script-src 'self'"
"""The part of the page's Content-Security-Policy to which the digests of those are added."""

LIST = '<script id="files" type="application/json">{}</script>'
"""Where index.html tells which files there are: see `list_of_files`; `{}` in the template."""

SENTENCES = '<script id="words" type="application/json">{}</script>'
"""Where index.html keeps what the page says, by language; `{}` in the template."""

REFERENCE = re.compile(r'(?<=[ ])(href|src)="([\w./-]+)"')
"""Where index.html names a file of the page."""

CHECKED = (".js", ".css")
"""Files that the browser itself compares with the digest that index.html tells."""


def fill(text: str, gap: str, content: str) -> str:
    """Put `content` into the place of `gap`, which index.html has to have once."""
    if text.count(gap) != 1:
        raise BuildError(f"web/page/index.html lacks the line {gap}")
    return text.replace(gap, content)


def take_in(text: str, folder: Path) -> str:
    """Make the inline scripts a part of the page: then they are there whatever does not arrive."""
    digests = []
    for name in INLINE:
        script = (folder / name).read_text(encoding="utf-8")
        if "</script" in script or "<!--" in script:
            raise BuildError(f"web/page/{name} holds </script or <!--, which would end it in HTML")
        digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        digests.append(f"'sha256-{digest}'")
        text = fill(text, f'<script src="{name}"></script>', f"<script>{script}</script>")
    return fill(text, SCRIPTS_ALLOWED, f"{SCRIPTS_ALLOWED} {' '.join(digests)}")


def name_files(text: str, files: Mapping[str, Named]) -> str:
    """Give what index.html names its path, and scripts and style sheets their digest."""

    def reference(match: re.Match[str]) -> str:
        attribute, name = match.groups()
        if name not in files:
            raise BuildError(f"web/page/index.html names {name}, which is not in the page")
        file = files[name]
        check = f' integrity="sha256-{file.sha256}"' if name.endswith(CHECKED) else ""
        return f'{attribute}="{file.path}"{check}'

    return REFERENCE.sub(reference, text)


def list_of_files(
    files: Mapping[str, Named], first: set[str], later: set[str], copies: Mapping[str, int]
) -> dict[str, Any]:
    """What the page's loader knows: the `version` of the page, and the `files` that it fetches.

    Those with the names `first` are fetched at once, the `later` ones when they are needed.
    `copies`: the bytes of the compressed copies by their paths.
    """
    entries = []
    for name in sorted(first | later):
        file = files[name]
        entry: dict[str, Any] = {"name": name, "path": file.path, "bytes": file.size}
        if f"{file.path}.gz" in copies:
            entry["gzip"] = copies[f"{file.path}.gz"]
        entry["sha256"] = file.sha256
        if name in later:
            entry["later"] = True
        entries.append(entry)
    return {"version": version(files), "files": entries}


def sentences(root: Path = ROOT) -> dict[str, dict[str, Any]]:
    """The sentences of the game's catalogue that the page says itself, by language and key."""
    files = (root / "assets" / "locale" / "parts").glob("page.*.json")
    return {
        path.suffixes[-2].removeprefix("."): {
            key.removeprefix("page."): sentence
            for key, sentence in json.loads(path.read_text(encoding="utf-8")).items()
        }
        for path in sorted(files)
    }


def data(element: str, content: Any) -> str:
    """An element of index.html with `content` as JSON in the place of its `{}`."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return element.replace("{}", text.replace("<", "\\u003c"))


def write(
    template: str, folder: Path, files: Mapping[str, Named], listed: Mapping[str, Any]
) -> str:
    """The text of index.html: `template` with the inline scripts of `folder`, names and data."""
    text = name_files(take_in(template, folder), files)
    text = fill(text, SENTENCES, data(SENTENCES, sentences()))
    return fill(text, LIST, data(LIST, listed))
