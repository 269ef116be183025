"""What a position is worth, proven to the end of the game."""

from __future__ import annotations

from typing import Any

from game.ai.opponent import think
from game.ai.registry import mind_of
from game.ai.thought import Strength, finished
from game.rules.protocol import AnyGame, Outcome, Seat

STRENGTH = Strength(depth=80, nodes=20_000_000)
"""Far more than any exercise needs; one that it does not suffice for is none."""

SEED = 0
"""It decides only among moves that are worth the same."""


class UnprovenError(Exception):
    """A position was not thought through to the end of the game."""


def proven_lead(game: AnyGame, position: Any) -> int:
    """Return by how much the player to move will lead at the end if both play their best.

    Raises UnprovenError where that cannot be found out, as in games that are not won by seeds.
    """
    if not mind_of(game.name).value_is_lead:
        raise UnprovenError(f"{game.name} is not won by seeds")
    outcome, seat = game.outcome(position), game.to_move(position)
    if outcome is not None:
        return final_lead(outcome, seat)
    moves = game.legal_moves(position)
    if len(moves) == 1:
        after = game.after(position, moves[0])
        lead = proven_lead(game, after)
        return lead if game.to_move(after) == seat else -lead
    thought = finished(think(game, position, STRENGTH, SEED))
    if not thought.exact:
        raise UnprovenError(game.position_to_text(position))
    return thought.value


def final_lead(outcome: Outcome, seat: Seat) -> int:
    """Return by how much a seat leads the best of the others at the end of a game."""
    return outcome.scores[seat] - max(
        score for other, score in outcome.scores.items() if other != seat
    )
