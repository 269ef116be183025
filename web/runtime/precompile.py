"""Packs of compiled Python (`.pyc`) for the page, made inside Pyodide.

The interpreter in the page would otherwise compile every source file anew at
each start, which is most of the waiting.  Compiling has to be done by the very
same interpreter, as the bytecode format changes with the version: `precompile.mjs`
boots it under node and calls the functions here.

The standard library goes without its docstrings, a seventh of its size. The program goes without
them too, and without its annotations: nobody in the page asks for them, but at each start Python
would read those of data classes and compile those of named tuples. Of its classes a docstring of
one point is left: of a data class without one Python would work out the signature at each start,
and of one that is only space the compiler leaves nothing.

Each pack is a zip without compression inside (compressing the whole does better, and
is left to others), in sorted order and without dates: same input, same bytes.
"""

from __future__ import annotations

import ast
import importlib
import importlib.machinery
import importlib.util
import marshal
import os
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import dataclass_methods
import packed_modules
import page_start
from modules import module_of, never_in_page

#: Every entry carries this date, the earliest a zip can hold.
DATE = (1980, 1, 1, 0, 0, 0)

#: Names that are never packed from a folder.
SKIPPED = {"__pycache__", ".DS_Store"}

#: Second word of a `.pyc`: names its source by hash, and nobody looks for that source.
UNCHECKED_HASH = (1).to_bytes(4, "little")

#: pygame imports these at each start, or they import each other, and no module of the game does:
#: in the page they are empty.
UNUSED = ("pygame.sprite", "pygame._sprite", "pygame.typing")

#: Small modules that take the places of large ones in the standard library.
STAND_INS = Path(__file__).with_name("stand_ins")

#: So many bytes of a `.pyc` stand before its code.
HEADER = 16

#: Pyodide reads the docstrings of these packages when it starts.
DOCUMENTED = ("_pyodide/", "pyodide/")

#: What the page calls to have the methods of data classes, and where they lie in the pack.
METHODS = "dataclass_methods"

#: What a data class looks for among the annotations of its fields.
ASKED_FOR = ("ClassVar", "InitVar", "KW_ONLY")

#: What the first picture needs: all that these import, and that in turn.
FIRST = ("main", "game.host.web")

Entry = tuple[str, bytes]
#: Whatever can have a docstring.
ALL_DOCUMENTED: tuple[type[ast.AST], ...] = (
    ast.Module,
    ast.ClassDef,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
)

Function = ast.FunctionDef | ast.AsyncFunctionDef


def stdlib_zip() -> Path:
    """Where the running interpreter keeps its standard library."""
    return Path(f"/lib/python3{sys.version_info[1]}.zip")


def site_packages() -> str:
    """The folder into which the page unpacks the wheel."""
    return f"/lib/python3.{sys.version_info[1]}/site-packages"


def is_text(statement: ast.stmt) -> bool:
    """Tell whether a statement is nothing but a string."""
    value = getattr(statement, "value", None) if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def without_docstrings(tree: ast.Module) -> ast.Module:
    """The same program without docstrings."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if (
            isinstance(node, ALL_DOCUMENTED)
            and isinstance(body, list)
            and body
            and is_text(body[0])
        ):
            body[:] = body[1:] or [ast.copy_location(ast.Pass(), body[0])]
    return tree


def slimmed(tree: ast.Module) -> ast.Module:
    """The same program without what only its readers need."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    documented = [node for node in classes if is_text(node.body[0])]
    places = [node.body[0] for node in documented]
    without_docstrings(tree)
    for node, place in zip(documented, places, strict=True):
        node.body.insert(0, ast.copy_location(ast.Expr(ast.Constant(".")), place))
    for node in ast.walk(tree):
        if isinstance(node, Function):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(what_is_asked(ast.unparse(node.annotation)))
    return ast.fix_missing_locations(without_future(tree))


def what_is_asked(annotation: str) -> str | None:
    """What stays of the annotation of a name: data classes look for a few, and for no other."""
    return annotation if any(each in annotation for each in ASKED_FOR) else None


def without_future(tree: ast.Module) -> ast.Module:
    """The same program without the import that makes a text of each annotation."""
    tree.body = [
        node
        for node in tree.body
        if not (isinstance(node, ast.ImportFrom) and node.module == "__future__")
    ]
    return tree


Slim = Callable[[ast.Module], ast.Module]
#: Takes something out of a program.


def compiled(source: bytes, path: str, slim: Slim | None = None) -> bytes:
    """The `.pyc` of one source file whose place in the page is `path`, made slimmer by `slim`."""
    tree = ast.parse(source, path)
    tree = tree if slim is None else slim(tree)
    code = compile(tree, path, "exec", dont_inherit=True, optimize=0)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source)
    return header + marshal.dumps(code)


def precompiled(entries: Iterable[Entry], root: str, slim: Slim | None = None) -> Iterator[Entry]:
    """The same entries with each `.py` turned into the `.pyc` that stands in for it."""
    for name, content in sorted(entries):
        if name.endswith(".py"):
            by = None if name.startswith(DOCUMENTED) else slim
            yield name + "c", compiled(content, f"{root}/{name}", by)
        else:
            yield name, content


def bundled(entries: Iterable[Entry], package: str) -> Iterator[Entry]:
    """The same entries with the compiled modules of a package in one, as `packed_modules` asks."""
    modules: dict[str, tuple[bool, bytes]] = {}
    for name, content in entries:
        if name.startswith(f"{package}/") and name.endswith(".pyc"):
            path = name.removesuffix(".pyc")
            module = path.removesuffix("/__init__").replace("/", ".")
            modules[module] = path.endswith("/__init__"), content[HEADER:]
        else:
            yield name, content
    yield f"{package}{packed_modules.ENDING}", packed_modules.written(modules)


def write_zip(entries: Iterable[Entry], out: str) -> int:
    """Write `entries` to the zip `out`; returns how many there were."""
    count = 0
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in entries:
            info = zipfile.ZipInfo(name, DATE)
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, content)
            count += 1
    return count


def read_zip(path: str | Path) -> Iterator[Entry]:
    """Every file in a zip."""
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            if not info.is_dir():
                yield info.filename, archive.read(info)


def read_folder(folder: str) -> Iterator[Entry]:
    """Every file under a folder, named from there."""
    base = Path(folder)
    for path in sorted(base.rglob("*")):
        parts = path.relative_to(base).parts
        if path.is_file() and not SKIPPED.intersection(parts):
            yield "/".join(parts), path.read_bytes()


def module_file_names(module: str) -> tuple[str, str]:
    """The two places where a module's source may be: a package's, and a plain file's."""
    path = module.replace(".", "/")
    return f"{path}/__init__.py", f"{path}.py"


def kept_modules(text: str) -> list[str]:
    """The module names in the text of `stdlib.txt` (`#` starts a comment)."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def stdlib_sources() -> dict[str, bytes]:
    """The sources of the standard library by their names, those of stand-ins in their places."""
    stand_ins = {name: text for name, text in read_folder(str(STAND_INS)) if name.endswith(".py")}
    return dict(read_zip(stdlib_zip())) | stand_ins


def pack_stdlib(keep: str, out: str) -> int:
    """Pack the standard library's modules named in the text `keep`."""
    sources = stdlib_sources()
    chosen: list[Entry] = []
    for module in kept_modules(keep):
        name = next((n for n in module_file_names(module) if n in sources), None)
        if name is None:
            raise LookupError(f"the standard library has no module {module}")
        chosen.append((name, sources[name]))
    entries = precompiled(chosen, str(stdlib_zip()), without_docstrings)
    return write_zip(entries, out)


def used_of_wheel(wheel: str) -> Iterator[Entry]:
    """What the page needs of pygame's wheel: modules that are `UNUSED` are empty.

    The papers that come with it are for installing, and lie beside the page.
    """
    unused = {name for module in UNUSED for name in module_file_names(module)}
    for name, content in read_zip(wheel):
        if ".dist-info/" not in name:
            yield name, b"" if name in unused else content


def pack_wheel(wheel: str, out: str) -> int:
    """Pack pygame's wheel, to be unpacked into `site_packages()`.

    Of its library there is the name only: the page has that as a file of its own.
    """
    entries = bundled(precompiled(used_of_wheel(wheel), site_packages()), "pygame")
    return write_zip(((n, b"" if n.endswith(".so") else c) for n, c in entries), out)


def import_order(name: str) -> list[str]:
    """Import a module; returns all modules that came with it, each after those it needs itself."""
    order: list[str] = []
    run = importlib.machinery.SourceFileLoader.exec_module

    def run_and_note(loader: importlib.machinery.SourceFileLoader, module: ModuleType) -> None:
        run(loader, module)
        order.append(module.__name__)

    loader: Any = importlib.machinery.SourceFileLoader
    loader.exec_module = run_and_note
    try:
        importlib.import_module(name)
    finally:
        loader.exec_module = run
    return order


def made_methods(folder: str, wheel: str) -> Iterator[Entry]:
    """The methods of the program's data classes, and the modules that the page starts it with.

    For that the package `game` in `folder` is imported, with pygame from `wheel`.
    """
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site_packages())
    sys.path.insert(0, folder)
    sys.dont_write_bytecode = True
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    order = import_order("pygame")
    methods = dataclass_methods.recorded("game", without=never_in_page)
    yield f"{METHODS}.bin", marshal.dumps(methods)
    for module in [name for name in sys.modules if name.partition(".")[0] == "game"]:
        del sys.modules[module]
    for name in FIRST:
        if Path(folder, f"{name.replace('.', '/')}.py").exists():
            order += import_order(name)
    yield page_start.ORDER, "\n".join(order).encode()
    for module in (dataclass_methods, packed_modules, page_start):
        path = Path(module.__file__)
        yield path.name, path.read_bytes()


def pack_game(folder: str, wheel: str | None, root: str, out: str) -> int:
    """Pack the game's own files, to be unpacked into `root`.

    With pygame's `wheel` the methods of its data classes are packed too.
    """
    made = made_methods(folder, wheel) if wheel else ()
    used = [entry for entry in read_folder(folder) if not never_in_page(module_of(entry[0]))]
    entries = precompiled([*used, *made], root, slimmed)
    return write_zip(bundled(entries, "game"), out)
