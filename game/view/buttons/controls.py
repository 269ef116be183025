"""Controls that are made of several buttons: one of several in a bar, a number between two signs.

Scenes lay them out as one box, and get the items of all their parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.host.interface import Range
from game.view.art import Sides
from game.view.box import TOUCH, Box
from game.view.theme import Colour
from game.view.widgets import Item


@dataclass(frozen=True, slots=True)
class Segment:
    """One of the answers in a bar."""

    id: str
    label: str
    chosen: bool
    value: object = None
    name: str = ""
    """What is spoken; "" for the label."""
    icon: str = ""
    icon_ink: Colour | None = None
    """The colour of the icon where it is not chosen; None for that of the label."""


def bar_of(segments: Sequence[Segment], box: Box, group: str) -> list[Item]:
    """Return the items of a bar of answers of which one is chosen; `group` names the question."""
    widths = box.columns(len(segments), 0)
    return [
        Item(
            segment.id,
            segment.name or segment.label,
            part,
            segment.label,
            segment.icon,
            "segment",
            "choice",
            segment.chosen,
            value=segment.value,
            group=group,
            role="radio",
            sides=_sides(number, len(segments)),
            icon_ink=segment.icon_ink,
        )
        for number, (segment, part) in enumerate(zip(segments, widths, strict=True))
    ]


def _sides(number: int, count: int) -> Sides:
    """Return where a part of a bar is round."""
    if count == 1:
        return "both"
    if number == 0:
        return "left"
    return "right" if number == count - 1 else "none"


@dataclass(frozen=True, slots=True)
class Step:
    """A number with a button on each side.

    `id` is that of the number; its buttons are called the same with "-less" and "-more" behind.
    `less`, `more`: what the buttons are called. `text`: how the number is written and said.
    """

    id: str
    name: str
    text: str
    range: Range
    less: str
    more: str
    value: object = None


@dataclass(frozen=True, slots=True)
class StepTo:
    """What the parts of a number stand for: the number they lead to, and of what it is one."""

    of: object
    number: int


def stepper_of(step: Step, box: Box, side: float = TOUCH) -> list[Item]:
    """Return the items of a number: less, the number, more; `value` stands for all three.

    They are a group, whose id is that of the number. Pressed or set, the scene gets a `StepTo`.
    """
    left, rest = box.left_part(side)
    right, middle = rest.right_part(side)
    low, high, now = step.range.low, step.range.high, step.range.now
    number = Item(
        step.id,
        step.name,
        middle,
        step.text,
        style="segment",
        kind="choice",
        value=StepTo(step.value, now + 1 if now < high else low),
        role="spin",
        text=step.text,
        group=step.id,
        range=step.range,
        sides="none",
    )
    less = _Button(f"{step.id}-less", step.less, "minus", "left", now - 1, now > low)
    more = _Button(f"{step.id}-more", step.more, "plus", "right", now + 1, now < high)
    return [less.item(step, left), number, more.item(step, right)]


class _Button(NamedTuple):
    """A button beside a number."""

    id: str
    name: str
    icon: str
    sides: Sides
    number: int
    can: bool

    def item(self, step: Step, box: Box) -> Item:
        """Return it as an item."""
        return Item(
            self.id,
            self.name,
            box,
            icon=self.icon,
            style="segment",
            enabled=self.can,
            value=StepTo(step.value, self.number),
            group=step.id,
            sides=self.sides,
        )


def switch_of(id_: str, name: str, on: bool, box: Box, value: object = None) -> Item:
    """Return a switch that stands in the middle of a box."""
    return Item(
        id_, name, box, style="switch", kind="choice", pressed=on, value=value, role="switch"
    )
