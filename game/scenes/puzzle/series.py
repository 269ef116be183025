"""The puzzles of which one is tried: those of a game, one's own, or the one of today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from game.learn.courses import load_puzzles
from game.learn.exercise import Exercise
from game.play.saved import progress
from game.scenes.frame.context import Context
from game.scenes.puzzle.today import puzzle_of_today

ROW = 10
"""So many puzzles stand in a row."""

Kind = Literal["game", "own", "today"]

Mark = Literal["open", "solved", "helped"]
"""Not solved, solved without help, or with it."""


class Tally(NamedTuple):
    """How many puzzles are solved, and how many of them without help."""

    solved: int
    unaided: int


class Series:
    """Puzzles in their order, and the one of them that is tried: `at`."""

    def __init__(
        self,
        context: Context,
        kind: Kind,
        exercises: Sequence[Exercise],
        ids: Sequence[str],
        at: int,
    ) -> None:
        self.context = context
        self.kind: Kind = kind
        self.exercises = exercises
        self.ids = ids
        self.at = at
        self._own: dict[str, Mark] = {}
        """What was solved of one's own: nobody keeps it longer than the scene is there."""

    @property
    def now(self) -> Exercise:
        """The one that is tried."""
        return self.exercises[self.at]

    def row(self) -> range:
        """Return the places of the puzzles that stand in the row with this one."""
        first = self.at // ROW * ROW
        return range(first, min(first + ROW, len(self.exercises)))

    def mark(self, at: int) -> Mark:
        """Return whether a puzzle is solved."""
        if self.kind == "own":
            return self._own.get(self.ids[at], "open")
        return mark_of(self.context, self.now.game.name, self.ids[at])

    def tally(self) -> Tally:
        """Return how many are solved."""
        marks = [self.mark(at) for at in range(len(self.ids))]
        return tally_of(marks)

    def note(self, tries: int, helped: bool) -> None:
        """Note that this one is solved."""
        exercise = self.now
        if self.kind == "own":
            first = self._own.get(exercise.id, "open") == "open"
            if first or not helped:
                self._own[exercise.id] = "helped" if helped else "solved"
        else:
            name = exercise.game.name
            if not self.context.progress.note_puzzle(name, exercise.id, tries, helped):
                self.context.matches.report_unsaved(progress.KEY)

    def after(self) -> int | None:
        """Return the place of the next one; None at the end."""
        return self.at + 1 if self.at + 1 < len(self.exercises) else None

    def before(self) -> int | None:
        """Return the place of the one before; None at the beginning."""
        return self.at - 1 if self.at else None


def mark_of(context: Context, game: str, id_: str) -> Mark:
    """Return whether a puzzle that is shipped is solved."""
    result = context.progress.puzzle(game, id_)
    if result is None:
        return "open"
    return "helped" if result.helped else "solved"


def tally_of(marks: Sequence[Mark]) -> Tally:
    """Return how many of these are solved."""
    unaided = marks.count("solved")
    return Tally(unaided + marks.count("helped"), unaided)


def first_open(context: Context, game: str, ids: Sequence[str]) -> int:
    """Return the place of the first puzzle that is not solved; 0 if all are."""
    marks = [mark_of(context, game, id_) for id_ in ids]
    return marks.index("open") if "open" in marks else 0


def series_of(context: Context, params: Mapping[str, Any]) -> Series:
    """Return what the parameters of a scene tell.

    `exercises`: one's own. `today`: the puzzle of the day. Else the puzzles of `game`, from `id`
    on, or from the first that is not solved.
    """
    own = params.get("exercises")
    if own:
        return Series(context, "own", tuple(own), [each.id for each in own], 0)
    if params.get("today"):
        today = puzzle_of_today(context)
        return Series(context, "today", (today,), (today.id,), 0)
    game, id_ = params["game"], params.get("id")
    puzzles = load_puzzles(game)
    ids = puzzles.ids
    at = ids.index(id_) if id_ in ids else first_open(context, game, ids)
    return Series(context, "game", puzzles, ids, at)
