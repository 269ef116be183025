"""How the server of `./build.sh serve` answers: types, lifetimes, packed forms."""

import gzip
import http.client
import threading

import brotli
import pytest

from tools.serve import server

HASHED = "page.0123456789.js"
TEXT = b"seeds " * 100
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def ask(tmp_path):
    """Asks a running server for a path, with headers; returns the answer and its body."""
    plain = ["index.html", "worker.js", HASHED, "a.json", "runtime/core.0123456789.wasm"]
    for name in plain:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(TEXT)
    for name in ["index.html", HASHED]:
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(TEXT))
        (tmp_path / f"{name}.br").write_bytes(brotli.compress(TEXT))
    (tmp_path / "a.json.gz").write_bytes(gzip.compress(TEXT))
    serving = server(tmp_path, 0)
    thread = threading.Thread(target=serving.serve_forever)
    thread.start()

    def request(path, **headers):
        link = http.client.HTTPConnection("127.0.0.1", serving.server_port, timeout=600)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        link.request("GET", path, headers=sent)
        answer = link.getresponse()
        body = answer.read()
        link.close()
        return answer, body

    yield request
    serving.shutdown()
    serving.server_close()
    thread.join()


@pytest.mark.parametrize("path", [f"/{HASHED}", "/runtime/core.0123456789.wasm", f"/{HASHED}?x=1"])
def test_what_bears_its_hash_is_kept_for_ever(ask, path):
    assert ask(path)[0].headers["Cache-Control"] == FOREVER


@pytest.mark.parametrize("path", ["/", "/index.html", "/worker.js", "/a.json", "/?v=.0123456789."])
def test_everything_else_is_asked_for_at_each_visit(ask, path):
    assert ask(path)[0].headers["Cache-Control"] == "no-cache"


def test_a_file_that_is_missing_is_not_missing_for_ever(ask):
    answer, _ = ask("/game.0123456789.pack.wasm", Accept_Encoding="br")
    assert answer.status == 404
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Encoding"] is None


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
@pytest.mark.parametrize(
    ("path", "kind"), [("/", "text/html"), (f"/{HASHED}?test=1", "text/javascript")]
)
def test_the_smallest_form_that_the_browser_takes_is_sent(ask, path, kind, accepted, coding):
    answer, body = ask(path, Accept_Encoding=accepted)
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[coding]
    assert answer.status == 200
    assert answer.headers["Content-Encoding"] == coding
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert int(answer.headers["Content-Length"]) == len(body)
    assert unpack(body) == TEXT


def test_a_form_that_is_not_there_is_not_sent(ask):
    assert ask("/a.json", Accept_Encoding="br, gzip")[0].headers["Content-Encoding"] == "gzip"
    answer, body = ask("/worker.js", Accept_Encoding="br, gzip")
    assert answer.headers["Content-Encoding"] is None
    assert answer.headers["Vary"] is None
    assert body == TEXT


def test_a_packed_file_that_is_asked_for_by_its_name_comes_as_it_is(ask):
    answer, body = ask(f"/{HASHED}.gz", Accept_Encoding="br, gzip")
    assert answer.headers["Content-Encoding"] is None
    assert answer.headers["Content-Type"] == "application/gzip"
    assert answer.headers["Cache-Control"] == FOREVER
    assert gzip.decompress(body) == TEXT


def test_what_the_browser_has_already_is_not_sent_again(ask):
    first, _ = ask("/", Accept_Encoding="br")
    since = first.headers["Last-Modified"]
    again, body = ask("/", Accept_Encoding="br", If_Modified_Since=since)
    assert (again.status, body) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"


def test_answers_on_one_connection_do_not_mix_their_forms(ask):
    for _ in range(2):
        for path, coding in ((f"/{HASHED}", "br"), ("/none.js", None), ("/worker.js", None)):
            assert ask(path, Accept_Encoding="br")[0].headers["Content-Encoding"] == coding


def test_every_page_may_read_the_files(ask):
    assert ask("/")[0].headers["Access-Control-Allow-Origin"] == "*"
