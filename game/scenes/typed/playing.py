"""What is done at the table for what was typed: a move is made, or one of a few commands."""

from __future__ import annotations

from typing import Any

from game.scenes.frame.command import Command
from game.scenes.table.play.play import Play
from game.view.typed.readings import Understood
from game.view.typed.words import Tokens, phrases

_COMMANDS = ("hint", "undo", "redo", "log", "read-row", "read-board", "read-score", "read-turn")
"""The ids of commands that can be typed; the catalogue lists their words as "typed.command.ID"."""


def command_called(play: Play, tokens: Tokens) -> Command[Any] | None:
    """Return the command that a typed text names; None if it names none."""
    words = play.context.words
    for command in (*play.commands.bar().values(), *play.commands.offered()):
        if command.id in _COMMANDS and tokens in phrases(words, f"typed.command.{command.id}"):
            return command
    return None


def command_of(understood: Understood) -> Command[Play]:
    """Return the command that makes a typed move, or as much of it as is decided."""
    return Command("typed-move", "", "", lambda play: _make(play, understood), plays=True)


def _make(play: Play, understood: Understood) -> None:
    """Play a complete move; of any other press what is not pressed yet."""
    if understood.move is not None:
        play.make_move(understood.move)
        return
    pressed = play.presses.chosen
    if understood.presses[: len(pressed)] != pressed:
        play.clear_presses()
    for place in understood.presses[len(play.presses.chosen) :]:
        play.show.finish()
        play.tap(place)
