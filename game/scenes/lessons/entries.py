"""What the list of lessons has, as data: lessons by stages, guided games, doors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.learn.courses import load_course
from game.learn.exercise import Course, Exercise, Guided
from game.scenes.frame.context import Context
from game.scenes.frame.learning import (
    history_door,
    lesson_door,
    puzzles_door,
    rules_door,
    today_door,
)
from game.scenes.frame.scene import Transition
from game.scenes.lesson.texts import course_name, step_of

SAVE = "save-progress"
"""The id of the row that saves the progress as a file."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: what is written on it and spoken, where it leads, and the icon at its end.

    A guided game begins anew each time: its match is made when somebody goes there. Without a way
    something is done on the spot.

    `main`: what comes next, and is a main button.
    """

    id: str
    label: str
    name: str
    way: Transition | Guided | None
    icon: str = ""
    end: str = ""
    note: str = ""
    main: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Rows that belong together, with a heading and a line below it."""

    id: str
    title: str
    entries: tuple[Entry, ...]
    note: str = ""


def sections_of(context: Context, game: str) -> tuple[Section, ...]:
    """Return all that there is to learn of a game: first what comes next."""
    course = load_course(game)
    done = context.progress.lessons_done(game)
    following = next((each for each in course.lessons if each.id not in done), None)
    stages = dict.fromkeys(each.stage for each in course.lessons)
    return (
        _next(context, course, following, len(done)),
        *(_stage(context, course, stage, following) for stage in stages),
        _doors(context, game),
    )


def _next(context: Context, course: Course, following: Exercise | None, done: int) -> Section:
    """Return what comes next, as a main button; and how far one has come."""
    words = context.words
    if following is None:
        return Section("next", "", (), words.text("learn.course-done"))
    label = words.text("learn.start")
    if done:
        label = words.text("learn.go-on", title=words.text(f"{following.words}.title"))
    entry = Entry("go-on", label, label, lesson_door(following), "play", main=True)
    told = words.text("learn.lessons-done", done=done, of=len(course.lessons))
    return Section("next", "", (entry,), told)


def _stage(context: Context, course: Course, stage: int, following: Exercise | None) -> Section:
    """Return the lessons of a stage, and the guided games that follow it."""
    words = context.words
    lessons = [each for each in course.lessons if each.stage == stage]
    entries = [_lesson(context, each, each is following) for each in lessons]
    entries += _guided(context, course, stage)
    key = f"course.{course.game}.{stage}.text"
    note = words.text(key) if key in words else ""
    return Section(f"stage-{stage}", course_name(context, course.game, stage), tuple(entries), note)


def _lesson(context: Context, lesson: Exercise, is_next: bool) -> Entry:
    """Return the row of a lesson: done, the next one, or still to come."""
    words = context.words
    title = words.text(f"{lesson.words}.title")
    is_done = lesson.id in context.progress.lessons_done(lesson.game.name)
    state = "learn.done" if is_done else "learn.next" if is_next else "learn.to-do"
    step, of = step_of(lesson)
    spoken = words.text("lesson.spoken", step=step, of=of, title=title)
    return Entry(
        f"lesson:{lesson.game.name}:{lesson.id}",
        words.text("learn.entry", step=step, title=title),
        words.text("learn.entry-spoken", lesson=spoken, state=words.text(state)),
        lesson_door(lesson),
        end="check" if is_done else "play" if is_next else "",
    )


def _guided(context: Context, course: Course, stage: int) -> Iterator[Entry]:
    """Yield the guided games that follow a stage."""
    words = context.words
    for guided in course.guided:
        if guided.after_stage == stage:
            title = words.text(f"guided.{guided.id}.title")
            is_done = guided.id in context.progress.guided_done()
            state = words.text("learn.done" if is_done else "learn.to-do")
            yield Entry(
                guided_id(guided),
                title,
                words.text("learn.entry-spoken", lesson=title, state=state),
                guided,
                "people",
                "check" if is_done else "",
            )


def guided_id(guided: Guided) -> str:
    """Return the id of the row of a guided game."""
    return f"guided:{guided.game.name}:{guided.id}"


def _doors(context: Context, game: str) -> Section:
    """Return the doors to puzzles, to how to play, and to where the game comes from."""
    text, name = context.words.text, _called(context, game)
    puzzles = text("learn.puzzles-of", game=name)
    return Section(
        "more",
        text("learn.more"),
        (
            Entry(f"puzzles:{game}", text("learn.puzzles"), puzzles, puzzles_door(game), "setup"),
            Entry("puzzle:today", text("learn.today"), text("learn.today"), today_door(), "star"),
            Entry(
                f"rules:{game}", text("learn.rules"), text("learn.rules"), rules_door(game), "book"
            ),
            Entry(
                "history",
                text("learn.history"),
                text("learn.history"),
                history_door(game),
                "people",
            ),
            Entry(SAVE, text("learn.save-progress"), text("learn.save-progress"), None, "save"),
        ),
    )


def _called(context: Context, game: str) -> str:
    """Return the name of a game."""
    return context.words.text(f"menu.game.{game}")
