"""Writes the `pyconfig.h` of the interpreter that runs in the page.

Debian's `pyconfig.h` of the same Python names every macro there is.  Their values come
from the `_sysconfigdata` module in Pyodide's own standard library, which holds what
CPython's `configure` found when that interpreter was built.
"""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import Any

MACRO = re.compile(r"\s*(?:#\s*define|/\*\s*#\s*undef)\s+([A-Za-z_]\w*)")
GUARD = "Py_PYCONFIG_H"


def build_variables(stdlib: Path) -> dict[str, Any]:
    """What the interpreter in the page was built with."""
    with zipfile.ZipFile(stdlib) as archive:
        name = next(n for n in archive.namelist() if "_sysconfigdata__emscripten" in n)
        space: dict[str, Any] = {}
        exec(archive.read(name), space)
    variables: dict[str, Any] = space["build_time_vars"]
    return variables


def macros(template: str) -> list[str]:
    """The macros that a `pyconfig.h` defines or leaves undefined, each once, in order."""
    found = (match.group(1) for line in template.splitlines() if (match := MACRO.match(line)))
    return [name for name in dict.fromkeys(found) if name != GUARD]


def pyconfig(template: str, variables: dict[str, Any]) -> str:
    """The text of the new `pyconfig.h`."""
    lines = [f"#ifndef {GUARD}", f"#define {GUARD}"]
    for name in macros(template):
        value = variables.get(name)
        absent = value in (None, 0, "")
        lines.append(f"/* #undef {name} */" if absent else f"#define {name} {value}")
    return "\n".join([*lines, "#endif", ""])


def write_pyconfig(template: Path, stdlib: Path, out: Path) -> str:
    """Write `pyconfig.h`; returns the suffix of this interpreter's extension modules."""
    variables = build_variables(stdlib)
    if (variables["SIZEOF_VOID_P"], variables["SIZEOF_LONG"]) != (4, 4):
        raise ValueError("that interpreter is not 32-bit WebAssembly")
    out.write_text(pyconfig(template.read_text(encoding="utf-8"), variables), encoding="utf-8")
    return str(variables["EXT_SUFFIX"])
