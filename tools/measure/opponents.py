"""How fast the opponents think, measured by the Python that runs this: prints one JSON object.

It needs the folder `game` beside it or in the path, and is run by this machine's Python and by
that of the page (`tools/measure/page_python.mjs`): `python opponents.py ENDGAMES.json SECONDS`.
Seconds are those of the processor, so that other work on the machine counts less.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

from game.ai.levels import levels_of
from game.ai.opponent import searcher_for, think
from game.ai.thought import LOWEST, Strength, finished
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.protocol import AnyGame, Json
from game.rules.registry import make

Clock = Callable[[], float]
"""Seconds of the processor."""

TABLES: Mapping[str, tuple[str, Mapping[str, Json]]] = {
    "Kalah": ("kalah", {}),
    "Bao": ("bao", {}),
    "Four Player, two": ("four-player", {"players": 2}),
    "Four Player, four": ("four-player", {"players": 4}),
    "Bantu, two": ("bantu", {"players": 2}),
    "Bantu, four": ("bantu", {"players": 4}),
}
READINGS: Mapping[str, Mapping[str, Json]] = {
    "standard": {"preset": "standard"},
    "empty_capture": {"preset": "empty-capture"},
    "standard_nobody": {"preset": "standard", "leftovers": "nobody"},
    "printed": {"preset": "printed"},
}


def speed(game: AnyGame, seconds: float, clock: Clock) -> tuple[float, int]:
    """Return positions a second, and the depth that was complete after `seconds`.

    The search is asked as the opponents ask it, without the book.
    """
    searcher = searcher_for(game, game.start(), 10**9)
    start, reached, order = clock(), 0, list(range(len(searcher.moves)))
    while True:
        values: dict[int, int] = {}
        for index in order:
            steps = searcher.value(index, reached + 1, max(values.values(), default=LOWEST))
            while index not in values:
                try:
                    next(steps)
                except StopIteration as end:
                    values[index] = end.value
                if clock() - start >= seconds:
                    return searcher.nodes / (clock() - start), reached
        order = sorted(values, key=lambda index: -values[index])
        reached += 1


def slices(game: AnyGame, level: Strength, clock: Clock) -> tuple[float, float]:
    """Return the longest time between two yields of one thought in ms, and its seconds."""
    position = game.start()
    for _ in range(6):
        position = game.after(position, game.legal_moves(position)[0])
    thinking, times = think(game, position, level, 1), [clock()]
    for _ in thinking:
        times.append(clock())
    times.append(clock())
    longest = max(then - before for before, then in pairwise(times))
    return longest * 1000, times[-1] - times[0]


def endgames(cases: Sequence[Mapping[str, Any]], clock: Clock) -> dict[str, float]:
    """Return how many endgames the top level plays right, of how many, and its longest thought."""
    right = number = 0
    longest = 0.0
    for case in cases:
        position = KalahPosition((*case["mover"], 0, *case["opponent"], 0), 0)
        for name in READINGS.keys() & case["expect"].keys():
            start = clock()
            thought = finished(think(Kalah(READINGS[name]), position, levels_of("kalah")[-1], 1))
            longest = max(longest, clock() - start)
            right += thought.move in case["expect"][name]["best"]
            number += 1
    return {"best house": right, "of": number, "longest thought, s": longest}


def main(words: Sequence[str], clock: Clock = process_time) -> None:
    """Measure everything."""
    cases = json.loads(Path(words[0]).read_text(encoding="utf-8"))["cases"]
    table = {}
    for title, (name, options) in TABLES.items():
        game = make(name, options)
        nodes, depth = speed(game, float(words[1]), clock)
        longest, whole = slices(game, levels_of(name, len(game.seats))[-1], clock)
        table[title] = {
            "positions a second": nodes,
            "depth in that time": depth,
            "longest slice, ms": longest,
            "a Master's move, s": whole,
        }
    table["Kalah endgames"] = endgames(cases, clock)
    print(json.dumps(table))


if __name__ == "__main__":
    main(sys.argv[1:])
