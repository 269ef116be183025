"""The question before a command of the table that cannot be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.scenes.ask.scene import AskScene
from game.scenes.frame.command import Command
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.table.play.play import Play


def question_about(play: Play, command: Command[Any]) -> Transition:
    """Return the way to the question that a command asks."""
    return Transition("push", "confirm", {"play": play, "command": command})


def make_confirm(context: Context, params: Mapping[str, Any]) -> AskScene:
    """Make the question. Params: `play` of the table below, and `command`, run there after a yes.

    The question may name the `player` whom it is about.
    """
    play: Play = params["play"]
    command: Command[Any] = params["command"]
    text, giving = context.words.text, play.current.giving()
    seat = play.match.to_move if giving is None or giving.seat is None else giving.seat
    return AskScene(
        context,
        {
            "name": "confirm",
            "question": text(f"more.{command.id}.ask", player=play.words.players[seat]),
            "yes": text(f"more.{command.id}.yes"),
            "on_yes": lambda: play.commands.schedule(command),
        },
    )
