"""Where a lesson leads: to the next one, to a guided game, or to the list of all."""

from __future__ import annotations

from typing import NamedTuple

from game.learn.courses import load_course
from game.learn.exercise import Exercise, Guided
from game.scenes.frame.context import Context
from game.scenes.frame.learning import guided_door
from game.scenes.frame.scene import Transition


class WayOn(NamedTuple):
    """What follows a lesson: another one, a guided game, or else the list of all.

    `key` is that of what its button says, with the name of the `stage` that begins.
    """

    game: str
    key: str
    lesson: Exercise | None = None
    guided: Guided | None = None

    def transition(self) -> Transition:
        """Return the way there."""
        if self.lesson is not None:
            return to_lesson(self.lesson)
        return to_lessons(self.game) if self.guided is None else guided_door(self.guided)


def lesson_of(context: Context, game: str, id_: str | None) -> Exercise:
    """Return a lesson of a game by its id; without one that which comes next in its course.

    Raises ValueError if there is none.
    """
    lessons, done = load_course(game).lessons, context.progress.lessons_done(game)
    wanted = [each for each in lessons if (each.id == id_ if id_ else each.id not in done)]
    if not wanted and (id_ or not lessons):
        raise ValueError(f"no lesson {id_} of {game}")
    return (wanted or lessons)[0]


def before(exercise: Exercise) -> Exercise | None:
    """Return the lesson before one; None before the first."""
    lessons = load_course(exercise.game.name).lessons
    number = lessons.index(exercise)
    return lessons[number - 1] if number else None


def way_on(exercise: Exercise) -> WayOn:
    """Return what follows a lesson: after a stage its guided game, if it has one."""
    game = exercise.game.name
    course = load_course(game)
    number = course.lessons.index(exercise)
    after = course.lessons[number + 1] if number + 1 < len(course.lessons) else None
    if after is not None and after.stage == exercise.stage:
        return WayOn(game, "exercise.next", after)
    guided = next((each for each in course.guided if each.after_stage == exercise.stage), None)
    if guided is not None:
        return WayOn(game, f"guided.{guided.id}.play", guided=guided)
    return WayOn(game, "learn.all" if after is None else "lesson.to-stage", after)


def to_lesson(exercise: Exercise) -> Transition:
    """Return the way from one lesson to another."""
    params = {"game": exercise.game.name, "id": exercise.id}
    return Transition("replace", "lesson", params)


def to_lessons(game: str) -> Transition:
    """Return the way from a lesson to all of its game."""
    return Transition("replace", "lessons", {"game": game})
