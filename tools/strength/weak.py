"""Child, the weakest level, against players that are weaker than any level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.registry import make
from tools.strength.meeting import meeting
from tools.strength.players import CHILD, WEAK, of_level

RULES: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "kalah": [{"preset": "printed"}, {"preset": "standard"}, {"preset": "empty-capture"}],
    "bao": [{"preset": "kujifunza"}, {"preset": "printed"}, {"preset": "kiswahili"}],
    "four-player": [
        {"players": 2},
        {"players": 2, "seeds": 3, "variations": [2]},
        {"players": 2, "variations": [3]},
        {"players": 3},
        {"players": 4},
    ],
    "bantu": [
        {"players": 2},
        {"players": 2, "short": True},
        {"players": 3},
        {"players": 4},
    ],
}
"""The rules under which Child is measured: those that set-up offers on cards, and for three and
four players those of the first card."""


def against_child(names: Sequence[str], players: int | None, games: int, seed: int) -> list[str]:
    """Let the weak players meet Child; return the lines of a table."""
    heads = " | ".join(f"{name} takes" for name in WEAK)
    lines = [
        "",
        f"{games} games each, seed {seed}:",
        "",
        f"| game | rules | players | {heads} |",
        f"|---|---|---|{'---|' * len(WEAK)}",
    ]
    print(*lines[1:], sep="\n", flush=True)
    for name in names:
        for rules in RULES.get(name, [{}]):
            game = make(name, rules)
            if players not in (None, len(game.seats)):
                continue
            child = of_level(game, CHILD)
            shares = (meeting(game, weak, child, games, seed) for weak in WEAK.values())
            told = " | ".join(f"{share:.0%} ± {error:.0%}" for share, error in shares)
            lines.append(f"| {name} | {_told(rules)} | {len(game.seats)} | {told} |")
            print(lines[-1], flush=True)
    return lines


def _told(rules: Mapping[str, Any]) -> str:
    """Return options in a few words; how many play has a column of its own."""
    told = (
        str(value) if name == "preset" else name if value is True else f"{name} {value}"
        for name, value in rules.items()
        if name != "players"
    )
    return ", ".join(told) or "Leaflet"
