"""What has been proven of Kalah's first moves: the lines of proven.txt, see `tools.book.prove`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

PROVEN = Path(__file__).with_name("proven.txt")


class Proof(NamedTuple):
    """A best house, and what its player still gains with it."""

    house: int
    value: int


def proven() -> dict[tuple[bool, bool], dict[int, Proof]]:
    """Return what has been proven, by reading and packed position."""
    found: dict[tuple[bool, bool], dict[int, Proof]] = {}
    for line in PROVEN.read_text(encoding="utf-8").splitlines():
        lone, owner, *counts, value, house = map(int, line.split())
        board = int.from_bytes(bytes((*counts[:6], 0, *counts[6:])), "little")
        found.setdefault((bool(lone), bool(owner)), {})[board] = Proof(house, value)
    return found
