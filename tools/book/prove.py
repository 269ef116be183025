"""Proves values of Kalah's first moves: `python -m tools.book.prove --preset standard`.

It goes along the lines in which one side plays its best house and the other anything, first moves
first, and adds a line for each position to tools/book/proven.txt, from where `tools.book.make`
takes them: lone capture and left-overs to the owner (0 or 1), twelve counts as the solver reads
them, value, and a best house. It needs gcc, 2.6 GB of memory and patience: a position of the first
moves takes up to some hundred million looked-at positions.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from collections import deque

from game.ai.kalah_packed import OVER, SAME, PackedKalah
from game.rules.kalah import Kalah
from tools.book.make import compiled, reading
from tools.book.proofs import PROVEN, Proof, proven

TABLE_BITS, ENDGAME_SEEDS, MOST_PLIES = 27, 20, 8


class Solver:
    """The program, running, that is asked for one position after the other."""

    def __init__(self, game: Kalah) -> None:
        """Start it; it solves the endgames before its first answer."""
        self.reading = [int(flag) for flag in reading(game)]
        words = [compiled(), TABLE_BITS, *self.reading, 99, ENDGAME_SEEDS]
        self.program = subprocess.Popen(
            [str(word) for word in words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def ask(self, board: int) -> Proof:
        """Return house and value of a packed position, and note them down."""
        assert self.program.stdin
        assert self.program.stdout
        places = board.to_bytes(13, "little")
        counts = " ".join(map(str, places[:6] + places[7:]))
        self.program.stdin.write(f"{counts}\n")
        value, house, exact, _ = map(int, self.program.stdout.readline().split())
        assert exact, "99 moves are more than any game has"
        with PROVEN.open("a", encoding="utf-8") as notes:
            notes.write(f"{self.reading[0]} {self.reading[1]} {counts} {value} {house}\n")
        return Proof(house, value)


def run(game: Kalah, seconds: float) -> None:
    """Prove for about so many seconds."""
    packed, solver = PackedKalah(game), Solver(game)
    known = proven().get(reading(game), {})
    start, end = packed.pack(game.start()), time.monotonic() + seconds
    waiting = deque([(0, start, True), (0, start, False)])
    while waiting and time.monotonic() < end:
        ply, board, best_only = waiting.popleft()
        children = packed.children(board)
        if best_only and len(children) > 1:
            if board not in known:
                known[board] = solver.ask(board)
            children = [child for child in children if child.house == known[board].house]
        if ply < MOST_PLIES:
            waiting.extend(
                (ply + 1, child.board, best_only == (child.next == SAME))
                for child in children
                if child.next != OVER
            )
    solver.program.kill()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--preset", choices=list(Kalah.presets), required=True)
    reader.add_argument("--seconds", type=float, default=3600)
    chosen = reader.parse_args()
    run(Kalah({"preset": chosen.preset}), chosen.seconds)
