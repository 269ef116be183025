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
    standing,
)
from game.ai.chances import even_share
from game.ai.hint import Claim, Hint, hint
from game.ai.levels import advice_strength
from game.ai.registry import mind_of
from game.ai.thought import WIN, Steps, Strength
from game.play.match import Match
from game.play.sliced import Sliced
from game.rules.protocol import AnyGame

__all__ = [
    "Analysis",
    "Claim",
    "Hint",
    "MoveValue",
    "Standing",
    "Steps",
    "analysis_steps",
    "ended",
    "even_share",
    "hint_for",
    "mistakes_from",
    "outcome_of",
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


def analysis_steps(
    game: AnyGame, position: Any, strength: Strength | None = None
) -> Steps[Analysis]:
    """Return the work of an analysis, to be made part of other work."""
    return analyse(game, position, strength or advice_strength(game))


def outcome_of(game: AnyGame, value: MoveValue) -> Literal["wins", "loses", "draws"] | None:
    """Return what a move is proven to lead to with the best play of all; None if it is not."""
    if not value.exact and abs(value.value) < WIN:
        return None
    share = standing(game, value)
    return "wins" if share > 0.5 else "loses" if share < 0.5 else "draws"
