"""What is seen at the table: the board with its marks, and the two lines of text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.rules.protocol import Json, Place
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Rect
from game.scenes.log.layout import log_panel_layout
from game.scenes.log.panel import BUTTONS, PANEL, LogPanel
from game.scenes.table.items import table_items
from game.scenes.table.layout import table_layout
from game.scenes.table.place_ids import place_id, place_of
from game.scenes.table.tools import BAR
from game.scenes.table.turns import TableTurns
from game.view.board.drawing import PlaceContent
from game.view.board.marks import Mark
from game.view.board.picture import Appearance, TablePicture, preview_marks
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.game_view import NextPresses
from game.view.icons import icon
from game.view.pixels import hull, px
from game.view.steps import Steps
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.widgets import FOCUS_REACH, Item

BANNER, STORY = "banner", "story"
"""Names of the lines of text, among the parts that are drawn again when they change."""

FORETELLING: tuple[Mark, ...] = ("path", "end", "captured")
"""The marks that show what a move would do."""


Marked = defaultdict[Place, set[Mark]]
"""The marks of those places that have any."""


class Pointed(NamedTuple):
    """The items under the pointer and with a visible focus, or None."""

    hover: str | None = None
    focus: str | None = None


class TableView:
    """The table in one window; a new one is made when the window or the board's side changes."""

    def __init__(self, context: Context, turns: TableTurns) -> None:
        self.context = context
        self.turns = turns
        m = context.measure
        sheet = log_panel_layout(m)
        self.panel = None if sheet is None else LogPanel(context, turns, sheet)
        beside = 0.0 if sheet is None else m.width - sheet.sheet.x
        self.screen = table_layout(m, len(BAR), beside)
        self.below = turns.below
        game, game_view = turns.match.game, turns.game_view
        self._closeup = tuple(turns.closeup())
        board = game_view.drawing(
            game, self._plan(), context.art, context.type, context.viewport.scale
        )
        self._buttons: dict[str, Item] = {}
        self._foretelling: tuple[object, dict[str, Json] | None] | None = None
        self.picture = TablePicture(board)
        self.told = ("", "")
        self.seen(Pointed())

    def _plan(self) -> Plan:
        """Return where everything lies with what is chosen now."""
        turns, area = self.turns, self.screen.board
        game, unit = turns.match.game, self.context.measure.unit
        return turns.game_view.plan(game, area, self.below, unit, self._closeup)

    def outdated(self) -> bool:
        """Whether another side or part of the board is to be shown now."""
        plan, closeup = self.picture.board.plan, tuple(self.turns.closeup())
        if self.below != self.turns.below:
            return True
        if not plan.crowded or closeup == self._closeup:
            return False
        self._closeup = closeup
        return plan != self._plan()

    def items(self) -> list[Item]:
        """Return places, tools and the menu button, in focus order."""
        items = table_items(self.context, self.turns, self.screen, self.picture.board.plan)
        self._buttons |= {item.id: item for item in items if item.kind == "choice"}
        return items + (self.panel.items() if self.panel else [])

    # What is to be seen

    def seen(self, pointed: Pointed) -> set[str]:
        """Take over how things are now; return the ids of what looks different."""
        appearances, told = self._appearances(pointed), self._told(pointed)
        changed = {place_id(place) for place in self.picture.differing(appearances)}
        for name, now, before in zip((BANNER, STORY), told, self.told, strict=True):
            if now != before:
                changed.add(name)
        self.picture.appearances, self.told = appearances, told
        if self.panel is not None and self.panel.refresh():
            changed.add(PANEL)
        return changed

    def _appearances(self, pointed: Pointed) -> dict[Place, Appearance]:
        """Return how each place is to look."""
        turns, spots = self.turns, self.picture.board.plan.spots
        contents, legal = turns.contents(), turns.choices()
        marks: Marked = defaultdict(set)
        for place in legal:
            marks[place].add("legal")
        for place in turns.presses.chosen:
            marks[place].add("chosen")
        for place, sign in turns.signs().items():
            marks[place].add(sign)
        hinted = turns.hinted()
        if hinted is not None:
            marks[hinted].add("hint")
        goal = turns.hint_goal()
        if goal is not None:
            marks[goal].add("goal")
        aimed = _aimed(pointed, legal) or self._waiting(legal)
        if aimed is not None:
            self._mark_aimed(marks, aimed, legal)
        elif not turns.presses.chosen:
            self._mark_last(marks)
        focus = place_of(pointed.focus)
        if focus is not None:
            marks[focus].add("focus")
        return {
            place: Appearance(contents[place], frozenset(marks[place]), place in legal)
            if place in marks
            else self._plain(place, contents[place])
            for place in spots
            if place in contents
        }

    def _plain(self, place: Place, lying: PlaceContent) -> Appearance:
        """Return the look of a place without marks: mostly the one it has already."""
        known = self.picture.appearances[place]
        return known if known.lying == lying and not known.marks else Appearance(lying)

    def _waiting(self, legal: NextPresses) -> Place | None:
        """Return the place whose second press plays."""
        aimed = self.turns.presses.aimed
        return aimed if aimed in legal else None

    def _mark_aimed(self, marks: Marked, aimed: Place, legal: NextPresses) -> None:
        """Mark a place that is pointed at, and what pressing it would do."""
        marks[aimed].add("chosen")
        if legal[aimed] is None:
            for place in self.turns.reached(aimed):
                marks[place].add("path")
            return
        for place, found in preview_marks(self.turns.foresee(legal[aimed])).items():
            marks[place].update(found)

    def _mark_last(self, marks: Marked) -> None:
        """Mark where the last move began, and where it ended once it has been seen."""
        last = self.turns.last()
        if last is not None and last.origin is not None:
            marks[last.origin].add("from")
            if last.end is not None and not self.turns.moving:
                marks[last.end].add("last")

    def _told(self, pointed: Pointed) -> tuple[str, str]:
        """Return banner and story: what happened, or what the move pointed at would do."""
        turns, legal = self.turns, self.turns.choices()
        aimed = _aimed(pointed, legal)
        if aimed is None or aimed == self._waiting(legal):
            return turns.banner(), turns.running()
        if legal[aimed] is None:
            return turns.banner(), turns.prompt(aimed)
        return turns.banner(), turns.foretold(legal[aimed])

    def foretelling(self) -> dict[str, Json] | None:
        """Return what the picture shows of the move that is pointed at; None if it shows none."""
        at = self.picture.appearances, self.told[1]
        if self._foretelling is None or self._foretelling[0] is not at[0]:
            self._foretelling = at[0], self._found_foretelling()
        shown = self._foretelling[1]
        return None if shown is None else {**shown, "text": at[1]}

    def _found_foretelling(self) -> dict[str, Json] | None:
        """Return the marked places of the picture by mark; None without any."""
        marked = [(place, each) for place, each in self.picture.appearances.items() if each.marks]
        shown: dict[str, Json] = {
            mark: [place_id(place) for place, game_view in marked if mark in game_view.marks]
            for mark in FORETELLING
        }
        return shown if any(shown.values()) else None

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

    def redraw(self, surface: pygame.Surface, ground: pygame.Surface, name: str) -> Rect | None:
        """Draw a place, a line of text, or a tool that is gone, again; None for other things."""
        place = place_of(name)
        if place is not None and place in self.picture.board.plan.spots:
            return self.picture.redraw(surface, ground, place)
        if name in BUTTONS and self.panel is not None:
            # A button that turns pages of the log is gone.
            return self._clear(surface, ground, self.panel.button(name))
        if name in self._buttons:
            return self._redraw_button(surface, ground, self._buttons[name])
        tools = zip(BAR, self.screen.tools, strict=True)
        boxes = {tool.id: box for place, box in tools for tool in place}
        boxes |= {BANNER: self.screen.banner.shrunk(-2), STORY: self.screen.story.shrunk(-2)}
        if name not in boxes:
            return None
        rect = self._clear(surface, ground, boxes[name])
        if name == BANNER:
            self._draw_banner(surface)
        elif name == STORY:
            draw_text(surface, self.story_words(), self.context.brush)
        return rect

    def _clear(self, surface: pygame.Surface, ground: pygame.Surface, box: Box) -> Rect:
        """Draw the bare ground again and return where."""
        rect = px(box, self.context.viewport.scale)
        surface.blit(ground, rect, rect)
        return hull(rect, surface.get_rect())

    def _redraw_button(self, surface: pygame.Surface, ground: pygame.Surface, item: Item) -> Rect:
        """Draw the part of the board again that lies under a button on it."""
        area = px(item.box.shrunk(-FOCUS_REACH), self.context.viewport.scale)
        return self.picture.redraw_area(surface, ground, area.clip(surface.get_rect()))

    def fly(self, surface: pygame.Surface, settled: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air."""
        show = self.turns.show
        return self.picture.fly(surface, settled, show.flights() if show else [])

    def told_words(self) -> tuple[TextBox, TextBox]:
        """Return banner and story as text in their boxes."""
        return self.banner_words(), self.story_words()

    def banner_words(self) -> TextBox:
        """Return the banner as text in its box, with room for a sign."""
        size, box = self.context.measure.body, self.screen.banner
        room = box.right_part(box.width - size * 1.6)[0]
        return TextBox(self.told[0], room, size * 1.3, "title", "centre")

    def story_words(self) -> TextBox:
        """Return the story as text in its box."""
        size, box = self.context.measure.body, self.screen.story
        return truncated(TextBox(self.told[1], box, size, align="centre"), self.context.brush)

    def _draw_banner(self, surface: pygame.Surface) -> None:
        """Draw the banner with the sign of its seat."""
        m, brush, seat = self.context.measure, self.context.brush, self.turns.seat
        banner = self.banner_words()
        size = m.body * 1.05
        wide = brush.type.width(banner.text, "title", banner.size * brush.scale) / brush.scale
        box = self.screen.banner.centred(wide + size * 2.2, self.screen.banner.height)
        left, rest = box.left_part(size * 1.5)
        shape, colour = self.turns.game_view.seat_sign(brush.theme, seat)
        sign = icon(shape, round(size * brush.scale), colour)
        surface.blit(sign, sign.get_rect(center=px(left, brush.scale).center))
        draw_text(surface, replace(banner, box=rest), brush)


def _aimed(pointed: Pointed, legal: Collection[Place]) -> Place | None:
    """Return the legal place under the pointer, else the one with the focus."""
    for name in pointed:
        place = place_of(name)
        if place in legal:
            return place
    return None
