"""A plain player of Bao, to hold the opponents against: `python -m tools.strength.plain_bao`.

It looks ahead on the rules themselves, follows no capture beyond its depth and judges by the seeds
on the board and the front pits in use. So Baraza itself thought before its search of Bao's own.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time
from typing import Any

from game.ai.deepening import deepened
from game.ai.look_ahead import LookAhead
from game.ai.thought import Strength, finished
from game.rules.bao.board import FRONT, BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import AnyGame, Seat
from tools.strength.meeting import meeting
from tools.strength.players import Player, of_strength

SEED = 2
"""What a seed on the own side counts; a front pit that holds some counts one."""

MOST_NODES = 10**7
"""More positions than any depth asked for here has."""


def plain_lead(game: AnyGame, position: BaoPosition, seat: Seat) -> int:
    """Return by how much a side is worth more than the other to the plain player."""
    del game
    own, other = position.rings[seat], position.rings[1 - seat]
    return _worth(own) - _worth(other)


def _worth(ring: Sequence[int]) -> int:
    return SEED * sum(ring) + sum(1 for seeds in ring[:FRONT] if seeds)


class PlainSearch(LookAhead):
    """The search of any game, judging as the plain player does."""

    def __init__(self, game: AnyGame, position: BaoPosition, most_nodes: int) -> None:
        super().__init__(game, position, most_nodes)
        self._lead = plain_lead


def plain(strength: Strength) -> Player:
    """Return the plain player who thinks so hard."""

    def choose(game: AnyGame, position: Any, seed: int) -> Any:
        search = PlainSearch(game, position, strength.nodes)
        return finished(deepened(search, strength, seed)).move

    return choose


class Timed:
    """A player whose moves are counted, and the time of the processor that they take."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._seconds = 0.0
        self._moves = 0

    def __call__(self, game: AnyGame, position: Any, seed: int) -> Any:
        """Choose a move."""
        begun = process_time()
        move = self._player(game, position, seed)
        self._seconds += process_time() - begun
        self._moves += 1
        return move

    @property
    def milliseconds(self) -> float:
        """How long a move took, on average."""
        return 1_000 * self._seconds / max(self._moves, 1)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--preset", choices=list(Bao.presets), default="printed")
    reader.add_argument("--depth", type=int, default=30, help="how far both look ahead")
    reader.add_argument("--nodes", type=int, default=MOST_NODES, help="positions for the opponent")
    reader.add_argument("--plain-nodes", type=int, default=MOST_NODES, help="for the plain player")
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    ours = Timed(of_strength(Strength(asked.depth, asked.nodes)))
    theirs = Timed(plain(Strength(asked.depth, asked.plain_nodes)))
    share, error = meeting(Bao({"preset": asked.preset}), ours, theirs, asked.games, asked.seed)
    print(
        f"{asked.preset}: {share:.1%} ± {error:.1%} of {asked.games} games, "
        f"{ours.milliseconds:.2f} ms a move against {theirs.milliseconds:.2f}"
    )
