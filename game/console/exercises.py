"""Lessons and puzzles as the console tells them: what is asked, and all right answers."""

from __future__ import annotations

from game.console import forms
from game.learn.exercise import (
    Exercise,
    Goal,
    Moves,
    NumberQuestion,
    PlayQuestion,
    WhereQuestion,
)
from game.rules.protocol import AnyGame, Json, Place


def exercise(exercise: Exercise) -> dict[str, Json]:
    """Return a lesson or puzzle: the form of its goal and answer depends on its kind."""
    kind, goal, answer = _question(exercise)
    return {
        "id": exercise.id,
        "game": exercise.game.name,
        "options": dict(exercise.game.options),
        "position": exercise.game.position_to_json(exercise.position),
        "kind": kind,
        "goal": goal,
        "answer": answer,
    }


def _question(exercise: Exercise) -> tuple[str, Json, Json]:
    """Return of which kind a question is, what is asked, and what is right."""
    game, question = exercise.game, exercise.question
    if isinstance(question, PlayQuestion):
        goals = [_goal(each) for each in question.goals]
        return "play", goals, [_moves(game, moves) for moves in question.accept]
    move = {"move": game.move_to_json(question.move)}
    if isinstance(question, WhereQuestion):
        return "where", move, forms.place(question.answer)
    if isinstance(question, NumberQuestion):
        return "number", {**move, "measure": question.measure}, question.answer
    return "taken", move, [forms.place(each) for each in sorted(question.answer)]


def _goal(goal: Goal) -> Json:
    form: dict[str, Json] = {"measure": goal.measure, "want": goal.want}
    if goal.value is not None:
        value = goal.value
        form["value"] = forms.place(value) if isinstance(value, Place) else value
    return form


def _moves(game: AnyGame, moves: Moves) -> Json:
    return [game.move_to_json(move) for move in moves]
