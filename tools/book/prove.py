"""Adds to the opening book of Kalah: `python -m tools.book.prove --preset standard`.

It proves all positions of the first moves whoever plays them, then, further on, those of the lines
in which one side plays its best house, and puts each one into game/ai/kalah/book.py. It needs
gcc, memory (0.5 GB for the endgames, on disk too, and 4.3 GB for the search) and patience.
"""

from __future__ import annotations

import argparse
import time
from itertools import chain

from game.ai.kalah.opening import reading
from game.rules.kalah.game import Kalah
from tools.book import store
from tools.book.lines import book_lines, first_positions
from tools.book.solver import Solver

FIRST_PLIES = 3
"""Of so many moves the book has all positions."""


def run(game: Kalah, solver: Solver, plies: int, seconds: float) -> None:
    """Prove what the book does not have of the first moves, for about so many seconds."""
    which, end = reading(game), time.monotonic() + seconds
    answers = store.read().get(which, {})
    lines = book_lines(game, plies, lambda board: answers[board][0])
    for board in chain(first_positions(game, FIRST_PLIES), lines):
        if board in answers:
            continue
        if time.monotonic() > end:
            break
        answer = solver.ask(board)
        assert answer.exact, "no game is as long as the solver looks"
        answers[board] = (answer.house, answer.value)
        store.put(which, answers)
        print(f"{board:#x}: {answers[board]}, {answer.looked_at:,} positions", flush=True)
    solver.stop()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--preset", choices=list(Kalah.presets), required=True)
    reader.add_argument("--plies", type=int, default=8, help="of the first so many moves")
    reader.add_argument("--seconds", type=float, default=1e9, help="for so long")
    reader.add_argument("--endgame-seeds", type=int, default=22, help="solved before, at most")
    reader.add_argument("--table-bits", type=int, default=28, help="how large the table is")
    chosen = reader.parse_args()
    preset = Kalah({"preset": chosen.preset})
    program = Solver(preset, chosen.table_bits, chosen.endgame_seeds)
    run(preset, program, chosen.plies, chosen.seconds)
