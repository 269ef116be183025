"""Where nothing can play sound: SDL is told so, or its libraries complain on the terminal."""

from __future__ import annotations

import sys
from collections.abc import MutableMapping
from pathlib import Path

DRIVER = "SDL_AUDIODRIVER"
"""The environment variable by which SDL is told how to play sound."""

_SERVERS = ("pulse/native", "pipewire-0")
"""Sockets of sound servers, in the folder of the person's session."""


def choose_driver(environment: MutableMapping[str, str], devices: Path = Path("/dev")) -> None:
    """Choose SDL's silent driver on a Linux without sound device and sound server.

    What the environment says already stays. `devices` is the system's folder of devices.
    """
    if not sys.platform.startswith("linux") or DRIVER in environment:
        return
    session = environment.get("XDG_RUNTIME_DIR")
    heard = (
        "PULSE_SERVER" in environment
        or any(devices.glob("snd/pcm*p"))
        or (devices / "dsp").exists()
        or (session is not None and any((Path(session) / name).exists() for name in _SERVERS))
    )
    if not heard:
        environment[DRIVER] = "dummy"
