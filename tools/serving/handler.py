"""How the page's files are answered: with type, lifetime, and in the packed form beside them."""

import os
import re
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from _typeshed import StrPath

MIME_TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".gz": "application/gzip",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".mjs": "text/javascript",
    ".ogg": "audio/ogg",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Told by us: the system's own table is wrong or missing on many machines."""

CODINGS = {"br": ".br", "gzip": ".gz"}
"""Codings of a packed file and the ends of their names, the smaller first."""

HASHED = re.compile(r"\.[0-9a-f]{10}\.")
"""A name that holds the hash of what is in the file: that never changes under this name."""

FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


def codings_taken(accepted: str) -> set[str]:
    """Which codings an Accept-Encoding header lets an answer have."""
    taken = set()
    for part in accepted.lower().split(","):
        coding, *parameters = (piece.strip() for piece in part.split(";"))
        if not any(re.fullmatch(r"q\s*=\s*0(\.0*)?", each) for each in parameters):
            taken.add(coding)
    return taken


def cache_control(path: str) -> str:
    """How long a browser may keep what an address (without a query) gave it."""
    return FOREVER if HASHED.search(path.rpartition("/")[2]) else ASK_EACH_TIME


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the right types, without lists of folders, and quietly.

    Where a packed form lies beside a file (`NAME.br`, `NAME.gz`) and the browser takes that
    coding, the packed form is sent, as a host on the web would.
    """

    protocol_version = "HTTP/1.1"
    extensions_map = MIME_TYPES

    coding = ""
    """The coding of the answer that is being given; empty for a file as it is."""

    has_codings = False
    """Whether another browser might be given the same file in another form."""

    lifetime = ASK_EACH_TIME
    """How long the answer that is being given may be used again."""

    def send_head(self) -> BinaryIO | None:
        """Choose the form of the file, then answer as ever; returns what is to be sent."""
        path, question, query = self.path.partition("?")
        if path.endswith("/"):
            self.path = f"{path}index.html{question}{query}"
        self.coding, self.has_codings = "", False
        self.lifetime = cache_control(path)
        plain = Path(super().translate_path(self.path))
        forms = {name: end for name, end in CODINGS.items() if Path(f"{plain}{end}").is_file()}
        if plain.is_file() and forms:
            taken = codings_taken(self.headers.get("Accept-Encoding", ""))
            self.coding = next((name for name in forms if name in taken), "")
            self.has_codings = True
        return super().send_head()

    def translate_path(self, path: str) -> str:
        """Return where the file of an address lies, in the form that was chosen."""
        return super().translate_path(path) + CODINGS.get(self.coding, "")

    def guess_type(self, path: "StrPath") -> str:
        """Return the type of a file, which is that of its plain form."""
        return super().guess_type(os.fspath(path).removesuffix(CODINGS.get(self.coding, "")))

    def end_headers(self) -> None:
        """Tell how long the answer may be used again, in which form it is, and who may read it.

        Everybody may: a frame whose sandbox lacks allow-same-origin is a stranger to its own files.
        """
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", self.lifetime)
        if self.has_codings:
            self.send_header("Vary", "Accept-Encoding")
        if self.coding:
            self.send_header("Content-Encoding", self.coding)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Say that there is no such file, for now: it may be there at the next visit."""
        self.coding, self.has_codings, self.lifetime = "", False, ASK_EACH_TIME
        super().send_error(code, message, explain)

    def list_directory(self, _path: object) -> None:
        """There is nothing to list: a folder without index.html is not found."""
        self.send_error(404)

    def log_message(self, *_arguments: object) -> None:
        """Say nothing about single requests."""
