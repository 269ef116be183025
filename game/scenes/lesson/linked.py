"""What a link asks for: a lesson, a guided game or a puzzle, by its id alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.learn.courses import load_course, load_puzzles
from game.learn.registry import LESSONS
from game.scenes.frame.context import Context
from game.scenes.frame.learning import (
    TODAY,
    guided_door,
    learn_door,
    lesson_door,
    puzzles_door,
    today_door,
)
from game.scenes.frame.scene import Scene, Transition


def make_linked(context: Context, params: Mapping[str, Any]) -> Scene:
    """Make the scene that a link asks for. Params: `kind` ("lesson" or "puzzle"), `id`.

    An id that nothing has leads to the list of all, with words that say so.
    """
    kind, id_ = params["kind"], params["id"]
    way = next(_ways(kind, id_), None)
    if way is None:
        context.tell(context.words.text(f"learn.unknown-{kind}"))
        first = next(iter(LESSONS))
        way = learn_door(first) if kind == "lesson" else puzzles_door(first)
    return context.make_scene(way.scene, way.params)


def _ways(kind: str, id_: str) -> Iterator[Transition]:
    """Yield the way to what has an id."""
    if kind == "puzzle" and id_ == TODAY:
        yield today_door()
    for game in LESSONS:
        if kind == "puzzle":
            ids = load_puzzles(game).ids
            yield from (_puzzle(game, each) for each in ids if each == id_)
        else:
            course = load_course(game)
            yield from (lesson_door(each) for each in course.lessons if each.id == id_)
            yield from (guided_door(each) for each in course.guided if each.id == id_)


def _puzzle(game: str, id_: str) -> Transition:
    return Transition("push", "puzzle", {"game": game, "id": id_})
