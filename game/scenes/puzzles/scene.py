"""The list of the puzzles of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.host.interface import Group, Key, Note, Outline
from game.learn.courses import load_puzzles
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pane import Pane
from game.scenes.frame.scene import Transition
from game.scenes.matches.layout import head_of
from game.scenes.puzzle.series import Mark, mark_of, tally_of
from game.scenes.puzzle.texts import goal_of, place_of
from game.scenes.puzzle.ticks import draw_sign, draw_tick
from game.scenes.puzzle.today import puzzle_of_today
from game.scenes.puzzles.layout import ORDER, PageMaker, Told
from game.scenes.puzzles.sections import Entry, Order, entries_of, sections_of
from game.view.box import Box
from game.view.pixels import px
from game.view.steps import Steps
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item


class PuzzlesScene(BaseScene):
    """Params: `game` (its name). `order` is kept as long as the scene is there."""

    name = "puzzles"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.pane: Pane = Pane()
        self.game: str = params["game"]
        self.puzzles = load_puzzles(self.game)
        self.goals = {puzzle.id: goal_of(context, puzzle) for puzzle in self.puzzles}
        self.order: Order = "difficulty"
        self.entries: tuple[Entry, ...] = ()
        self._signs: Sequence[tuple[Mark, Box]] = ()

    def enter(self) -> None:
        """See what is solved by now; the focus is on what comes next."""
        self.entries = entries_of(self.context, self.puzzles)
        new = not self.items
        super().enter()
        if new and self.focus is None and "go-on" in self.items:
            self.move_focus("go-on", visible=False)

    def title(self) -> str:
        """Return the heading."""
        text = self.context.words.text
        return text("learn.puzzles-of", game=text(f"menu.game.{self.game}"))

    def description(self) -> str:
        """Return what is said when the list comes up."""
        words = self.context.words
        return words.sentences(words.sentence(self.title()), words.sentence(self._tally()))

    def _tally(self) -> str:
        solved, unaided = tally_of([entry.mark for entry in self.entries])
        return self.context.words.text("puzzle.solved-and", count=solved, unaided=unaided)

    # What is seen

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the head, and the list that scrolls."""
        context, m = self.context, self.context.measure
        brush, text = context.brush, context.words.text
        size = m.size("screen")
        wide = brush.type.width(self.title(), "title", size * brush.scale) / brush.scale
        head = head_of(m, wide)
        back = Item("back", text("exercise.back"), head.back, icon="back")
        room = Box(head.title.x, head.title.y, head.rest.right - head.title.x, head.title.height)
        title = truncated(TextBox(self.title(), room, size, "title", tone="title"), brush)
        sections = sections_of(context, self.entries, self.order)
        page = PageMaker(context, head.rest).make(self._told(), self.order, sections, self.goals)
        self.pane.fit(head.rest, page.height, track=m.window)
        self._signs = page.signs
        return [back, *page.items], [title, *page.words]

    def _told(self) -> Told:
        """Return what is said beside the puzzles."""
        context, text = self.context, self.context.words.text
        today = puzzle_of_today(context)
        is_done = mark_of(context, today.game.name, today.id) != "open"
        note = text("puzzle.today.done") if is_done else place_of(context, today)
        following = self._following()
        begun = any(entry.mark != "open" for entry in self.entries)
        key = "puzzle.go-on" if begun else "puzzle.begin"
        on = "" if following is None else text(key, number=following.number)
        tally = self._tally() if begun else ""
        if begun and following is None:
            tally = context.words.sentences(text("puzzle.all-solved"), tally)
        helped = any(entry.mark == "helped" for entry in self.entries)
        return Told(text("puzzle.today"), note, on, tally, helped)

    def _following(self) -> Entry | None:
        """Return the first puzzle that is not solved."""
        return next((entry for entry in self.entries if entry.mark == "open"), None)

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the signs of the legend where nothing scrolls."""
        if not self.pane.active:
            self._draw_signs(ground)
        yield

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw the signs of the legend in what scrolls."""
        self._draw_signs(ground)
        yield

    def _draw_signs(self, ground: pygame.Surface) -> None:
        brush = self.context.brush
        for mark, box in self._signs:
            draw_sign(ground, mark, px(box, brush.scale), brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, or the circle of a puzzle."""
        if isinstance(item.value, Entry):
            mark = item.value.mark
            draw_tick(surface, item, self.state(item.id), mark, self.context.brush)
        else:
            super().draw_one(surface, item)

    def outline(self) -> Outline:
        """Return heading, orders, and a list for each section."""
        text = self.context.words.text
        sections = sections_of(self.context, self.entries, self.order)
        groups = [Group(section.id, section.title, "list") for section in sections]
        orders = Group(ORDER, text("puzzle.order"), "radiogroup")
        notes = (Note("tally", self._tally(), before=f"order:{self.order}"),)
        return Outline(self.title(), (orders, *groups), notes)

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Go to a puzzle, or put them in another order."""
        if isinstance(item.value, Entry):
            return self._to(item.value)
        if item.group == ORDER:
            self.order = "theme" if item.value == "theme" else "difficulty"
            self.relayout()
            return None
        following = self._following()
        if item.id == "go-on" and following is not None:
            return self._to(following)
        if item.id == "puzzle:today":
            return Transition("push", "puzzle", {"today": True})
        return self.back()

    def _to(self, entry: Entry) -> Transition:
        return Transition("push", "puzzle", {"game": self.game, "id": entry.exercise.id})

    def key(self, key: Key) -> Transition | None:
        """Take S, which goes on with the first puzzle that is not solved."""
        if key.name.lower() == "s" and "go-on" in self.items and not key.ctrl:
            return self._press("go-on")
        return super().key(key)
