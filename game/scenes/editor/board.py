"""The board of the editor: what lies where, which place is chosen, which is pointed at."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pygame

from game.host.interface import Group
from game.rules.protocol import Place
from game.scenes.editor.editing import Editing
from game.view.board.drawing import Appearance
from game.view.board.marks import NO_MARKS, Mark
from game.view.board.picture import TablePicture
from game.view.board.place_id import place_id
from game.view.box import Box
from game.view.game_view import Row
from game.view.steps import Steps
from game.view.teller import Teller
from game.view.widgets import Item

BOARD = "board"
"""The group of all places."""


class EditorBoard:
    """The board in one window, seen from the side that is near."""

    def __init__(self, editing: Editing, area: Box, closeup: Collection[Place] = ()) -> None:
        context, game, view = editing.context, editing.draft.game, editing.view
        self._editing = editing
        near = editing.seating.near
        self.plan = view.plan(game, area, near, context.measure.unit, closeup)
        board = view.drawing(game, self.plan, context.art, context.type, context.viewport.scale)
        view.inscribe(board, context.words)
        self.picture = TablePicture(board)
        named = any(spot.name is not None for spot in self.plan.spots.values())
        self._see = self.plan.upright, near, named
        self._items: dict[Place, Item] = {}
        self._keys: dict[Place, tuple[object, bool, Teller]] = {}

    def look(self, hover: str | None, focus: str | None) -> set[str]:
        """Take over how things are; return the ids of the places that look different."""
        contents = self._editing.hand.contents()
        looks = {
            place: Appearance(contents[place], NO_MARKS, named=True) for place in self.plan.spots
        }
        signs: tuple[tuple[str | None, Mark], ...] = (
            (self._chosen_id(), "chosen"),
            (hover, "legal"),
            (focus, "focus"),
        )
        for id_, mark in signs:
            place = self.picture.places.get(id_ or "")
            if place is not None:
                look = looks[place]
                chosen = look.active or mark == "chosen"
                looks[place] = look._replace(marks=look.marks | {mark}, active=chosen)
        changed = {place_id(place) for place in self.picture.differing(looks)}
        self.picture.appearances |= looks
        return changed

    def _chosen_id(self) -> str | None:
        place = self._editing.hand.place
        return None if place is None else place_id(place)

    def items(self) -> list[Item]:
        """Return each place as a cell that tells what lies there, in the order of the board."""
        contents, chosen = self._editing.hand.contents(), self._editing.hand.place
        self._editing.teller.see(*self._see)
        # Names take long to be made, and most places are as they were.
        told = self._editing.teller
        keys = {place: (contents[place], place == chosen, told) for place in self.plan.spots}
        self._items = {
            place: self._items[place] if self._keys.get(place) == key else self._item(place, key)
            for place, key in keys.items()
        }
        self._keys = keys
        return list(self._items.values())

    def _item(self, place: Place, key: tuple[object, bool, Teller]) -> Item:
        """Return a place as an item."""
        content, chosen, teller = key
        name = teller.place_name(place, content)
        return Item(
            place_id(place),
            self._editing.words.text("table.chosen", place=name) if chosen else name,
            self.plan.spots[place].touch,
            style="drawn",
            kind="pit",
            value=place,
            group=_row_id(self._editing.view.row_of(place)),
            role="cell",
        )

    def groups(self) -> Iterator[Group]:
        """Yield the grid, and its rows."""
        editing = self._editing
        yield Group(BOARD, editing.words.text("grid.board"), "grid")
        for row in dict.fromkeys(editing.view.row_of(place) for place in self.plan.spots):
            yield Group(_row_id(row), editing.teller.row_name(*row), "row", BOARD)

    def ground_steps(self, surface: pygame.Surface) -> Steps:
        """Draw the bare board."""
        return self.picture.board.ground_steps(surface)


def _row_id(row: Row) -> str:
    return f"{row[0]}:{row[1]}"
