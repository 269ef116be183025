"""What is seen at the table: the board with its marks, and the two lines of text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.rules.protocol import Json, Place
from game.scenes.frame.context import Context
from game.scenes.log.layout import log_panel_layout
from game.scenes.log.panel import BUTTONS, PANEL, LogPanel
from game.scenes.table.items import table_items
from game.scenes.table.layout import table_layout
from game.scenes.table.play.play import Play
from game.view.board.drawing import PlaceContent
from game.view.board.marks import Mark
from game.view.board.picture import Appearance, TablePicture, preview_marks
from game.view.board.place_id import place_id
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import Rect, hull, px
from game.view.presses import NextPresses
from game.view.steps import Steps
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.widgets import Item

BANNER, STORY = "banner", "story"
"""Names of the lines of text, among the parts that are drawn again when they change."""

PREVIEW_MARKS: tuple[Mark, ...] = ("path", "end", "captured")
"""The marks that show what a move would do."""


Marked = defaultdict[Place, set[Mark]]
"""The marks of those places that have any."""


class Pointed(NamedTuple):
    """The places under the pointer and with a visible focus, or None."""

    hover: Place | None = None
    focus: Place | None = None


class TableView:
    """The table in one window; a new one is made when the window or the board's side changes."""

    def __init__(self, context: Context, play: Play) -> None:
        self.context = context
        self.play = play
        m = context.measure
        sheet = log_panel_layout(m)
        self.panel = None if sheet is None else LogPanel(context, play.match, sheet)
        beside = 0.0 if sheet is None else m.width - sheet.sheet.x
        self.layout = table_layout(m, play.commands.places, beside)
        self.below = play.near.seat
        game, game_view = play.match.game, play.current.game_view
        self._closeup = tuple(play.closeup())
        board = game_view.drawing(
            game, self._plan(), context.art, context.type, context.viewport.scale
        )
        self._bar: dict[str, Box] = {}
        self._drawn: tuple[Mapping[str, Item], list[tuple[pygame.Rect, Item]]] = ({}, [])
        self._preview: tuple[object, dict[str, Json] | None] | None = None
        self.picture = TablePicture(board)
        play.words.teller.see(board.plan.upright, self.below)
        self.lines = ("", "")
        """Banner and story, as they are drawn."""
        self.look(Pointed())

    def _plan(self) -> Plan:
        """Return where everything lies with what is chosen now."""
        current, area = self.play.current, self.layout.board
        game, unit = current.match.game, self.context.measure.unit
        return current.game_view.plan(game, area, self.below, unit, self._closeup)

    @property
    def plan(self) -> Plan:
        """Where everything on the board lies."""
        return self.picture.board.plan

    def outdated(self) -> bool:
        """Whether another side or part of the board is to be shown now."""
        plan, closeup = self.plan, tuple(self.play.closeup())
        if self.below != self.play.near.seat:
            return True
        if not plan.crowded or closeup == self._closeup:
            return False
        self._closeup = closeup
        return plan != self._plan()

    def items(self) -> list[Item]:
        """Return places, commands and the menu button, in focus order."""
        bar = zip(self.play.commands.bar(), self.layout.bar, strict=True)
        commands = [(command, box) for command, box in bar if command is not None]
        # A command that goes leaves its place in the bar to be drawn again.
        self._bar |= {command.id: box for command, box in commands}
        items = table_items(self.context, self.play, self.plan, commands, self.layout.menu)
        return items + (self.panel.items() if self.panel else [])

    # What is to be seen

    def look(self, pointed: Pointed) -> set[str]:
        """Take over how things are now; return the ids of what looks different."""
        appearances, lines = self._appearances(pointed), self._lines(pointed)
        changed = {place_id(place) for place in self.picture.differing(appearances)}
        for name, now, before in zip((BANNER, STORY), lines, self.lines, strict=True):
            if now != before:
                changed.add(name)
        self.picture.appearances, self.lines = appearances, lines
        if self.panel and self.panel.refresh(self.play.match, self.play.turns_seen):
            changed.add(PANEL)
        return changed

    def _appearances(self, pointed: Pointed) -> dict[Place, Appearance]:
        """Return how each place is to look."""
        play, spots = self.play, self.plan.spots
        contents, legal = play.show.contents(), play.choices()
        marks: Marked = defaultdict(set)
        for place in legal:
            marks[place].add("legal")
        for place in play.presses.chosen:
            marks[place].add("chosen")
        for place, sign in (play.presses.signs() if play.status.person else {}).items():
            marks[place].add(sign)
        hinted = play.hinted()
        if hinted is not None:
            marks[hinted].add("hint")
        goal = play.hint_goal()
        if goal is not None:
            marks[goal].add("goal")
        target = _pointed_at(pointed, legal) or self._unconfirmed(legal)
        if target is not None:
            self._mark_target(marks, target, legal)
        elif not play.presses.chosen:
            self._mark_last(marks)
        if pointed.focus is not None:
            marks[pointed.focus].add("focus")
        return {
            place: Appearance(contents[place], frozenset(marks[place]), place in legal)
            if place in marks
            else self._plain(place, contents[place])
            for place in spots
            if place in contents
        }

    def _plain(self, place: Place, content: PlaceContent) -> Appearance:
        """Return the appearance of a place without marks: mostly the one it has already."""
        before = self.picture.appearances[place]
        return before if before.content == content and not before.marks else Appearance(content)

    def _unconfirmed(self, legal: NextPresses) -> Place | None:
        """Return the place whose second press plays."""
        place = self.play.presses.unconfirmed
        return place if place in legal else None

    def _mark_target(self, marks: Marked, target: Place, legal: NextPresses) -> None:
        """Mark a place that is pointed at, and what pressing it would do."""
        marks[target].add("chosen")
        if legal[target] is None:
            for place in self.play.presses.after(target):
                marks[place].add("path")
            return
        for place, more in preview_marks(self.play.previews.of(legal[target])).items():
            marks[place].update(more)

    def _mark_last(self, marks: Marked) -> None:
        """Mark where the last move began, and where it ended once it has been seen."""
        last = self.play.last_preview()
        if last is not None and last.origin is not None:
            marks[last.origin].add("from")
            if last.end is not None and not self.play.show.moving:
                marks[last.end].add("last")

    def _lines(self, pointed: Pointed) -> tuple[str, str]:
        """Return banner and story: what happened, or what the move pointed at would do."""
        play, legal = self.play, self.play.choices()
        target = _pointed_at(pointed, legal)
        if target is None or target == self._unconfirmed(legal):
            return play.status.banner(), play.narrator.line()
        if legal[target] is None:
            return play.status.banner(), play.narrator.prompt(target)
        return play.status.banner(), play.words.forecast(legal[target])

    def preview_json(self) -> dict[str, Json] | None:
        """Return what the picture shows of the move that is pointed at; None if it shows none."""
        at = self.picture.appearances, self.lines[1]
        if self._preview is None or self._preview[0] is not at[0]:
            self._preview = at[0], self._preview_marks()
        marks = self._preview[1]
        return None if marks is None else {**marks, "text": at[1]}

    def _preview_marks(self) -> dict[str, Json] | None:
        """Return the marked places of the picture by mark; None without any."""
        marked = [(place, each) for place, each in self.picture.appearances.items() if each.marks]
        by_mark: dict[str, Json] = {
            mark: [place_id(place) for place, each in marked if mark in each.marks]
            for mark in PREVIEW_MARKS
        }
        return by_mark if any(by_mark.values()) else None

    # Drawing

    def draw(self, surface: pygame.Surface) -> Steps:
        """Draw all seeds and marks, and the text."""
        yield from self.picture.draw_all(surface)
        self._draw_banner(surface)
        yield
        draw_text(surface, self.story_words(), self.context.brush)
        yield
        if self.panel is not None:
            yield from self.panel.draw(surface)

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move: the bare board, and the sheet of the log."""
        yield from self.picture.board.ground_steps(ground)
        if self.panel is not None:
            self.panel.paint(ground)
            yield

    def redraw(
        self, surface: pygame.Surface, ground: pygame.Surface, names: Sequence[str]
    ) -> Rect | None:
        """Draw places, a line of text, or a command that is gone, again; None for other things."""
        places = self.picture.places
        if names[0] in places:
            area = self.picture.around([places[name] for name in names])
            return self.picture.redraw_area(surface, ground, area)
        name = names[0]
        box = self._boxes().get(name)
        if box is None:
            return None
        rect = self._clear(surface, ground, box)
        if name == BANNER:
            self._draw_banner(surface)
        elif name == STORY:
            draw_text(surface, self.story_words(), self.context.brush)
        return rect

    def _boxes(self) -> dict[str, Box]:
        """Return where lines of text, and commands that are gone, had their places."""
        boxes = {BANNER: self.layout.banner.shrunk(-2), STORY: self.layout.story.shrunk(-2)}
        if self.panel is not None:
            boxes |= {name: self.panel.button(name) for name in BUTTONS}
        return self._bar | boxes

    def buttons_in(self, items: Mapping[str, Item], rect: Rect) -> list[Item]:
        """Return those of `items` that are drawn as buttons and reach into a part of the window."""
        if self._drawn[0] is not items:
            scale = self.context.viewport.scale
            drawn = [item for item in items.values() if item.style != "drawn"]
            self._drawn = items, [(px(item.box, scale), item) for item in drawn]
        return [item for area, item in self._drawn[1] if area.colliderect(rect)]

    def _clear(self, surface: pygame.Surface, ground: pygame.Surface, box: Box) -> Rect:
        """Draw the bare ground again and return where."""
        rect = px(box, self.context.viewport.scale)
        surface.blit(ground, rect, rect)
        return hull(rect, surface.get_rect())

    def fly(self, surface: pygame.Surface, resting: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air."""
        return self.picture.fly(surface, resting, self.play.show.flights())

    def banner_words(self) -> TextBox:
        """Return the banner as text in its box, with room for a sign."""
        size, box = self.context.measure.body, self.layout.banner
        room = box.right_part(box.width - size * 1.6)[0]
        return TextBox(self.lines[0], room, size * 1.3, "title", "centre")

    def story_words(self) -> TextBox:
        """Return the story as text in its box."""
        size, box = self.context.measure.body, self.layout.story
        return truncated(TextBox(self.lines[1], box, size, align="centre"), self.context.brush)

    def _draw_banner(self, surface: pygame.Surface) -> None:
        """Draw the banner with the sign of its seat."""
        m, brush, seat = self.context.measure, self.context.brush, self.play.status.seat
        banner = self.banner_words()
        size = m.body * 1.05
        wide = brush.type.width(banner.text, "title", banner.size * brush.scale) / brush.scale
        box = self.layout.banner.centred(wide + size * 2.2, self.layout.banner.height)
        left, rest = box.left_part(size * 1.5)
        shape, colour = self.play.current.game_view.seat_sign(brush.theme, seat)
        sign = icon(shape, round(size * brush.scale), colour)
        surface.blit(sign, sign.get_rect(center=px(left, brush.scale).center))
        draw_text(surface, replace(banner, box=rest), brush)


def _pointed_at(pointed: Pointed, legal: Collection[Place]) -> Place | None:
    """Return the legal place under the pointer, else the one with the focus."""
    return next((place for place in pointed if place in legal), None)
