"""OpenSpiel's players of Kalah(6,4), asked line by line: `python open_spiel_bot.py PLAYER NUMBER`.

PLAYER is "mcts", NUMBER its simulations a move, or "alpha-beta", NUMBER the moves it looks ahead.
A line that comes in is a JSON list of all moves since the start, house 1 to 6 each; the answer is a
JSON list of the house to play and the seconds of the processor that this took. It is run by a
Python that has the package `open_spiel`, and needs nothing of this repository.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

HOUSES = 6
"""A house of the second player is 7 more to OpenSpiel, past the first one's store."""

CURIOSITY = 2.0
MEGABYTES = 1_000


def mcts(pyspiel: Any, game: Any, simulations: int) -> Callable[[Any], int]:
    """Return OpenSpiel's own tree, with one playout at each new position."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, CURIOSITY, simulations, MEGABYTES, True, 1, False)
    return lambda state: int(bot.step(state))


def alpha_beta(_pyspiel: Any, game: Any, depth: int) -> Callable[[Any], int]:
    """Return OpenSpiel's plain search, which judges by the stores."""
    from open_spiel.python.algorithms.minimax import (  # type: ignore[import-not-found]  # noqa: PLC0415 - only the peers' Python has it
        alpha_beta_search,
    )

    def choose(state: Any) -> int:
        mover = state.current_player()

        def lead(state: Any) -> float:
            board = state.observation_tensor(0)
            ahead = float(board[HOUSES + 1] - board[0])
            return ahead if mover == 0 else -ahead

        _, action = alpha_beta_search(game, state, lead, depth, mover)
        return int(action)

    return choose


PLAYERS = {"mcts": mcts, "alpha-beta": alpha_beta}


def state_after(game: Any, moves: Sequence[int]) -> Any:
    """Return the state after all moves; house h of the player to move is played each time."""
    state = game.new_initial_state()
    for house in moves:
        state.apply_action(house + (HOUSES + 1) * state.current_player())
    return state


def main() -> None:
    """Answer until nothing more comes in."""
    import pyspiel  # type: ignore[import-not-found]  # noqa: PLC0415 - only the peers' Python has it

    game = pyspiel.load_game("mancala")
    choose = PLAYERS[sys.argv[1]](pyspiel, game, int(sys.argv[2]))
    for line in sys.stdin:
        state = state_after(game, json.loads(line))
        began = time.process_time()
        action = choose(state)
        house = action - (HOUSES + 1) * state.current_player()
        print(json.dumps([house, time.process_time() - began]), flush=True)


if __name__ == "__main__":
    main()
