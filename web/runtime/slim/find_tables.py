#!/usr/bin/env python3
"""Finds tables of old encodings in the interpreter, and writes tables.json.

    find_tables.py PYODIDE CPYTHON MUSL

PYODIDE is the folder with pyodide.asm.wasm, CPYTHON that of CPython's sources, and MUSL that of
the C library's (in emscripten: system/lib/libc/musl).  A table is found by what its source says;
it has to be there exactly once.
"""

from __future__ import annotations

import hashlib
import json
import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from pygame_wheel.wasm import Reader  # noqa: E402 - found by the line above

#: Shorter tables are not worth a line, and may be there by chance.
LEAST = 64

DATA, END = 11, 0x0B

CJK = ("cn", "hk", "jp", "jisx0213_pair", "kr", "tw")
ICONV = ("big5", "gb18030", "hkscs", "jis0208", "ksc", "revjis")

ARRAY = re.compile(
    r"static const (ucs2_t|DBCHAR|Py_UCS4)\s+(\w+)\[\d+\]\s*=\s*\{(.*?)\};", re.DOTALL
)
WIDTHS = {"ucs2_t": "H", "DBCHAR": "H", "Py_UCS4": "I"}

#: What CPython's tables call characters that are not there.
NO_CHARACTER = {"U": 0xFFFE, "N": 0xFFFF, "M": 0xFFFE, "UNIINV": 0xFFFE, "NOCHAR": 0xFFFF}
NO_CHARACTER |= {"MULTIC": 0xFFFE, "DBCINV": 0xFFFF}

Table = tuple[str, bytes]


def memory(module: bytes) -> bytes:
    """What a WebAssembly module brings into its memory."""
    reader = Reader(module, 8)
    while reader.at < len(module):
        section, body = reader.byte(), Reader(reader.chunk())
        if section == DATA:
            body.at = body.data.index(END, 2) + 1
            return body.chunk()
    raise ValueError("the module brings no data")


def cpython_tables(sources: Path) -> Iterator[Table]:
    """The tables of CPython's codecs for Chinese, Japanese and Korean."""
    for language in CJK:
        path = sources / f"Modules/cjkcodecs/mappings_{language}.h"
        for kind, name, body in ARRAY.findall(path.read_text(encoding="utf-8")):
            words = re.findall(r"\w+", body)
            numbers = [int(word) if word.isdigit() else NO_CHARACTER[word] for word in words]
            yield f"{language} {name}", struct.pack(f"<{len(numbers)}{WIDTHS[kind]}", *numbers)


def musl_tables(sources: Path) -> Iterator[Table]:
    """The tables of the C library's `iconv`."""
    for name in ICONV:
        text = (sources / f"src/locale/{name}.h").read_text(encoding="utf-8")
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        numbers = [int(word, 0) for word in re.findall(r"\b(?:0x[0-9a-fA-F]+|\d+)\b", text)]
        yield f"iconv {name}", struct.pack(f"<{len(numbers)}H", *numbers)


def line(where: bytes, name: str, content: bytes) -> str:
    """The line of tables.json for a table. Raises ValueError where it is not there once."""
    if where.count(content) != 1:
        raise ValueError(f"{name} is there {where.count(content)} times")
    digest = hashlib.sha256(content).hexdigest()
    place = where.index(content)
    return json.dumps({"name": name, "place": place, "bytes": len(content), "sha256": digest})


def main() -> None:
    """Write tables.json for what the command line names."""
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    pyodide, cpython, musl = map(Path, sys.argv[1:])
    where = memory((pyodide / "pyodide.asm.wasm").read_bytes())
    tables = [*cpython_tables(cpython), *musl_tables(musl)]
    lines = [line(where, *table) for table in tables if len(table[1]) >= LEAST]
    (HERE / "tables.json").write_text("[\n" + ",\n".join(sorted(lines)) + "\n]\n")


if __name__ == "__main__":
    main()
