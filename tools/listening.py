"""What the tests need that hear what a screen reader is told: AT-SPI, and a bus to hear it on."""

import shutil
import subprocess
from pathlib import Path

PYTHON = "/usr/bin/python3"
"""The system's own Python, for which the library of AT-SPI is installed."""

_LIBRARY = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"

_BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")


def lacking() -> list[str]:
    """The packages that are not installed, as Debian calls them."""
    missing = []
    if not _BUS.exists():
        missing.append("at-spi2-core")
    if not shutil.which("dbus-daemon"):
        missing.append("dbus-daemon")
    if not _has_library():
        missing += ["python3-gi", "gir1.2-atspi-2.0"]
    return missing


def _has_library() -> bool:
    if not shutil.which(PYTHON):
        return False
    trial = subprocess.run([PYTHON, "-c", _LIBRARY], capture_output=True, check=False)
    return trial.returncode == 0
