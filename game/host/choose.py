"""Which host the game runs on, found out once at the start."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import cast

from game.host.interface import Host

_HOSTS = {"page": ("game.host.web", "WebHost"), "pygbag": ("game.host.web_pygbag", "PygbagHost")}


def choose_host(native: Callable[[], Host]) -> Host:
    """Return the host for where this runs: our page, pygbag's page, or what `native` makes."""
    where = _where()
    if where not in _HOSTS:
        return native()
    module, name = _HOSTS[where]
    return cast(Host, getattr(import_module(module), name)())


def _where() -> str:
    """Return "page", "pygbag" or "native"."""
    if sys.platform != "emscripten":
        return "native"
    try:
        script = import_module("js")
    except ImportError:
        return "pygbag"
    return "page" if hasattr(script, "barazaPage") else "pygbag"
