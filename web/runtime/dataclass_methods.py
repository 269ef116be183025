"""Methods of data classes and named tuples that are compiled already.

`dataclass` writes the methods of each class as a text and compiles it when the class is made, and
a named tuple has one of its own made so: in the page nearly a millisecond each, with dozens of them
before the first picture. The build imports the whole program with `recorded`, which keeps what is
compiled, by its text; `use` has the page look there first. A text that is not known is compiled as
ever, so that a class is never wrong, whatever was recorded.
"""

from __future__ import annotations

import collections
import dataclasses
import importlib
import marshal
import pkgutil
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType
from typing import Any

Methods = dict[str, bytes]
"""Compiled code in marshal's format, by the text that is given to `exec` or `eval`."""


def recorded(package: str, without: Callable[[str], bool] = lambda _: False) -> Methods:
    """Import a package with all its modules; returns the methods of every class that came up.

    Modules of which `without` is true, and what is in them, are not imported.
    """
    methods: Methods = {}

    def compile_and_note(text: str, mode: str) -> CodeType:
        code: CodeType = compile(text, "<string>", mode, dont_inherit=True)
        methods[text] = marshal.dumps(code)
        return code

    _compile_with(compile_and_note)
    try:
        paths = importlib.import_module(package).__path__
        _import_all(paths, f"{package}.", without)
    finally:
        del vars(dataclasses)["exec"], vars(collections)["eval"]
    return dict(sorted(methods.items()))


def _import_all(paths: Iterable[str], prefix: str, without: Callable[[str], bool]) -> None:
    for module in pkgutil.iter_modules(paths, prefix):
        if not without(module.name):
            package = importlib.import_module(module.name)
            if module.ispkg:
                _import_all(package.__path__, f"{module.name}.", without)


def use(path: str) -> None:
    """Have classes take their methods from a file of marshalled `Methods`, where it has them."""
    _file.path, _file.read = path, None

    def find(text: str, mode: str) -> CodeType:
        known = _file.methods().get(text)
        if known is None:
            return compile(text, "<string>", mode, dont_inherit=True)
        return marshal.loads(known)

    _compile_with(find)


def let_go() -> None:
    """Forget what was read of the file, until the next class is made."""
    _file.read = None


class _File:
    """The file of methods: it is read when a class is made, and kept for the next one."""

    path = ""
    read: Methods | None = None

    def methods(self) -> Methods:
        if self.read is None:
            self.read = marshal.loads(Path(self.path).read_bytes())
        return self.read


_file = _File()


def _compile_with(code_of: Callable[[str, str], CodeType]) -> None:
    """Have the modules that make classes run the code that `code_of(text, mode)` returns.

    Their `exec` and `eval` are ours from then on: they call them for nothing else.
    """

    def run(text: str, *spaces: dict[str, Any]) -> None:
        exec(code_of(text, "exec"), *spaces)

    def value(text: str, *spaces: dict[str, Any]) -> Any:
        return eval(code_of(text, "eval"), *spaces)

    vars(dataclasses)["exec"] = run
    vars(collections)["eval"] = value
