"""What has been proven of Kalah's first moves: the lines of proven.txt, see `tools.book.prove`.

A line: lone capture and left-overs to the owner (0 or 1), twelve counts as the solver reads them,
value, and a best house.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tools.book.solver import Reading, board_of, counts

PROVEN = Path(__file__).with_name("proven.txt")


class Proof(NamedTuple):
    """A best house, and what its player still gains with it."""

    house: int
    value: int


def proven() -> dict[Reading, dict[int, Proof]]:
    """Return what has been proven, by reading and packed position."""
    found: dict[Reading, dict[int, Proof]] = {}
    for line in PROVEN.read_text(encoding="utf-8").splitlines():
        lone, owner, *row, value, house = map(int, line.split())
        found.setdefault((bool(lone), bool(owner)), {})[board_of(tuple(row))] = Proof(house, value)
    return found


def note(which: Reading, board: int, proof: Proof) -> None:
    """Add a line."""
    line = (*map(int, which), *counts(board), proof.value, proof.house)
    with PROVEN.open("a", encoding="utf-8") as notes:
        notes.write(" ".join(map(str, line)) + "\n")
