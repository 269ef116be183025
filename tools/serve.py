"""`./build.sh serve`: the page on this machine, or for the devices near it."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from tools.build import page
from tools.programs import say
from tools.serving import code, network
from tools.serving.handler import Handler

HOST = network.THIS_MACHINE

STOP = "(stop with Ctrl+C)"

NOT_BY_HTTP = (
    "Over http:// other devices can play, and keep what they played. What browsers allow over",
    "https:// alone does not work there: copying and pasting by itself (the page offers it by",
    "hand), the device's list for sharing, playing offline, and installing. docs/hosting.md",
    "tells how to serve by HTTPS.",
)
"""Told before anybody wonders."""

NOT_REACHED = "Not found from there? Both have to be in one network, and a firewall may forbid it."


def server(folder: Path, port: int, host: str = HOST) -> ThreadingHTTPServer:
    """A server of `folder`, by default on this machine only; port 0 takes any free one."""

    class Server(ThreadingHTTPServer):
        """Answers each browser in a thread of its own, and ends without waiting for them."""

        daemon_threads = True
        allow_reuse_address = sys.platform != "win32"  # where two programs could listen then
        address_family = network.family(host)

    return Server((host, port), partial(Handler, directory=str(folder)))


def greeting(host: str, port: int) -> Iterator[str]:
    """What is said once the page is served there: the addresses, a code, and what to know."""
    if network.is_this_machine_only(host):
        yield f"Baraza is at {network.web_address(host, port)}  {STOP}"
        return
    near = network.own_address() if network.is_everywhere(host) else host
    if network.is_everywhere(host):
        yield f"Baraza is at {network.web_address(HOST, port)} on this machine  {STOP}"
    if near is None:
        yield "This machine is in no network now: no other device can reach it."
        return
    address = network.web_address(near, port)
    yield f"On a phone or another device near it: {address}"
    if code.can_show(sys.stdout, address):
        yield ""
        yield from code.lines(address)
        yield ""
    yield from (*NOT_BY_HTTP, NOT_REACHED)


def run(options: Namespace) -> int:
    """Build the page if needed and serve it until interrupted."""
    network.check_port(options.host, options.port)
    folder = page.make()
    network.check_port(options.host, options.port)
    with server(folder, options.port, options.host) as serving:
        for line in greeting(options.host, options.port):
            say(line)
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            say("")
    return 0
