"""What an answer is given with that is no press on the board: a number, or "That's all"."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from game.host.interface import Range
from game.scenes.exercise.practice import MOST, Practice
from game.scenes.frame.context import Context
from game.view.box import TOUCH, Box
from game.view.buttons.controls import Step, stepper_of
from game.view.buttons.drawing import item_fits
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


def answers_with(practice: Practice) -> Literal["", "button", "number"]:
    """Return what is to be pressed beside the board, "" if nothing is."""
    if practice.asks_number:
        return "number"
    return "button" if practice.asks_places else ""


def answer_items(practice: Practice, box: Box, context: Context) -> list[Item]:
    """Return what is there for the question that is asked, in focus order."""
    if not answers_with(practice) or practice.stage == "done":
        return []
    m, text = context.measure, context.words.text
    row = Box(box.x, box.y, min(box.width, WIDEST * m.text), box.height)
    asking = practice.stage == "asking"
    if practice.asks_places:
        label = text("exercise.thats-all")
        return [
            readable(
                Item(
                    ALL_PICKED,
                    label,
                    row,
                    label,
                    "check",
                    "primary",
                    enabled=asking and bool(practice.picked),
                    group=ANSWER,
                ),
                context,
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
        readable(
            Item(SAY_NUMBER, label, say, label, "check", "primary", enabled=asking, group=ANSWER),
            context,
        ),
    ]


def readable(item: Item, context: Context, icons: bool = True) -> Item:
    """Return a button with as much on it as finds room: icon and word, the word, or the icon.

    Without `icons` the word is alone where it finds room.
    """
    ways = (item, replace(item, icon="")) if icons else (replace(item, icon=""),)
    fitting = (each for each in ways if each.label and item_fits(each, context.brush))
    return next(fitting, replace(item, label=""))
