"""`./build.sh mutants`: makes small mistakes in the rules and sees whether the tests notice.

Each mutant is a module with one mistake; the quick tests of that module run against it in a
process of their own. What survives should be a mistake that cannot matter; such are listed with
their reason in docs/mutants.md, and are not held against the tests.
"""

from __future__ import annotations

import os
import re
import resource
import sys
from random import Random

from tools.mutant_runs import ROOT, RULES, start, survivors, tests_of, wait
from tools.mutations import mutant, sites
from tools.reader import Reader, at_least

JUSTIFIED = ROOT / "docs" / "mutants.md"

AIM = 0.95
"""The share of mutants that the tests of a module have to notice."""

QUICK_SECONDS = 60
"""The most seconds of the processor for a run of the quick tests."""

LEFT_OUT = {"__init__", "protocol", "bantu_shipped"}
"""Modules with nothing to go wrong in them: types, and the shipped board."""


def justified() -> set[tuple[str, str]]:
    """Return (module, name) of the mutants that docs/mutants.md gives a reason for."""
    if not JUSTIFIED.is_file():
        return set()
    rows = re.findall(r"^\| (\w+) \| `(.+?)` \|", JUSTIFIED.read_text("utf-8"), re.MULTILINE)
    return set(rows)


_allowed: dict[tuple[str, ...], int] = {}


def seconds_for(module: str) -> int:
    """Return how many seconds a test run of a module may take: twice those without a mistake.

    They are measured once for all modules with the same tests; 0 when the tests fail.
    """
    tests = tuple(tests_of(module))
    if tests not in _allowed:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        passed = wait(start(module, None, 600))
        taken = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        _allowed[tests] = 3 + int(2 * taken) if passed else 0
    return _allowed[tests]


def try_module(module: str, sample: int, seed: int, *, quick: bool) -> bool:
    """Try the mutants of a module, print what survived, and return whether enough were noticed.

    `quick`: with the quick tests only, so what survives may yet be noticed by the others.
    """
    seconds = QUICK_SECONDS if quick else seconds_for(module)
    if not seconds:
        print(f"{module}: its tests fail without any mistake, so nothing can be said")
        return False
    source = (RULES / f"{module}.py").read_text(encoding="utf-8")
    found = sites(source)
    if sample and sample < len(found):
        found = sorted(Random(seed).sample(found, sample))
    tried = [mutant(module, source, site) for site in found]
    known, alive, excused = justified(), 0, 0
    for alive_one in survivors(tried, seconds, quick=quick):
        alive += 1
        excuse = (module, alive_one.name) in known
        excused += excuse
        told = "justified" if excuse else "SURVIVED "
        print(f"  {told} {module}.py:{alive_one.line} {alive_one.name}", flush=True)
    noticed = len(found) - alive
    rate = noticed / max(1, len(found) - excused)
    print(
        f"{module}: {noticed} of {len(found)} noticed, {excused} justified: {rate:.1%}", flush=True
    )
    return rate >= AIM


def main() -> int:
    """Try the modules asked for; return the exit status."""
    reader = Reader(prog="./build.sh mutants", description=__doc__, allow_abbrev=False)
    reader.add_argument("--module", action="append", help="only this module, such as kalah_ring")
    reader.add_argument(
        "--sample", type=at_least(0), default=0, help="at most so many of each module"
    )
    reader.add_argument("--seed", type=int, default=1, help="of the sample")
    reader.add_argument("--quick", action="store_true", help="run the quick tests only")
    options = reader.parse_args()
    os.chdir(ROOT)
    os.environ["BARAZA_HYPOTHESIS"] = "mutants"
    every = [path.stem for path in sorted(RULES.glob("*.py")) if path.stem not in LEFT_OUT]
    chosen = options.module or every
    unknown = sorted(set(chosen) - set(every))
    if unknown:
        reader.error(f"there is no module {unknown[0]}; there are {', '.join(every)}")
    results = [
        try_module(module, options.sample, options.seed, quick=options.quick) for module in chosen
    ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
