"""The ways to how to play from a match, and from there into a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.learn.registry import LESSONS
from game.rules.protocol import AnyGame, Event
from game.scenes.frame.scene import Transition
from game.view.howto.page import Page
from game.view.registry import VIEWS


def how_to_play(game: AnyGame, position: Any, events: Sequence[Event]) -> Transition:
    """Return the way to the page on a position, to which a move with these events has led."""
    page = VIEWS[game.name].page_for(game, position, events)
    params = {"game": game.name, "options": game.options, "page": page or None}
    return Transition("push", "rules", params)


def to_lesson(game: str, page: Page) -> Transition | None:
    """Return the way to the lesson of a page, or to the course; None of a game without one."""
    if page.lesson:
        return Transition("push", "lesson", {"game": game, "id": page.lesson})
    return Transition("push", "lessons", {"game": game}) if game in LESSONS else None
