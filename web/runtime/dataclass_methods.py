"""Methods of data classes that are compiled already.

`dataclass` writes the methods of each class as a text and compiles it when the class is made:
in the page nearly a millisecond each, with dozens of them before the first picture. The build
imports the whole program with `recorded`, which keeps what is compiled, by its text; `use` has
the page look there first. A text that is not known is compiled as ever, so that a class is never
wrong, whatever was recorded.
"""

from __future__ import annotations

import dataclasses
import importlib
import marshal
import pkgutil
from pathlib import Path
from typing import Any

Methods = dict[str, bytes]
"""Compiled code in marshal's format, by the text that `dataclasses` gives to `exec`."""


def recorded(package: str) -> Methods:
    """Import a package with all its modules; returns the methods of every class that came up."""
    methods: Methods = {}

    def keep(text: str, *spaces: dict[str, Any]) -> None:
        code = compile(text, "<string>", "exec", dont_inherit=True)
        methods[text] = marshal.dumps(code)
        exec(code, *spaces)

    _compile_with(keep)
    try:
        paths = importlib.import_module(package).__path__
        for module in pkgutil.walk_packages(paths, f"{package}."):
            importlib.import_module(module.name)
    finally:
        del vars(dataclasses)["exec"]
    return dict(sorted(methods.items()))


def use(path: str) -> None:
    """Have classes take their methods from a file of marshalled `Methods`, where it has them."""
    methods: Methods = marshal.loads(Path(path).read_bytes())

    def find(text: str, *spaces: dict[str, Any]) -> None:
        known = methods.get(text)
        exec(text if known is None else marshal.loads(known), *spaces)

    _compile_with(find)


def _compile_with(run: object) -> None:
    """Put `run` in the place of `exec` in `dataclasses`, which calls it for nothing else."""
    vars(dataclasses)["exec"] = run
