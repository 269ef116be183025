"""Asks the solver again for all that the opening book of Kalah says: `python -m tools.book.check`.

The value of each position, and that its house gains as much. It needs what `tools.book.prove`
needs, and ends with status 1 if anything is wrong.
"""

from __future__ import annotations

import argparse

from game.ai.kalah.opening import reading
from game.ai.kalah.packed import PackedKalah
from game.rules.kalah.game import Kalah
from tools.book import store
from tools.book.solver import Solver


def wrong(game: Kalah, solver: Solver) -> list[int]:
    """Return the packed positions of which the book says something else than the solver."""
    packed, book = PackedKalah(game), store.read()[reading(game)]
    boards = []
    for board, (house, value) in book.items():
        answer = solver.ask(board)
        if not answer.exact or answer.value != value or solver.loss(packed, board, house):
            boards.append(board)
            print(f"{board:#x}: the book has house {house} and {value}, the solver {answer}")
    print(f"{game.options['preset']}: {len(book)} positions, {len(boards)} wrong", flush=True)
    return boards


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--preset", choices=list(Kalah.presets), required=True)
    reader.add_argument("--endgame-seeds", type=int, default=22, help="solved before, at most")
    reader.add_argument("--table-bits", type=int, default=28, help="how large the table is")
    chosen = reader.parse_args()
    preset = Kalah({"preset": chosen.preset})
    program = Solver(preset, chosen.table_bits, chosen.endgame_seeds)
    failures = wrong(preset, program)
    program.stop()
    raise SystemExit(1 if failures else 0)
