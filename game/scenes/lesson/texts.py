"""What a lesson says: its own sentences, as the board that is seen shows left and right."""

from __future__ import annotations

from game.learn.courses import load_course
from game.learn.exercise import Exercise
from game.scenes.exercise.practice import Practice
from game.scenes.exercise.verdict_words import ways
from game.scenes.frame.context import Context


class LessonTexts:
    """The sentences of one lesson."""

    def __init__(self, context: Context, practice: Practice) -> None:
        self.context = context
        self.practice = practice

    @property
    def exercise(self) -> Exercise:
        """The lesson."""
        return self.practice.exercise

    def own(self, name: str) -> str:
        """Return a sentence of the lesson, "" if it has none of this name."""
        words, key = self.context.words, f"{self.exercise.words}.{name}"
        return words.text(key, **ways(self.practice.play)) if key in words else ""

    def title(self) -> str:
        """Return the lesson's title."""
        return self.own("title")

    def place(self) -> str:
        """Return which lesson of which course it is."""
        return place_of(self.context, self.exercise)

    def band(self) -> tuple[str, str]:
        """Return what is to be done now, or that it is done: a word or two, and a sentence."""
        text, practice = self.context.words.text, self.practice
        if practice.done:
            return text("exercise.done"), self.own("done")
        if practice.stage in ("showing", "shown"):
            return text("exercise.watch"), self.own("task")
        key = "exercise.your-turn" if practice.asks_moves else "exercise.your-answer"
        return text(key), self.own("task")


def place_of(context: Context, exercise: Exercise) -> str:
    """Return which lesson of which course an exercise is."""
    text = context.words.text
    course = course_name(context, exercise.game.name, exercise.stage)
    step, of = step_of(exercise)
    return text("lesson.place", course=course, step=step, of=of)


def step_of(exercise: Exercise) -> tuple[int, int]:
    """Return which lesson of the whole course an exercise is, from 1, and how many there are."""
    lessons = load_course(exercise.game.name).lessons
    return lessons.index(exercise) + 1, len(lessons)


def course_name(context: Context, game: str, stage: int) -> str:
    """Return the name of a stage of a course."""
    words, key = context.words, f"course.{game}.{stage}"
    return words.text(key) if key in words else words.text(f"menu.game.{game}")
