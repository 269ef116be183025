"""What keys mean at the table besides walking among what can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.host.interface import Key
from game.rules.protocol import Place
from game.scenes.frame.command import Command
from game.scenes.table.play.changes import run_on
from game.scenes.table.play.play import Play

DIGITS = frozenset("0123456789")
"""They press the place that the game's view says, or are told that there is none."""

HINT = "h"
"""The letter for a hint: where there is none it says why."""

TYPE = "/"
"""The sign for a move in words: where none can be made it says why."""

CUT_SHORT = 0.4
"""For so many seconds after digits have cut a move short they press nothing: whoever hits a key
several times does not play for the next player."""

Meaning = Place | Command[Any] | Callable[[Play], object] | None
"""A place to press, a command to run, or what else to do; None for any other key."""


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
            return run_on if play.status.still else Play.hasten
        if key.ctrl:
            return None
        if key.name in DIGITS:
            return self._place(int(key.name))
        letter = key.name.lower()
        command = play.commands.by_key(letter)
        if command is None and (play.current.watched or not play.show.moving):
            # Why there is none is not said over a move that is seen and told.
            return _REFUSED.get(letter)
        return command

    def _place(self, digit: int) -> Meaning:
        """Return the place that a digit presses; while a move is shown digits cut it short."""
        play = self._play
        if play.show.moving or self._deaf:
            self._deaf = CUT_SHORT
            return Play.hasten
        place = play.presses.digit(digit)
        if place is None or place not in play.current.contents():
            return lambda play: play.narrator.tell_no_digit(digit)
        return place


def _tell_why_no_move(play: Play) -> None:
    play.narrator.tell_why_no_move()


_REFUSED: Mapping[str, Callable[[Play], object]] = {HINT: Play.ask_hint, TYPE: _tell_why_no_move}
"""What tells why a letter does nothing now."""
