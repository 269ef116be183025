"""The solver of Kalah, tools/book/solver.c, as a running program that is asked for positions."""

from __future__ import annotations

import subprocess
from typing import NamedTuple

from game.ai.kalah.opening import reading
from game.ai.kalah.packed import OVER, SAME, PackedKalah
from game.rules.kalah.game import Kalah
from tools.places import BUILD, ROOT

SOURCE = ROOT / "tools" / "book" / "solver.c"
MOST_DEPTH = 254
"""More moves than any game has."""


class Answer(NamedTuple):
    """What a player still gains in seeds, a best house, whether that is proven, and the work."""

    value: int
    house: int
    exact: bool
    looked_at: int


def counts(board: int) -> tuple[int, ...]:
    """Return the twelve counts of a packed position, as the solver reads them."""
    places = board.to_bytes(13, "little")
    return (*places[:6], *places[7:])


def compiled() -> str:
    """Compile the solver and return its path."""
    BUILD.mkdir(exist_ok=True)
    program = BUILD / "kalah-solver"
    subprocess.run(["gcc", "-O3", "-march=native", "-o", program, SOURCE], check=True)
    return str(program)


class Solver:
    """The program, running; it remembers what it found from one question to the next."""

    def __init__(self, game: Kalah, table_bits: int, endgame_seeds: int) -> None:
        """Start it. Before its first answer it solves the endgames, or reads them from build/."""
        flags = [str(int(flag)) for flag in reading(game)]
        table = BUILD / f"kalah-endgames-{''.join(flags)}-{endgame_seeds}"
        words = [compiled(), table_bits, *flags, MOST_DEPTH, endgame_seeds, table]
        self.program = subprocess.Popen(
            [str(word) for word in words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            bufsize=1,
        )

    def ask(self, board: int) -> Answer:
        """Return what a packed position is worth."""
        assert self.program.stdin
        assert self.program.stdout
        self.program.stdin.write(" ".join(map(str, counts(board))) + "\n")
        value, house, exact, looked_at = map(int, self.program.stdout.readline().split())
        return Answer(value, house, bool(exact), looked_at)

    def loss(self, packed: PackedKalah, board: int, house: int) -> int:
        """Return how many seeds a house gains less than the best one."""
        child = next(child for child in packed.children(board) if child.house == house)
        gain = child.gain
        if child.next != OVER:
            gain += (1 if child.next == SAME else -1) * self.ask(child.board).value
        return self.ask(board).value - gain

    def stop(self) -> None:
        """End the program."""
        self.program.kill()
