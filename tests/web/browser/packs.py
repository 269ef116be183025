"""Files of a built page, opened and changed: pages with a program that fails."""

import io
import json
import re
import zipfile

from tools.build.naming import DIGITS, named

LIST = re.compile(r'(?<=<script id="files" type="application/json">).*?(?=</script>)')


def listed(site):
    """What the page's loader knows: see tools/build/index.py."""
    return json.loads(LIST.search((site / "index.html").read_text(encoding="utf-8"))[0])


def path_of(site, name):
    """Where the file lies that the code calls by this name."""
    return site / next(file["path"] for file in listed(site)["files"] if file["name"] == name)


def read_pack(site, name):
    """The files in a pack, by name."""
    with zipfile.ZipFile(path_of(site, name)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_pack(site, name, files):
    """Put a pack with these files in the place of another, and tell the page of it."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    replace(site, name, content.getvalue())


def replace(site, name, content):
    """Put another content in the place of a file's, and tell the page of it."""
    file, data = named(name, content), listed(site)
    (site / file.path).write_bytes(content)
    for entry in data["files"]:
        if entry["name"] == name:
            entry.pop("gzip", None)
            entry.update(path=file.path, bytes=file.size, sha256=file.sha256)
    data["version"] = file.digest.hex()[:DIGITS]
    index = site / "index.html"
    text = index.read_text(encoding="utf-8")
    index.write_text(LIST.sub(lambda _: compact(data), text), encoding="utf-8")


def compact(data):
    """JSON as the build writes it."""
    return json.dumps(data, separators=(",", ":"))
