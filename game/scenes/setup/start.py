"""The way from the choices of set-up to a match. The menu goes it too, without set-up."""

from __future__ import annotations

from typing import Literal

from game.play.saved.setup_choices import DIE, SetupChoices
from game.scenes.frame.scene import Transition


def match_transition(kind: Literal["push", "replace"], choices: SetupChoices) -> Transition:
    """Return the way to the match of these choices; over the die, if that says who starts."""
    if choices.starter == DIE:
        return Transition(kind, "roll", {"choices": choices})
    return Transition(kind, "table", {"match": choices.match()})
