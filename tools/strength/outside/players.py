"""Who plays: our levels, plain trees, and programs of other people, each with the time it took."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

from game.rules.protocol import AnyGame
from tools.environment import Environment
from tools.places import BUILD
from tools.strength.players import Player

LOCK = "requirements-peers.lock"
"""What the programs from elsewhere are, each of a version that is told there."""

PEERS = Environment(BUILD / "peers")
"""A Python of their own: the project's does without them."""

Chosen = tuple[Any, float]
"""A move, and the seconds of the processor that were thought about it."""


@dataclass(frozen=True)
class Timed:
    """A player by name: `choose` takes game, position, a seed and all moves since the start."""

    name: str
    choose: Callable[[AnyGame, Any, int, Sequence[Any]], Chosen]


def ours(name: str, player: Player) -> Timed:
    """Return a player of this program, with the time it takes."""

    def choose(game: AnyGame, position: Any, seed: int, _moves: Sequence[Any]) -> Chosen:
        began = process_time()
        move = player(game, position, seed)
        return move, process_time() - began

    return Timed(name, choose)


def open_spiel(name: str, player: str, number: int) -> Timed:
    """Return a player of OpenSpiel's; see `open_spiel_bot`. Its program ends with this one."""
    if not PEERS.has(LOCK):
        PEERS.install(LOCK)
    script = Path(__file__).with_name("open_spiel_bot.py")
    command = [str(PEERS.python), str(script), player, str(number)]
    program = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    )

    def choose(_game: AnyGame, _position: Any, _seed: int, moves: Sequence[Any]) -> Chosen:
        assert program.stdin is not None and program.stdout is not None
        print(json.dumps(list(moves)), file=program.stdin, flush=True)
        house, seconds = json.loads(program.stdout.readline())
        return house, seconds

    return Timed(name, choose)
