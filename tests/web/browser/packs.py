"""Packs of a built page, opened and changed: pages with a program that fails."""

import gzip
import io
import re
import zipfile


def read_pack(pack):
    """The files in a pack, by name."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(pack.read_bytes()))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_pack(site, name, files):
    """Put a pack with these files in the place of another, and tell the page of its bytes."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    packed = gzip.compress(content.getvalue(), compresslevel=1)
    (site / name).write_bytes(packed)
    index = site / "index.html"
    listed = re.sub(
        rf'("{re.escape(name)}", "bytes": )\d+',
        lambda match: match[1] + str(len(packed)),
        index.read_text(encoding="utf-8"),
    )
    index.write_text(listed, encoding="utf-8")
