"""`./build.sh puzzles`: finds puzzles, and draws a choice of them to be looked at.

Candidates are positions of games from the start in which just one play meets the goal of a theme:
of all plays, each tried. People look at a choice of them and add those that they like; tests prove
anew that each has one answer.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic

from game.rules.registry import GAMES, make
from tools.naming import COMMAND
from tools.places import ROOT
from tools.puzzles.candidates import candidates
from tools.puzzles.choosing import chosen
from tools.puzzles.drawing import draw
from tools.puzzles.found import read, to_line
from tools.puzzles.playing import positions
from tools.puzzles.themes import OPTIONS
from tools.puzzles.writing import add
from tools.reader import Reader

WORK = ROOT / "build" / "puzzles"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked."""
    reader = Reader(prog=f"{COMMAND} puzzles", allow_abbrev=False)
    reader.add_argument("act", choices=("find", "choose", "add"))
    reader.add_argument("game", choices=sorted(GAMES))
    reader.add_argument("numbers", nargs="*", type=int, help="add: only these, from 1 (all)")
    reader.add_argument("--seconds", type=float, default=60, help="find: so long (60)")
    reader.add_argument("--seed", type=int, default=1, help="find, choose: do the same again (1)")
    options = reader.parse_args(arguments)
    WORK.mkdir(parents=True, exist_ok=True)
    _ACTS[options.act](options)
    return 0


def _find(options: argparse.Namespace) -> None:
    """Play games, and note what is found."""
    rng, end, number = Random(options.seed), monotonic() + options.seconds, 0
    with _file(options.game).open("a", encoding="utf-8") as out:
        for rules in cycle(OPTIONS.get(options.game, ({},))):
            game, number = make(options.game, rules), number + 1
            for position, moves in positions(game, rng):
                for candidate in candidates(game, position, moves):
                    print(to_line(candidate, rules, f"{options.seed}-{number}"), file=out)
                if monotonic() > end:
                    return


def _choose(options: argparse.Namespace) -> None:
    """Choose, and draw what was chosen."""
    lines = list(dict.fromkeys(_file(options.game).read_text(encoding="utf-8").splitlines()))
    line_of = dict(zip(read(lines), lines, strict=True))
    choice = chosen(list(line_of), Random(options.seed))
    text = "".join(f"{line_of[found]}\n" for found in choice)
    _chosen(options.game).write_text(text, encoding="utf-8")
    draw(choice, WORK)


def _add(options: argparse.Namespace) -> None:
    """Add what was chosen to what ships."""
    choice = read(_chosen(options.game).read_text(encoding="utf-8").splitlines())
    numbers = options.numbers or range(1, len(choice) + 1)
    add([choice[number - 1] for number in numbers])


def _file(game: str) -> Path:
    return WORK / f"{game}.jsonl"


def _chosen(game: str) -> Path:
    return WORK / f"{game}-chosen.jsonl"


_ACTS = {"find": _find, "choose": _choose, "add": _add}
