"""Looks for the games whose moves are the figures of how to play, and prints the best of each page.

    python -m tools.figures.command GAME [TRIES [OPTIONS as JSON]]

What is printed goes into `LINES` of `game/view/GAME/figures.py`. The best is the one with the
fewest things that happen in it, and then the shortest game.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from game.rules.protocol import MARKERS, AnyGame
from game.rules.registry import make
from game.view.howto.page import Example, Shown
from game.view.howto.search import examples
from game.view.registry import VIEWS

TRIES = 200_000


def cost(moves: tuple[Any, ...], shown: Shown) -> float:
    """Return how hard an example is to follow: by what happens, and by how long its game is."""
    happening = sum(event.kind not in MARKERS for event in shown.events)
    return happening + 0.1 * len(moves)


def best_line(game: AnyGame, example: Example, still: bool, tries: int) -> str:
    """Return the moves of the best example, "" if there is none."""
    found = examples(game, example, Random(7), tries, still=still)
    best = min(found, key=lambda one: cost(*one), default=None)
    return "" if best is None else " ".join(game.move_to_text(move) for move in best[0])


def main(name: str, tries: str = str(TRIES), options: str = "{}") -> None:
    """Print the lines of all pages of a game."""
    game = make(name, json.loads(options))
    for page in VIEWS[name].rules(game.options):
        figure = page.figure
        if figure is not None and figure.example is not None:
            line = best_line(game, figure.example, figure.still, int(tries))
            print(f"    {page.key!r}: {line!r},", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
