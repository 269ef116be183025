"""The question before an action of the table that cannot be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.scenes.ask.scene import AskScene
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.table.turns import TableTurns


def asked(turns: TableTurns, action: str) -> Transition:
    """Return the way to the question about an action of the table (`game.scenes.table.actions`)."""
    return Transition("push", "confirm", {"turns": turns, "action": action})


class ConfirmScene(AskScene):
    """Params: `turns` of the table below, and `action`, which is done there after a yes.

    The question may name the `player` whom it is about.
    """

    name = "confirm"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        turns, action = params["turns"], params["action"]
        text, giving = context.words.text, turns.giving()
        seat = turns.match.to_move if giving is None or giving.seat is None else giving.seat
        question = text(f"more.{action}.ask", player=turns.names[seat])
        told = {"question": question, "yes": text(f"more.{action}.yes")}
        super().__init__(context, {**told, "on_yes": lambda: setattr(turns, "wanted", action)})
