"""Which sentences no code asks for, as far as its text shows.

A key is asked for if it is written out in the code, or if a text that is put together there could
be it: `f"menu.game.{name}"` asks for all keys that begin so. A name inside such a text stands for
what was put together under that name in the same file. So a sentence that is said to be unused is
so, but not every unused one is noticed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from game.i18n.forms import Sentence
from tools.translations.findings import leaves

REASON = "reason."
"""Code that gives a reason leaves this out of its key."""

PAGE = "page."
"""Keys of the page's own sentences begin with this, which its code leaves out."""

ANY = ".+"

_WRITER = re.compile(r"\{\w+:([\w.-]+)\}")
_QUOTED = re.compile(r"""["'`]([\w.-]+)["'`]""")


class Asked:
    """What the texts of some code ask for: whole keys, and patterns of keys."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.patterns: set[str] = set()

    def python(self, source: str) -> None:
        """Take up what a Python module asks for."""
        tree = ast.parse(source)
        names = dict(_named(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.words.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                self.patterns |= {text for text in _patterns(node, names) if _says_much(text)}

    def script(self, source: str) -> None:
        """Take up what a script of the page asks for."""
        for word in _QUOTED.findall(source):
            self.words |= {f"{PAGE}{word}", f"{PAGE}{word}.title", f"{PAGE}{word}.text"}

    def sentences(self, sentences: Mapping[str, Sentence]) -> None:
        """Take up what other sentences ask for."""
        for sentence in sentences.values():
            for _, text in leaves(sentence):
                for key in _WRITER.findall(text):
                    self.words.add(key)
                    self.patterns.add(f"{re.escape(key)}\\.{ANY}")

    def asks_for(self, key: str) -> bool:
        """Whether a key may be asked for."""
        forms = {key, key.removeprefix(REASON)}
        return bool(forms & self.words) or any(
            _compiled(pattern).fullmatch(form) for pattern in self.patterns for form in forms
        )


def unused(keys: Iterable[str], asked: Asked, games: Iterable[str]) -> list[str]:
    """Return the keys that nothing asks for.

    A key that ends with the name of a game is what that game says in place of the shorter one.
    """
    ends = tuple(f".{game}" for game in games)
    return sorted(
        key
        for key in keys
        if not asked.asks_for(key)
        and not (key.endswith(ends) and asked.asks_for(key.rpartition(".")[0]))
    )


def asked_by(root: Path) -> Asked:
    """Return what the program below `root` asks for, its page, and what is printed of it."""
    asked = Asked()
    for folder in (root / "game", root / "tools" / "printing"):
        for path in sorted(folder.rglob("*.py")):
            asked.python(path.read_text(encoding="utf-8"))
    for path in sorted((root / "web" / "page").glob("*")):
        if path.suffix in (".js", ".html"):
            asked.script(path.read_text(encoding="utf-8"))
    return asked


def _named(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that are given to a text, each with that text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name) and isinstance(node.value, ast.JoinedStr):
                yield target.id, node.value


def _patterns(node: ast.expr, names: Mapping[str, ast.expr]) -> list[str]:
    """Return the patterns of the texts that an expression can give."""
    if isinstance(node, ast.Constant):
        return [re.escape(str(node.value))]
    if isinstance(node, ast.FormattedValue):
        return _patterns(node.value, names)
    if isinstance(node, ast.IfExp):
        return [*_patterns(node.body, names), *_patterns(node.orelse, names)]
    if isinstance(node, ast.Name) and node.id in names:
        rest = {name: value for name, value in names.items() if name != node.id}
        return _patterns(names[node.id], rest)
    if isinstance(node, ast.JoinedStr):
        texts = [""]
        for part in node.values:
            texts = [text + end for text in texts for end in _patterns(part, names)]
        return texts
    return [ANY]


def _says_much(pattern: str) -> bool:
    """Whether a pattern is about a few keys, and not about whatever has a full stop in it."""
    beginning = pattern.partition(ANY)[0]
    return len(beginning) > 2 and beginning[0].isalpha()


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
