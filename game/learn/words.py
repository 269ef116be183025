"""Which sentences an exercise has: the keys of the catalogue, and the values that fill them in.

A sentence may stand under several keys, the most special first: some puzzles have words of their
own, some games another word for a seed, and nothing is not said with a 0. The catalogue decides,
by what it has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from game.ai.thought import Steps, finished
from game.learn.exercise import Exercise, Goal, Guided, PlayQuestion
from game.learn.goals import best, fits, measured
from game.learn.measures import Value
from game.learn.plays import Play, plays

PARTS = ("title", "text", "task", "hint", "why", "done")
"""What is said in every lesson."""

_NO_LEAD = "exact"
"""The measure that may give less than nothing: of it 0 is a draw."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """The keys under which a sentence may stand, the most special first, and its values.

    A value may be a place, for which the scene says its name.
    """

    keys: tuple[str, ...]
    values: Mapping[str, Value]


def lesson_keys(lesson: Exercise) -> list[str]:
    """Return all keys of a lesson's own sentences."""
    parts = [f"{lesson.words}.{part}" for part in PARTS]
    return [*parts, *(wrong.why for wrong in lesson.question.wrong if wrong.why)]


def guided_keys(guided: Guided) -> list[str]:
    """Return all keys of a guided game's sentences."""
    parts = ("title", "text", "play", *(moment.id for moment in guided.moments))
    return [f"guided.{guided.id}.{part}" for part in parts]


def stage_keys(game: str, stage: int) -> list[str]:
    """Return the keys of a stage of a course: what it is called, and what it is about."""
    return [f"course.{game}.{stage}", f"course.{game}.{stage}.text"]


def theme_key(puzzle: Exercise) -> str:
    """Return the key of what a puzzle is about."""
    return f"puzzle.theme.{puzzle.theme}"


def goal(puzzle: Exercise) -> Sentence:
    """Return what is to be done in a puzzle: its title. `count` is what the answer gives."""
    question = _question(puzzle)
    count = _count(question)
    turn = (".turn", "") if question.over == "turn" else ("",)
    keys = _keys(f"puzzle.goal.{_goals(question)}", (turn, _nothing(count), _game(puzzle)))
    return Sentence(keys, {"count": count})


def note(puzzle: Exercise) -> Sentence:
    """Return the line under the title: what the goal means, or how many moves it takes."""
    question = _question(puzzle)
    moves = max(map(len, question.accept))
    keys = (f"puzzle.note.{_goals(question)}", "puzzle.moves")
    return Sentence(keys, {"count": _count(question), "moves": moves})


def because(puzzle: Exercise) -> Sentence:
    """Return why the answer is the best: `next` is what the best of all other plays gives.

    It plays all of them, but where that would take long.
    """
    return finished(because_steps(puzzle))


def because_steps(puzzle: Exercise) -> Steps[Sentence]:
    """Find out the same, one play after the other."""
    question = _question(puzzle)
    last, count = question.goals[-1], _count(question)
    others = yield from _best_other(puzzle, question)
    values: dict[str, Value] = {"count": count, "moves": len(question.accept[0])}
    if others is not None:
        values["next"] = others
    if isinstance(count, int):
        values["count"] = abs(count)
    least = last.want == "least"
    kind = (_manner(last, count if least or last.measure == _NO_LEAD else values.get("next")), "")
    keys = _keys(f"puzzle.because.{_goals(question)}", (kind, _game(puzzle)))
    return Sentence((f"{puzzle.words}.because", *keys), values)


def gives(exercise: Exercise, goal: Goal, value: Value) -> Sentence:
    """Return what a wrong play gives in the measure of a goal, beside what an answer gives."""
    question = _question(exercise)
    if isinstance(value, int) and value < 0:
        kinds: Sequence[str] = (".behind", "")
    else:
        kinds = _nothing(value)
    keys = _keys(f"exercise.gives.{goal.measure}", (kinds, _game(exercise)))
    shown = abs(value) if isinstance(value, int) else value
    return Sentence(keys, {"gives": shown, "wanted": question.gives[goal.measure]})


def _question(exercise: Exercise) -> PlayQuestion:
    if not isinstance(exercise.question, PlayQuestion):
        raise TypeError(f"{exercise.id} does not ask for a move")
    return exercise.question


def _count(question: PlayQuestion) -> Value:
    """Return what the answer gives in the measure of the last goal."""
    return question.gives[question.goals[-1].measure]


def _goals(question: PlayQuestion) -> str:
    """Return all goals as part of a key: "captured.at-least.1.endangered.least"."""
    return ".".join(part for each in question.goals for part in _parts(each))


def _parts(goal: Goal) -> Iterable[str]:
    yield from (goal.measure, goal.want)
    if isinstance(goal.value, int):
        yield str(goal.value)


def _nothing(count: Value | None) -> Sequence[str]:
    return (".none", "") if count == 0 else ("",)


def _game(exercise: Exercise) -> Sequence[str]:
    return (f".{exercise.game.name}", "")


def _keys(start: str, ends: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return every key that `start` makes with one of each of `ends`, in their order."""
    return tuple(dict.fromkeys("".join((start, *each)) for each in product(*ends)))


def _manner(last: Goal, value: Value | None) -> str:
    """Return the end of the key of a reason whose value is nothing, or less."""
    if last.measure == _NO_LEAD and isinstance(value, int) and value <= 0:
        return ".draw" if value == 0 else ".behind"
    return ".none" if value == 0 else ""


def _best_other(puzzle: Exercise, question: PlayQuestion) -> Steps[Value | None]:
    """Find what the best play gives that is no answer, among those that meet the goals before."""
    last = question.goals[-1]
    known = [wrong.gives for wrong in question.wrong if wrong.gives is not None]
    if known:
        return best(last, known)
    values = []
    for play in plays(puzzle.game, puzzle.position, question.over):
        if play.moves not in question.accept and _meets_before(question, play):
            values.append(measured(last, play))
        yield None
    return best(last, values) if values else None


def _meets_before(question: PlayQuestion, play: Play) -> bool:
    """Whether a play meets all goals but the last as the answer does."""
    goals = question.goals[:-1]
    return all(fits(each, measured(each, play), question.gives[each.measure]) for each in goals)
