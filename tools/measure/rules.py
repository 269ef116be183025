"""`python -m tools.measure.rules`: random games a second of all games, and of other packages.

The packages `mancala` and `open_spiel` need not be there. They may be installed for another Python
(`--peers PATH`), so that this project's own environment stays as it is. Seconds are those of the
processor, so that other work on the machine counts less.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from game.rules.playout import random_playout, step_by_step
from game.rules.protocol import AnyGame, Json
from game.rules.registry import make

PEERS = ("mancala", "open_spiel")
PLACE_OF_PEERS = "BARAZA_BENCH_PEERS"
"""The environment variable that names a Python with the packages, where `--peers` does not."""

GAMES: Mapping[str, tuple[str, Mapping[str, Json]]] = {
    "Kalah(6,4)": ("kalah", {}),
    "Four Player, four": ("four-player", {}),
    "Four Player, two": ("four-player", {"players": 2}),
    "Bao, Leaflet": ("bao", {}),
    "Bao, Kiswahili": ("bao", {"preset": "kiswahili"}),
    "Bantu, two": ("bantu", {}),
    "Bantu, four": ("bantu", {"players": 4}),
}
"""What is measured, by the name it has in the table."""

Playout = Callable[[AnyGame, Any, Random, int], tuple[Any, int]]


def measure(playout: Playout, game: AnyGame, seconds: float) -> dict[str, float]:
    """Return games a second and moves a game."""
    rng, start = Random(1), game.start()
    games = plies = 0
    began = process_time()
    while (passed := process_time() - began) < seconds:
        plies += playout(game, start, rng, 10_000)[1]
        games += 1
    return {"games a second": games / passed, "moves a game": plies / games}


def peer(name: str, python: str, seconds: float) -> float | None:
    """Return games a second of another package, None if it is not there."""
    script = str(Path(__file__).with_name("peers.py"))
    try:
        done = subprocess.run(
            [python, script, name, str(seconds)],
            capture_output=True,
            encoding="utf-8",
            timeout=60 + 30 * seconds,
            check=True,
        )
        return float(done.stdout.split()[-1])
    except (OSError, subprocess.SubprocessError, ValueError, IndexError):
        return None


def run(
    seconds: float = 3.0, peers: str | None = None, rounds: int = 3
) -> dict[str, dict[str, float]]:
    """Measure everything; of Kalah the best of `rounds`, ours and the others' by turns."""
    python = peers or os.environ.get(PLACE_OF_PEERS) or sys.executable
    kalah = make("kalah")
    table: dict[str, dict[str, float]] = {}
    for _ in range(rounds):
        for name, playout in (("Kalah(6,4)", random_playout), ("by the protocol", step_by_step)):
            _keep_best(table, name, measure(playout, kalah, seconds))
        for name in PEERS:
            games = peer(name, python, seconds)
            if games is not None:
                _keep_best(table, f"package {name}", {"games a second": games})
    _compare(table)
    for name, (game, options) in GAMES.items():
        if name not in table:
            table[name] = measure(random_playout, make(game, options), seconds)
    return table


def _keep_best(table: dict[str, dict[str, float]], name: str, measured: dict[str, float]) -> None:
    best = table.get(name)
    if best is None or best["games a second"] < measured["games a second"]:
        table[name] = measured


def _compare(table: dict[str, dict[str, float]]) -> None:
    """Tell how many times as fast as the other packages we are."""
    ours = table["Kalah(6,4)"]["games a second"]
    for name in PEERS:
        measured = table.get(f"package {name}")
        if measured is not None:
            measured["times as fast we are"] = ours / measured["games a second"]


def missing(table: Mapping[str, Mapping[str, float]]) -> list[str]:
    """Return the packages that were not there to be measured."""
    return [name for name in PEERS if f"package {name}" not in table]


def notes(table: Mapping[str, Mapping[str, float]]) -> list[str]:
    """Say which packages were not measured, and how they can be."""
    return [
        f"The package {name} is not there, so it was not measured: {PLACE_OF_PEERS} may name a "
        "Python that has it."
        for name in missing(table)
    ]


def main() -> int:
    """Measure and print."""
    reader = argparse.ArgumentParser(prog="python -m tools.measure.rules", description=__doc__)
    reader.add_argument("--seconds", type=float, default=3.0, help="for each number (3)")
    reader.add_argument("--rounds", type=int, default=3, help="of Kalah, the best counts (3)")
    reader.add_argument("--peers", help="a Python that has the packages mancala and open_spiel")
    options = reader.parse_args()
    table = run(options.seconds, options.peers, options.rounds)
    for name, values in table.items():
        line = "  ".join(f"{value:10,.1f} {what}" for what, value in values.items())
        print(f"{name:22}{line}")
    for note in notes(table):
        print(note)
    return 0


if __name__ == "__main__":
    sys.exit(main())
