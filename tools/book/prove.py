"""Proves values of Kalah's first moves: `python -m tools.book.prove --preset standard`.

It goes along the lines of the book, first moves first, and adds a line for each position to
tools/book/proven.txt, from where `tools.book.make` takes them. It needs gcc, memory (by default 2.7
GB for the endgames, on disk too, and 4.3 GB for the search) and patience.
"""

from __future__ import annotations

import argparse
import time

from game.rules.kalah import Kalah
from tools.book.lines import book_lines
from tools.book.proofs import Proof, note, proven
from tools.book.solver import Solver, reading


def run(game: Kalah, solver: Solver, plies: int, seconds: float) -> None:
    """Prove all positions of the first moves that are not proven yet, for about so many seconds."""
    known, end = proven().get(reading(game), {}), time.monotonic() + seconds
    for ply, board in book_lines(game, plies, lambda board: known[board].house):
        if board in known:
            continue
        if time.monotonic() > end:
            break
        answer = solver.ask(board)
        assert answer.exact, "no game is as long as the solver looks"
        known[board] = Proof(answer.house, answer.value)
        note(reading(game), board, known[board])
        print(f"move {ply + 1}: {known[board]}, {answer.looked_at:,} positions", flush=True)
    solver.stop()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--preset", choices=list(Kalah.presets), required=True)
    reader.add_argument("--plies", type=int, default=6, help="of the first so many moves")
    reader.add_argument("--seconds", type=float, default=1e9, help="for so long")
    reader.add_argument("--endgame-seeds", type=int, default=26, help="solved before, at most")
    reader.add_argument("--table-bits", type=int, default=28, help="how large the table is")
    chosen = reader.parse_args()
    preset = Kalah({"preset": chosen.preset})
    program = Solver(preset, chosen.table_bits, chosen.endgame_seeds)
    run(preset, program, chosen.plies, chosen.seconds)
