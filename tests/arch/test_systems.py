"""Nothing in the code is for one system alone, unless it says so: Windows, macOS and Linux.

The types are checked as Windows has them by `./build.sh test`; this holds what no type tells.
"""

import ast

import pytest

from tests.places import ROOT

FOLDERS = ("game", "tools", "web/runtime")
POSIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
WINDOWS_ONLY = {"msvcrt", "winreg", "winsound", "_winapi"}
STARTS = {"run", "Popen", "check_output"}
BECOMES = {"os.execv", "os.execve", "os.execl", "os.execvp", "os.fork", "os.spawnv"}
KNOW_THEIR_SYSTEM = {"tools/programs.py", "tools/mutants/runs.py"}
"""Where such a thing is called: it asks for the system, or is a word that is not for Windows."""

ON_DEBIAN = "web/runtime/"
"""What makes the browser's pygame runs there alone, and says so."""


def sources():
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    return [path for path in [*paths, ROOT / "main.py"] if "node_modules" not in path.parts]


def at_import(tree):
    """Every statement that runs when the module is imported, whatever it stands in."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield node
            yield from at_import(node)


def imported(node):
    if isinstance(node, ast.Import):
        return {alias.name.partition(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom) and not node.level:
        return {str(node.module).partition(".")[0]}
    return set()


def foreign(source):
    """What a module imports as it is loaded, though not every system has it."""
    names = set().union(*map(imported, at_import(ast.parse(source))))
    return names & (POSIX_ONLY | WINDOWS_ONLY)


def calls(source):
    """Each call: what is called, the values it is given in order, and the names of the others."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            values = [getattr(each, "value", None) for each in node.args]
            yield ast.unparse(node.func), values, {word.arg for word in node.keywords}, node.lineno


def is_of_text(name, values, words):
    """Whether a call opens, reads, writes or runs something whose bytes become text."""
    last = name.rpartition(".")[2]
    if last in STARTS:
        return bool(words & {"text", "universal_newlines"})
    if last == "open":
        return not name.startswith(("os.", "zipfile.")) and bool({"r", "w", "a", "x"} & {*values})
    return last in {"read_text", "write_text"}


def guessing(source):
    """The lines of calls whose text has the encoding of whatever system it is."""
    for name, values, words, line in calls(source):
        is_named = "encoding" in words or "utf-8" in values
        if is_of_text(name, values, words) and not is_named:
            yield line


def offending(problem):
    """The files, from the root, with what `problem` finds in their source."""
    problems = {path: list(problem(path.read_text("utf-8"))) for path in sources()}
    return {path.relative_to(ROOT).as_posix(): its for path, its in problems.items() if its}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import fcntl", {"fcntl"}),
        ("try:\n    from resource import getrlimit\nexcept ImportError: ...", {"resource"}),
        ("class A:\n    import pwd", {"pwd"}),
        ("def f():\n    import fcntl", set()),
        ("import os", set()),
    ],
)
def test_a_module_that_not_every_system_has_is_noticed(source, names):
    assert foreign(source) == names


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("run(x, text=True)", [1]),
        ("run(x, text=True, encoding='utf-8')", []),
        ("path.read_text()", [1]),
        ("path.read_text('utf-8')", []),
        ("\npath.write_text(x)", [2]),
        ("path.write_text(x, encoding='utf-8')", []),
        ("path.open('w')", [1]),
        ("path.open('wb')", []),
        ("open(path, 'a')", [1]),
        ("zipfile.open('r')", []),
    ],
)
def test_a_text_whose_encoding_is_guessed_is_noticed(source, lines):
    assert list(guessing(source)) == lines


def test_every_module_can_be_loaded_on_every_system():
    assert offending(foreign) == {}


def test_every_text_is_utf_8():
    assert {path for path in offending(guessing) if not path.startswith(ON_DEBIAN)} == set()


def test_only_one_place_becomes_another_program():
    def becoming(source):
        return [line for name, _, _, line in calls(source) if name in BECOMES]

    assert set(offending(becoming)) == KNOW_THEIR_SYSTEM


def test_only_one_place_knows_where_an_environment_has_its_programs():
    def fixed(source):
        texts = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
        values = (node.value for node in texts if isinstance(node.value, str))
        return [text for text in values if text.startswith((".venv/bin", "bin/python"))]

    places = {path for path in offending(fixed) if not path.startswith(ON_DEBIAN)}
    assert places == {"tools/places.py"}
