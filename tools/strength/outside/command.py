"""`./build.sh strength --outside`: the levels against programs from elsewhere and plain trees.

Games come in pairs from the same opening, the seats changed. Where more than two play every second
seat is ours. Seconds are those of the processor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.registry import make
from tools.strength.outside.meeting import meet
from tools.strength.outside.players import Timed, open_spiel, ours
from tools.strength.players import of_level
from tools.strength.playouts import plain_tree


@dataclass(frozen=True)
class Meeting:
    """A row of the table: a level of a game against somebody."""

    game: str
    rules: Mapping[str, Any]
    level: int
    other: Callable[[], Timed]


def _tree(playouts: int) -> Callable[[], Timed]:
    name = f"plain Monte Carlo tree, {playouts:,} playouts"
    return lambda: ours(name, plain_tree(playouts))


def _open_spiel(player: str, number: int, name: str) -> Callable[[], Timed]:
    return lambda: open_spiel(f"OpenSpiel's {name}", player, number)


STANDARD = {"preset": "standard"}
"""The rules that OpenSpiel plays: left-overs go to their owner."""

MASTER, ELDER, TRADER = 6, 5, 4

MEETINGS: Sequence[Meeting] = (
    Meeting("kalah", STANDARD, MASTER, _open_spiel("mcts", 10_000, "MCTS, 10,000 simulations")),
    Meeting("kalah", STANDARD, MASTER, _open_spiel("mcts", 100_000, "MCTS, 100,000 simulations")),
    Meeting("kalah", STANDARD, ELDER, _open_spiel("mcts", 10_000, "MCTS, 10,000 simulations")),
    Meeting("kalah", STANDARD, MASTER, _open_spiel("alpha-beta", 8, "alpha-beta, depth 8")),
    Meeting("kalah", STANDARD, TRADER, _open_spiel("alpha-beta", 5, "alpha-beta, depth 5")),
    Meeting("bao", {"preset": "kiswahili"}, MASTER, _tree(300)),
    Meeting("bao", {"preset": "kiswahili"}, TRADER, _tree(300)),
    Meeting("four-player", {"players": 2}, MASTER, _tree(300)),
    Meeting("four-player", {"players": 3}, MASTER, _tree(300)),
    Meeting("four-player", {"players": 4}, MASTER, _tree(300)),
    Meeting("bantu", {"players": 2}, MASTER, _tree(300)),
    Meeting("bantu", {"players": 3}, MASTER, _tree(300)),
    Meeting("bantu", {"players": 4}, MASTER, _tree(300)),
)
"""All that is played for docs/strength.md."""


def against_outsiders(
    names: Sequence[str], players: int | None, games: int, seed: int
) -> list[str]:
    """Let the levels meet programs from elsewhere; return the lines of a table."""
    lines = [
        "",
        f"{games} games each, seed {seed}:",
        "",
        "| game | players | level | against | share of the points | ms a move | theirs |",
        "|---|---|---|---|---|---|---|",
    ]
    print(*lines[1:], sep="\n", flush=True)
    for meeting in MEETINGS:
        game = make(meeting.game, meeting.rules)
        if meeting.game not in names or players not in (None, len(game.seats)):
            continue
        level, other = ours(str(meeting.level), of_level(game, meeting.level)), meeting.other()
        result = meet(game, (level, other), games, seed)
        lines.append(
            f"| {meeting.game} | {len(game.seats)} | {meeting.level} | {other.name} "
            f"| {result.share:.0%} ± {result.error:.0%} "
            f"| {1000 * result.mean_seconds(0):.3g} | {1000 * result.mean_seconds(1):.3g} |"
        )
        print(lines[-1], flush=True)
    return lines
