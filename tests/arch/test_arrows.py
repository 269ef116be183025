"""The arrows of the design hold: who may import what."""

import ast
import fnmatch
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.places import ROOT

MODULES = sorted(
    str(path.relative_to(ROOT)) for path in [*ROOT.glob("*.py"), *(ROOT / "game").rglob("*.py")]
)

SCREEN = (
    "main.py",
    "game/app.py",
    "game/notice.py",
    "game/start.py",
    "game/scenes/*",
    "game/view/*",
    "game/host/display.py",
    "game/host/native.py",
    "game/host/pygame_input.py",
    "game/host/window/listeners.py",
    "game/host/window/opening.py",
    "game/host/window/waiting.py",
    "game/host/web*.py",
)
"""Where pygame may be imported."""

READER = ("game/host/window/reader/*",)
"""Where the window's bridge to screen readers may be imported, which need not be installed."""

BROWSER = ("game/host/web*.py",)
"""Where JavaScript may be touched."""

LOCKED_NAMES = {"platform", "scripts", "tests", "graphics", "noise"}
"""Top-level names that the browser's package index claims for itself."""


@cache
def imports(path):
    """The import statements of a file."""
    nodes = ast.walk(ast.parse((ROOT / path).read_text("utf-8")))
    return [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]


def imported(path):
    """Return the first names of all modules that a file imports."""
    names = set()
    for node in imports(path):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def among(path, patterns):
    return any(fnmatch.fnmatch(path, pattern) for pattern in patterns)


def test_the_contracts_are_kept():
    """Every contract of .importlinter."""
    run = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", run, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_only_the_screen_side_imports_pygame():
    users = [path for path in MODULES if "pygame" in imported(path)]
    assert [path for path in users if not among(path, SCREEN)] == []
    assert users


def test_only_the_web_hosts_touch_javascript():
    users = [path for path in MODULES if imported(path) & {"js", "pyodide", "pyodide_js"}]
    assert [path for path in users if not among(path, BROWSER)] == []


def test_nothing_but_pygame_and_the_standard_library_is_imported():
    allowed = {*sys.stdlib_module_names, "game", "pygame", "js", "pyodide", "pyodide_js"}
    others = {path: imported(path) - allowed for path in MODULES if imported(path) - allowed}
    assert {path for path, names in others.items() if names != {"accesskit"}} == set()
    assert [path for path in others if not among(path, READER)] == []


def test_no_module_has_a_name_that_the_browsers_index_claims():
    names = {Path(path).stem for path in MODULES} | {Path(path).parent.name for path in MODULES}
    assert not LOCKED_NAMES & names


def test_nothing_imports_relatively():
    levels = {path: [getattr(node, "level", 0) for node in imports(path)] for path in MODULES}
    assert [path for path in MODULES if any(levels[path])] == []
