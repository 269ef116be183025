"""Reads the imports and exports of WebAssembly modules.

A side module that asks for something the interpreter does not offer, or offers with
another signature, loads without complaint and kills the page when it gets there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

Signature = tuple[bytes, bytes]

TYPES, IMPORTS, FUNCTIONS, EXPORTS = 1, 2, 3, 7
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)

#: What the linker takes as given, though no export or JavaScript function bears the name.
#: SDL calls `emscripten_sleep` only where `emscripten_has_asyncify()` is true; here it is not.
NEVER_CALLED = {"emscripten_sleep"}


@dataclass
class Reader:
    """Reads numbers and names from bytes, one after another."""

    data: bytes
    at: int = 0

    def byte(self) -> int:
        """One byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned number of variable length (LEB128)."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def chunk(self) -> bytes:
        """As many bytes as the number in front of them says."""
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at]

    def name(self) -> str:
        """A name."""
        return self.chunk().decode("utf-8")

    def limits(self) -> None:
        """Skip the limits of a memory or table."""
        if self.number() & 1:
            self.number()
        self.number()


@dataclass
class Module:
    """What a WebAssembly module asks for and offers; signatures only of functions."""

    imports: dict[str, Signature | None] = field(default_factory=dict)
    exports: dict[str, Signature | None] = field(default_factory=dict)


def read_types(reader: Reader) -> list[Signature]:
    """The section of signatures."""
    types = []
    for _ in range(reader.number()):
        if reader.byte() != 0x60:
            raise ValueError("a type that is not of a function")
        types.append((reader.chunk(), reader.chunk()))
    return types


def read_import(reader: Reader) -> tuple[str, str, int, int]:
    """One import: its module, name, kind and (of functions and tags) type."""
    module, name, kind = reader.name(), reader.name(), reader.byte()
    index = 0
    if kind == FUNCTION:
        index = reader.number()
    elif kind == TABLE:
        reader.byte()
        reader.limits()
    elif kind == MEMORY:
        reader.limits()
    elif kind == GLOBAL:
        reader.at += 2
    elif kind == TAG:
        reader.byte()
        index = reader.number()
    return module, name, kind, index


def parse(data: bytes) -> Module:
    """Read a module."""
    module = Module()
    types: list[Signature] = []
    functions: list[int] = []
    reader = Reader(data, 8)
    while reader.at < len(data):
        section, body = reader.byte(), Reader(reader.chunk())
        if section == TYPES:
            types = read_types(body)
        elif section == IMPORTS:
            for _ in range(body.number()):
                space, name, kind, index = read_import(body)
                if kind == FUNCTION:
                    functions.append(index)
                if space == "env" and kind in (FUNCTION, TAG):
                    module.imports[name] = types[index] if kind == FUNCTION else None
        elif section == FUNCTIONS:
            functions += [body.number() for _ in range(body.number())]
        elif section == EXPORTS:
            for _ in range(body.number()):
                name, kind, index = body.name(), body.byte(), body.number()
                module.exports[name] = types[functions[index]] if kind == FUNCTION else None
    return module


def javascript_functions(source: str) -> set[str]:
    """What the interpreter's JavaScript offers to WebAssembly."""
    match = re.search(r"wasmImports\s*=\s*\{(.*?)\};", source, re.S)
    if match is None:
        raise ValueError("that JavaScript offers nothing to WebAssembly")
    return {part.partition(":")[0].strip().strip('"') for part in match[1].split(",")}


def unmet(side: Module, main: Module, javascript: set[str]) -> list[str]:
    """What the side module asks for and does not get."""
    found = []
    for name, signature in sorted(side.imports.items()):
        if name in main.exports:
            offered = main.exports[name]
            if None not in (signature, offered) and signature != offered:
                found.append(f"{name}: another signature")
        elif name not in javascript | NEVER_CALLED:
            found.append(f"{name}: not there")
    return found
