"""The scene of a lesson: what it is about, what is to be done, and the board on which it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import pygame

from game.host.interface import Group, Key, Note
from game.learn.attempt import Attempt
from game.learn.courses import load_course
from game.learn.exercise import Exercise
from game.rules.protocol import Json
from game.scenes.exercise.answers import answers_with
from game.scenes.exercise.parts import Part
from game.scenes.exercise.practice import Practice
from game.scenes.exercise.scene import ExerciseScene
from game.scenes.exercise.sending import send
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.word_links import Word, to_word, word_links
from game.scenes.lesson.card import Saying, SignedText, card_texts
from game.scenes.lesson.items import lesson_items
from game.scenes.lesson.keys import KEYS
from game.scenes.lesson.layout import LessonLayout, lesson_layout
from game.scenes.lesson.legend import draw_legend
from game.scenes.lesson.painting import (
    REACH,
    draw_band,
    draw_bubble,
    draw_dots,
)
from game.scenes.lesson.reading import Reading
from game.scenes.lesson.texts import LessonTexts
from game.scenes.lesson.way_on import (
    WayOn,
    before,
    lesson_of,
    to_lesson,
    to_lessons,
    way_on,
)
from game.view.box import Box, around
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item

_SIGNS = {"right": "check", "wrong": "cancel", "help": "hint"}
"""The icon before a reply, by how it is meant."""


class LessonScene(ExerciseScene):
    """Params: `game` (its name), `id` (of the lesson; None for the one that comes next)."""

    name = "lesson"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        exercise = lesson_of(context, params["game"], params["id"])
        super().__init__(context, Practice(context, exercise, Attempt(exercise)))
        self.texts = LessonTexts(context, self.practice)
        self.reading = Reading(self.practice)
        self.boxes: LessonLayout
        self._done = context.progress.lessons_done(self.game)

    @property
    def exercise(self) -> Exercise:
        """The lesson."""
        return self.practice.exercise

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.exercise.game.name

    def title(self) -> str:
        """Return the heading: the lesson's title, and which it is."""
        words = self.context.words
        return words.sentences(words.ended(self.texts.title()), words.sentence(self.texts.place()))

    def description(self) -> str:
        """Return what is said when the lesson comes up: what it is about, and what to do."""
        head, task = self.texts.band()
        words = self.context.words
        return words.sentences(self.title(), self.texts.own("text"), words.ended(head), task)

    # What is seen

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay everything out."""
        self.boxes = lesson_layout(self.context.measure, answers_with(self.practice))
        return self.layout_board(), self._heading()

    def _heading(self) -> list[TextBox]:
        """Return the title, and which lesson of which course it is."""
        m, boxes = self.context.measure, self.boxes
        brush = self.context.brush
        title = TextBox(self.texts.title(), boxes.title, m.size("card"), "title", tone="title")
        words = [truncated(title, brush)]
        if boxes.place is not None:
            place = TextBox(self.texts.place(), boxes.place, m.size("least"), tone="soft_text")
            words.append(truncated(place, brush))
        return words

    def board_area(self) -> Box:
        """Return the room of the board."""
        return self.boxes.board

    def reply_area(self) -> Box:
        """Return the bubble."""
        return self.boxes.bubble

    def answer_area(self) -> Box | None:
        """Return the room of what an answer is given with."""
        return self.boxes.answer

    def around(self) -> list[Item]:
        """Return the buttons."""
        way = self.way_on()
        texts = [each.text for each in self.card()]
        return [
            *word_links(texts, self.context.brush),
            *lesson_items(self.texts, self.boxes, before(self.exercise), way),
        ]

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the legend."""
        if self.boxes.legend is not None:
            draw_legend(ground, self.context, self.boxes.legend, self.practice)

    def card(self) -> tuple[SignedText, ...]:
        """Return the texts of the bubble as they are now: the lesson's own, and what is replied."""
        practice = self.practice
        reply = Saying(practice.reply, _SIGNS.get(practice.mood, ""), practice.mood == "wrong")
        if not reply.text:
            reply = Saying(self.said())
        own = Saying(self.texts.own("text"))
        return card_texts(self.context, self.boxes.bubble, own, reply, read=self.reading.over)

    def parts(self) -> Sequence[Part]:
        """Return bubble, band and dots as they are now."""
        context, boxes, practice = self.context, self.boxes, self.practice
        card, box = self.card(), boxes.bubble
        beyond = Box(box.x - REACH, box.y - 1, box.width + 2 * REACH, box.height + 6)
        bubble = partial(draw_bubble, context=context, box=box, texts=card, points=boxes.points)
        parts = [Part("bubble", beyond, card, bubble)]
        head, told = self.texts.band()
        sign = "check" if practice.done else "star" if practice.asks_moves else "help"
        box = boxes.band
        if practice.done and boxes.answer.y == box.y:
            box = around([box, boxes.answer])  # nothing is to be answered any more
        band = partial(draw_band, context=context, box=box, head=head, told=Saying(told, sign))
        parts.append(Part("band", box.shrunk(-1), (head, told, sign), band))
        states = self.dot_states()
        dots = partial(draw_dots, context=context, box=boxes.dots, states=states)
        parts.append(Part("dots", boxes.dots, states, dots))
        return parts

    def dot_states(self) -> tuple[str, ...]:
        """Return which lessons of this one's stage are done, which is this, which are ahead."""
        stage = [
            each for each in load_course(self.game).lessons if each.stage == self.exercise.stage
        ]
        return tuple(
            "now" if each.id == self.exercise.id else "done" if each.id in self._done else "ahead"
            for each in stage
        )

    def notes(self) -> Sequence[Note]:
        """Return what the lesson is about, what to do and what was answered, for who listens."""
        first = next(iter(self.items), "")
        head, told = self.texts.band()
        words = self.context.words
        return (
            Note("text", self.texts.own("text"), before=first),
            Note("task", words.sentences(words.ended(head), told), before=first),
            Note("reply", self.practice.reply or self.said(), before=first),
        )

    def more_groups(self) -> Sequence[Group]:
        """Return the group of the lesson's tools."""
        return (Group("help", self.context.words.text("table.tools"), "toolbar"),)

    # What is done

    def answered(self) -> None:
        """Note that the lesson is done, and say what was learnt."""
        self._done |= {self.exercise.id}
        self.context.progress.finish_lesson(self.game, self.exercise.id)
        words = self.context.words
        self.context.announce(
            words.sentences(words.ended(words.text("exercise.done")), self.texts.own("done"))
        )
        if "next" in self.items and (self._ring or self._focus is None):
            self.move_focus("next", visible=self._ring)

    def update(self, dt: float) -> bool:
        """Let time pass; the lesson's own text comes back once a reply has been read."""
        if self.reading.update(dt):
            self._unseen = self._unlisted = True
        return super().update(dt)

    def pressed(self, item: Item) -> Transition | None:
        """Press a place, a button, or a word."""
        if isinstance(item.value, Word):
            return to_word(self.game, item.value)
        if item.id in self._actions:
            self._unseen = True
            return self._actions[item.id](self)
        return super().pressed(item)

    def _show(self) -> None:
        """Show the answer."""
        self.practice.show_answer()

    def _why(self) -> None:
        """Say why; pressed once more, let the lesson's own text come back."""
        why, practice = self.texts.own("why"), self.practice
        if (practice.reply, practice.mood) == (why, "help"):
            practice.reply, practice.mood = "", ""
            return
        practice.answer(why, "help", urgent=True)

    def _close(self) -> Transition:
        """Go back to where one came from."""
        return Transition("pop")

    def _all(self) -> Transition:
        """Go to the list of all lessons."""
        below = self.beneath
        if below is not None and below.name == "lessons":
            return Transition("pop")
        return to_lessons(self.game)

    def _send(self) -> None:
        """Give the lesson's link away."""
        send(self.context, self.exercise, self.texts.title())

    def way_on(self) -> WayOn:
        """Return what follows the lesson."""
        return way_on(self.exercise)

    def _go_on(self) -> Transition:
        """Go on to what follows."""
        return self.way_on().transition()

    def _before(self) -> Transition | None:
        """Go to the lesson before."""
        lesson = before(self.exercise)
        if lesson is None:
            return None
        return to_lesson(lesson)

    _actions: ClassVar[Mapping[str, Callable[[LessonScene], Transition | None]]] = {
        "show": _show,
        "why": _why,
        "back": _before,
        "next": _go_on,
        "all": _all,
        "send": _send,
        "close": _close,
    }
    """What each button does."""

    def key(self, key: Key) -> Transition | None:
        """Take the letters of buttons; Enter goes on once the lesson is done."""
        focus = self.items.get(self._focus or "")
        on_link = self._ring and focus is not None and focus.role == "link"
        if key.name == "Enter" and self.practice.done and not on_link:
            return self._press("next")
        name = KEYS.get(key.name.lower()) if not key.ctrl else None
        if name in self.items:
            return self._press(name)
        return super().key(key)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell which lesson it is, and whether it is done."""
        lesson: dict[str, Json] = {
            "game": self.game,
            "id": self.exercise.id,
            "step": self.exercise.step,
            "of": self.exercise.of,
            "done": self.practice.done,
        }
        return {**super().hook_state(), "lesson": lesson}
