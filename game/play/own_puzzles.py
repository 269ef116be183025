"""Puzzles of one's own matches: positions in which one move was much better, and another played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.ai.analysis import Analysis, MoveValue
from game.ai.judging import is_proven, unit_of, worth
from game.ai.registry import mind_of
from game.ai.thought import WIN
from game.learn.exercise import Exercise, Goal, PlayQuestion, WrongTry
from game.play.lines import Turn
from game.play.review import Review
from game.rules.protocol import AnyGame

THEME = "own"
"""The theme of these puzzles."""

FEWEST = 3
"""With fewer moves there is nothing to look for."""

_AHEAD, _KIND = "ahead", "kind"
Kind = Literal["seeds", "chances", "wins"]
_KINDS: tuple[Kind, ...] = ("seeds", "chances", "wins")


@dataclass(frozen=True, slots=True)
class Ahead:
    """By how much the best move is better than every other: in seeds or chances, or it alone wins.

    `count` is 0 where it alone wins.
    """

    kind: Kind
    count: int


def own_puzzles(review: Review, start: Any, turns: Sequence[Turn], game: AnyGame,
                faults: Sequence[int]) -> tuple[Exercise, ...]:  # fmt: skip
    """Return a puzzle of each of the turns `faults` in which one move was clearly the best.

    `turns` are those of the line that the review looks at, which begins at `start`.
    """
    found: dict[Any, Exercise] = {}
    for turn in faults:
        position = turns[turn - 1].after if turn else start
        analysis = review.analysis(turn)
        if analysis is not None and position not in found:
            for puzzle in _puzzle(game, position, analysis, turns[turn].move, turn + 1):
                found[position] = puzzle
    return tuple(found.values())


def ahead_of(exercise: Exercise) -> Ahead:
    """Return by how much the answer of such a puzzle is better than all other moves."""
    question = exercise.question
    assert isinstance(question, PlayQuestion), "it asks for a move"
    kind, count = question.gives[_KIND], question.gives[_AHEAD]
    assert isinstance(kind, int) and isinstance(count, int), "they are numbers"
    return Ahead(_KINDS[kind], count)


def played_in(exercise: Exercise) -> Any:
    """Return the move that was played in the match."""
    return exercise.question.wrong[0].answer[0]


def _puzzle(
    game: AnyGame, position: Any, analysis: Analysis, played: Any, number: int
) -> Iterator[Exercise]:
    """Yield the puzzle of a position, if it is one."""
    values = sorted(analysis.moves, key=lambda value: worth(game, value), reverse=True)
    best = values[0].move
    ahead = _ahead(game, values)
    if ahead is None or best == played:
        return
    others = [value for value in values[1:] if value.move != played]
    exact = mind_of(game.name).value_is_lead and all(is_proven(value) for value in values)
    wrong = (
        WrongTry((played,), "puzzle.own.played"),
        *(_wrong(value, exact) for value in others),
    )
    gives = {_AHEAD: ahead.count, _KIND: _KINDS.index(ahead.kind)}
    goals: tuple[Goal, ...] = ()
    if exact:
        goals, gives["exact"] = (Goal("exact", "most"),), round(values[0].value)
    question = PlayQuestion(goals, ((best,),), "move", gives, wrong)
    words, id_ = f"puzzle.{THEME}", f"{THEME}-{number}"
    yield Exercise(id_, "puzzle", game, position, question, words, (best,), theme=THEME)


def _wrong(value: MoveValue, exact: bool) -> WrongTry:
    """Return how a move is answered: with what it is worth where that is proven."""
    if exact:
        return WrongTry((value.move,), gives=round(value.value))
    return WrongTry((value.move,), "puzzle.own.other")


def _ahead(game: AnyGame, values: Sequence[MoveValue]) -> Ahead | None:
    """Return by how much the first of some moves is ahead; None if that is no mistake's worth."""
    if len(values) < FEWEST:
        return None
    best, second = values[0], values[1]
    count = worth(game, best) - worth(game, second)
    if count < mind_of(game.name).mistake:
        return None
    if best.value >= WIN > second.value and unit_of(game) == "chances":
        return Ahead("wins", 0)
    return Ahead(unit_of(game), count)
