"""The moves of a line in rows: a column for each player, or all of them in one."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.lines import Turn
from game.rules.protocol import Seat
from game.scenes.review.study import Study

Row = tuple[int | None, ...]
"""For each column the number of a turn, counted from 0; None where nothing stands."""


def rows_of(turns: Sequence[Turn], columns: Sequence[Seat]) -> list[Row]:
    """Return turns in rows: each stands in its player's column, to the right of those before it.

    With a single column, each has a row.
    """
    if len(columns) < 2:
        return [(number,) for number in range(len(turns))]
    place = {seat: column for column, seat in enumerate(columns)}
    rows: list[list[int | None]] = []
    last = len(columns)
    for number, turn in enumerate(turns):
        column = place[turn.seat]
        if column <= last:
            rows.append([None] * len(columns))
        rows[-1][column] = number
        last = column
    return [tuple(row) for row in rows]


def first_of(row: Row) -> int:
    """Return the first turn of a row."""
    return next(number for number in row if number is not None)


class MoveNames:
    """What the moves of a line are called, found when they are asked for: in some games slowly."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self._labels: dict[tuple[int, object], str] = {}

    def knows(self, number: int) -> bool:
        """Whether what a turn is called was found already."""
        return (number, self.study.turns[number].move) in self._labels

    def label(self, number: int) -> str:
        """Return a turn, the first being 0, as short as can be understood."""
        study = self.study
        turn = study.turns[number]
        key = (number, turn.move)
        if key not in self._labels:
            position = study.turns[number - 1].after if number else study.match.start
            presses = study.game_view.way_to(study.game, position, turn.move)
            # A turn that only passes has no presses.
            passes = study.teller.text("review.pass")
            label = study.teller.move_label(position, presses) if presses else passes
            self._labels[key] = label
        return self._labels[key]
