"""What the list of puzzles has, as data: puzzles that belong together, by difficulty or theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from game.learn.exercise import Exercise
from game.learn.words import theme_key
from game.scenes.frame.context import Context
from game.scenes.puzzle.series import Mark, mark_of

Order = Literal["difficulty", "theme"]


class Entry(NamedTuple):
    """A puzzle of the list: its number among all of the game, and whether it is solved."""

    number: int
    exercise: Exercise
    mark: Mark


class Section(NamedTuple):
    """Puzzles that belong together, under a heading."""

    id: str
    title: str
    entries: tuple[Entry, ...]


def entries_of(context: Context, puzzles: Sequence[Exercise]) -> tuple[Entry, ...]:
    """Return all puzzles with their numbers and marks."""
    return tuple(
        Entry(number, puzzle, mark_of(context, puzzle.game.name, puzzle.id))
        for number, puzzle in enumerate(puzzles, 1)
    )


def sections_of(context: Context, entries: Sequence[Entry], order: Order) -> list[Section]:
    """Return the puzzles by difficulty, or by what they are about; each from easy to hard."""
    key = _by_difficulty if order == "difficulty" else _by_theme
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(key(entry.exercise), []).append(entry)
    return list(_sections(context, groups))


def _sections(context: Context, groups: dict[str, list[Entry]]) -> Iterator[Section]:
    for key, entries in groups.items():
        yield Section(key.rpartition(".")[2], context.words.text(key), tuple(entries))


def _by_difficulty(puzzle: Exercise) -> str:
    return f"puzzle.level.{puzzle.difficulty}"


def _by_theme(puzzle: Exercise) -> str:
    return theme_key(puzzle)
