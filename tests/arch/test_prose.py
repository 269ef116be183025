"""Papers, docstrings and comments name only what is there: files, modules, names in code."""

import ast
import re
from collections import Counter
from functools import cache

import pytest

from tests.places import ROOT

THIS = "tests/arch/test_prose.py"
"""It holds names of what is not there."""

FOLDERS = ("assets", "docs", "game", "tests", "tools", "web")

CODE = {".c", ".css", ".h", ".html", ".in", ".js", ".json", ".mjs", ".py", ".sh", ".toml"}
"""Files in which a name is one that a program uses."""

OF_OTHERS = ("node_modules", "__pycache__")
"""Folders that hold nothing of ours."""

LARGE = 300_000
"""Bytes: a file of code that is larger holds data, and no names."""

PLACEHOLDERS = re.compile(r"NAME|LANGUAGE|GAME-DATE|test_x\b")
"""They stand for a name, whichever it is."""

ELSEWHERE = {
    "Node.js": "a program that is installed",
    "web/node_modules": "made by npm",
    "ENDGAMES.json": "stands for a file that is handed over",
    "nA5cos": "a move, written as text",
    "_sysconfigdata": "a module of the browser's Python",
    "configure": "a program that is there where Python is built",
}
"""What is named and is no part of the project, and why."""

PATH = re.compile(rf"(?<![\w/.-])(?:{'|'.join(FOLDERS)})/[\w./-]*\w")
FILE = re.compile(r"(?<![\w/.*-])[\w-]+\.(?:js|json|md|mjs|py|sh|toml|txt)\b")
QUOTED = re.compile(r"`([^`\n]+)`")
NAME = re.compile(r"_*[A-Za-z]\w*(?:\.\w+)*")
WORD = re.compile(r"[A-Za-z_]\w*")
IN_FILE = re.compile(r"`(\w+)` (?:in|of) `([\w/]+\.py)`")
COMMENT = re.compile(r"^\s*#.*$|(?<=\s\s)#\s.*$", re.MULTILINE)


@cache
def all_files():
    """Every file of ours."""
    paths = [*ROOT.glob("*.*"), *(path for name in FOLDERS for path in (ROOT / name).rglob("*.*"))]
    return [path for path in paths if path.is_file() and not set(OF_OTHERS) & {*path.parts}]


@cache
def files():
    """The text of every file that people read or programs run, by its path."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for path in all_files()
        if path.suffix in CODE | {".md"} and path.stat().st_size < LARGE
    }


def prose_of(path, text):
    """The parts of a file that are written for people."""
    if path.endswith(".md"):
        return [re.sub(r"```.*?```", "", text, flags=re.DOTALL)]
    if not path.endswith(".py"):
        return []
    values = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr))
    docstrings = [each.value for each in values if isinstance(each, ast.Constant)]
    return [*(each for each in docstrings if isinstance(each, str)), *COMMENT.findall(text)]


@cache
def prose():
    """The prose of each file that has any, by its path."""
    return {path: "\n".join(prose_of(path, text)) for path, text in files().items()}


def words(texts):
    """How often each word is in texts."""
    return Counter(word for text in texts for word in WORD.findall(text))


@cache
def names():
    """Every name that stands in code: more often in a file's text than in its prose."""
    code = {path for path in files() if not path.endswith(".md") and path != THIS}
    return words(files()[path] for path in code) - words(prose()[path] for path in code)


@cache
def names_in(path):
    """The names in the code of one file."""
    return words([files()[path]]) - words([prose()[path]])


def gone(text):
    """Yield what a text names that is not there."""
    for path in PATH.findall(text):
        if not (ROOT / path).exists():
            yield path
    yield from (name for name in FILE.findall(text) if name not in files_by_name())
    for quoted in QUOTED.findall(text):
        if NAME.fullmatch(quoted) and not FILE.fullmatch(quoted):
            yield from [quoted] if {*quoted.split(".")} - names().keys() else []
    for name, path in IN_FILE.findall(text):
        if path in files() and name not in names_in(path):
            yield f"{name} in {path}"


@cache
def files_by_name():
    """The name of each file, without its folders."""
    return {path.name for path in all_files()}


def test_all_that_prose_names_is_there():
    missing = [
        f"{path}: {name}"
        for path, text in prose().items()
        for name in gone(text)
        if name not in ELSEWHERE and not PLACEHOLDERS.search(name)
    ]
    assert missing == []


def test_each_exception_is_still_needed():
    named = {name for text in prose().values() for name in gone(text)}
    assert {name for name in ELSEWHERE if name not in named and not (ROOT / name).exists()} == set()


GONE = "no_such_name"


@pytest.mark.parametrize(
    "text",
    [
        f"See game/rules/{GONE}.py.",
        f"See tools/{GONE}.",
        f"As {GONE}.mjs does.",
        f"The table `{GONE}` holds it.",
        f"`GameView.{GONE}` draws.",
        "`prose_of` in `game/view/game_view.py`",
    ],
)
def test_what_is_gone_is_seen(text):
    assert list(gone(text))


@pytest.mark.parametrize(
    "text",
    [
        "See game/rules/protocol.py, and game/ai/.",
        "`GameView.plan`, `game.view.game_view` and `animate`",
        "`GameView` of `game/view/game_view.py`",
        "`./build.sh test`, `a1 b2` and e.g. a and/or b",
    ],
)
def test_what_is_there_may_be_named(text):
    assert list(gone(text)) == []
