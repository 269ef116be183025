"""Where things lie in the project: the one module that names its folders."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"

WEB = ROOT / "web"
PAGE = WEB / "page"
RUNTIME = WEB / "runtime"
NODE_MODULES = WEB / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"

BUILD = ROOT / "build"
BUILT_PAGE = BUILD / "web"
STOCK_PAGE = BUILD / "web-pygbag"
ITCH_ZIP = BUILD / "baraza-itch.zip"
CACHE = BUILD / "cache"
LOGS = BUILD / "logs"
