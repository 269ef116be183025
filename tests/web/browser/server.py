"""A static server as a host on the web is one, with the faults that such hosts have."""

import contextlib
import re
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.web.browser.faults import FAULTS
from tools.serving.handler import MIME_TYPES

DIGITS = re.compile(r"\.[0-9a-f]{10}(?=(\.pack)?\.\w+(\.gz|\.br)?\b)")
"""What the build has put into a file's name, of what the file holds."""

INDEX = "index.html"
"""The file that stands for its folder."""

COPY = re.compile(r"\.(gz|br)$")
"""The ending of a compressed copy."""


def plain_name(name):
    """The name by which the code calls a file, and its compressed copies with another ending."""
    return DIGITS.sub("", name)


class SiteServer(ThreadingHTTPServer):
    """Serves a folder below a path; can lose files, tell wrong types and serve pages of its own.

    Files are called by their plain names, and what befalls a file befalls its compressed copies
    too: the names in `faults` (see faults.py) lead to what happens to a file each time, those in
    `once` to what happens the first time. `types` are by ending, `pages` by path; `headers` go with
    every answer, and `asked` is all that was asked for. Nobody is answered while `is_off`. One that
    `compresses` sends the copies in the place of the files. `folder` can become another one; paths
    in `moved` are told where they are now.
    """

    daemon_threads = True

    def __init__(self, folder, below="/"):
        super().__init__(("127.0.0.1", 0), Handler)
        self.folder = folder
        self.is_off = False
        self.moved = {}
        self.below = below
        self.faults = {}
        self.once = {}
        self.held = {}
        self.headers = {}
        self.compresses = False
        self.types = {}
        self.pages = {}
        self.asked = []

    def address(self, host="127.0.0.1"):
        return f"http://{host}:{self.server_port}{self.below}"

    @contextlib.contextmanager
    def holding(self, name):
        """Answer nobody who asks for a file until this is left."""
        self.held[name] = threading.Event()
        try:
            yield
        finally:
            self.held.pop(name).set()

    def handle_error(self, request, client_address):
        """A browser that goes away in mid-file is no error."""


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = self.path.partition("?")[0]
        if self.server.is_off:
            self.close_connection = True
            return
        if path in self.server.moved:
            self.send_response(302)
            self.send_header("Location", self.server.moved[path])
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if path in self.server.pages:
            self.send_file(self.server.pages[path].encode(), "text/html; charset=utf-8")
            return
        place = path.removeprefix(self.server.below)
        asked = plain_name(place)
        name = COPY.sub("", asked)
        self.server.asked.append(asked)
        held = self.server.held.get(name)
        if held is not None:
            held.wait()
        fault = self.server.once.pop(name, None) or self.server.faults.get(name)
        if fault is not None:
            FAULTS[fault](self, place)
        elif not path.startswith(self.server.below):
            self.send_error(404)
        elif self.server.compresses and self.copy_of(place or INDEX).exists():
            content, kind = (
                self.copy_of(place or INDEX).read_bytes(),
                self.guess_type(place or INDEX),
            )
            self.send_file(content, kind, **{"Content-Encoding": "gzip"})
        else:
            self.path = "/" + place
            super().do_GET()

    def copy_of(self, place):
        """Where the compressed copy of a file would be."""
        return Path(self.translate_path(f"/{place}") + ".gz")

    def translate_path(self, path):
        self.directory = str(self.server.folder)
        return super().translate_path(path)

    def end_headers(self):
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def guess_type(self, path):
        suffix = "." + str(path).rpartition(".")[2]
        return self.server.types.get(suffix) or MIME_TYPES.get(suffix, MIME_TYPES[""])

    def send_file(self, body, kind, length=None, **headers):
        """Send a body that says that it is so long, and break off where it is shorter."""
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length or len(body)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = length is not None

    def log_message(self, *_arguments):
        """The tests look at `asked`."""


@contextlib.contextmanager
def serving(folder, below="/"):
    server = SiteServer(folder, below)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
