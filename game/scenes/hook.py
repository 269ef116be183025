"""What a test rig is told of a match."""

from __future__ import annotations

from collections.abc import Mapping

from game.play.match import Match
from game.rules.protocol import Json


def hook_state(match: Match) -> Mapping[str, Json]:
    """Return what a test rig is told of a match."""
    outcome = match.outcome()
    return {
        "game": match.game.name,
        "options": dict(match.game.options),
        "turns": match.cursor,
        "outcome": None
        if outcome is None
        else {
            "winners": [match.game.seat_name(seat) for seat in outcome.winners],
            "scores": {
                str(match.game.seat_name(seat)): score for seat, score in outcome.scores.items()
            },
            "reason": outcome.reason,
        },
    }
