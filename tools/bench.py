"""`./build.sh bench`: measures the page, prints a table and writes build/bench.json."""

import json
from argparse import Namespace
from collections.abc import Mapping

from tools import bench_page
from tools.places import BUILD, ROOT
from tools.programs import say

REPORT = BUILD / "bench.json"

Table = Mapping[str, Mapping[str, float]]


def run(_options: Namespace) -> int:
    """Measure, print and write."""
    numbers = {"page": bench_page.run()}
    REPORT.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
    for name, table in numbers.items():
        show(name, table)
    say(f"Written to {REPORT.relative_to(ROOT)}.")
    return 0


def show(name: str, table: Table) -> None:
    """Print one table, a line for each number."""
    say(f"== {name}")
    for row, values in table.items():
        for what, value in values.items():
            say(f"{row:24}{what:24}{number(value):>14}")


def number(value: float) -> str:
    """A number as people read it."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.2f}"
