"""In which order and sections the commands of "more" stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.scenes.frame.command import Command

SECTIONS = (
    ("next-fault", "list", "try", "go-on"),
    ("typed", "again", "redo", "turn", "review", "lines", "log", "friend", "share", "editor"),
    ("learn", "rules", "settings", "full-screen"),
    (),
    ("restart", "resign"),
)
"""The ids of commands by section; in the empty one stands whatever else is offered."""

ALOUD = ("read-row", "read-board", "read-score", "read-turn", "said")
"""The ids of what is of use to listeners only: below all sections, apart."""

OF_GAME = ("learn", "rules")
"""Ids of commands that lead to what is told of a game: its name is a part of their rows' ids."""

GRAVE = ("resign",)
"""Ids of commands that are written as what cannot be undone."""


def in_sections(commands: Iterable[Command[Any]]) -> list[list[Command[Any]]]:
    """Return commands by section; those of a section in its order, and no empty section."""
    left = {command.id: command for command in commands if command.id not in ALOUD}
    sections = [[left.pop(id_) for id_ in ids if id_ in left] for ids in SECTIONS]
    sections[SECTIONS.index(())] = list(left.values())
    return [section for section in sections if section]


def for_listeners(commands: Iterable[Command[Any]]) -> list[Command[Any]]:
    """Return the commands for those who listen."""
    return [command for command in commands if command.id in ALOUD]


def is_grave(command: Command[Any]) -> bool:
    """Whether a command cannot be undone."""
    return command.id in GRAVE
