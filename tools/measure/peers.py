"""Random games of Kalah(6,4) by other packages, to be compared with ours.

`python peers.py PACKAGE SECONDS` is run by a Python that may have them; it prints games a
second. Needs nothing of this repository, so that it runs anywhere.
"""

import random
import sys
import time
from collections.abc import Callable


def mancala_playout() -> Callable[[], None]:
    """Return a playout by the package `mancala`."""
    from mancala.mancala import (  # type: ignore[import-not-found] # noqa: PLC0415 - may be missing
        MancalaState,
    )

    def playout() -> None:
        state = MancalaState()
        while not state.is_terminal():
            actions = state.legal_actions(state.current_player)
            state.proceed_action(random.choice(actions) if actions else None)

    return playout


def open_spiel_playout() -> Callable[[], None]:
    """Return a playout by the package `open_spiel`."""
    import pyspiel  # type: ignore[import-not-found] # noqa: PLC0415 - may be missing

    game = pyspiel.load_game("mancala")

    def playout() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))

    return playout


PLAYOUTS = {"mancala": mancala_playout, "open_spiel": open_spiel_playout}


def main() -> int:
    """Measure one package."""
    playout = PLAYOUTS[sys.argv[1]]()
    games, start = 0, time.process_time()
    while time.process_time() - start < float(sys.argv[2]):
        playout()
        games += 1
    print(games / (time.process_time() - start))
    return 0


if __name__ == "__main__":
    sys.exit(main())
