"""The addresses at which the page is served."""

import http.client
import threading

import pytest

from tools.errors import BuildError
from tools.serve import greeting, server
from tools.serving import network


def said(host):
    return "\n".join(greeting(host, 8000))


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_on_this_machine_alone_only_the_address_is_said(host):
    (line,) = greeting(host, 8000)
    assert network.web_address(host, 8000) in line


def test_for_other_devices_it_is_said_what_needs_https():
    words = said("192.168.1.20")
    assert "http://192.168.1.20:8000/" in words
    for missing in ("copying and pasting", "offline", "installing", "sharing"):
        assert missing in words
    assert "docs/hosting.md" in words


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_at_all_addresses_the_own_one_in_the_network_is_said(host):
    words, own = said(host), network.own_address()
    assert "http://127.0.0.1:8000/" in words
    assert (f"http://{own}:8000/" if own else "in no network") in words
    assert host not in words.replace("127.0.0.1", "")


def test_an_address_of_version_six_is_written_in_brackets():
    assert network.web_address("fd00::2", 80) == "http://[fd00::2]:80/"


def test_the_own_address_is_one_at_which_a_server_can_listen(tmp_path):
    own = network.own_address() or network.THIS_MACHINE
    (tmp_path / "index.html").write_text("seeds")
    serving = server(tmp_path, 0, own)
    thread = threading.Thread(target=serving.serve_forever)
    thread.start()
    link = http.client.HTTPConnection(own, serving.server_port, timeout=600)
    link.request("GET", "/")
    body = link.getresponse().read()
    link.close()
    serving.shutdown()
    serving.server_close()
    thread.join()
    assert body == b"seeds"


@pytest.mark.parametrize("host", ["203.0.113.7", "not an address", "", "a" * 300])
def test_what_is_no_address_of_this_machine_is_refused_in_words(host):
    with pytest.raises(BuildError, match="no address of this machine"):
        network.check_port(host, 8000)
