"""The whole program on a host of its own: it starts on what is hostile, and is pressed at random.

While it goes on, hostile texts lie on the clipboard and in files, and come as links. The error
scene never comes, nothing fails beside the loop, and no match that was kept is gone.
"""

from __future__ import annotations

from random import Random

from tools.soak.inputs import Inputs
from tools.soak.presses import PressError, Row, Watched, press_on
from tools.torture import arrivals
from tools.torture.arrivals import Arrival
from tools.torture.run import Findings, Reader, TortureError, run

PRESSES = 60
"""Steps of a person in one life of the program."""


def check(arrival: Arrival) -> str:
    """Let the program start, and press; return how its storage was, "" where it was sound."""
    storage = Watched(dict(arrival.texts))
    storage.blocked, storage.full = arrival.state == "blocked", arrival.state == "full"
    row = Row("", storage, _inputs(arrival.seed), arrival.fragment)
    try:
        press_on(row, arrival.seed, PRESSES)
    except PressError as error:
        what = str(error)
        raise TortureError(_kind(what), what) from error
    return "" if arrival.state == "sound" else arrival.state


READER = Reader(arrivals.make, check)
"""How the program is started, and what must hold of its life."""


def torture(first: int, times: int, seed: int) -> Findings:
    """Let the program live `times` times, from the number `first` on."""
    return run("program", READER, range(first, first + times), seed)


def _inputs(seed: int) -> Inputs:
    """Return hostile inputs; matches are those of a few seeds, as they take long to make."""
    pool = seed % 4

    def text(source: Random) -> str:
        return arrivals.bad_text(source, pool)

    def content(source: Random) -> bytes | None:
        return arrivals.bad_content(source, pool)

    def fragment(source: Random) -> str:
        return arrivals.bad_fragment(source, pool)

    return Inputs(text, content, fragment)


def _kind(what: str) -> str:
    """Return what is the same for all failures of a kind: the error itself, without its case."""
    report = what.partition("\nin a row of presses")[0].splitlines()
    return f"{report[0].partition(':')[0]}: {report[-1][:80]}"
