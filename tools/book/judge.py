"""Holds whole games of a level of Kalah against exact values: `python -m tools.book.judge`.

The level plays from the start, seats by turns, against each level by turns; each of its moves is
compared with the best one as the solver knows it. Needs what `tools.book.prove` needs.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from game.ai.kalah.packed import PackedKalah
from game.ai.levels import levels_of
from game.ai.opponent import think
from game.ai.thought import finished
from game.kernel import in_force
from game.kernel.native import NativeKernel
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from tools.book.solver import Solver


def moves_of(
    game: Kalah, level: int, other: int, seat: int, seed: int
) -> Iterator[tuple[KalahPosition, int]]:
    """Yield each position in which the level had a choice, and the house it took."""
    strengths, rng = levels_of(game.name), Random(seed)
    position = game.start()
    while houses := game.legal_moves(position):
        ours = position.to_move == seat
        strength = strengths[level if ours else other]
        house = finished(think(game, position, strength, rng.getrandbits(32))).move
        if ours and len(houses) > 1:
            yield position, house
        position = game.after(position, house)


def run(game: Kalah, solver: Solver, level: int, games: int, seed: int) -> None:
    """Play the games, and say after each how the level did so far."""
    packed, lost, others = PackedKalah(game), list[int](), len(levels_of(game.name))
    for number in range(games):
        other, seat = number // 2 % others, number % 2
        for position, house in moves_of(game, level, other, seat, seed + number):
            lost.append(solver.loss(packed, packed.pack(position), house))
        mean, best = sum(lost) / len(lost), lost.count(0) / len(lost)
        print(
            f"{number + 1} games, {len(lost)} moves: {best:.1%} best, {mean:.3f} seeds lost each",
            flush=True,
        )
    solver.stop()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--preset", choices=list(Kalah.presets), default="printed")
    reader.add_argument("--level", type=int, default=6)
    reader.add_argument("--games", type=int, default=12)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--endgame-seeds", type=int, default=22, help="solved before, at most")
    reader.add_argument("--table-bits", type=int, default=28, help="how large the table is")
    chosen = reader.parse_args()
    in_force.use(NativeKernel())
    preset = Kalah({"preset": chosen.preset})
    program = Solver(preset, chosen.table_bits, chosen.endgame_seeds)
    run(preset, program, chosen.level, chosen.games, chosen.seed)
