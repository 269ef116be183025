"""The board of an exercise in one window: how each place looks, and what it is to who presses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame

from game.host.interface import Group
from game.learn.exercise import WhereQuestion
from game.rules.protocol import Place
from game.scenes.exercise.practice import Practice
from game.scenes.frame.context import Context
from game.scenes.table.appearances import appearances
from game.scenes.table.items import BOARD, place_items, row_id
from game.scenes.table.play.attention import Pointed
from game.view.board.marks import Mark, Marks
from game.view.board.picture import TablePicture
from game.view.board.place_id import place_id
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.pixels import Rect
from game.view.steps import Steps
from game.view.widgets import Item

_MADE: Mapping[Mark, tuple[Mark, ...]] = {
    "from": ("chosen",),
    "last": ("end",),
    "robbed": ("captured",),
    "earlier-from": (),
    "earlier-last": (),
    "earlier-robbed": ("captured",),
}
"""The marks of moves that were made, and how exercises show them, as their legend tells."""


class ExerciseBoard:
    """The board as it is seen. A new one is made when the window, or what is shown large, changes.

    All places bear their names, whatever the settings say: the words of exercises name them.
    """

    def __init__(self, context: Context, practice: Practice, area: Box) -> None:
        self.context = context
        self.practice = practice
        self.area = area
        play = practice.play
        self._closeup = tuple(play.closeup())
        drawing = play.current.game_view.drawing(
            practice.exercise.game, self._plan(), context.art, context.type, context.viewport.scale
        )
        play.current.game_view.inscribe(drawing, context.words)
        self.picture = TablePicture(drawing)
        named = any(spot.name is not None for spot in self.plan.spots.values())
        play.words.teller.see(self.plan.upright, play.near.seat, named)
        self.look(Pointed())

    def _plan(self) -> Plan:
        """Return where everything lies with what is chosen now."""
        play = self.practice.play
        game, unit = self.practice.exercise.game, self.context.measure.text
        return play.current.game_view.plan(game, self.area, play.near.seat, unit, self._closeup)

    @property
    def plan(self) -> Plan:
        """Where everything on the board lies."""
        return self.picture.board.plan

    def outdated(self) -> bool:
        """Whether another part of the board is to be shown now."""
        closeup = tuple(self.practice.play.closeup())
        if not self.plan.crowded or closeup == self._closeup:
            return False
        self._closeup = closeup
        return self.plan != self._plan()

    # How it looks

    def look(self, pointed: Pointed) -> set[str]:
        """Take over how things are now; return the ids of the places that look different."""
        before = self.picture.appearances
        looks = appearances(self.practice.play, pointed, before)
        own = self._own_marks()
        for place, look in looks.items():
            marks = self._as_in_lessons(look.marks).union(own.get(place, ()))
            now = look._replace(marks=marks, named=True)
            looks[place] = before[place] if before[place] == now else now
        changed = self.picture.differing(looks)
        self.picture.appearances = looks
        return {place_id(place) for place in changed}

    def _own_marks(self) -> dict[Place, set[Mark]]:
        """Return the marks that only an exercise has: what is asked, what was answered."""
        practice = self.practice
        picked: Mark = "end" if isinstance(practice.question, WhereQuestion) else "captured"
        marks: dict[Place, set[Mark]] = {place: {picked} for place in practice.picked}
        origin = practice.origin()
        if origin is not None:
            marks.setdefault(origin, set()).add("chosen")
        return marks

    def _as_in_lessons(self, marks: Marks) -> Marks:
        """Return marks of moves that were made as those of moves that could be: one look for each.

        Where a press is asked for, the start of an earlier move is not to look like a chosen one.
        """
        if marks.isdisjoint(_MADE):
            return marks
        shown = {mark for made in marks for mark in _MADE.get(made, (made,))}
        if self.practice.stage == "asking":
            shown -= {"chosen"} - marks
        return frozenset(shown)

    def items(self) -> list[Item]:
        """Return the places of the board, in focus order."""
        items = place_items(self.practice.play, self.plan)
        return [self._item(item) for item in items]

    def _item(self, item: Item) -> Item:
        """Return a place as what it is to what is asked; what would be the answer is not told."""
        practice, place = self.practice, item.value
        if practice.asks_moves or practice.stage != "asking":
            return item
        item = replace(item, description="")
        if practice.asks_number:
            return item
        picked = place in practice.picked
        name = item.name
        if place == practice.origin():
            name = self.context.words.text("learn.asked-place", place=name)
        return replace(item, name=name, kind="choice", pressed=picked)

    def groups(self) -> Sequence[Group]:
        """Return the board, and each row of it that has something in it, for who listens."""
        play = self.practice.play
        view, teller = play.current.game_view, play.words.teller
        rows = dict.fromkeys(view.row_of(place) for place in play.targets(self.plan))
        return (
            Group(BOARD, self.context.words.text("grid.board"), "grid"),
            *(Group(row_id(row), teller.row_name(*row), "row", BOARD) for row in rows),
        )

    def place_of(self, name: str | None) -> Place | None:
        """Return the place of the board with an id, whether or not it is listed just now."""
        return None if name is None else self.picture.places.get(name)

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the bare board."""
        yield from self.picture.board.ground_steps(ground)

    def draw(self, surface: pygame.Surface) -> Steps:
        """Draw what lies on it, and its marks."""
        yield from self.picture.draw_all(surface)

    def draw_in(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the places that reach into a rectangle."""
        picture = self.picture
        for place in picture.reaching_into(rect):
            picture.board.draw_place(surface, place, picture.appearances[place])

    def redraw(
        self, surface: pygame.Surface, ground: pygame.Surface, names: Sequence[str]
    ) -> Rect | None:
        """Draw places again that lie together; None if these are none."""
        places = self.picture.places
        if names[0] not in places:
            return None
        area = self.picture.around([places[name] for name in names])
        return self.picture.redraw_area(surface, ground, area)

    def fly(self, surface: pygame.Surface, resting: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air."""
        return self.picture.fly(surface, resting, self.practice.play.show.flights())
