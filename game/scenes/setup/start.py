"""The way from the choices of set-up to a match. The menu goes it too, without set-up."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from game.play.saved.setup_choices import DIE, LOT, SetupChoices
from game.scenes.frame.scene import Transition


def match_transition(kind: Literal["push", "replace"], choices: SetupChoices) -> Transition:
    """Return the way to the match of these choices; over the die, if that says who starts."""
    if choices.starter == DIE:
        return Transition(kind, "roll", {"choices": choices})
    return Transition(kind, "table", {"match": choices.match()})


def friend_transition(choices: SetupChoices) -> Transition:
    """Return the way to a match of these choices that is played by link.

    At least two persons play it. A die that lies on one device only is a lot to the other.
    """
    for seat in choices.seats:
        if sum(choices.player(other).kind == "person" for other in choices.seats) > 1:
            break
        choices = choices.with_player(seat, kind="person")
    if choices.starter == DIE:
        choices = replace(choices, first=LOT)
    return Transition("push", "friend", {"match": choices.match(), "new": True})
