"""`./build.sh mutants`: makes small mistakes in the rules and sees whether the tests notice.

Each mutant is a module with one mistake; the tests of that module run against it in a process of
their own. What survives should be a mistake that cannot matter; such are listed with
their reason in docs/mutants.md, and are not held against the tests.
"""

from __future__ import annotations

import os
import re
from argparse import Namespace
from random import Random

from tools.mutants.mutations import mutants_of
from tools.mutants.places import modules
from tools.mutants.reach import Reach
from tools.mutants.runs import reach_of, survivors, tests_of
from tools.naming import COMMAND
from tools.places import ROOT
from tools.reader import Reader, at_least

JUSTIFIED = ROOT / "docs" / "mutants.md"

AIM = 0.95
"""The share of mutants that the tests of a module have to notice."""

LEFT_OUT = {"protocol", "bantu.shipped"}
"""Modules with nothing to go wrong in them: types, and the shipped board."""


def justified() -> set[tuple[str, str]]:
    """Return (module, name) of the mutants that docs/mutants.md gives a reason for."""
    if not JUSTIFIED.is_file():
        return set()
    rows = re.findall(r"^\| ([\w.]+) \| `(.+?)` \|", JUSTIFIED.read_text("utf-8"), re.MULTILINE)
    return set(rows)


_reaches: dict[tuple[str, ...], Reach | None] = {}


def _reach(module: str) -> Reach | None:
    """Return which lines the tests of a module run: watched once for all with the same tests."""
    tests = tuple(tests_of(module))
    if tests not in _reaches:
        _reaches[tests] = reach_of(module)
    return _reaches[tests]


def try_module(module: str, options: Namespace) -> bool:
    """Try the mutants of a module, print what survived, and return whether enough were noticed."""
    reach = _reach(module)
    if reach is None:
        print(f"{module}: its tests fail without any mistake, so nothing can be said")
        return False
    source = modules()[module].read_text(encoding="utf-8")
    only = options.only or [""]
    mutants = [
        each for each in mutants_of(module, source) if any(text in each.name for text in only)
    ]
    if options.sample and options.sample < len(mutants):
        numbers = sorted(Random(options.seed).sample(range(len(mutants)), options.sample))
        mutants = [mutants[number] for number in numbers]
    if not mutants:
        return True
    excuses, alive, excused = justified(), 0, 0
    for alive_one in survivors(mutants, reach, quick=options.quick):
        alive += 1
        excuse = (module, alive_one.name) in excuses
        excused += excuse
        word = "justified" if excuse else "SURVIVED "
        print(f"  {word} {module}:{alive_one.line} {alive_one.name}", flush=True)
    noticed = len(mutants) - alive
    rate = noticed / max(1, len(mutants) - excused)
    print(
        f"{module}: {noticed} of {len(mutants)} noticed, {excused} justified: {rate:.1%}",
        flush=True,
    )
    return rate >= AIM


def main() -> int:
    """Try the modules asked for; return the exit status."""
    reader = Reader(prog=f"{COMMAND} mutants", description=__doc__, allow_abbrev=False)
    reader.add_argument("--module", action="append", help="only this module, such as kalah.board")
    reader.add_argument(
        "--sample", type=at_least(0), default=0, help="at most so many of each module"
    )
    reader.add_argument("--only", action="append", help="only mistakes with this in their name")
    reader.add_argument("--seed", type=int, default=1, help="of the sample")
    reader.add_argument("--quick", action="store_true", help="run the quick tests only")
    options = reader.parse_args()
    os.chdir(ROOT)
    os.environ["BARAZA_HYPOTHESIS"] = "mutants"
    every = [module for module in modules() if module not in LEFT_OUT]
    chosen = options.module or every
    unknown = sorted(set(chosen) - set(every))
    if unknown:
        reader.error(f"there is no module {unknown[0]}; there are {', '.join(every)}")
    results = [try_module(module, options) for module in chosen]
    return 0 if all(results) else 1
