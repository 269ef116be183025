"""What a test rig is told of a match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from game.play.match import Match
from game.rules.protocol import Json


def hook_state(match: Match) -> Mapping[str, Json]:
    """Return what a test rig is told of a match."""
    at = (match.cursor, len(match.turns), match.resigned, match.position, match.side)
    return _state_of(match, *at)


@lru_cache(maxsize=1)
def _state_of(match: Match, *_at: object) -> Mapping[str, Json]:
    """Return the same, worked out once for a point of a match: it is told every frame."""
    outcome = match.outcome()
    return {
        "game": match.game.name,
        "options": dict(match.game.options),
        "players": _players(match),
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


def _players(match: Match) -> list[Json]:
    """Return who plays each seat, by its number as in the ids of places."""
    you = match.only_person() if match.side is None else match.side
    return [
        {
            "seat": seat,
            "kind": player.kind,
            "you": seat == you,
            "level": player.level if player.kind == "opponent" else None,
        }
        for seat, player in match.players.items()
    ]


def position_json(match: Match) -> Json:
    """Return the position at the cursor of a match."""
    return _position(match, match.position)


@lru_cache(maxsize=1)
def _position(match: Match, position: Any) -> Json:
    """Return a position of a match, worked out once: it is told every frame."""
    return match.game.position_to_json(position)
