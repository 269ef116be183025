"""Where things lie in the project: the one module that names its folders."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"


def python_of(environment: Path) -> Path:
    """The Python of a virtual environment, which lies elsewhere on Windows."""
    is_windows = sys.platform == "win32"
    return environment / ("Scripts/python.exe" if is_windows else "bin/python")


VENV_PYTHON = python_of(VENV)

WEB = ROOT / "web"
PAGE = WEB / "page"
RUNTIME = WEB / "runtime"
NODE_MODULES = WEB / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"

KERNEL_SOURCES = ROOT / "native" / "kalah"
KERNELS = ROOT / "assets" / "kernel"

BUILD = ROOT / "build"
BUILT_PAGE = BUILD / "web"
STOCK_PAGE = BUILD / "web-pygbag"
ITCH_ZIP = BUILD / "baraza-itch.zip"
CACHE = BUILD / "cache"
LOGS = BUILD / "logs"
APP = BUILD / "app"
APP_PYTHON = BUILD / "app-python"
