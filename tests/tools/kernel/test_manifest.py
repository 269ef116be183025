"""The kernel that lies in the project is the one its sources make, as far as can be told here."""

import shutil

import pytest

from tests.tools.saying import one_line
from tools.kernel import command, manifest

IMPORTS, MEMORY, EXPORTS = 2, 5, 7
PAGE = 65536


def number(data, at):
    """An unsigned number of WebAssembly, seven bits a byte, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at, value, shift = at + 1, value | (byte & 127) << shift, shift + 7
        if byte < 128:
            return value, at


def sections():
    """What is in each section of the built file, by its number."""
    data = manifest.BUILT.read_bytes()
    assert data[:8] == b"\0asm\1\0\0\0"
    at, inside = 8, {}
    while at < len(data):
        kind = data[at]
        size, start = number(data, at + 1)
        at = start + size
        inside[kind] = data[start:at]
    return inside


def exported():
    data = sections()[EXPORTS]
    count, at = number(data, 0)
    for _ in range(count):
        length, at = number(data, at)
        yield data[at : at + length].decode()
        _, at = number(data, at + length + 1)


def test_the_built_file_and_its_manifest_belong_together():
    there = manifest.read()
    assert there["sha256"] == manifest.digest(manifest.BUILT)
    assert there["options"] == " ".join(command.OPTIONS)


def test_it_was_built_of_the_sources_as_they_are():
    assert manifest.read()["sources"] == manifest.sources(), "run ./build.sh kernel"


def test_it_needs_nothing_and_offers_what_is_asked_of_it():
    assert IMPORTS not in sections()
    assert {*exported()} == {"memory", "numbers", "solve"}


def test_it_is_small_and_takes_little_memory():
    assert manifest.BUILT.stat().st_size <= 40_000
    limits, at = number(sections()[MEMORY], 1)
    pages, _ = number(sections()[MEMORY], at)
    assert limits == 0
    assert pages * PAGE <= 64 * 2**20


@pytest.mark.skipif(not shutil.which("clang") or not shutil.which("wasm-ld"), reason="needs clang")
def test_compiling_it_twice_gives_the_same_bytes(tmp_path):
    for name in ("one", "two"):
        command.compile_to(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_without_a_compiler_that_is_said_in_one_line(bare_project, build_sh, path_of):
    said = build_sh(bare_project, "kernel", env=path_of("bash", "env", "dirname", "python3"))
    assert said.returncode == 1
    assert "clang is missing: install it" in one_line(said)
