"""What an answer is given with that is no press on the board: a number, or "That's all"."""

from __future__ import annotations

from game.host.interface import Range
from game.scenes.exercise.practice import MOST, Practice
from game.scenes.frame.context import Context
from game.view.box import TOUCH, Box
from game.view.buttons.controls import Step, stepper_of
from game.view.widgets import Item

ANSWER = "answer"
"""The group of what an answer is given with."""

ALL_PICKED = "all-picked"
"""The id of the button: these are all."""

NUMBER = "number"
"""The id of the number that is said, and of its group."""

SAY_NUMBER = "say-number"
"""The id of the button: this is the number."""

WIDEST = 380.0
"""No wider than this, in CSS pixels at the usual size of text."""


def asks_more(practice: Practice) -> bool:
    """Whether something is to be pressed beside the board."""
    return practice.asks_number or practice.asks_places


def answer_items(practice: Practice, box: Box, context: Context) -> list[Item]:
    """Return what is there for the question that is asked, in focus order."""
    if not asks_more(practice) or practice.stage == "done":
        return []
    m, text = context.measure, context.words.text
    row = Box(box.x, box.y, min(box.width, WIDEST * m.text), box.height)
    asking = practice.stage == "asking"
    if practice.asks_places:
        label = text("exercise.thats-all")
        return [
            Item(
                ALL_PICKED,
                label,
                row,
                label,
                "check",
                "primary",
                enabled=asking and bool(practice.picked),
                group=ANSWER,
            )
        ]
    number, rest = row.left_part(max(3 * TOUCH, row.width * 0.45))
    number = number._replace(y=row.middle[1] - TOUCH / 2, height=max(TOUCH, 0.0))
    step = Step(
        NUMBER,
        text("learn.number"),
        context.words.number(practice.number),
        Range(0, MOST, practice.number),
        text("learn.less"),
        text("learn.more-by-one"),
        value=NUMBER,
    )
    label = text("learn.say-number")
    say = rest.right_part(rest.width - 8)[0]
    return [
        *stepper_of(step, number),
        Item(SAY_NUMBER, label, say, label, "check", "primary", enabled=asking, group=ANSWER),
    ]
