"""How hard a puzzle is, by a measure: 1 to 5.

Points are given for what has to be done in the head:

- **alternatives**: one each time that their number doubles (8 plays: 3);
- **laps to follow**: 0.8 each time that those of the answer double, moves and captures of it
  counted alike (4 laps: 1.6);
- **looking ahead**: 2.2 where the next player's reply decides, 2.5 more where one's own next move
  does, 4.5 where the game is to be played to its end;
- **temptation**: 1 where another play brings in more at once than the answer, or, where the most
  is asked for, up to 1 by how close the next best comes (from half of it on).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log2
from typing import Any

from game.learn.exercise import Exercise, Goal, PlayQuestion
from game.learn.measures import MEASURES, captured, captures, relays, stored
from game.learn.plays import Play, plays

LAP = 0.8
LOOK: Mapping[str, float] = {
    "exact": 4.5,
    "forces": 2.5,
    "reply_captured": 2.2,
    "reply_stored": 2.2,
    "reply_wins": 2.2,
    "reply_moves": 2.2,
    "endangered": 2.2,
    "threats": 2.2,
}
"""Points for looking ahead, by the measure of a goal."""

GAINS = ("captured", "stored", "extra")
"""Measures of what a play brings in at once."""

STEPS = (3.3, 4.8, 6.2, 7.7)
"""From so many points on a puzzle is a step harder."""


def graded(exercise: Exercise) -> float:
    """Return the points of a puzzle that is shipped."""
    question = exercise.question
    if not isinstance(question, PlayQuestion):
        raise TypeError(f"{exercise.id} does not ask for a move")
    all_plays = tuple(plays(exercise.game, exercise.position, question.over))
    answer = next(play for play in all_plays if play.moves == question.accept[0])
    return points(question.goals, all_plays, answer)


def level(points: float) -> int:
    """Return the difficulty of so many points."""
    return 1 + sum(points >= step for step in STEPS)


def points(goals: Sequence[Goal], all_plays: Sequence[Play], answer: Play) -> float:
    """Return the points of a puzzle."""
    return (
        log2(len(all_plays))
        + LAP * log2(laps(answer))
        + sum(LOOK.get(goal.measure, 0.0) for goal in goals)
        + _temptation(goals[-1], all_plays, answer)
    )


def laps(play: Play) -> int:
    """Return how many laps are to be followed."""
    return len(play.moves) + relays(play) + (captures(play) if play.game.name == "bao" else 0)


def gain(play: Play) -> int:
    """Return what a play brings in at once."""
    return stored(play) or captured(play)


def _temptation(goal: Goal, all_plays: Sequence[Play], answer: Play) -> float:
    tempting = 0.0
    if goal.measure not in GAINS:
        tempting += gain(answer) < max(map(gain, all_plays))
    if goal.want == "most" and goal.measure in (*GAINS, "threats"):
        mine: Any = MEASURES[goal.measure](answer)
        near: Any = max(MEASURES[goal.measure](play) for play in all_plays if play is not answer)
        tempting += max(0.0, 2 * near / mine - 1) if mine else 0.0
    return tempting
