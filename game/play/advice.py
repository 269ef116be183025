"""A hint or an analysis for a person at the table, worked out in slices like an opponent's move."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from game.ai.analysis import (
    Analysis,
    MoveValue,
    Standing,
    analyse,
    ended,
    seen_by,
    standing,
)
from game.ai.chances import even_share
from game.ai.hint import Claim, Hint, hint
from game.ai.levels import advice_strength
from game.ai.registry import mind_of
from game.ai.thought import WIN, Steps, Strength
from game.play.match import Match
from game.play.sliced import Sliced
from game.rules.protocol import AnyGame, Seat

__all__ = [
    "Analysis",
    "Claim",
    "Hint",
    "MoveValue",
    "Standing",
    "Steps",
    "analysis_of",
    "analysis_steps",
    "ended",
    "even_share",
    "hint_for",
    "in_percent",
    "mistakes_from",
    "outcome_of",
    "share_of",
    "standing_steps",
    "tells_lead",
]


def tells_lead(game: AnyGame) -> bool:
    """Whether the value of a move is told as a lead in seeds, in place of a chance."""
    return mind_of(game.name).value_is_lead


def mistakes_from(game: AnyGame) -> tuple[int, int]:
    """Return from which losses on a move is a mistake, and a blunder: in seeds, or chances."""
    mind = mind_of(game.name)
    return mind.mistake, mind.blunder


def hint_for(match: Match, among: Collection[Any] | None = None) -> Sliced[Hint]:
    """Begin a hint for the player to move at the cursor of `match`, who must have a move.

    `among`: the moves that can still be played, where part of the move has been made.
    """
    return Sliced(hint(match.game, match.position, among=among))


def analysis_of(match: Match, strength: Strength | None = None) -> Sliced[Analysis]:
    """Begin an analysis of the position at the cursor of `match`, which must have a move.

    `strength`: by default as hard as a hint thinks, so that both name the same move.
    """
    return Sliced(analysis_steps(match.game, match.position, strength))


def analysis_steps(
    game: AnyGame, position: Any, strength: Strength | None = None
) -> Steps[Analysis]:
    """Return the work of an analysis, to be made part of other work."""
    return analyse(game, position, strength or advice_strength(game))


def standing_steps(game: AnyGame, position: Any, seat: Seat, analysis: Analysis) -> Steps[Standing]:
    """Return the work of finding out how an analysed position stands for `seat`."""
    return seen_by(game, position, seat, analysis, advice_strength(game))


def share_of(game: AnyGame, value: MoveValue) -> float:
    """Return how near to winning a move brings its player: 0.0 is lost, 1.0 is won."""
    return standing(game, value)


def in_percent(game: AnyGame, value: MoveValue) -> int:
    """Return the same from 0 to 100."""
    return round(100 * standing(game, value))


def outcome_of(game: AnyGame, value: MoveValue) -> Literal["wins", "loses", "draws"] | None:
    """Return what a move is proven to lead to with the best play of all; None if it is not."""
    if not value.exact and abs(value.value) < WIN:
        return None
    share = standing(game, value)
    return "wins" if share > 0.5 else "loses" if share < 0.5 else "draws"
