"""What the buttons of the editor stand for. Numbers stand for a `StepTo` of a place or a detail."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.rules.protocol import Seat

Tool = Literal["choose", "add", "take"]
"""What pressing a place does: it is chosen, gets one more, or one less."""

Against = Literal["computer", "persons"]
"""Who plays the other seats."""

Step = Literal["undo", "redo", "start", "empty", "turn", "to-start", "to-home"]
"""What changes the position or the board with one press."""

Way = Literal["play", "review", "share"]
"""Where the position can be taken."""


class Use(NamedTuple):
    """Take a tool in hand."""

    tool: Tool


class Pick(NamedTuple):
    """Choose a piece."""

    seat: Seat
    number: int


class ToMove(NamedTuple):
    """Give the turn to a seat."""

    seat: Seat


class Play(NamedTuple):
    """Say who plays the other seats."""

    against: Against


class Do(NamedTuple):
    """Do one thing."""

    step: Step


class Go(NamedTuple):
    """Take the position elsewhere."""

    way: Way
