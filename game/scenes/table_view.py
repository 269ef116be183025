"""What is seen at the table: the board with its marks, and the two lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pygame

from game.rules.protocol import Place, Seat
from game.scenes.context import Context
from game.scenes.scene import Rect
from game.scenes.table_turns import TableTurns
from game.view.board import Board
from game.view.icons import icon
from game.view.marks import Mark
from game.view.pixels import hull, px
from game.view.screens import table_screen
from game.view.table_picture import Look, TablePicture, preview_marks
from game.view.widgets import Item, Kind, Words, draw_words

TOOLS = ("undo", "redo", "restart", "turn", "skip")
"""Ids of the tools. The last one shows the result once the match is over."""

BANNER, STORY = "banner", "story"
"""Names of the lines of text, among the parts that are drawn again when they change."""


class Pointed(NamedTuple):
    """The items under the pointer and with a visible focus, or None."""

    hover: str | None = None
    focus: str | None = None


class TableView:
    """The table in one window; a new one is made when the window or the board's side changes."""

    def __init__(self, context: Context, turns: TableTurns, below: Seat) -> None:
        self.context = context
        self.turns = turns
        m = context.measure
        self.screen = table_screen(m, len(TOOLS))
        plan = turns.look.plan(turns.match.game, self.screen.board, below, m.unit)
        board = Board(plan, context.art, context.type, context.viewport.scale)
        self.picture = TablePicture(board)
        self.told = ("", "")
        self.seen(Pointed())

    # Items

    def items(self) -> list[Item]:
        """Return places, tools and the menu button, in focus order."""
        text, turns = self.context.words.text, self.turns
        counts, legal = turns.look.counts(turns.match.game, turns.match.position), turns.legal()
        items = [
            self._place_item(place, counts[place], place in legal)
            for place in self.picture.board.plan.spots
        ]
        items += self._tool_items()
        items.append(Item("menu", text("table.menu"), self.screen.menu, icon="menu", style="bare"))
        return items

    def _place_item(self, place: Place, count: int, legal: bool) -> Item:
        """Return a place of the board as an item; counts are those of the position."""
        name = self.turns.look.place_name(self.context.words, place, count)
        kind: Kind = "move" if legal else "pit"
        touch = self.picture.board.plan.spots[place].touch
        return Item(place_id(place), name, touch, style="drawn", kind=kind)

    def _tool_items(self) -> list[Item]:
        """Return the tools that are shown now."""
        turns, text = self.turns, self.context.words.text
        result = turns.over and not turns.moving
        enabled = {
            "undo": turns.match.can_undo(),
            "redo": turns.match.can_redo(),
            "restart": turns.match.cursor > 0,
            "turn": True,
        }
        items = []
        for tool, box in zip(TOOLS, self.screen.tools, strict=True):
            name, sign = ("result", "flag") if tool == "skip" and result else (tool, tool)
            if tool == "skip" and not (result or turns.moving):
                continue
            label, can = text(f"table.{name}"), enabled.get(tool, True)
            items.append(Item(tool, label, box, icon=sign, style="bare", enabled=can))
        return items

    # What is to be seen

    def seen(self, pointed: Pointed) -> set[str]:
        """Take over how things are now; return the ids of what looks different."""
        looks, told = self._looks(pointed), self._told(pointed)
        changed = {place_id(place) for place in self.picture.differing(looks)}
        for name, now, before in zip((BANNER, STORY), told, self.told, strict=True):
            if now != before:
                changed.add(name)
        self.picture.looks, self.told = looks, told
        return changed

    def _looks(self, pointed: Pointed) -> dict[Place, Look]:
        """Return how each place is to look."""
        counts, legal = self.turns.counts(), self.turns.legal()
        marks: dict[Place, set[Mark]] = {place: set() for place in counts}
        for place in legal:
            marks[place].add("legal")
        chosen = _chosen(pointed, legal)
        if chosen is not None:
            marks[chosen].add("chosen")
            for place, found in preview_marks(self.turns.foresee(legal[chosen])).items():
                marks[place] |= found
        else:
            self._mark_last(marks)
        focus = place_of(pointed.focus)
        if focus in marks:
            marks[focus].add("focus")
        return {
            place: Look(count, frozenset(marks[place]), place in legal)
            for place, count in counts.items()
        }

    def _mark_last(self, marks: Mapping[Place, set[Mark]]) -> None:
        """Mark where the last move began, and where it ended once it has been seen."""
        last = self.turns.last()
        if last is not None and last.origin is not None:
            marks[last.origin].add("from")
            if last.end is not None and not self.turns.moving:
                marks[last.end].add("last")

    def _told(self, pointed: Pointed) -> tuple[str, str]:
        """Return banner and story: what happened, or what the move pointed at would do."""
        legal = self.turns.legal()
        chosen = _chosen(pointed, legal)
        story = self.turns.story
        if chosen is not None:
            story = self.turns.look.foretell(self.context.words, self.turns.foresee(legal[chosen]))
        return self.turns.banner(), story

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all seeds and marks, and the text."""
        self.picture.draw_all(surface)
        self._draw_banner(surface)
        draw_words(surface, self.told_words()[1], self.context.brush)

    def redraw(self, surface: pygame.Surface, ground: pygame.Surface, name: str) -> Rect | None:
        """Draw a place, a line of text, or a tool that is gone, again; None for other things."""
        place = place_of(name)
        if place is not None:
            return self.picture.redraw(surface, ground, place)
        boxes = dict(zip(TOOLS, self.screen.tools, strict=True))
        boxes |= {BANNER: self.screen.banner.shrunk(-2), STORY: self.screen.story.shrunk(-2)}
        if name not in boxes:
            return None
        rect = px(boxes[name], self.context.viewport.scale)
        surface.blit(ground, rect, rect)
        if name == BANNER:
            self._draw_banner(surface)
        elif name == STORY:
            draw_words(surface, self.told_words()[1], self.context.brush)
        return hull(rect, surface.get_rect())

    def fly(self, surface: pygame.Surface, settled: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air."""
        sowing = self.turns.sowing
        return self.picture.fly(surface, settled, sowing.flights() if sowing else [])

    def told_words(self) -> tuple[Words, Words]:
        """Return banner and story as text in their boxes; the banner leaves room for a sign."""
        m = self.context.measure
        banner, story = self.told
        room = self.screen.banner.right_part(self.screen.banner.width - m.body * 1.6)[0]
        return (
            Words(banner, room, m.body * 1.3, "title", "centre"),
            Words(story, self.screen.story, m.body, align="centre", tone="soft_text"),
        )

    def _draw_banner(self, surface: pygame.Surface) -> None:
        """Draw the banner with the sign of its seat."""
        m, brush, seat = self.context.measure, self.context.brush, self.turns.seat
        banner = self.told_words()[0]
        size = m.body * 1.05
        wide = brush.type.width(banner.text, "title", banner.size * brush.scale) / brush.scale
        box = self.screen.banner.centred(wide + size * 2.2, self.screen.banner.height)
        left, rest = box.left_part(size * 1.5)
        sign = icon(f"seat-{seat}", round(size * brush.scale), brush.theme.seats[seat])
        surface.blit(sign, sign.get_rect(center=px(left, brush.scale).center))
        draw_words(surface, replace(banner, box=rest), brush)


def _chosen(pointed: Pointed, legal: Mapping[Place, Any]) -> Place | None:
    """Return the legal place under the pointer, else the one with the focus."""
    for name in pointed:
        place = place_of(name)
        if place in legal:
            return place
    return None


def place_id(place: Place) -> str:
    """Return the id of a place: "house:0:3"."""
    return ":".join((place.kind, *map(str, place.at)))


def place_of(name: str | None) -> Place | None:
    """Return the place of an id; None if it is the id of something else."""
    kind, *at = (name or "").split(":")
    return Place(kind, tuple(int(part) for part in at)) if at else None
