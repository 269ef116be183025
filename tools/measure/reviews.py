"""How fast matches are reviewed, measured by the Python that runs this: prints one JSON object.

It needs the folder `game` beside it or in the path, and is run by this machine's Python and by
that of the page (`tools/measure/page_python.mjs`): `python reviews.py MOVES [deep]`. With "deep" it
also goes on until nothing is left to look at, and counts what that changes.
Seconds are those of the processor, so that other work on the machine counts less.
"""

import gc
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from time import process_time

from game.ai.levels import strength_of
from game.ai.opponent import think
from game.ai.thought import finished
from game.play.match import Match
from game.play.review import Review
from game.rules.protocol import AnyGame, Json
from game.rules.registry import make

Clock = Callable[[], float]
"""Seconds of the processor."""

TABLES: Mapping[str, tuple[str, Mapping[str, Json]]] = {
    "Kalah": ("kalah", {}),
    "Kalah, six seeds": ("kalah", {"seeds": 6}),
    "Bao, Beginner's": ("bao", {"preset": "kujifunza"}),
    "Bao, Tournament": ("bao", {"preset": "kiswahili"}),
    "Four Player, two": ("four-player", {"players": 2}),
    "Four Player, three": ("four-player", {"players": 3}),
    "Four Player, four": ("four-player", {"players": 4}),
    "Bantu, two": ("bantu", {"players": 2}),
    "Bantu, three": ("bantu", {"players": 3}),
    "Bantu, four": ("bantu", {"players": 4}),
    "Bantu, teams": ("bantu", {"players": 4, "team": True}),
}

LEVELS = ((1, 3, 2, 2), (2, 2, 3, 1), (3, 1, 1, 3), (4, 2, 3, 2), (2, 4, 2, 4))
"""Who plays the seats of one match after the other: levels that err as people do."""


def played(game: AnyGame, number: int, most: int) -> Match:
    """Return a match between opponents, of at most so many moves."""
    match, levels = Match(game, {}), LEVELS[number % len(LEVELS)]
    while match.legal_moves() and len(match.turns) < most:
        level = levels[game.seats.index(match.to_move) % len(levels)]
        strength = strength_of(game.name, level, len(game.seats))
        seed = 1_000 * number + len(match.turns)
        match.play(finished(think(game, match.position, strength, seed)).move)
    return match


class Measured:
    """What reviews of some matches of a game came to."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.turns = self.faults = self.changed = self.deep_looks = 0
        self.seconds = {"quick": 0.0, "deep": 0.0}
        self.longest = 0.0

    def review(self, match: Match, deep: bool) -> None:
        """Review a match."""
        known, turns = Review(match, match.game.seats[0]), range(len(match.turns))
        while not known.quick_done:
            self._step(known, "quick")
        before = [_label(known, turn) for turn in turns]
        while deep and not known.done:
            self._step(known, "deep")
        after = [_label(known, turn) for turn in turns]
        self.turns += len(turns)
        self.faults += sum(label in ("mistake", "blunder") for label in after)
        self.changed += sum(one != other for one, other in zip(before, after, strict=True))
        self.deep_looks += sum(known.depth(turn) == "deep" for turn in turns)
        # As the game does between two scenes: not in the middle of the work.
        gc.collect()

    def _step(self, known: Review, depth: str) -> None:
        start = self.clock()
        known.step(seconds=0)
        seconds = self.clock() - start
        self.seconds[depth] += seconds
        self.longest = max(self.longest, seconds)

    def row(self, deep: bool) -> dict[str, float]:
        """Return what is told of a game, for 200 moves."""
        part = 200 / self.turns
        row = {
            "first pass of 200, s": self.seconds["quick"] * part,
            "longest step, ms": self.longest * 1_000,
            "mistakes of 200": self.faults * part,
        }
        if deep:
            row |= {
                "deep looks of 200": self.deep_looks * part,
                "their time, s": self.seconds["deep"] * part,
                "labels changed of 200": self.changed * part,
            }
        return row


def _label(known: Review, turn: int) -> str:
    judgement = known.judgement(turn)
    assert judgement is not None, "every turn is judged after the first pass"
    return judgement.label


def main(words: Sequence[str], clock: Clock = process_time) -> None:
    """Measure everything."""
    moves, deep = int(words[0]), "deep" in words
    gc.disable()
    table = {}
    for title, (name, options) in TABLES.items():
        game, measured, number = make(name, options), Measured(clock), 0
        while measured.turns < moves:
            measured.review(played(game, number, moves - measured.turns), deep)
            number += 1
        table[title] = measured.row(deep)
        print(title, table[title], file=sys.stderr, flush=True)
    print(json.dumps(table))


if __name__ == "__main__":
    main(sys.argv[1:])
