"""`./build.sh soak`: a million random moves of each game, and 100,000 presses all over the program.

What is pressed, and what must hold then, is told in `tools.soak.presses`. At each move: the pieces
are conserved, the events rebuild the position after, the fast path leads to the same position,
positions and moves survive their JSON and text forms, a legal move has no reason against it, and
there are legal moves exactly until there is an outcome.
"""

import json
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from game.rules.protocol import AnyGame
from game.rules.registry import GAMES, make
from tests.rules.any_game import REBUILD, random_options
from tools.naming import COMMAND
from tools.reader import Reader, at_least
from tools.soak.presses import PressError, press

LONGEST = 20_000
"""No game may take more moves than this."""


def _no_circle_twice(position: Any) -> bool:
    circles = [place for place in position.places if place >= 0]
    return len(circles) == len(set(circles))


CONTENT: Mapping[str, Callable[[Any], Any]] = {
    "kalah": lambda position: sum(position.board),
    "four-player": lambda position: sum(position.board),
    "bao": lambda position: sum(map(sum, position.rings)) + sum(position.stock),
    "bantu": _no_circle_twice,
}
"""What no move changes; by the name of the game. Of a game without a line it is not checked."""


class BrokenError(Exception):
    """Something that must always hold did not."""


def check(holds: object, what: str) -> None:
    """Raise BrokenError unless `holds`."""
    if not holds:
        raise BrokenError(what)


def check_position(game: AnyGame, position: Any) -> None:
    """Check the forms of a position, and that it is over exactly when nothing can be played."""
    form = json.loads(json.dumps(game.position_to_json(position)))
    check(game.position_from_json(form) == position, "JSON of the position")
    text = game.position_to_text(position)
    check(game.position_from_text(text) == position, "text of the position")
    over = game.outcome(position) is not None
    check(over != bool(game.legal_moves(position)), "moves until there is an outcome")


def check_move(game: AnyGame, position: Any, move: Any) -> Any:
    """Play a legal move, check it, and return the position after it."""
    check(game.why_not(position, move) is None, "no reason against a legal move")
    form = json.loads(json.dumps(game.move_to_json(move)))
    check(game.move_from_json(form) == move, "JSON of the move")
    check(game.move_from_text(game.move_to_text(move)) == move, "text of the move")
    before = hash(position)
    after, events = game.play(position, move)
    check(hash(position) == before, "the position before stays")
    check(game.after(position, move) == after, "the fast path")
    if game.name in REBUILD:
        rebuilt = REBUILD[game.name](game, position, events)
        check(rebuilt == after, "the events rebuild the position")
    if game.name in CONTENT:
        content = CONTENT[game.name]
        check(content(after) == content(position), "nothing is lost or made")
    return after


def soak_game(name: str, rng: Random, most: int) -> int:
    """Play one game at random, at most `most` moves of it, and return how many were played."""
    game = make(name, random_options(name, rng))
    position = game.start(rng.choice(game.seats))
    move = None
    try:
        for plies in range(most):
            check(plies < LONGEST, "the game ends")
            check_position(game, position)
            moves = list(game.legal_moves(position))
            check(len(moves) == len(set(moves)), "no move twice")
            if not moves:
                return plies
            move = rng.choice(moves)
            position = check_move(game, position, move)
    except Exception as error:
        options = {key: value for key, value in game.options.items() if key != "board"}
        where = game.position_to_text(position)
        raise BrokenError(f"{name} {options} at {where}, move {move}: {error!r}") from error
    return most


def soak(name: str, plies: int, seed: int) -> None:
    """Play random games of one kind until `plies` moves were checked."""
    rng, played, games, start = Random(seed), 0, 0, time.monotonic()
    while played < plies:
        played += soak_game(name, rng, plies - played)
        games += 1
    seconds = time.monotonic() - start
    print(
        f"{name:12} {played:9,} moves in {games:6,} games, {seconds:5.0f} s: all held", flush=True
    )


def soak_presses(presses: int, seed: int) -> None:
    """Press so many things at random, on sound storage and on broken."""
    start = time.monotonic()
    scenes = press(presses, seed)
    seconds = time.monotonic() - start
    print(f"{presses:,} presses in {len(scenes)} scenes, {seconds:5.0f} s: all held", flush=True)


def main() -> int:
    """Soak every game, or the one asked for, and press; return the exit status."""
    reader = Reader(prog=f"{COMMAND} soak", description=__doc__, allow_abbrev=False)
    reader.add_argument("--plies", type=at_least(0), default=1_000_000, help="moves of each game")
    reader.add_argument(
        "--presses", type=at_least(0), default=100_000, help="presses in all scenes"
    )
    reader.add_argument("--seed", type=int, help="of what is random (default: another each time)")
    reader.add_argument("--game", choices=list(GAMES), help="only the moves of this one")
    options = reader.parse_args()
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    try:
        for name in [options.game] if options.game else GAMES:
            soak(name, options.plies, seed)
        if not options.game:
            soak_presses(options.presses, seed)
    except BrokenError as error:
        print(f"broken: {error}\nagain with: --seed {seed} --plies {options.plies}")
        return 1
    except PressError as error:
        print(f"broken: {error}")
        return 1
    return 0
