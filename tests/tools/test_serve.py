"""The server of `./build.sh serve`."""

import http.client
import socket
import threading

import pytest

from tests.tools.saying import one_line
from tools.serve import server


@pytest.fixture
def taken_port():
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_an_occupied_port_is_told_with_one_that_is_free(project, build_sh, taken_port):
    said = build_sh(project, "serve", "--port", str(taken_port))
    assert said.returncode == 1
    assert f"port {taken_port} is in use" in one_line(said)
    offered = int(one_line(said).partition("--port ")[2].split()[0])
    with socket.socket() as trial:
        # A link that was closed holds its port for a minute, and is in nobody's way.
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        trial.bind(("127.0.0.1", offered))
    assert not (project / "build").exists()


def test_an_address_that_is_none_of_this_machine_is_told_before_anything_is_built(
    project, build_sh
):
    said = build_sh(project, "serve", "--host", "203.0.113.7")
    assert said.returncode == 1
    assert "203.0.113.7 is no address of this machine" in one_line(said)
    assert not (project / "build").exists()


@pytest.fixture
def ask(tmp_path):
    """Asks a running server for a path."""
    for name in ["index.html", "boot.js", "runtime/core.wasm", "runtime/stdlib.zip", "a.json"]:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    serving = server(tmp_path, 0)
    thread = threading.Thread(target=serving.serve_forever)
    thread.start()

    def request(path):
        link = http.client.HTTPConnection("127.0.0.1", serving.server_port, timeout=600)
        link.request("GET", path)
        answer = link.getresponse()
        body = answer.read().decode()
        link.close()
        return answer.status, answer.headers["Content-Type"], body

    yield request
    serving.shutdown()
    serving.server_close()
    thread.join()


@pytest.mark.parametrize(
    ("path", "kind", "name"),
    [
        ("/", "text/html", "index.html"),
        ("/?test=1", "text/html", "index.html"),
        ("/boot.js", "text/javascript", "boot.js"),
        ("/runtime/core.wasm", "application/wasm", "runtime/core.wasm"),
        ("/runtime/stdlib.zip", "application/zip", "runtime/stdlib.zip"),
        ("/a.json", "application/json", "a.json"),
    ],
)
def test_files_are_served_with_the_right_type(ask, path, kind, name):
    assert ask(path) == (200, kind, name)


@pytest.mark.parametrize("path", ["/runtime/", "/none.js", "/../secret", "/%2e%2e/secret"])
def test_nothing_else_is_served(ask, path):
    assert ask(path)[0] == 404
