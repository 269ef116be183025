"""Under which addresses this machine is reached."""

import errno
import ipaddress
import socket
import sys

from tools.errors import BuildError

THIS_MACHINE = "127.0.0.1"
"""Reached by programs of this machine alone."""

EVERYWHERE = "0.0.0.0"
"""To listen there is to be reached under each address that this machine has."""

ELSEWHERE = ("192.0.2.1", 9)
"""An address for examples, which nobody has (RFC 5737). Nothing is sent there."""


def own_address() -> str | None:
    """The address of this machine in the local network; None where it is in none.

    The system is asked which of its addresses it would take on the way to another machine.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = trial.getsockname()[0]
    return None if ipaddress.ip_address(address).is_loopback else address


def is_everywhere(host: str) -> bool:
    """Whether listening there means each of this machine's addresses."""
    return is_number(host) and ipaddress.ip_address(host).is_unspecified


def is_this_machine_only(host: str) -> bool:
    """Whether no other machine can reach what listens there."""
    return ipaddress.ip_address(host).is_loopback if is_number(host) else host == "localhost"


def is_number(host: str) -> bool:
    """Whether it is an address in numbers, not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def family(host: str) -> socket.AddressFamily:
    """The kind of address that a name or number is. Raises `BuildError` where it is none."""
    try:
        return socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError) as error:
        raise BuildError(
            f"{host} is no address of this machine: --host alone takes the one that it has"
        ) from error


def web_address(host: str, port: int) -> str:
    """The address of a page that is served there."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there. Raises `BuildError` where none can, at any port."""
    with socket.socket(family(host)) as trial:
        if sys.platform != "win32":  # where this would let two programs listen
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return False
            raise BuildError(_why_not(host, port, error)) from error
    return True


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is no address of this machine: --host alone takes the one that it has"
    return f"port {port} cannot be used: {error.strerror}"


def check_port(host: str, port: int) -> None:
    """Complain if the port is taken, naming one that is free."""
    if not is_free(host, port):
        others = (other for other in range(port + 1, 65536) if is_free(host, other))
        free = next(others, None)
        offer = f"--port {free} is free" if free else "give another with --port"
        raise BuildError(f"port {port} is in use by another program: {offer}")
