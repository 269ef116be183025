"""Reads courses and puzzles: JSON texts that may have come from anywhere.

docs/exercises.md tells their form. Their positions and moves are checked by the rules, but no move
is played here: that the answers are right, tests have shown of what is shipped.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, overload

from game.learn import shapes
from game.learn.exercise import (
    Course,
    Exercise,
    Guided,
    Moment,
    Moves,
    PlayQuestion,
    Question,
)
from game.learn.questions import goals, measure, question
from game.learn.shapes import ExerciseError
from game.rules.protocol import AnyGame, Event, Json, Reason
from game.rules.registry import GAMES, make
from game.rules.shape import inside
from game.untrusted import json_text

LONGEST_TEXT = 2_000_000
"""Characters of a course, or of the puzzles of a game."""

_LESSON = ("id", "options", "position", "ask", "result")
_PUZZLE = ("id", "options", "position", "ask", "theme", "difficulty")
_GUIDED = ("id", "options", "learner", "opponent", "moments")
_HIGHEST_STAGE = 9
_HARDEST = 5


def read_course(text: str) -> Course:
    """Return the course that a text tells. Raises ExerciseError."""
    reader, told = _begin(text, ("game", "lessons", "guided"))
    lessons = shapes.some(told["lessons"], reader.lesson, "lessons")
    guided = shapes.items(told["guided"], reader.guided, "guided")
    return Course(reader.game, _counted(lessons), guided)


def read_puzzles(text: str) -> tuple[Exercise, ...]:
    """Return the puzzles that a text tells, from easy to hard. Raises ExerciseError."""
    return tuple(open_puzzles(text))


def open_puzzles(text: str) -> Puzzles:
    """Return the same puzzles, each of which is read when it is first asked for.

    Raises ExerciseError, and so does a puzzle that is malformed when it is read.
    """
    reader, told = _begin(text, ("game", "puzzles"))
    return Puzzles(reader, shapes.some(told["puzzles"], lambda value, _: value, "puzzles"))


def _begin(text: str, needed: Sequence[str]) -> tuple[_Reader, dict[str, Json]]:
    """Return what the text tells, and what reads its parts."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise ExerciseError(Reason("exercise-no-json"))
    value = json_text.value_of(text)
    if value is json_text.NO_JSON:
        raise ExerciseError(Reason("exercise-no-json"))
    told = shapes.members(value, needed)
    return _Reader(shapes.choice(told["game"], tuple(GAMES), "game")), told


def _counted(lessons: Sequence[Exercise]) -> tuple[Exercise, ...]:
    """Return lessons with the place of each in its stage."""
    sizes, steps = Counter(lesson.stage for lesson in lessons), Counter[int]()
    counted = []
    for lesson in lessons:
        steps[lesson.stage] += 1
        counted.append(replace(lesson, step=steps[lesson.stage], of=sizes[lesson.stage]))
    return tuple(counted)


class _Reader:
    """Reads lessons, puzzles and guided games of one game; no id may come twice."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._ids: set[str] = set()
        self._games: dict[str, AnyGame] = {}

    def lesson(self, value: Json, at: str) -> Exercise:
        """Return a lesson; its place in the course is not known yet."""
        told = shapes.members(value, _LESSON, ("stage",), at)
        stage = shapes.number(told.get("stage", 1), inside(at, "stage"), 1, _HIGHEST_STAGE)
        return replace(self._exercise("lesson", told, at), stage=stage)

    def puzzle(self, value: Json, at: str) -> Exercise:
        """Return a puzzle."""
        told = shapes.members(value, _PUZZLE, ("result", "line"), at)
        exercise = self._exercise("puzzle", told, at)
        line = told.get("line")
        return replace(
            exercise,
            theme=shapes.name(told["theme"], inside(at, "theme")),
            difficulty=shapes.number(told["difficulty"], inside(at, "difficulty"), 1, _HARDEST),
            line=() if line is None else shapes.moves(exercise.game, line, inside(at, "line")),
        )

    def guided(self, value: Json, at: str) -> Guided:
        """Return a guided game."""
        told = shapes.members(value, _GUIDED, ("after_stage",), at)
        game = self._game_with(told["options"], inside(at, "options"))
        stage = told.get("after_stage", 1)
        return Guided(
            self._id(told["id"], inside(at, "id")),
            game,
            shapes.seat(game, told["learner"], inside(at, "learner")),
            measure(told["opponent"], inside(at, "opponent")),
            shapes.some(told["moments"], _moment, inside(at, "moments")),
            shapes.number(stage, inside(at, "after_stage"), 1, _HIGHEST_STAGE),
        )

    def _exercise(
        self, kind: Literal["lesson", "puzzle"], told: dict[str, Json], at: str
    ) -> Exercise:
        """Return what lessons and puzzles have in common."""
        id_ = self._id(told["id"], inside(at, "id"))
        game = self._game_with(told["options"], inside(at, "options"))
        words = f"{kind}.{id_}"
        position = shapes.part(game.position_from_json, told["position"], inside(at, "position"))
        asked = question(game, words, told["ask"], inside(at, "ask"))
        exercise = Exercise(id_, kind, game, position, asked, words, _first_answer(asked))
        if "result" not in told:
            return exercise
        moves, points = _result(game, told["result"], inside(at, "result"))
        return replace(exercise, answer=moves, points=points)

    def _id(self, value: Json, at: str) -> str:
        id_ = shapes.name(value, at)
        if id_ in self._ids:
            raise ExerciseError(Reason("exercise-twice", {"name": id_}), at)
        self._ids.add(id_)
        return id_

    def _game_with(self, options: Json, at: str) -> AnyGame:
        """Return the game with some options; exercises with the same ones share it."""
        if not isinstance(options, dict):
            raise ExerciseError(Reason("shape-object"), at)
        key = json.dumps(options, sort_keys=True)
        if key not in self._games:
            self._games[key] = shapes.part(lambda told: make(self.game, told), options, at)
        return self._games[key]


class Puzzles(Sequence[Exercise]):
    """The puzzles of a game, from easy to hard. To read all at once would take several frames."""

    def __init__(self, reader: _Reader | None = None, values: Sequence[Json] = ()) -> None:
        self._reader = reader
        self._values = values
        self._known: dict[int, Exercise] = {}
        self.ids = tuple(self._id(at) for at in range(len(values)))
        """The name of each, which is known before it is read."""

    def _id(self, at: int) -> str:
        value = self._values[at]
        id_ = value.get("id") if isinstance(value, dict) else None
        return id_ if isinstance(id_, str) else self[at].id

    def __len__(self) -> int:
        return len(self._values)

    @overload
    def __getitem__(self, at: int) -> Exercise: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Exercise]: ...

    def __getitem__(self, at: int | slice) -> Exercise | Sequence[Exercise]:
        places = range(len(self))[at]
        if isinstance(places, range):
            return tuple(self[each] for each in places)
        return self._known[places] if places in self._known else self._read(places)

    def _read(self, at: int) -> Exercise:
        assert self._reader is not None
        puzzle = self._reader.puzzle(self._values[at], f"puzzles[{at}]")
        self._known[at] = replace(puzzle, step=at + 1, of=len(self))
        return self._known[at]

    def read_next(self) -> bool:
        """Read one more of them ahead; False where all of them are read."""
        at = next((at for at in range(len(self)) if at not in self._known), None)
        if at is not None:
            self._read(at)
        return at is not None


def _first_answer(asked: Question) -> Moves:
    """Return what is played at the end where nothing else is said."""
    return asked.accept[0] if isinstance(asked, PlayQuestion) else (asked.move,)


def _result(game: AnyGame, value: Json, at: str) -> tuple[Moves, tuple[tuple[int, Event], ...]]:
    """Return the moves that are played at the end, and the events to look at."""
    told = shapes.members(value, ("moves", "point"), at=at)

    def point(value: Json, at: str) -> tuple[int, Event]:
        return shapes.point(game, value, at)

    moves = shapes.moves(game, told["moves"], inside(at, "moves"))
    return moves, shapes.items(told["point"], point, inside(at, "point"))


def _moment(value: Json, at: str) -> Moment:
    told = shapes.members(value, ("id", "when"), ("gate", "always", "rare"), at)
    gate = told.get("gate")
    return Moment(
        shapes.name(told["id"], inside(at, "id")),
        goals(told["when"], inside(at, "when")),
        () if gate is None else goals(gate, inside(at, "gate")),
        shapes.flag(told.get("always", False), inside(at, "always")),
        shapes.flag(told.get("rare", False), inside(at, "rare")),
    )
