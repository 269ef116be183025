"""The log: each move of the match in words, on a sheet. A move that is pressed is reviewed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import pygame

from game.host.interface import Group
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, PAD, Content, SheetScene
from game.scenes.log.entries import Entries, Entry
from game.scenes.log.rows import Row, draw_row_of_move, row_of
from game.view.box import TOUCH, Box
from game.view.buttons.row_list import draw_line, row_list
from game.view.registry import VIEWS
from game.view.text.ruler import Ruler
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

PORTION = 25
"""So many moves are seen at a time; rows at the ends lead to those before and after them."""

_MOVES = "moves"
"""The group of all moves; their ids are "move:NUMBER"."""


class LogScene(SheetScene):
    """Params: `match`; `below`, the seat at the near side of the board, if it is known.

    `seen`: how many moves have been seen, where one of them is being shown still.

    It is opened at its end, where the newest move is seen.
    """

    name = "log"
    widest: ClassVar[float] = 340
    anchor: ClassVar[Literal["middle", "low", "top right", "right"]] = "right"
    side: ClassVar[float] = 8

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        self._below: int | None = params.get("below")
        self.entries = Entries(context, self.match, params.get("seen"))
        self.portion = 0
        """Which portion is seen, counted from the end."""
        self._rows: dict[str, Row] = {}
        self._lines: list[Box] = []
        self._goes_to_end = True

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("log.title")

    def description(self) -> str:
        """Return how many moves there are, and the newest one."""
        words, count = self.context.words, self.entries.count
        title = words.sentence(self.title())
        if not count:
            return words.sentences(title, words.sentence(words.text("log.empty")))
        (newest,) = self.entries.between(count - 1, count)
        return words.sentences(title, words.text("log.count", count=count), *newest.lines)

    def groups(self) -> tuple[Group, ...]:
        """Return the list of moves."""
        return (Group(_MOVES, self.title(), "list"),)

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.match.players)

    # Layout

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay the moves out; the last of them is in view when they are first seen."""
        items, words = super().layout()
        if self._goes_to_end:
            self._goes_to_end = False
            self.content_pane.to_end()
        return items, words

    def content(self, area: Box) -> Content:
        """Lay out a row for each move of the portion, with lines between them."""
        self._rows, self._lines = {}, []
        if not self.entries.count:
            return self._nothing(area)
        end = self.entries.count - self.portion * PORTION
        entries = self.entries.between(end - PORTION, end)
        items: list[Item] = []
        y = self._add_door("earlier", end > PORTION, area, area.y, items)
        ruler = Ruler(self.context.brush, self.context.measure)
        for entry in entries:
            if y > area.y:
                self._lines.append(Box(area.x, y, area.width, 1))
            row = row_of(entry, Box(area.x, y, area.width, 0), ruler)
            item = self._item(entry, row)
            self._rows[item.id] = row
            items.append(item)
            y = row.box.bottom
        y = self._add_door("later", self.portion > 0, area, y, items)
        return items, [], y - area.y

    def _nothing(self, area: Box) -> Content:
        """Say that there is no move yet."""
        size = self.context.measure.size("body")
        box = Box(area.x, area.y, area.width, size * LINE).shrunk(PAD - self.side, 0)
        text = self.context.words.text("log.empty")
        return [], [TextBox(text, box, size, tone="soft_text")], box.height

    def _add_door(self, id_: str, there: bool, area: Box, y: float, items: list[Item]) -> float:
        """Add the row that leads to another portion, if it is there; return where it ends."""
        if not there:
            return y
        label = self.context.words.text(f"log.{id_}")
        icon = "jump-back" if id_ == "earlier" else "jump-forward"
        row = Item(id_, label, NO_BOX, label, icon, "row")
        room = Box(area.x, y, area.width, 0)
        placed, height = row_list([row], room, self.context.brush, TOUCH)
        items += placed
        return y + height

    def _item(self, entry: Entry, row: Row) -> Item:
        """Return what is pressed to look at a move again."""
        words = self.context.words
        told = words.sentences(*entry.lines)
        return Item(
            f"move:{entry.number}",
            words.text("log.move", number=entry.number, told=told),
            row.box,
            style="row",
            value=entry,
            group=_MOVES,
        )

    # Drawing

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the lines between moves."""
        for line in self._lines:
            draw_line(ground, line, self.context.brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, and a move on its plate."""
        super().draw_one(surface, item)
        row = self._rows.get(item.id)
        if row is not None:
            game_view = VIEWS[self.match.game.name]
            sign = game_view.seat_sign(self.context.theme, row.entry.seat)
            draw_row_of_move(surface, row, sign, self.context.brush)

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Review a move, or show the moves before or after."""
        if isinstance(item.value, Entry):
            params = {"match": self.match, "below": self._below, "move": item.value.number}
            return Transition("push", "review", params)
        if item.id in ("earlier", "later"):
            self._turn(1 if item.id == "earlier" else -1)
            return None
        return super().pressed(item)

    def _turn(self, step: int) -> None:
        """Show another portion: the last of the moves before these, or the first of those after."""
        self.portion += step
        if step > 0:
            self._goes_to_end = True
        else:
            self.content_pane.to_top()
        self.relayout()
        numbers = [row.entry.number for row in self._rows.values()]
        number = max(numbers) if step > 0 else min(numbers)
        self.move_focus(f"move:{number}", self.focus_visible)
        self.context.announce(self.items[f"move:{number}"].name)

    def position_json(self) -> Json:
        """Return the position at the cursor."""
        return position_json(self.match)
