"""The board of the editor: what lies where, which place is chosen, which is pointed at."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pygame

from game.host.interface import Group
from game.rules.protocol import Place
from game.scenes.editor.editing import Editing
from game.view.board.drawing import Appearance
from game.view.board.marks import Mark
from game.view.board.picture import TablePicture
from game.view.board.place_id import place_id
from game.view.box import Box
from game.view.game_view import Row
from game.view.steps import Steps
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
        editing.teller.see(self.plan.upright, near, named)

    def look(self, hover: str | None, focus: str | None) -> set[str]:
        """Take over how things are; return the ids of the places that look different."""
        looks = {
            place: self._appearance(place, content, hover, focus)
            for place, content in self._editing.hand.contents().items()
            if place in self.plan.spots
        }
        changed = {place_id(place) for place in self.picture.differing(looks)}
        self.picture.appearances |= looks
        return changed

    def _appearance(
        self, place: Place, content: object, hover: str | None, focus: str | None
    ) -> Appearance:
        id_, marks = place_id(place), set[Mark]()
        chosen = place == self._editing.hand.place
        if chosen:
            marks.add("chosen")
        elif id_ == hover:
            marks.add("legal")
        if id_ == focus:
            marks.add("focus")
        return Appearance(content, frozenset(marks), active=chosen, named=True)

    def items(self) -> list[Item]:
        """Return each place as a cell that tells what lies there, in the order of the board."""
        editing, contents = self._editing, self._editing.hand.contents()
        chosen = editing.hand.place
        return [
            Item(
                place_id(place),
                self._name(place, contents[place], place == chosen),
                spot.touch,
                style="drawn",
                kind="pit",
                value=place,
                group=_row_id(editing.view.row_of(place)),
                role="cell",
            )
            for place, spot in self.plan.spots.items()
        ]

    def _name(self, place: Place, content: object, chosen: bool) -> str:
        name = self._editing.teller.place_name(place, content)
        return self._editing.words.text("table.chosen", place=name) if chosen else name

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
