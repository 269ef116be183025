"""Which modules of the standard library, and of the interpreter itself, the page needs.

`stdlib.txt` is made from the roots below: what the interpreter and Pyodide need to start,
what code in C imports, and what the game and pygame import, each with all that it imports in
turn, imports inside functions included.  `LEFT_OUT` stops the search at what no page can do,
and at what only functions ask for that no page calls.  A module in `stand_ins` takes the
place of one that is imported for little.

The sources of Pyodide's Python are newer than the Python that may run the tests, so
`modules.mjs` runs this file inside Pyodide.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping


def words(text: str) -> list[str]:
    """The words of a table written as one text."""
    return text.split()


#: What the interpreter and Pyodide's own JavaScript import by name.
START = words("""
    _sysconfigdata__emscripten_wasm32-emscripten encodings site zipimport importlib.resources
    importlib.readers zipfile _pyodide _pyodide._core_docs _pyodide._future_helper
    _pyodide.docstring _pyodide.jsbind pyodide pyodide._package_loader pyodide.code
    pyodide.ffi pyodide.ffi.wrappers pyodide.webloop
""")

#: What code written in C imports without a word in any Python source.
FROM_C = words("""
    _strptime _weakrefset contextvars copyreg functools io json.decoder linecache operator re
    reprlib threading traceback types typing warnings weakref _sitebuiltins
    encodings.aliases encodings.ascii encodings.cp437 encodings.latin_1
    encodings.raw_unicode_escape encodings.unicode_escape encodings.utf_16
    encodings.utf_16_be encodings.utf_16_le encodings.utf_8 encodings.utf_8_sig
""")

#: Modules of the game that never run in a page: its window, its console, its fake for tests.
NEVER_IN_PAGE = words("""
    game.__main__ game.arguments game.console game.host.fake game.host.files game.host.native
    game.host.pygame_input game.host.silence game.host.web_pygbag game.host.window
    game.host.window.folder game.host.window.history game.host.window.home
    game.host.window.listeners game.host.window.lock game.host.window.opening
    game.host.window.reader game.host.window.reader.acts game.host.window.reader.bridge
    game.host.window.reader.nodes game.host.window.reader.tree game.host.window.voice
    game.host.window.waiting game.kernel.native game.kernel.program game.signals
""")

#: Modules, with all inside them, at which the search stops.
LEFT_OUT: Mapping[str, str] = {
    **dict.fromkeys(
        words("_pyrepl bdb cmd code codeop doctest pdb pydoc rlcompleter runpy unittest"),
        "a tool for developers",
    ),
    **dict.fromkeys(
        words("http.client http.server socketserver xmlrpc webbrowser mimetypes"),
        "a page has no sockets",
    ),
    **dict.fromkeys(
        words("""_android_support _apple_support _ios_support asyncio.windows_events
        asyncio.windows_utils asyncio.proactor_events encodings.mbcs encodings.oem plistlib
        nturl2path asyncio.__main__"""),
        "for another system",
    ),
    **dict.fromkeys(
        words("multiprocessing concurrent.futures.process concurrent.futures.thread"),
        "a page has no processes or threads",
    ),
    **dict.fromkeys(
        words("_py_abc _pydatetime _pyio _threading_local"),
        "stands in for a module that the interpreter has built in",
    ),
    **dict.fromkeys(
        words("""argparse gettext getopt html importlib.resources._adapters pickle
        statistics tracemalloc urllib"""),
        "nothing in a page comes to the functions that import it",
    ),
    **dict.fromkeys(
        words("email ctypes py_compile tarfile xml importlib.metadata bz2 lzma"),
        "large, and nothing here needs it",
    ),
}

#: Names that the page's own machinery provides.
FROM_THE_PAGE = {"js", "pyodide_js", "_pyodide_core"}

#: What parts of pygame import that need another package or another system.
OPTIONAL_IN_PYGAME = {"numpy", "OpenGL", "winreg"}


def parents(module: str) -> list[str]:
    """`a.b.c` -> `a`, `a.b`, `a.b.c`: importing one imports them all."""
    parts = module.split(".")
    return [".".join(parts[: i + 1]) for i in range(len(parts))]


def top_of(module: str) -> str:
    """The first word of a module's name."""
    return module.partition(".")[0]


def is_left_out(module: str) -> bool:
    """Tell whether this module, or a package it lies in, is left out."""
    return any(name in LEFT_OUT for name in parents(module))


class Sources:
    """Python modules by name, each with its source and whether it is a package."""

    def __init__(self, files: Iterable[tuple[str, bytes]]) -> None:
        self._modules: dict[str, tuple[bytes, bool]] = {}
        self._imports: dict[str, set[str]] = {}
        for name, source in files:
            if name.endswith(".py"):
                parts = name[:-3].split("/")
                package = parts[-1] == "__init__"
                self._modules[".".join(parts[:-1] if package else parts)] = source, package

    def __contains__(self, module: str) -> bool:
        return module in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def imports(self, module: str) -> set[str]:
        """Every module that one module may import."""
        if module not in self._imports:
            source, package = self._modules[module]
            home = module if package else module.rpartition(".")[0]
            self._imports[module] = set(named_imports(source, home))
        return self._imports[module]


def is_dead(node: ast.If) -> bool:
    """Tell whether this is an `if` whose body never runs in a page."""
    return ast.unparse(node.test) in {
        "TYPE_CHECKING",
        "typing.TYPE_CHECKING",
        "__name__ == '__main__'",
        "sys.platform == 'win32'",
        "os.name == 'nt'",
        "sys.platform != 'emscripten'",
    }


def live_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that may run, in functions too."""
    yield node
    if isinstance(node, ast.If) and is_dead(node):
        children: Iterable[ast.AST] = node.orelse
    else:
        children = ast.iter_child_nodes(node)
    for child in children:
        yield from live_nodes(child)


def named_imports(source: bytes | str, package: str = "") -> Iterator[str]:
    """Names of modules in a source's import statements.

    `from a import b` gives `a` and `a.b`: nothing but a look at what there is tells
    whether `b` is a module.
    """
    for node in live_nodes(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node.module or "", node.level, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def absolute(module: str, level: int, package: str) -> str:
    """The full name of what `from ..module import` means inside `package`."""
    if not level:
        return module
    parts = package.split(".")
    home = ".".join(parts[: len(parts) - level + 1])
    return f"{home}.{module}" if module else home


def closure(roots: Iterable[str], sources: Sources) -> set[str]:
    """The roots that have a source, and all they import, but nothing left out."""
    found: set[str] = set()
    waiting = [name for root in roots for name in parents(root)]
    while waiting:
        module = waiting.pop()
        if module in found or module not in sources or is_left_out(module):
            continue
        found.add(module)
        waiting += [name for target in sources.imports(module) for name in parents(target)]
    return found


def module_of(file: str) -> str:
    """The name of the module in a file that is named from above its package."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def never_in_page(module: str) -> bool:
    """Tell whether a module of the game never runs in a page."""
    return not set(NEVER_IN_PAGE).isdisjoint(parents(module))


def roots(program: Sources, stdlib: Sources) -> list[str]:
    """What Python, Pyodide, code in C and the program import of the standard library."""
    targets = {target for module in program for target in program.imports(module)}
    return sorted({*START, *FROM_C, *(target for target in targets if target in stdlib)})


def stdlib_text(program: Sources, stdlib: Sources) -> str:
    """What `stdlib.txt` must say for a program (the game and pygame)."""
    built_in = sys.builtin_module_names
    missing = [r for r in (*START, *FROM_C) if r not in stdlib and r not in built_in]
    if missing:
        raise LookupError(f"roots the standard library has not got: {' '.join(missing)}")
    head = (
        "# Modules of the standard library in the page's pack, one a line.\n"
        "# Made by `node web/runtime/modules.mjs --write` from what is imported.\n"
    )
    modules = sorted(closure(roots(program, stdlib), stdlib))
    return head + "".join(f"{name}\n" for name in modules)


def problems(
    program: Sources, stdlib: Sources, kept: Collection[str], unused: Collection[str] = ()
) -> list[str]:
    """What the program (the game and pygame) imports and the page would not find.

    `unused` are modules of the interpreter itself that are taken out of it.
    An import of something unknown counts only if its first word is unknown: `from a
    import b` may name a function.
    """
    own = {top_of(name) for name in program}
    builtin = set(sys.builtin_module_names)
    found: list[str] = []
    for module in sorted(program):
        ignored = own | FROM_THE_PAGE
        if top_of(module) == "pygame":
            ignored |= OPTIONAL_IN_PYGAME
        for target in sorted(program.imports(module)):
            top = top_of(target)
            if top in ignored:
                continue
            if target in unused:
                found.append(f"{module}: {target} is taken out of the interpreter (unused.txt)")
            elif target in builtin:
                continue
            elif target in stdlib:
                found += [f"{module}: {why}" for why in not_kept(target, stdlib, kept)]
            elif top not in stdlib and top not in builtin:
                found.append(f"{module}: {target} is not in Python's standard library")
    return found


def not_kept(target: str, stdlib: Sources, kept: Collection[str]) -> list[str]:
    """The modules that importing `target` needs and that are not kept."""
    if is_left_out(target):
        reason = next(LEFT_OUT[name] for name in parents(target) if name in LEFT_OUT)
        return [f"{target} is left out of the page ({reason})"]
    missing = closure([target], stdlib) - set(kept)
    return [f"{target} needs {name}, which is not in stdlib.txt" for name in sorted(missing)]
