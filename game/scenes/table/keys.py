"""What keys mean at the table besides walking among what can be pressed."""

from __future__ import annotations

from typing import Any, Literal

from game.host.interface import Key
from game.rules.protocol import Place
from game.scenes.frame.command import Command
from game.scenes.table.play.play import Play

DIGITS = frozenset("123456789")
"""They press the place that the game's view says."""

HINT = "h"
"""The letter for a hint: where there is none it says why."""

CUT_SHORT = 0.4
"""For so many seconds after digits have cut a move short they press nothing: whoever hits a key
several times does not play for the next player."""

Meaning = Place | Command[Any] | Literal["skip", "run on", "no hint"] | None
"""A place to press, a command to run, or what to do with what goes on; None for any other key."""


class TableKeys:
    """Tells what keys mean as things stand now."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._deaf = 0.0

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._deaf = max(0.0, self._deaf - dt)

    def meaning(self, key: Key) -> Meaning:
        """Return what a key means: digits places, letters commands, Space and Enter to skip."""
        play = self._play
        if (play.show.moving or play.status.still) and key.name in (" ", "Enter"):
            return "run on" if play.status.still else "skip"
        if key.ctrl:
            return None
        if key.name in DIGITS:
            return self._place(int(key.name))
        letter = key.name.lower()
        command = play.commands.by_key(letter)
        if command is None and letter == HINT and (play.current.watched or not play.show.moving):
            # Why there is none is not said over a move that is seen and told.
            return "no hint"
        return command

    def _place(self, digit: int) -> Place | Literal["skip"] | None:
        """Return the place that a digit presses; while a move is shown digits cut it short."""
        if self._play.show.moving or self._deaf:
            self._deaf = CUT_SHORT
            return "skip"
        return self._play.presses.digit(digit)
