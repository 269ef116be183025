"""The arrows of the design hold: who may import what."""

import ast
import fnmatch
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(
    str(path.relative_to(ROOT)) for path in [*ROOT.glob("*.py"), *(ROOT / "game").rglob("*.py")]
)

SCREEN = (
    "main.py",
    "game/app.py",
    "game/notice.py",
    "game/scenes/*",
    "game/view/*",
    "game/host/display.py",
    "game/host/native.py",
    "game/host/pygame_input.py",
    "game/host/web*.py",
)
"""Where pygame may be imported."""

BROWSER = ("game/host/web*.py",)
"""Where JavaScript may be touched."""

LOCKED_NAMES = {"platform", "scripts", "tests", "graphics", "noise"}
"""Top-level names that the browser's package index claims for itself."""


def imported(path):
    """Return the first names of all modules that a file imports."""
    names = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
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


@pytest.mark.parametrize("path", MODULES)
def test_only_the_screen_side_imports_pygame(path):
    assert "pygame" not in imported(path) or among(path, SCREEN)


@pytest.mark.parametrize("path", MODULES)
def test_only_the_web_hosts_touch_javascript(path):
    browser = {"js", "pyodide", "pyodide_js"} & imported(path)
    assert not browser or among(path, BROWSER)


def test_nothing_but_pygame_and_the_standard_library_is_imported():
    known = {*sys.stdlib_module_names, "game", "pygame", "js", "pyodide", "pyodide_js"}
    assert {path: imported(path) - known for path in MODULES if imported(path) - known} == {}


def test_no_module_has_a_name_that_the_browsers_index_claims():
    names = {Path(path).stem for path in MODULES} | {Path(path).parent.name for path in MODULES}
    assert not LOCKED_NAMES & names


def test_nothing_imports_relatively():
    for path in MODULES:
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        levels = [node.level for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        assert not any(levels), path
