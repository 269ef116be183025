"""Where the menu's buttons lead: what each item stands for."""

from __future__ import annotations

from typing import NamedTuple


class PlayGame(NamedTuple):
    """Begin a match against the computer."""

    game: str


class OpenRow(NamedTuple):
    """Show all that can be done with a game whose row is closed."""

    game: str
