"""Where the menu's buttons lead: what each item stands for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayGame:
    """Begin a match against the computer."""

    game: str


@dataclass(frozen=True, slots=True)
class OpenRow:
    """Show all that can be done with a game whose row is closed."""

    game: str
