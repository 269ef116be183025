"""Holds the kernel of Kalah to the rules: `python -m tools.kernel.hold --positions 1000000`.

Random positions under every preset and both switches, 1 to 9 houses a side: the value of each
house one or two moves ahead, and to the end where few seeds are left, as the kernel answers and as
a plain reading of the rules does (`tools.kernel.plain`). It ends with status 1 if one is not equal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from random import Random

from game.ai.kalah.kernel import Question, answer_of
from game.kernel.program import Program
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from tools.kernel.plain import PlainKalah

MOST_SEEDS = 127
"""The kernel takes no more in the houses."""

OPTIONS = (
    {"preset": "printed"},
    {"preset": "standard"},
    {"preset": "empty-capture"},
    {"preset": "standard", "leftovers": "nobody"},
)
"""Each preset, and the one pair of switches that none of them has."""

DEPTHS = (1, 1, 1, 2)
"""How far is looked: the second move takes six times as long as the first."""

LONG, NODES = 250, 2**31 - 1
"""Moves and positions ahead that are enough for anything that is asked here."""

IN_A_ROW = 500
"""So many positions are taken of one game: a kernel prepares itself for other rules."""


def position_of(game: Kalah, rng: Random) -> KalahPosition:
    """Return a position with a move: of a game played at random, or set by hand."""
    while True:
        position = _played(game, rng) if rng.random() < 0.5 else _set(game, rng)
        in_houses = sum(position.row(0)) + sum(position.row(1))
        if game.legal_moves(position) and in_houses <= MOST_SEEDS:
            return position


def _played(game: Kalah, rng: Random) -> KalahPosition:
    most = game.houses * game.options["seeds"]
    return game.playout(game.start(), rng, rng.randrange(3 * most + 1))[0]


def _set(game: Kalah, rng: Random) -> KalahPosition:
    """Lay seeds anywhere, sometimes in a heap that goes round the board more than once."""
    houses = game.houses
    board = [rng.choice((0, 0, 1, 1, 2, 3, 5, 8, 13)) for _ in range(2 * houses + 2)]
    if rng.random() < 0.2:
        board[rng.randrange(houses)] += rng.randrange(MOST_SEEDS)
    return KalahPosition(tuple(board), rng.randrange(2))


def asked(game: Kalah, position: KalahPosition, depth: int, nodes: int) -> Question:
    """Return what the kernel is asked about a position."""
    rows = position.row(position.to_move) + position.row(1 - position.to_move)
    to_owner = game.options["leftovers"] == "owner"
    return Question(rows, game.options["lone_capture"], to_owner, depth, nodes)


def unequal(program: Program, seed: int) -> Iterator[str | None]:
    """Yield for each position of an endless row what is not equal, or None."""
    rng = Random(seed)
    while True:
        chosen = rng.choice(OPTIONS)
        game = Kalah({**chosen, "houses": rng.randint(1, 9), "seeds": rng.randint(1, 7)})
        plain = PlainKalah(game)
        for _ in range(IN_A_ROW):
            yield difference(program, plain, position_of(game, rng), rng.choice(DEPTHS))


def difference(
    program: Program, plain: PlainKalah, position: KalahPosition, depth: int
) -> str | None:
    """Return what the kernel says otherwise than the rules do, or None."""
    few = sum(position.row(0)) + sum(position.row(1)) <= plain.few
    question = asked(plain.game, position, LONG if few else depth, NODES)
    numbers = program.run(question.numbers(), lambda: True)
    assert numbers is not None, "nobody interrupts it"
    answer = answer_of(question, numbers)
    values = {house: value for house, value in enumerate(answer.values, 1) if value is not None}
    expected = plain.houses(position, question.depth)
    if values == expected and (answer.exact or not few):
        return None
    return f"{plain.game.options} {position} depth {question.depth}: {answer}, not {expected}"


def run(positions: int, seed: int) -> int:
    """Compare so many positions; return the exit status."""
    for number, what in enumerate(islice(unequal(Program(), seed), positions), 1):
        if what is not None:
            print(f"position {number}: {what}")
            return 1
        if number % 50_000 == 0:
            print(f"{number:,} positions, all equal (--seed {seed})", flush=True)
    return 0


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--positions", type=int, default=1_000_000)
    reader.add_argument("--seed", type=int, default=1)
    arguments = reader.parse_args()
    raise SystemExit(run(arguments.positions, arguments.seed))
