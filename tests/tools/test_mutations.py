"""Mutants are the module with one mistake, and every mistake can be told apart."""

import ast
from pathlib import Path

import pytest

from tools import mutants
from tools.mutations import mutant, sites

SOURCE = '''
"""A text stays."""

Row = Literal["a", "b"]

def most(counts: list[int], limit: int = 3) -> int:
    """So does this."""
    total = 0
    for count in counts:
        if count < limit and not total:
            total += count
    return total
'''


def changed(source):
    """Return the code of every mutant of `source`."""
    return [ast.unparse(mutant("m", source, site).tree) for site in sites(source)]


def test_each_mutant_has_one_mistake_of_its_own():
    codes = changed(SOURCE)
    plain = ast.unparse(ast.parse(SOURCE))
    assert plain not in codes
    assert len(set(codes)) == len(codes)
    for code in codes:
        differing = [
            (old, new)
            for old, new in zip(plain.splitlines(), code.splitlines(), strict=True)
            if old != new
        ]
        assert len(differing) == 1


def test_the_mistakes_are_those_people_make():
    told = [mutant("m", SOURCE, site).name for site in sites(SOURCE)]
    for mistake in (
        "most: count < limit -> count <= limit",
        "most: count < limit and (not total) -> count < limit or not total",
        "most: not total -> total",
        "most: total += count -> total -= count",
        "most: total += count -> pass",
    ):
        assert mistake in told
    assert any(name.startswith("most: 3 -> 4") for name in told)


def test_texts_and_types_are_left_alone():
    assert not changed('"""Text."""\nRow = Literal["a"]\nx: list["int"]\n')


@pytest.mark.parametrize("path", sorted(mutants.RULES.glob("*.py")), ids=lambda path: path.stem)
def test_every_module_of_the_rules_can_be_tried(path):
    source = path.read_text(encoding="utf-8")
    found = sites(source)
    for site in found[:: max(1, len(found) // 10)]:
        compile(mutant(path.stem, source, site).tree, str(path), "exec")
    if path.stem not in mutants.LEFT_OUT:
        tests = mutants.tests_of(path.stem)
        assert tests
        assert all(Path(test).is_file() for test in tests)


def test_a_justified_mutant_still_exists():
    known = mutants.justified()
    assert known
    for module in {module for module, _ in known}:
        source = (mutants.RULES / f"{module}.py").read_text(encoding="utf-8")
        names = {mutant(module, source, site).name for site in sites(source)}
        assert {name for each, name in known if each == module} <= names
