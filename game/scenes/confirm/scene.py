"""The question before a command of the table that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.scenes.ask.scene import AskScene
from game.scenes.frame.command import Command
from game.scenes.frame.context import Context
from game.scenes.frame.names import players_of
from game.scenes.frame.scene import Transition
from game.scenes.table.play.play import Play


def question_about(play: Play, command: Command[Any]) -> Transition:
    """Return the way to the question that a command asks."""
    return Transition("push", "confirm", {"play": play, "command": command})


def make_confirm(context: Context, params: Mapping[str, Any]) -> AskScene:
    """Make the question.

    Params: `play` of the table below, and `command`, run there after a yes.
    """
    play: Play = params["play"]
    command: Command[Any] = params["command"]
    text = context.words.text
    return AskScene(
        context,
        {
            "name": "confirm",
            "question": text(f"more.{command.id}.ask"),
            "note": _NOTES[command.id](play),
            "yes": text(f"more.{command.id}.yes"),
            "no": text("confirm.no"),
            "icon": command.icon,
            "harmless": command.id == "restart",
            "on_yes": lambda: play.commands.schedule(command),
        },
    )


def _who_loses(play: Play) -> str:
    """Return what it means to give up; against one computer, that this one wins."""
    match, words = play.match, play.context.words
    giving = play.current.giving()
    seat = match.to_move if giving is None or giving.seat is None else giving.seat
    others = [player for other, player in match.players.items() if other != seat]
    if len(others) == 1 and others[0].kind == "opponent" and not others[0].name:
        return words.text("more.resign.note-computer")
    return words.text("more.resign.note", player=players_of(words, match)[seat])


def _what_is_kept(play: Play) -> str:
    """Return what becomes of the match when another one is begun."""
    return play.context.words.text("more.restart.note")


_NOTES: Mapping[str, Callable[[Play], str]] = {
    "resign": _who_loses,
    "restart": _what_is_kept,
}
"""By the id of the command, what a yes means."""
