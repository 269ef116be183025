"""How long Kalah's kernel takes to prove every house: `python -m tools.kernel.measure [--page]`.

Positions of Kalah(6,4) as games come to them in which so many seeds are left outside the stores:
one half of games in which every move is random, one half of games between Villagers (level 3) who
play every fourth move at random. Printed for each preset: how many are proven within the nodes, and
the time and the nodes that the median, 90 and 95 of 100, and the longest took. The time is the
processor's; with --page it is that from asking to the answer in the built page in Chromium.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random

from game.ai.kalah.kernel import Answer, answer_of
from game.ai.levels import strength_of
from game.ai.opponent import think
from game.ai.thought import finished
from game.kernel.program import Program
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from tools.kernel.hold import asked
from tools.kernel.in_page import PageProgram, TimedAnswer, page_program

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


def natively(program: Program, question: Sequence[int]) -> TimedAnswer:
    """Return an answer, and how many milliseconds of the processor's time it took."""
    begun = time.process_time()
    numbers = program.run(question, lambda: True)
    assert numbers is not None, "nobody interrupts it"
    return TimedAnswer(numbers, 1000 * (time.process_time() - begun))


def asking(in_page: PageProgram | None) -> Callable[[Sequence[int]], TimedAnswer]:
    """Return what answers a question: the kernel of a page, or else one of this process."""
    if in_page is not None:
        return in_page.run
    program = Program()
    return lambda question: natively(program, question)


def shares(values: Sequence[int]) -> str:
    """Return the value below which each of the `SHARES` lies."""
    rising = sorted(values)
    parts = (f"{name} {rising[int(share * (len(rising) - 1))]:,}" for name, share in SHARES.items())
    return ", ".join(parts)


def run(options: argparse.Namespace, ask: Callable[[Sequence[int]], TimedAnswer]) -> None:
    """Measure under each preset."""
    seeds = range(options.fewest, options.most + 1)
    for preset in Kalah.presets:
        game, rng = Kalah({"preset": preset}), Random(options.seed)
        answers: list[tuple[Answer, float]] = []
        for number in range(options.positions):
            at_random = 1.0 if number % 2 else AT_RANDOM
            position = position_of(game, seeds, rng, at_random)
            question = asked(game, position, DEPTH, options.nodes)
            numbers, milliseconds = ask(question.numbers())
            answers.append((answer_of(question, numbers), milliseconds))
        proven = sum(answer.exact for answer, _ in answers)
        print(f"{preset}: {proven} of {len(answers)} proven within {options.nodes:,} nodes")
        print(f"  milliseconds: {shares([round(millis) for _, millis in answers])}")
        print(f"  nodes: {shares([answer.nodes for answer, _ in answers])}", flush=True)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--positions", type=int, default=100, help="of each preset")
    reader.add_argument("--fewest", type=int, default=24, help="seeds outside the stores")
    reader.add_argument("--most", type=int, default=34)
    reader.add_argument("--nodes", type=int, default=30_000_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--page", action="store_true", help="in the built page, in Chromium")
    with ExitStack() as stack:
        chosen = reader.parse_args()
        run(chosen, asking(stack.enter_context(page_program()) if chosen.page else None))
