"""The question before an action of the table that cannot be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from game.scenes.ask import AskScene
from game.scenes.context import Context
from game.scenes.scene import Transition
from game.scenes.table_turns import TableTurns


def asked(kind: Literal["push", "replace"], turns: TableTurns, action: str) -> Transition:
    """Return the way to the question about an action of the table (`game.scenes.actions`)."""
    return Transition(kind, "confirm", {"turns": turns, "action": action})


class ConfirmScene(AskScene):
    """Params: `turns` of the table below, and `action`, which is done there after a yes."""

    name = "confirm"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        turns, action = params["turns"], params["action"]
        text = context.words.text
        told = {"question": text(f"more.{action}.ask"), "yes": text(f"more.{action}.yes")}
        super().__init__(context, {**told, "does": lambda: setattr(turns, "wanted", action)})
