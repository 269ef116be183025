"""Brings the modules of a package from one file, in which the build has put them all.

Python looks for a module in the listing of each folder, asks the folder before whether it has
changed, tries of each new folder whether it is a zip, and opens a file of each module: in the page
as much work as reading and running the modules. Here a module is looked up by its name, and only
what is asked for is read.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterator, Mapping
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType

ENDING = ".modules"
"""The file with the modules of a package is called by its name and this."""

Modules = Mapping[str, tuple[bool, bytes]]
"""Of each module, by its full name: whether it is a package, and its code as marshal writes it."""

Index = Mapping[str, tuple[bool, int, int]]
"""The same with the place of the code in the file, and its length."""

_HEAD = 4


def written(modules: Modules) -> bytes:
    """Return the file of these modules: the length of the index, the index, and all codes."""
    index, place = {}, 0
    for name, (is_package, code) in modules.items():
        index[name] = is_package, place, len(code)
        place += len(code)
    head = marshal.dumps(index)
    return b"".join([len(head).to_bytes(_HEAD, "little"), head, *(c for _, c in modules.values())])


def read(content: bytes) -> dict[str, tuple[bool, bytes]]:
    """Return the modules of such a file."""
    start = _HEAD + int.from_bytes(content[:_HEAD], "little")
    index: Index = marshal.loads(content[_HEAD:start])
    return {
        name: (is_package, content[start + place : start + place + size])
        for name, (is_package, place, size) in index.items()
    }


class PackedModules:
    """Finds and loads the modules of one package; all others are found as ever.

    `folder` is where the package would lie if each module had a file.
    """

    def __init__(self, package: str, folder: str) -> None:
        self._path = f"{folder}/{package}{ENDING}"
        self._folder = folder
        self._file: int | None = None
        size = int.from_bytes(self._read(_HEAD, 0), "little")
        self._modules: Index = marshal.loads(self._read(size, _HEAD))
        self._start = _HEAD + size

    def _read(self, size: int, place: int) -> bytes:
        if self._file is None:
            self._file = os.open(self._path, os.O_RDONLY)
        return os.pread(self._file, size, place)

    def close(self) -> None:
        """Close the file, until the next module is read."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Return how a module is loaded; None if it is none of the package's."""
        if name not in self._modules:
            return None
        is_package = self._modules[name][0]
        place = f"{self._folder}/{name.replace('.', '/')}"
        file = f"{place}/__init__.pyc" if is_package else f"{place}.pyc"
        spec = ModuleSpec(name, self, origin=file)
        spec.submodule_search_locations = [place] if is_package else None
        spec.has_location = True
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python to make the module that is loaded."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        exec(self.get_code(module.__name__), module.__dict__)

    def get_code(self, name: str) -> CodeType:
        """Return the code of a module. Raises KeyError."""
        _, place, size = self._modules[name]
        code: CodeType = marshal.loads(self._read(size, self._start + place))
        return code

    def listing(self, folder: str) -> Listing:
        """Return what is in the folder of a package. Raises ImportError."""
        package = folder.removeprefix(f"{self._folder}/").replace("/", ".")
        if not self._modules.get(package, (False,))[0]:
            raise ImportError(folder)
        return Listing(package, self._modules)


class Listing:
    """Tells `pkgutil` which modules are in a package."""

    def __init__(self, package: str, modules: Index) -> None:
        self._package = package
        self._modules = modules

    def iter_modules(self, prefix: str = "") -> Iterator[tuple[str, bool]]:
        """Yield the name of each module, and whether it is a package."""
        for name, (is_package, *_) in self._modules.items():
            package, _, own = name.rpartition(".")
            if package == self._package:
                yield prefix + own, is_package

    def find_spec(self, *_: object) -> None:
        """Find nothing: what there is has been found by its name before."""


def use(package: str, folder: str) -> None:
    """Have the modules of a package come from its file in a folder from now on."""
    packed = PackedModules(package, folder)
    sys.meta_path.insert(0, packed)
    # After those for folders that are there: pygame's has files besides.
    sys.path_hooks.append(packed.listing)


def close() -> None:
    """Close all files of modules; each is opened again when a module is read."""
    for finder in sys.meta_path:
        if isinstance(finder, PackedModules):
            finder.close()
