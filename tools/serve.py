"""`./build.sh serve`: the page on this machine."""

import errno
import socket
from argparse import Namespace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.build import page
from tools.errors import BuildError
from tools.programs import say

HOST = "127.0.0.1"

MIME_TYPES = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".mjs": "text/javascript",
    ".ogg": "audio/ogg",
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


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the right types, without lists of folders, and quietly."""

    protocol_version = "HTTP/1.1"
    extensions_map = MIME_TYPES

    def end_headers(self) -> None:
        """Let the browser ask each time whether a file is new."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def list_directory(self, _path: object) -> None:
        """There is nothing to list: a folder without index.html is not found."""
        self.send_error(404)

    def log_message(self, *_arguments: object) -> None:
        """Say nothing about single requests."""


def is_free(port: int) -> bool:
    """Whether a server could listen on the port."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((HOST, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return False
            raise BuildError(f"port {port} cannot be used: {error.strerror}") from error
    return True


def check_port(port: int) -> None:
    """Complain if the port is taken, naming one that is free."""
    if not is_free(port):
        free = next((other for other in range(port + 1, 65536) if is_free(other)), None)
        offer = f"--port {free} is free" if free else "give another with --port"
        raise BuildError(f"port {port} is in use by another program: {offer}")


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of `folder` on this machine only; port 0 takes any free one."""
    ThreadingHTTPServer.daemon_threads = True
    return ThreadingHTTPServer((HOST, port), partial(Handler, directory=str(folder)))


def run(options: Namespace) -> int:
    """Build the page if needed and serve it until interrupted."""
    check_port(options.port)
    folder = page.make()
    check_port(options.port)
    with server(folder, options.port) as serving:
        say(f"Baraza is at http://{HOST}:{options.port}/  (stop with Ctrl+C)")
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            say("")
    return 0
