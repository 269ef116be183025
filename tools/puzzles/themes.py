"""What puzzles are about: the goal of each theme, and by how much its answer must stand out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.learn.exercise import Goal, Over
from game.rules.protocol import AnyGame, Json


@dataclass(frozen=True, slots=True)
class Theme:
    """One kind of puzzle.

    The answer is the only play that meets the goals, one after the other. In the last of them it
    is better than every other play by at least `ahead`, and a goal of most reaches `least`.
    `wanted`: of how many such puzzles a choice is made.
    """

    name: str
    over: Over
    goals: tuple[Goal, ...]
    ahead: int = 1
    least: int = 0
    wanted: int = 4


def _most(measure: str) -> Goal:
    return Goal(measure, "most")


def _least(measure: str) -> Goal:
    return Goal(measure, "least")


def _some(measure: str) -> Goal:
    return Goal(measure, "at-least", 1)


def _is(measure: str, value: int) -> Goal:
    return Goal(measure, "is", value)


THEMES: Mapping[str, tuple[Theme, ...]] = {
    "kalah": (
        Theme("capture", "move", (_most("captured"),), 2, 3, wanted=3),
        Theme("capture-in-a-turn", "turn", (_most("captured"),), 2, 4, wanted=5),
        Theme("extra-turns", "turn", (_most("extra"),), 1, 2),
        Theme("best-turn", "turn", (_most("stored"),), 2, 6, wanted=5),
        Theme("give-nothing", "move", (_least("reply_captured"),), 4, wanted=2),
        Theme("defend", "move", (_most("exact"),), 3, -48, wanted=3),
        Theme("find-the-win", "move", (Goal("exact", "at-least", 1),), 2, wanted=5),
        Theme("save-the-game", "move", (Goal("exact", "at-least", 0),), 1, wanted=3),
    ),
    "four-player": (
        Theme("capture", "move", (_most("captured"),), 2, 4, wanted=5),
        Theme("capture-in-a-turn", "turn", (_most("captured"),), 2, 5, wanted=7),
        Theme("free-turns", "turn", (_most("extra"),), 1, 2, wanted=6),
        Theme("best-turn", "turn", (_most("stored"),), 3, 6, wanted=7),
        Theme("leave-the-leader-poor", "turn", (_least("reply_stored"),), 3, wanted=5),
    ),
    "bao": (
        Theme("capture", "move", (_most("captured"),), 2, 4, wanted=8),
        Theme("hamna", "move", (_is("wins", 1),), wanted=6),
        Theme("nyumba", "move", (_least("reply_captured"),), 3, wanted=3),
        Theme("defend", "move", (_least("reply_captured"),), 4, wanted=5),
        Theme("survive", "move", (_is("reply_wins", 0),)),
        Theme("win-in-two", "move", (_is("forces", 1),)),
    ),
    "bantu": (
        Theme("capture", "move", (_some("captured"),), wanted=5),
        Theme("get-home", "move", (_some("finish"),)),
        Theme("reach-a-safe-place", "move", (_is("endangered", 0),), wanted=5),
        Theme("threaten", "move", (_most("threats"),), 1, 2, wanted=5),
        Theme("capture-safely", "move", (_some("captured"), _least("endangered")), wanted=5),
        Theme("home-safely", "move", (_some("finish"), _least("endangered")), wanted=2),
        Theme("strike-and-threaten", "move", (_some("captured"), _most("threats")), 1, 2, 3),
        Theme("take-the-turn-away", "move", (_is("reply_moves", 0),), wanted=2),
    ),
}
"""The themes of each game."""

OPTIONS: Mapping[str, tuple[Mapping[str, Json], ...]] = {
    "kalah": ({"preset": "printed"},),
    "four-player": ({}, {}, {"players": 2}),
    "bao": ({"preset": "kujifunza"}, {"preset": "printed"}),
    "bantu": ({}, {"short": True}, {}, {"short": True}, {"players": 4}),
}
"""The rules by which games are played for puzzles: one after the other."""

NEXT_PLAYER = frozenset(
    ("reply_captured", "reply_stored", "reply_wins", "reply_moves", "endangered", "forces")
)
"""Measures that ask what the next player can do."""

MOST_SEEDS = 22
"""Exact values are asked for only with so few seeds in the houses."""


def suits(theme: Theme, game: AnyGame, position: Any) -> bool:
    """Whether a theme makes sense at a position, and can be worked out there."""
    measures = {goal.measure for goal in theme.goals}
    if "exact" in measures:
        won = sum(game.scores(position).values())
        return bool(game.count(position) - won <= MOST_SEEDS)
    if theme.name == "leave-the-leader-poor":
        return _leads_next(game, position)
    # With several others it would not be said who of them can do it.
    return len(game.seats) == 2 or not measures & NEXT_PLAYER


def _leads_next(game: AnyGame, position: Any) -> bool:
    """Whether the player who is next has scored more than the mover, and as much as anybody."""
    scores, seats = game.scores(position), game.seats
    mover = game.to_move(position)
    following = seats[(seats.index(mover) + 1) % len(seats)]
    return scores[mover] < scores[following] == max(scores.values())
