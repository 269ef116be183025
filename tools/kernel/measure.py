"""How long Kalah's kernel takes to prove every house: `python -m tools.kernel.measure`.

Positions of Kalah(6,4) as games come to them in which so many seeds are left outside the stores:
one half of games in which every move is random, one half of games between Villagers (level 3) who
play every fourth move at random. Printed for each preset: how many are proven within the nodes, and
the processor's time and the nodes that the median, 90 and 95 of 100, and the longest took.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from random import Random

from game.ai.kalah.kernel import Answer, answer_of
from game.ai.levels import strength_of
from game.ai.opponent import think
from game.ai.thought import finished
from game.kernel.program import Program
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from tools.kernel.hold import asked

VILLAGER = 3
AT_RANDOM = 0.25
DEPTH = 250
"""Moves ahead: more than any game has."""

SHARES = {"median": 0.5, "90 %": 0.9, "95 %": 0.95, "longest": 1.0}


def position_of(game: Kalah, seeds: range, rng: Random, at_random: float) -> KalahPosition:
    """Return the first position of a game with at most so many seeds outside the stores."""
    while True:
        position, most = game.start(), rng.choice(seeds)
        while houses := game.legal_moves(position):
            left = sum(position.row(0)) + sum(position.row(1))
            if left < seeds.start:
                break
            if left <= most and len(houses) > 1:
                return position
            if rng.random() < at_random:
                house = rng.choice(houses)
            else:
                strength = strength_of(game.name, VILLAGER)
                house = finished(think(game, position, strength, rng.getrandbits(32))).move
            position = game.after(position, house)


def timed(program: Program, game: Kalah, position: KalahPosition, nodes: int) -> tuple[Answer, int]:
    """Return the answer, and how many milliseconds of the processor's time it took."""
    question = asked(game, position, DEPTH, nodes)
    begun = time.process_time()
    numbers = program.run(question.numbers(), lambda: True)
    millis = round(1000 * (time.process_time() - begun))
    assert numbers is not None, "nobody interrupts it"
    return answer_of(question, numbers), millis


def shares(values: Sequence[int]) -> str:
    """Return the value below which each of the `SHARES` lies."""
    rising = sorted(values)
    parts = (f"{name} {rising[int(share * (len(rising) - 1))]:,}" for name, share in SHARES.items())
    return ", ".join(parts)


def run(options: argparse.Namespace) -> None:
    """Measure under each preset."""
    program, seeds = Program(), range(options.fewest, options.most + 1)
    for preset in Kalah.presets:
        game, rng = Kalah({"preset": preset}), Random(options.seed)
        answers = []
        for number in range(options.positions):
            at_random = 1.0 if number % 2 else AT_RANDOM
            position = position_of(game, seeds, rng, at_random)
            answers.append(timed(program, game, position, options.nodes))
        proven = sum(answer.exact for answer, _ in answers)
        print(f"{preset}: {proven} of {len(answers)} proven within {options.nodes:,} nodes")
        print(f"  milliseconds: {shares([millis for _, millis in answers])}")
        print(f"  nodes: {shares([answer.nodes for answer, _ in answers])}", flush=True)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--positions", type=int, default=100, help="of each preset")
    reader.add_argument("--fewest", type=int, default=24, help="seeds outside the stores")
    reader.add_argument("--most", type=int, default=34)
    reader.add_argument("--nodes", type=int, default=30_000_000)
    reader.add_argument("--seed", type=int, default=1)
    run(reader.parse_args())
