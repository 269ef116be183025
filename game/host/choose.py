"""Which host the game runs on, and what runs kernels there, found out once at the start."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import cast

from game.host.interface import Host
from game.kernel.worker import Worker

_HOSTS = {"page": ("game.host.web", "WebHost"), "pygbag": ("game.host.web_pygbag", "PygbagHost")}
_KERNELS = {
    "native": ("game.kernel.native", "NativeKernel"),
    "page": ("game.host.page_kernel", "PageKernel"),
}


def choose_host(native: Callable[[], Host]) -> Host:
    """Return the host for where this runs: our page, pygbag's page, or what `native` makes."""
    host = _made(_HOSTS)
    return native() if host is None else cast(Host, host)


def choose_kernel() -> Worker | None:
    """Return what runs kernels where this runs; None where nothing does."""
    return cast(Worker | None, _made(_KERNELS))


def _made(classes: Mapping[str, tuple[str, str]]) -> object:
    """Return an object of the class for where this runs; None where there is none."""
    where = _where()
    if where not in classes:
        return None
    module, name = classes[where]
    made: object = getattr(import_module(module), name)()
    return made


def _where() -> str:
    """Return "page", "pygbag" or "native"."""
    if sys.platform != "emscripten":
        return "native"
    try:
        script = import_module("js")
    except ImportError:
        return "pygbag"
    return "page" if hasattr(script, "barazaPage") else "pygbag"
