"""`python -m tools.lessons.command FILE ...` ships courses and puzzles in their whole form."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.lessons.shipping import read, ship


def main(names: list[str]) -> int:
    """Ship each file: one with `steps` is a course, one with `puzzles` adds to those of a game."""
    for name in names:
        told = read(Path(name))
        ship("course" if "steps" in told else "puzzles", told)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
