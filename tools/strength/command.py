"""`./build.sh strength`: lets the levels of the opponents play each other, and says how they did.

Each pair of games begins from the same random opening and changes the seats. With two players of
Kalah and Four Player Mancala openings that are as good as won are left out: there both games of a
pair go to the same side of the board, whoever plays it. With three or more players the seats go
by turns to one level and the other: with three, one has two seats and the other one, and in the
second game of a pair it is the other way round. The tables go into docs/strength.md, in the place
that is kept for each game; `--games` says how large they are.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from game.ai.levels import levels_of
from game.ai.opponent import think
from game.ai.thought import Strength, finished
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.protocol import AnyGame
from game.rules.registry import GAMES, make
from tools.naming import COMMAND
from tools.places import ROOT
from tools.reader import Reader, at_least
from tools.strength.meeting import meeting
from tools.strength.outside.command import against_outsiders
from tools.strength.players import of_strength
from tools.strength.weak import against_child

PAGE = ROOT / "docs" / "strength.md"
MIDDLEGAMES = ROOT / "tests" / "data" / "kalah_middlegames.json"
TABLES: dict[str, list[dict[str, int]]] = {
    "kalah": [{}],
    "bao": [{}],
    "four-player": [{"players": 2}, {"players": 3}, {"players": 4}],
    "bantu": [{"players": 2}, {"players": 3}, {"players": 4}],
}
"""The options under which the levels of each game meet; without a line, those it has first."""

GAMES_A_PAIR = 200
SEED = 1
"""The tables of the page are played with these."""


def run(options: argparse.Namespace) -> int:
    """Play and print; put the tables into the page if they are whole."""
    names = [options.game] if options.game else list(GAMES)
    if options.child:
        lines = against_child(names, options.players, options.games, options.seed)
        if options.game is None and is_whole(options):
            put("child", lines)
        return 0
    if options.outside:
        lines = against_outsiders(names, options.players, options.games, options.seed)
        if options.game is None and options.players is None:
            put("outside", lines)
        return 0
    for name in names:
        lines = []
        for chosen in tables_of(name, options.players):
            lines += round_robin(make(name, chosen), options.games, options.seed)
        if name == "kalah":
            lines += ["", *losses()]
        if is_whole(options):
            put(name, lines)
    if not is_whole(options):
        print(
            f"docs/strength.md stays as it is: its tables hold {GAMES_A_PAIR} games a pair, "
            f"seed {SEED}, with each number of players."
        )
    return 0


def is_whole(options: argparse.Namespace) -> bool:
    """Tell whether what is played may take the place of what the page says."""
    return (options.games, options.seed, options.players) == (GAMES_A_PAIR, SEED, None)


def tables_of(name: str, players: int | None) -> list[dict[str, int]]:
    """Return the options under which the levels of a game meet; only those of so many players."""
    return [
        chosen
        for chosen in TABLES.get(name, [{}])
        if players in (None, len(make(name, chosen).seats))
    ]


def round_robin(game: AnyGame, games: int, seed: int) -> list[str]:
    """Let each level play the one below; return the lines of a table."""
    players = len(game.seats)
    levels = levels_of(game.name, players)
    lines = [
        f"{players} players, seed {seed}:",
        "",
        "| level | against | games | share of the points |",
        "|---|---|---|---|",
    ]
    print(game.name, *lines[:1], flush=True)
    for upper in range(1, len(levels)):
        one, other = of_strength(levels[upper]), of_strength(levels[upper - 1])
        share, error = meeting(game, one, other, games, seed)
        lines.append(f"| {upper} | {upper - 1} | {games} | {share:.0%} ± {error:.0%} |")
        print(lines[-1], flush=True)
    return [*lines, ""]


def losses() -> list[str]:
    """Hold each level's house against the exact values of Kalah positions."""
    cases = json.loads(MIDDLEGAMES.read_text(encoding="utf-8"))["cases"]
    game = Kalah()
    lines = [
        f"Against exact values, {len(cases)} positions of 20 to 26 seeds, Leaflet rules:",
        "",
        "| level | best house | seeds lost a move, on average |",
        "|---|---|---|",
    ]
    print(*lines[:1], flush=True)
    for number, level in enumerate(levels_of("kalah")):
        lost = [loss(game, case, level, seed) for seed, case in enumerate(cases)]
        best = lost.count(0) / len(lost)
        lines.append(f"| {number} | {best:.0%} | {sum(lost) / len(lost):.2f} |")
        print(lines[-1], flush=True)
    return lines


def loss(game: Kalah, case: dict[str, Any], level: Strength, seed: int) -> int:
    """Return by how many seeds the level's house is worse than the best."""
    position = KalahPosition((*case["mover"], 0, *case["opponent"], 0), 0)
    house = finished(think(game, position, level, seed)).move
    values = case["per_house"]
    worth: int = max(value for value in values if value is not None) - values[house - 1]
    return worth


def put(name: str, lines: list[str]) -> None:
    """Put the lines between the marks of a game in the page."""
    text = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, after = text.partition(begin)[0], text.partition(end)[2]
    PAGE.write_text("\n".join([before + begin, *lines, end]) + after, encoding="utf-8")


def pairs(text: str) -> int:
    """Read a number of games, which come in pairs."""
    games = at_least(2)(text)
    if games % 2:
        raise argparse.ArgumentTypeError(f"{text} is odd, and games come in pairs")
    return games


def main(words: Sequence[str] | None = None) -> int:
    """Read the options and play."""
    reader = Reader(prog=f"{COMMAND} strength", description=__doc__, allow_abbrev=False)
    reader.add_argument("--game", choices=list(GAMES), help="only this game")
    reader.add_argument(
        "--games",
        type=pairs,
        default=GAMES_A_PAIR,
        help=f"games a pair (default: {GAMES_A_PAIR}, which the page wants)",
    )
    reader.add_argument(
        "--players",
        type=int,
        choices=(2, 3, 4),
        help="only tables of so many players; they are printed and not put into the page",
    )
    reader.add_argument(
        "--child",
        action="store_true",
        help="half-beginner and random against Child, not the levels",
    )
    reader.add_argument(
        "--outside",
        action="store_true",
        help="programs from elsewhere against the levels (they are installed when first played)",
    )
    reader.add_argument("--seed", type=int, default=SEED, help=f"the seed (default: {SEED})")
    options = reader.parse_args(words)
    if options.game and not tables_of(options.game, options.players):
        reader.error(f"{options.game} is not for {options.players} players")
    return run(options)
