"""The list of moves: rows that scroll, of which only those in view are laid out and drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.rules.protocol import Seat
from game.scenes.frame.names import short_names
from game.scenes.frame.pane import Pane
from game.scenes.review.moves.cells import Cell, cell_width, draw_cell, wide
from game.scenes.review.moves.legend import legend
from game.scenes.review.moves.rows import MoveNames, Row, first_of, rows_of
from game.scenes.review.study import Study
from game.view.art import draw_edged, rounded
from game.view.box import TOUCH, Box
from game.view.brush import Brush
from game.view.buttons.row_list import draw_line
from game.view.icons import icon
from game.view.measure import Measure
from game.view.pixels import Rect, hull, px, stroke
from game.view.text.text_box import LINE, TextBox, draw_text, truncated
from game.view.widgets import Item, State

MOVES = "moves"
"""The group of all moves, and the name of the list among the parts that are drawn again."""

LINES = "lines"
"""The id of the row that leads to other lines."""

_SAMPLE = 4
"""So many labels are measured to find out how many columns have room."""

_SIGN = 0.8
"""Side of a player's sign, in sizes of the text."""

_LEGEND = 240.0
"""A list that is narrower, in CSS pixels of text at its usual size, has no legend."""


def move_id(number: int) -> str:
    """Return the id of a turn, the first being 0."""
    return f"move:{number + 1}"


class MoveList:
    """The list in its box. Its scroll is kept while it is laid out anew."""

    def __init__(
        self, study: Study, names: MoveNames, box: Box, measure: Measure, brush: Brush
    ) -> None:
        self.study = study
        self.names = names
        self.box = box
        self.measure = measure
        self.brush = brush
        self.size = measure.size("least")
        self.row = max(TOUCH, 44 * measure.text)
        self.scroll = Pane()
        self.scroll.bar = brush.theme.panel_edge
        self.columns: Sequence[Seat] = self._columns()
        self.rows: list[Row] = []
        self.region = self._cut()
        self.take_turns()

    # Layout

    @property
    def _pad(self) -> float:
        return (12.0 if self.box.width >= 220 else 4.0) * self.measure.unit

    @property
    def _number(self) -> float:
        """The width of the column of numbers."""
        digits = len(str(max(10, len(self.study.turns))))
        return wide("0" * digits, "text", self.size, self.brush) + 10

    def _columns(self) -> Sequence[Seat]:
        """Return whose columns there are, if all have room; else () for a single one."""
        seats = self.study.game.seats
        first = self.study.below if self.study.reader is None else self.study.reader
        at = seats.index(first) if first in seats else 0
        room = (self.box.width - 2 * self._pad - self._number) / len(seats)
        count = min(_SAMPLE, len(self.study.turns))
        names = [self.names.label(number) for number in range(count)]
        least = max((cell_width(name, self.size, self.brush) for name in names), default=60.0)
        return (*seats[at:], *seats[:at]) if room >= least else ()

    def _cut(self) -> Box:
        """Cut the box up into heading, rows, legend and door; return the room of the rows."""
        inner = self.box.shrunk(self._pad, 2)
        self.heading, rest = inner.top_part(self.row + 4 if self.columns else 4)
        door = self.row if self.study.match.other_lines else 0.0
        self.door, rest = rest.bottom_part(door)
        words = self._legend()
        high = 0.0
        if words and rest.height > 4 * self.row:
            lines = self.brush.type.wrapped(
                words, "bold", self.size * self.brush.scale, inner.width * self.brush.scale
            )
            high = len(lines) * self.size * LINE + 18
        self.legend, rest = rest.bottom_part(high)
        return rest

    def _legend(self) -> str:
        """Return what the signs and the numbers mean, line by line."""
        study = self.study
        if study.mode != "values" or self.box.width < _LEGEND * self.measure.text:
            return ""
        between = " " if self.box.width >= 2 * _LEGEND * self.measure.text else "\n"
        return legend(study, between)

    def take_turns(self) -> None:
        """Take over the turns of the line as they are now."""
        self._turns = self.study.turns
        self.rows = rows_of(self._turns, self.columns)
        self._row_of = {
            number: at for at, row in enumerate(self.rows) for number in row if number is not None
        }
        self.scroll.fit(self.region, len(self.rows) * self.row)

    @property
    def outdated(self) -> bool:
        """Whether the line has other turns now: moves that were tried are left in many ways."""
        return len(self._turns) != len(self.study.turns)

    def reveal(self, number: int) -> bool:
        """Scroll so that a turn can be seen; True if it had to move."""
        at = self._row_of.get(min(number, len(self.study.turns) - 1))
        if at is None:
            return False
        top = self.region.y + at * self.row
        return self.scroll.reveal(Box(self.region.x, top, 1, self.row))

    def cell(self, number: int) -> Box:
        """Return where a turn stands now, in view or not."""
        at = self._row_of[number]
        y = self.region.y + at * self.row - (self.scroll.offset if self.scroll.active else 0)
        whole = Box(self.region.x, y, self.region.width, self.row)
        if not self.columns:
            return whole
        cells = whole.right_part(whole.width - self._number)[0].columns(len(self.columns), 0)
        return cells[self.rows[at].index(number)]

    def _in_view(self, more: int = 0) -> range:
        """Return the rows that are seen, and so many before and after them."""
        offset = self.scroll.offset if self.scroll.active else 0.0
        first = int(offset / self.row)
        last = int((offset + self.region.height - 1) / self.row) + 1
        return range(max(0, first - more), min(len(self.rows), last + more))

    @property
    def _page(self) -> int:
        """How many rows before and after those in view are listed."""
        return int(self.region.height / self.row) or 1

    def unknown(self) -> int | None:
        """Return a turn about those in view of which it is to be found yet what it is called."""
        turns = (n for at in self._in_view(self._page) for n in self.rows[at] if n is not None)
        return next((number for number in turns if not self.names.knows(number)), None)

    def prepare(self) -> bool:
        """Find what a turn about those in view is called; True if that was the last of them."""
        number = self.unknown()
        if number is None:
            return False
        self.names.label(number)
        return self.unknown() is None

    # What can be pressed

    def items(self) -> list[Item]:
        """Return the moves in view and about it, and what leads to others."""
        text = self.study.context.words.text
        shown = self._in_view(self._page if self.unknown() is None else 0)
        items: list[Item] = []
        if shown.start > 0:
            items.append(self._portion("earlier", first_of(self.rows[shown.start]) - 1))
        for at in shown:
            items += [self._item(number) for number in self.rows[at] if number is not None]
        if shown.stop < len(self.rows):
            items.append(self._portion("later", first_of(self.rows[shown.stop])))
        if self.door.height:
            label = text("review.lines", count=len(self.study.match.other_lines))
            narrow = self.door.width < _LEGEND * self.measure.text
            signs = ("", "") if narrow else ("lines", "forward")
            items.append(Item(LINES, label, self.door, label, signs[0], "row", end=signs[1]))
        return items

    def _portion(self, id_: str, number: int) -> Item:
        """Return what leads a listener to moves that are not listed now."""
        name = self.study.context.words.text(f"review.{id_}")
        return Item(
            id_, name, self.cell(number), style="drawn", value=number, group=MOVES, in_pane=True
        )

    def _item(self, number: int) -> Item:
        name = spoken_move(self.study, self.names, number)
        return Item(
            move_id(number),
            name,
            self.cell(number),
            style="drawn",
            kind="choice",
            pressed=self.is_selected(number),
            value=number,
            group=MOVES,
            in_pane=True,
        )

    def is_selected(self, number: int) -> bool:
        """Whether a turn is the one that is looked at."""
        return self.study.selected == number + 1

    # Drawing

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the card with heading and legend."""
        theme, brush = self.brush.theme, self.brush
        rect, line = px(self.box, brush.scale), stroke(brush.line, 1)
        draw_edged(ground, rect, 14 * brush.line, line, edge=theme.panel_edge, face=theme.panel)
        if self.columns:
            self._paint_heading(ground)
        if self.legend.height:
            box = self.legend.shrunk(2, 5)
            words = TextBox(self._legend(), box, self.size, tone="soft_text")
            draw_text(ground, truncated(words, brush), brush)
        if self.door.height:
            draw_line(ground, Box(self.box.x, self.door.y, self.box.width, 1), brush)

    def _paint_heading(self, ground: pygame.Surface) -> None:
        """Draw sign and name of each column."""
        names = short_names(self.study.context.words, self.study.match)
        room = self.heading.right_part(self.heading.width - self._number)[0]
        side = self.size * _SIGN
        for seat, box in zip(self.columns, room.columns(len(self.columns), 0), strict=True):
            self._draw_sign(ground, seat, Box(box.x + 6, box.y, side, box.height))
            words = box.shrunk(0, 2).right_part(box.width - side - 14)[0]
            name = TextBox(names[seat], words, self.size, "bold", tone="panel_text", breaks=True)
            draw_text(ground, truncated(name, self.brush), self.brush)
        below = Box(self.heading.x, self.heading.bottom - 1, self.heading.width, 1)
        draw_line(ground, below, self.brush)

    def _draw_sign(self, surface: pygame.Surface, seat: Seat, box: Box) -> None:
        shape, colour = self.study.game_view.seat_sign(self.brush.theme, seat)
        sign = icon(shape, round(box.width * self.brush.scale), colour)
        surface.blit(sign, sign.get_rect(center=px(box, self.brush.scale).center))

    def draw(self, surface: pygame.Surface, state: Callable[[str], State]) -> None:
        """Draw the rows in view."""
        brush = self.brush
        rect = px(self.region, brush.scale)
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        shown = self._in_view()
        for at in shown:
            self._draw_row(surface, self.rows[at], state)
        surface.set_clip(before)
        if self.scroll.active:
            self._draw_bar(surface, rect)

    def _draw_row(self, surface: pygame.Surface, row: Row, state: Callable[[str], State]) -> None:
        """Draw a row with its number, and a line below it."""
        theme, scale = self.brush.theme, self.brush.scale
        first = first_of(row)
        whole = Box(self.region.x, self.cell(first).y, self.region.width, self.row)
        style = self.size, self._number, self.brush
        for turn in row:
            if turn is not None:
                draw_cell(surface, self._cell(turn), state(move_id(turn)), style)
        if self.columns:
            number = self.brush.type.line(
                str(first + 1), "text", self.size * scale, theme.soft_text
            )
            right = px(whole.left_part(self._number - 8)[0], scale)
            surface.blit(number, number.get_rect(midright=right.midright))
        line = px(Box(whole.x, whole.bottom - 1, whole.width, 1), scale)
        surface.fill(theme.well if theme.textured else theme.panel_edge, line)

    def _cell(self, number: int) -> Cell:
        """Return a turn as it stands in its cell."""
        cell = cell_of(self.study, self.names, number, self.cell(number), self.brush)
        return cell._replace(number="", sign=None) if self.columns else cell

    def _draw_bar(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw at the right which part of the list is seen."""
        scale, scroll = self.brush.scale, self.scroll
        wide = max(2, round(4 * scale))
        high = max(wide * 4, round(rect.height * scroll.box.height / scroll.height))
        y = rect.top + round((rect.height - high) * scroll.offset / scroll.most)
        x = min(rect.right + wide, px(self.box, scale).right - 2 * wide)
        surface.blit(rounded((wide, high), wide / 2, scroll.bar, 170), (x, y))

    def redraw(
        self, surface: pygame.Surface, ground: pygame.Surface, state: Callable[[str], State]
    ) -> Rect:
        """Draw the rows again; return where."""
        # The bar that tells how much of it is seen stands beside the rows.
        wide_box = Box(self.region.x, self.region.y, self.box.right - self.region.x, 0)
        rect = px(wide_box._replace(height=self.region.height), self.brush.scale)
        surface.blit(ground, rect, rect)
        self.draw(surface, state)
        return hull(rect, surface.get_rect())


def cell_of(study: Study, names: MoveNames, number: int, box: Box, brush: Brush) -> Cell:
    """Return a turn, the first being 0, as it stands in a row of its own."""
    seat = study.turns[number].seat
    return Cell(
        box,
        names.label(number),
        study.label(number),
        study.selected == number + 1,
        str(number + 1),
        study.game_view.seat_sign(brush.theme, seat),
    )


def spoken_move(study: Study, names: MoveNames, number: int) -> str:
    """Return a turn, the first being 0, as it is said: who played what, and its label."""
    text, label = study.context.words.text, study.label(number)
    player = study.players[study.turns[number].seat]
    values = {"turn": number + 1, "player": player, "move": names.label(number)}
    if label:
        return text("review.move-labelled", label=text(f"review.label.{label}"), **values)
    return text("review.move", **values)
