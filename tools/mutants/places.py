"""Puts a mutant in the place of its module: as it is loaded, or into what is loaded already."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tools.mutants.mutations import Mutant
from tools.places import ROOT

RULES = ROOT / "game" / "rules"


def modules() -> dict[str, Path]:
    """Return the file of each module of the rules by its name, such as bao.moves."""
    files = {".".join(path.relative_to(RULES).with_suffix("").parts): path for path in _files()}
    return dict(sorted(files.items()))


def _files() -> Iterator[Path]:
    return (path for path in RULES.rglob("*.py") if path.stem != "__init__")


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module from a tree in place of its file."""

    def __init__(self, mutant: Mutant, name: str, path: str) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - the loader is for one module
        return self.mutant.code(self.path)


class Finder(importlib.abc.MetaPathFinder):
    """Finds the mutant when its module is asked for."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, _path: object, _target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != f"game.rules.{self.mutant.module}":
            return None
        path = str(modules()[self.mutant.module])
        loader = _Loader(self.mutant, fullname, path)
        return importlib.util.spec_from_file_location(fullname, path, loader=loader)


def functions_in(module: ModuleType) -> Iterator[FunctionType]:
    """Give every function that a module defines, also those of its classes."""
    for value in vars(module).values():
        if getattr(value, "__module__", None) == module.__name__:
            inside = vars(value).values() if isinstance(value, type) else (value,)
            yield from (place for each in inside if (place := _function_of(each)) is not None)


def _function_of(value: Any) -> FunctionType | None:
    """Return the function in a property, a method of a class, or something cached."""
    for name in ("fget", "func", "__func__", "__wrapped__"):
        value = getattr(value, name, None) or value
    return value if isinstance(value, FunctionType) else None


def _codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """Give the code of each function in the code of a module, by its full name."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner.co_qualname, inner
            yield from _codes(inner)


def install(mutant: Mutant) -> bool:
    """Put the mutant's functions in place of those of its module, which is loaded.

    Return False if the mistake is outside of all functions: then only loading anew will do.
    """
    module = sys.modules.get(f"game.rules.{mutant.module}")
    if module is None:
        return False
    codes = dict(_codes(mutant.code(str(module.__file__))))
    changed = False
    for function in functions_in(module):
        code = codes.get(function.__qualname__)
        if code is not None and code != function.__code__:
            function.__code__ = code
            changed = True
    forget_what_is_cached([module])
    return changed


def forget_what_is_cached(modules: Sequence[ModuleType]) -> None:
    """Empty the caches of functions in some modules."""
    for module in modules:
        for cached in list(vars(module).values()):
            if hasattr(cached, "cache_clear") and hasattr(cached, "cache_info"):
                cached.cache_clear()


def forget_in_rules_and_tests() -> None:
    """Empty the caches of everything of ours that is loaded."""
    own = [name for name in sys.modules if name.startswith(("game.", "tests."))]
    forget_what_is_cached([sys.modules[name] for name in own])
