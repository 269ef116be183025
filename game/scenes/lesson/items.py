"""The buttons of a lesson."""

from __future__ import annotations

from game.learn.exercise import Exercise
from game.scenes.exercise.answers import readable
from game.scenes.exercise.sending import gesture_of
from game.scenes.frame.context import Context
from game.scenes.lesson.layout import LessonLayout, with_wide_next
from game.scenes.lesson.texts import LessonTexts, course_name
from game.scenes.lesson.way_on import WayOn
from game.view.widgets import Item

HELP = "help"
"""The group of what helps with the lesson."""


def lesson_items(
    texts: LessonTexts,
    boxes: LessonLayout,
    before: Exercise | None,
    way: WayOn,
) -> list[Item]:
    """Return the buttons around the board, in focus order."""
    context, practice = texts.context, texts.practice
    text = context.words.text
    asking = practice.stage != "showing"
    show, why = text("exercise.show-me"), text("exercise.why")
    back, onward = text("exercise.back"), text("exercise.next")
    ends = _ends(context, way) if practice.done else ""
    wide = boxes.beside and boxes.worded
    if ends:
        boxes = with_wide_next(boxes)
    items = [
        Item("show", show, boxes.show, show, "play",
             enabled=asking, group=HELP, shortcut="H"),
        Item("why", why, boxes.why, why, "help",
             group=HELP, shortcut="W"),
        Item("back", text("learn.lesson-before"), boxes.back, back if wide and not ends else "",
             "step-back", enabled=before is not None, group=HELP, shortcut="B"),
        Item("next", ends or text("learn.next-lesson"), boxes.next,
             ends or (onward if wide else ""),
             "step-forward", "primary" if practice.done else "plain",
             group=HELP, shortcut="N"),
    ]  # fmt: skip
    if boxes.all is not None:
        label = text("learn.all") if wide else ""
        items.append(
            Item("all", text("learn.all"), boxes.all, label, "list", shortcut="L",
                 tooltip="" if label else text("learn.all"))
        )  # fmt: skip
    if boxes.send is not None:
        name = text("learn.send-lesson")
        gesture = gesture_of(context, texts.exercise, texts.title())
        items.append(Item("send", name, boxes.send, "", "send", tooltip=name, gesture=gesture))
    items.append(Item("close", text("learn.close"), boxes.close, icon="cancel"))
    if ends and boxes.why.x == boxes.show.x:
        items = [item for item in items if item.id != "show"]
    return [readable(item, context, boxes.worded) for item in items]


def _ends(context: Context, way: WayOn) -> str:
    """Return where a lesson leads that is the last of its stage; "" where another one follows."""
    if way.key == "exercise.next":
        return ""
    stage = "" if way.lesson is None else course_name(context, way.game, way.lesson.stage)
    return context.words.text(way.key, stage=stage)
