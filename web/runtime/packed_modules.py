"""Finds the game's modules by where they lie in its pack.

Python looks for a module in the listing of each folder, asks the folder before whether it has
changed, and tries of each new folder whether it is a zip: before the first picture as much work as
reading and running the modules. Here a module can only be in one of two places.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from os.path import isfile
from types import ModuleType


class PackedModules:
    """Finds the compiled modules of one package below a folder; all others are found as ever."""

    def __init__(self, package: str, folder: str) -> None:
        self._package = package
        self._folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module lies; None if it is none of the package's."""
        del path, target
        if name.partition(".")[0] != self._package:
            return None
        place = f"{self._folder}/{name.replace('.', '/')}"
        for file, inside in ((f"{place}.pyc", None), (f"{place}/__init__.pyc", [place])):
            if isfile(file):  # noqa: PTH113 - a path of each module is what this is to save
                loader = SourcelessFileLoader(name, file)
                spec = ModuleSpec(name, loader, origin=file)
                spec.submodule_search_locations = inside
                spec.has_location = True
                return spec
        return None


def use(package: str, folder: str) -> None:
    """Have the modules of a package be found below a folder from now on."""
    sys.meta_path.insert(0, PackedModules(package, folder))
