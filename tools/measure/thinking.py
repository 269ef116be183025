"""`./build.sh bench --only thinking`: how fast the opponents think, here and in the page's Python.

Beside it, if the Python named by BARAZA_BENCH_PEERS has OpenSpiel: a plain alpha-beta on its Kalah.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence

from tools.measure.rules import PLACE_OF_PEERS
from tools.node import program
from tools.places import ROOT

SECONDS = "1.0"

Row = Mapping[str, float]

PEER = """
import pyspiel, time
game, nodes, until = pyspiel.load_game("mancala"), 0, time.process_time() + 1.0
def value(state, depth, low, high):
    global nodes
    nodes += 1
    if time.process_time() > until: raise TimeoutError
    if state.is_terminal(): return 100 * state.returns()[0]
    if not depth:
        board = [float(n) for n in state.observation_tensor(0)]
        return board[7] - board[0]
    first = state.current_player() == 0
    for action in state.legal_actions():
        found = value(state.child(action), depth - 1, low, high)
        low, high = (max(low, found), high) if first else (low, min(high, found))
        if low >= high: break
    return low if first else high
depth = 0
try:
    while True:
        value(game.new_initial_state(), depth + 1, -1e9, 1e9)
        depth += 1
except TimeoutError:
    print(nodes, depth)
"""
"""OpenSpiel's Kalah under a plain alpha-beta, deeper and deeper for one second."""


def run() -> Mapping[str, Mapping[str, float]]:
    """Measure natively, in the page's Python under node, and the other package if it is there."""
    cases = str(ROOT / "tests" / "data" / "kalah_endgames.json")
    table = here_and_in_page("opponents", [cases, SECONDS], ["/app/endgames.json", SECONDS])
    table.update(_peer())
    return table


def here_and_in_page(name: str, here: Sequence[str], in_page: Sequence[str]) -> dict[str, Row]:
    """Run a script of this folder natively and in the page's Python, each with its arguments."""
    script = str(ROOT / "tools" / "measure" / "page_python.mjs")
    places = {
        "native": [sys.executable, "-m", f"tools.measure.{name}", *here],
        "page": [program(), script, str(ROOT), name, *in_page],
    }
    table: dict[str, Row] = {}
    for place, words in places.items():
        done = subprocess.run(words, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
        for row, values in json.loads(done.stdout.splitlines()[-1]).items():
            table[f"{row}, {place}"] = values
    return table


def _peer() -> Mapping[str, Mapping[str, float]]:
    """Return the same of OpenSpiel's Kalah; nothing if it is not there."""
    python = os.environ.get(PLACE_OF_PEERS)
    if not python:
        return {}
    words = [python, "-c", PEER]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        return {}
    nodes, depth = map(int, done.stdout.split())
    values = {"positions a second": float(nodes), "depth in that time": depth}
    return {"OpenSpiel's Kalah, plain alpha-beta": values}
