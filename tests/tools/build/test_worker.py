"""The worker is told of every file that the page needs without a network, and of no other."""

import pytest

from tools.build import worker
from tools.build.naming import named, rename, version
from tools.errors import BuildError
from tools.places import PAGE

NEEDED = (
    "game.pack.wasm",
    "icon.png",
    "icon.svg",
    "page.css",
    "page.js",
    "runtime/pyodide.asm.wasm",
)
ELSE = ("icon-512.png", "licences/baraza.txt", "print/bao-rules.pdf")


@pytest.fixture
def files(tmp_path):
    for name in (*NEEDED, *ELSE):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    return rename(tmp_path)


def test_it_keeps_index_html_first_and_what_the_page_needs(files):
    index = named("index.html", b"<!doctype html>")
    known = worker.listed(index, files, {f"{files['page.js'].path}.gz"})
    assert known["version"] == version(files)
    assert [entry["path"] for entry in known["files"]] == [
        "index.html",
        *(files[name].path for name in NEEDED),
    ]
    script = next(entry for entry in known["files"] if entry["path"] == files["page.js"].path)
    assert script == {
        "path": files["page.js"].path,
        "bytes": len("page.js"),
        "sha256": files["page.js"].sha256,
        "gzip": True,
    }


def test_it_is_written_into_the_worker_once():
    template = (PAGE / worker.NAME).read_text(encoding="utf-8")
    text = worker.write(template, {"version": "0123456789", "files": []})
    assert 'const PAGE = {"version":"0123456789","files":[]};' in text
    with pytest.raises(BuildError, match="lacks the line"):
        worker.write(text, {})
