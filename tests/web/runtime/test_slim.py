"""The interpreter as the page has it: smaller, and able to do all that the page asks of it."""

from __future__ import annotations

import json
import subprocess
import zipfile
from pathlib import Path

import pytest
from pygame_wheel import wasm

from tests.places import ROOT

SLIM = ROOT / "web/runtime/slim"
MODULE, SCRIPT = "pyodide.asm.wasm", "pyodide.asm.js"

RUN = """
const { loadPyodide } = await import(process.argv[1] + "/pyodide.mjs");
const python = await loadPyodide({ indexURL: process.argv[1] + "/", stdLibURL: process.argv[2] });
console.log(python.runPython(process.argv[3]));
"""


@pytest.fixture(scope="module")
def python(slim_pyodide: Path, packs: Path):
    """Run Python in the page's interpreter with the page's library; returns its last value."""

    def run(code: str) -> str:
        command = ["node", "--input-type=module", "--eval", RUN, "--"]
        places = [str(slim_pyodide), str(packs / "stdlib.zip")]
        done = subprocess.run(
            [*command, *places, code], capture_output=True, text=True, timeout=1800, check=False
        )
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout.strip()

    return run


def unused() -> list[str]:
    """The modules that are taken out of the interpreter."""
    lines = (SLIM / "unused.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def exports(folder: Path) -> dict[str, wasm.Signature | None]:
    return wasm.parse((folder / MODULE).read_bytes()).exports


def test_it_is_much_smaller(pyodide: Path, slim_pyodide: Path) -> None:
    for name, part in ((MODULE, 0.8), (SCRIPT, 0.8)):
        assert (slim_pyodide / name).stat().st_size < part * (pyodide / name).stat().st_size


def test_it_offers_no_more_than_is_asked_for_and_all_of_that(
    pyodide: Path, slim_pyodide: Path, wheel: Path
) -> None:
    before, after = exports(pyodide), exports(slim_pyodide)
    assert after.items() <= before.items()
    assert len(after) < len(before) / 5
    script = (slim_pyodide / SCRIPT).read_text(encoding="utf-8")
    with zipfile.ZipFile(wheel) as archive:
        library = next(name for name in archive.namelist() if name.endswith(".so"))
        side = wasm.parse(archive.read(library))
    offered = wasm.javascript_functions(script)
    assert wasm.unmet(side, wasm.parse((slim_pyodide / MODULE).read_bytes()), offered) == []
    assert f'wasmExports["{min(before.keys() - after.keys())}"]' not in script


def test_the_same_input_gives_the_same_bytes(
    node, slim_pyodide: Path, wheel: Path, tmp_path: Path
) -> None:
    done = node("slim/slim.mjs", "--wheel", wheel, "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    for name in (MODULE, SCRIPT):
        assert (tmp_path / name).read_bytes() == (slim_pyodide / name).read_bytes()


def test_a_module_that_is_taken_out_is_not_found_as_if_it_had_never_been(python) -> None:
    code = f"""
found = []
for name in {unused()!r}:
    try:
        __import__(name)
        found.append(name)
    except ModuleNotFoundError:
        pass
str(found)
"""
    assert python(code) == "[]"


def test_what_the_game_does_with_the_library_works_in_it(python) -> None:
    code = """
import base64, dataclasses, datetime, fractions, hashlib, json, random, re, textwrap, zlib
import asyncio, traceback, unicodedata

@dataclasses.dataclass(frozen=True, order=True)
class Pit:
    seeds: int = 4

async def later():
    await asyncio.sleep(0)
    raise asyncio.CancelledError

text = "sow \\u00e9\\u4e2d" * 100
def fails():
    try:
        raise KeyError("no such pit")
    except KeyError as error:
        return "".join(traceback.format_exception(error)).splitlines()[-1]

str([
    zlib.decompress(zlib.compress(text.encode(), 9)).decode() == text,
    base64.urlsafe_b64decode(base64.urlsafe_b64encode(b"seeds")).decode(),
    hashlib.sha256(b"seeds").hexdigest()[:8],
    str(fractions.Fraction(6, 4)), random.Random(7).randrange(100), Pit() < Pit(5),
    datetime.datetime.strptime("2026-11-30", "%Y-%m-%d").isoformat()[:10],
    json.loads(json.dumps({"a": [1, 2.5, None, text]}))["a"][:3],
    re.findall(r"\\w+", "sow the seeds"), fails(),
    unicodedata.normalize("NFD", "\\u00e9") == "e\\u0301",
    f"{10 / 3:.3f}", 2 ** 200 % 1000007, sorted({"b", "a"}), textwrap.wrap("a b c", 3),
])
"""
    numbers = [True, "seeds", "44922052", "3/2", 41, True, "2026-11-30", [1, 2.5, None]]
    words = [["sow", "the", "seeds"], "KeyError: 'no such pit'", True]
    assert python(code) == str([*numbers, *words, "3.333", 446616, ["a", "b"], ["a b", "c"]])


def test_a_table_that_is_elsewhere_is_told(node, wheel: Path, tmp_path: Path) -> None:
    tables = json.loads((SLIM / "tables.json").read_text(encoding="utf-8"))
    tables[0]["place"] += 2
    (tmp_path / "tables.json").write_text(json.dumps(tables))
    done = node(
        "slim/slim.mjs", "--tables", tmp_path / "tables.json", "--wheel", wheel, "--out", tmp_path
    )
    assert done.returncode == 1
    assert f"table {tables[0]['name']} is elsewhere" in done.stderr
    assert not (tmp_path / MODULE).exists()


def test_wrong_arguments_are_explained(node) -> None:
    done = node("slim/slim.mjs")
    assert done.returncode == 1
    assert "usage:" in done.stderr
