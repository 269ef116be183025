"""`./build.sh bench`: measures, prints tables and writes build/bench.json."""

import importlib
import json
from argparse import Namespace
from collections.abc import Mapping

from tools.places import BUILD, ROOT
from tools.programs import say
from tools.words import BENCHES

REPORT = BUILD / "bench.json"

Table = Mapping[str, Mapping[str, float]]


def run(options: Namespace) -> int:
    """Measure what the options name, print it, and write it beside what was measured before."""
    BUILD.mkdir(exist_ok=True)
    report = json.loads(REPORT.read_text(encoding="utf-8")) if REPORT.exists() else {}
    for name in [options.only] if options.only else BENCHES:
        bench = importlib.import_module(f"tools.measure.{name}")
        report[name] = table = bench.run()
        show(name, table)
        for note in getattr(bench, "notes", _no_notes)(table):
            say(note)
    REPORT.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    say(f"Written to {REPORT.relative_to(ROOT)}.")
    return 0


def _no_notes(_table: Table) -> list[str]:
    """What there is to say about a table that needs no word."""
    return []


def show(name: str, table: Table) -> None:
    """Print one table, a line for each number."""
    say(f"== {name}")
    for row, values in table.items():
        for what, value in values.items():
            say(f"{row:44}{what:24}{number(value):>14}")


def number(value: float) -> str:
    """A number as people read it."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.2f}"
