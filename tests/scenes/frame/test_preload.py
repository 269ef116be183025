"""Modules are imported before they are needed, each once, and none is forgotten."""

import subprocess
import sys

import pytest

from game.rules.registry import GAMES
from tests.places import ROOT

LOADED = """
import sys
from game.scenes.frame.preload import import_all, import_game
before = set(sys.modules)
for _ in {steps}:
    pass
print(*sorted(set(sys.modules) - before))
"""


def loaded_by(steps):
    code = LOADED.format(steps=steps)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    return done.stdout.decode().split()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_brings_its_own_rules_and_look_and_no_other(name):
    package = name.replace("-", "_")
    modules = loaded_by(f"import_game({name!r})")
    assert {f"game.rules.{package}.game", f"game.view.{package}.view"} <= set(modules)
    others = {other.replace("-", "_") for other in GAMES} - {package}
    assert [each for each in modules if others & set(each.split("."))] == []


def test_all_brings_every_module_of_the_rooms():
    loaded = set(loaded_by("import_all()"))
    files = (
        path for room in ("rules", "view", "ai") for path in (ROOT / "game" / room).rglob("*.py")
    )
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files}
    first = {
        "game.rules.registry",
        "game.rules.lazy_registry",
        "game.view.registry",
        "game.view.steps",
    }
    missing = {name for name in names - loaded if not name.endswith("__init__")}
    assert first <= missing, "what the program starts with was there before"
    assert not [name for name in missing if name.count(".") > 2], "parts of the games"


COUNTED = """
import sys
from game.scenes.frame.preload import import_all
most, before = 0, len(sys.modules)
for _ in import_all():
    now = [name for name in sys.modules if name.startswith("game.")]
    most, before = max(most, len(now) - before), len(now)
    if "game.scenes.table.scene" in sys.modules and "game.scenes.review.scene" not in sys.modules:
        first = "the table"
print(most, first)
"""


def test_a_step_brings_few_modules_and_the_table_comes_before_what_is_reached_from_it():
    done = subprocess.run(
        [sys.executable, "-c", COUNTED], cwd=ROOT, capture_output=True, check=True
    )
    most, first = done.stdout.decode().splitlines()[-1].split(maxsplit=1)
    assert int(most) <= 8, "a frame that imports them all takes long"
    assert first == "the table"
