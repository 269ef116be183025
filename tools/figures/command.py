"""Looks for the games whose moves are the figures of how to play, and writes the best of each page.

    python -m tools.figures.command GAME [TRIES]

It writes the `lines.py` of the game's view. The best is the one with the fewest things that happen
in it, and then the shortest game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

from game.rules.protocol import MARKERS, AnyGame, Json
from game.rules.registry import make
from game.view.howto.page import Shown
from game.view.howto.search import moments
from game.view.registry import VIEWS

ROOT = Path(__file__).parents[2]

TRIES = 60_000

LENGTH = 0.6
"""A move more in a game weighs as much as this share of something that happens."""

WIDTH = 78
"""So many letters of a line stand in a row."""

FORMS: Mapping[str, Sequence[Mapping[str, Json]]] = {
    "kalah": ({}, {"seeds": 3}, {"seeds": 5}, {"seeds": 6}, {"houses": 4}, {"houses": 5}),
    "four-player": (
        {},
        {"seeds": 3, "variations": [2]},
        {"variations": [3]},
        {"players": 3},
        {"players": 2},
        {"players": 3, "variations": [3]},
        {"players": 2, "variations": [3]},
        {"seeds": 3, "players": 2, "variations": [2]},
        {"seeds": 3, "players": 3, "variations": [2]},
        {"variations": [2]},
        {"variations": [4]},
        {"variations": [5]},
        {"variations": [6]},
        {"seeds": 3},
    ),
    "bao": ({"preset": "kujifunza"}, {"preset": "printed"}, {"preset": "kiswahili"}),
    "bantu": (
        {},
        {"players": 3},
        {"players": 4},
        {"short": True},
        {"short": True, "players": 3},
        {"short": True, "players": 4},
        {"team": True, "players": 4},
        {"team": True, "short": True, "players": 4},
    ),
}
"""The forms of each game for which lines are looked for; those of others are looked for at play."""


def cost(moves: tuple[Any, ...], shown: Shown) -> float:
    """Return how hard an example is to follow: by what happens, and by how long its game is."""
    happening = sum(event.kind not in MARKERS for event in shown.events)
    return happening + LENGTH * len(moves)


def lines_of(game: AnyGame, tries: int) -> dict[str, str]:
    """Return the line of each page whose figure is an example of something."""
    wanted = {
        page.key: page.figure
        for page in VIEWS[game.name].rules(game.options)
        if page.figure is not None and page.figure.example is not None
    }
    best: dict[str, tuple[float, str]] = {}
    for moves, shown in moments(game, Random(7), tries):
        own = () if shown.move is None else (shown.move,)
        price = cost((*moves, *own), shown)
        for key, figure in wanted.items():
            fits = figure.still == (shown.move is None) and figure.example is not None
            if fits and (key not in best or price < best[key][0]) and figure.example(shown):  # type: ignore[misc]
                best[key] = price, " ".join(game.move_to_text(m) for m in (*moves, *own))
    for key in wanted.keys() - best.keys():
        print(f"{game.name}: nothing for {key} by {game.options}", file=sys.stderr)
    return {key: best[key][1] for key in wanted if key in best}


def write(name: str, tries: int) -> None:
    """Look for the lines of a game, and write them."""
    package = f"game.view.{name.replace('-', '_')}"
    form = import_module(f"{package}.figures").form
    path = ROOT / package.replace(".", "/") / "lines.py"
    head = path.read_text("utf-8").partition(" = {")[0]
    body = ""
    for options in FORMS[name]:
        game = make(name, options)
        lines = lines_of(game, tries)
        body += f"    {form(game.options)!r}: {{\n"
        body += "".join(_entry(key, line) for key, line in lines.items())
        body += "    },\n"
    path.write_text(f"{head} = {{\n{body}}}\n", "utf-8")


def _entry(key: str, line: str) -> str:
    """Return a line as Python, in rows that are not too long."""
    rows = wrap(line, WIDTH)
    if len(rows) == 1:
        return f'        "{key}": "{line}",\n'
    inner = "".join(f'            "{row} "\n' for row in rows[:-1])
    return f'        "{key}": (\n{inner}            "{rows[-1]}"\n        ),\n'


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else TRIES)
