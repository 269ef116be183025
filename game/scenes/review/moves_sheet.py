"""The list of moves on a sheet, where there is no room for it beside the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import pygame

from game.host.interface import Group, Message, Pointer
from game.i18n.emphasis import unemphasised
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, PAD, Content, SheetScene
from game.scenes.review.controls import FAULT_OF, chips_in
from game.scenes.review.course import GRAPH, CourseWords, course_of, graph_item
from game.scenes.review.graph import Graph
from game.scenes.review.moves.cells import draw_cell, wide
from game.scenes.review.moves.legend import legend
from game.scenes.review.moves.move_list import MOVES, cell_of, move_id, spoken_move
from game.scenes.review.moves.rows import MoveNames
from game.scenes.review.study import Study
from game.scenes.review.timeline import (
    STEP_BACK,
    STEP_FORWARD,
    STEPS,
    Timeline,
    slide_to,
    timeline_of,
)
from game.scenes.review.verdict import Verdict
from game.view.box import TOUCH, Box
from game.view.buttons.focus_ring import draw_focus
from game.view.buttons.row_list import draw_line, row_list
from game.view.pixels import px
from game.view.slider import draw_slider
from game.view.text.text_box import LINE, TextBox, draw_text
from game.view.widgets import Item

COURSE = 96.0
"""The height of the graph or the sliders, in CSS pixels."""

PORTION = 30
"""So many moves are seen at a time; rows at the ends lead to those before and after them."""


class MovesScene(SheetScene):
    """Params: `study`, what is looked at in the review below, and its `names` of moves.

    A move that is pressed is selected there. `course`: whether the graph, or the sliders of a
    replay, stand above the moves with the whole verdict, for which the review has no room.
    """

    name = "moves"
    widest: ClassVar[float] = 360
    anchor: ClassVar[Literal["middle", "low", "top right", "right"]] = "right"
    side: ClassVar[float] = 8

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.study: Study = params["study"]
        self.names: MoveNames = params["names"]
        self.has_course: bool = params.get("course", False)
        self.verdict = Verdict(self.study)
        self.graph: Graph | None = None
        self.timeline = Timeline()
        self._pointed_x: float | None = None
        """Where the pointer was last, in CSS pixels."""
        self.portion = max(0, self.study.selected - 1) // PORTION
        """Which portion of the moves is seen."""
        self._lines: list[Box] = []
        self._is_new = True

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("review.moves")

    def description(self) -> str:
        """Return how many moves there are."""
        words, count = self.context.words, len(self.study.turns)
        said = words.text("review.moves-of", count=count) if count else words.text("log.empty")
        return words.sentences(words.sentence(self.title()), words.sentence(said))

    def groups(self) -> tuple[Group, ...]:
        """Return the list of moves."""
        return (Group(MOVES, self.title(), "list"),)

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay the moves out; the selected one is in view when they are first seen."""
        items, words = super().layout()
        if self._is_new:
            self._is_new = False
            last = min(self.study.selected, len(self.study.turns)) - 1
            selected = next((i for i in items if i.id == move_id(last)), None)
            if selected is not None and not self.has_course:
                self.content_pane.reveal(selected.box)
        return items, words

    def bar(self, area: Box) -> list[Item]:
        """Return what leads to the next mistake and to the next blunder."""
        if self.study.mode != "values":
            return []
        high = max(TOUCH, 44 * self.context.measure.text)
        room = Box(area.x, area.y, area.width, high).shrunk(PAD - self.side, 0)
        return chips_in(self.study, room, self.context.brush)

    def content(self, area: Box) -> Content:
        """Lay out a row for each move of the portion, with lines between them."""
        count = len(self.study.turns)
        self._lines = []
        if not count:
            size = self.context.measure.size("body")
            box = Box(area.x, area.y, area.width, size * LINE).shrunk(PAD - self.side, 0)
            empty = TextBox(self.context.words.text("log.empty"), box, size, tone="soft_text")
            return [], [empty], box.height
        first = self.portion * PORTION
        end = min(count, first + PORTION)
        words = self._verdict(area)
        y = words[-1].box.bottom + 8 if words else area.y
        items = self._course(Box(area.x, y, area.width, area.height))
        y += COURSE + 8 if items else 0
        y = self._add_legend(area, y, words)
        y = self._add_door("earlier", first > 0, area, y, items)
        high = max(TOUCH, 44 * self.context.measure.text)
        for number in range(first, end):
            if y > area.y:
                self._lines.append(Box(area.x, y, area.width, 1))
            items.append(self._item(number, Box(area.x, y, area.width, high)))
            y += high
        y = self._add_door("later", end < count, area, y, items)
        return items, words, y - area.y

    def _verdict(self, area: Box) -> list[TextBox]:
        """Return what is said of the selected move at the top of `area`, if it stands here."""
        if not self.has_course:
            return []
        return [self._text(self.verdict.text(), area)]

    def _text(self, text: str, area: Box) -> TextBox:
        """Return a text at the top of `area`, as high as it needs."""
        brush, size = self.context.brush, self.context.measure.size("least")
        wide = area.width * brush.scale
        lines = brush.type.wrapped(unemphasised(text), "bold", size * brush.scale, wide)
        box = Box(area.x, area.y, area.width, len(lines) * size * LINE + 1)
        return TextBox(text, box, size, valign="top", tone="panel_text")

    def _add_legend(self, area: Box, y: float, words: list[TextBox]) -> float:
        """Add what the signs mean; return where that ends."""
        if self.study.mode != "values":
            return y
        room = Box(area.x, y, area.width, area.height).shrunk(PAD - self.side, 0)
        words.append(self._text(legend(self.study), room))
        return words[-1].box.bottom + 8

    def _course(self, area: Box) -> list[Item]:
        """Return the graph or the sliders at the top of `area`, if they stand here."""
        study, m = self.study, self.context.measure
        self.graph, self.timeline = None, Timeline()
        if not self.has_course or study.trial is not None:
            return []
        box = Box(area.x, area.y, area.width, COURSE)
        if study.mode == "replay":
            self.timeline = timeline_of(study, box, m)
            return self.timeline.items
        words = CourseWords(study)
        self.graph = Graph(box, course_of(study), words.labels(), m.size("least"))
        return [graph_item(words, box)]

    def _add_door(self, id_: str, there: bool, area: Box, y: float, items: list[Item]) -> float:
        """Add the row that leads to another portion, if it is there; return where it ends."""
        if not there:
            return y
        label = self.context.words.text(f"review.{id_}")
        icon = "jump-back" if id_ == "earlier" else "jump-forward"
        row = Item(id_, label, NO_BOX, label, icon, "row")
        placed, height = row_list([row], Box(area.x, y, area.width, 0), self.context.brush, TOUCH)
        items += placed
        return y + height

    def _item(self, number: int, box: Box) -> Item:
        """Return what is pressed to select a move."""
        return Item(
            move_id(number),
            spoken_move(self.study, self.names, number),
            box,
            style="drawn",
            kind="choice",
            pressed=self.study.selected == number + 1,
            value=number,
            group=MOVES,
        )

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the lines between moves."""
        for line in self._lines:
            draw_line(ground, line, self.context.brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, or a move."""
        state, slider = self.state(item.id), self.timeline.sliders.get(item.id)
        if slider is not None:
            draw_slider(surface, slider, state, self.context.brush)
        elif item.id == GRAPH and self.graph is not None:
            self.graph.draw(surface, self.context.brush)
            if state.focus:
                draw_focus(surface, px(item.box, self.context.viewport.scale), self.context.brush)
        elif item.id == "looking":
            size = self.context.measure.size("least")
            words = TextBox(item.label, item.box, size, tone="soft_text")
            draw_text(surface, words, self.context.brush)
        elif item.group == MOVES and isinstance(item.value, int):
            self._draw_move(surface, item, item.value)
        else:
            super().draw_one(surface, item)

    def _draw_move(self, surface: pygame.Surface, item: Item, move: int) -> None:
        """Draw a turn, the first being 0."""
        brush, size = self.context.brush, self.context.measure.size("least")
        cell = cell_of(self.study, self.names, move, item.box, brush)
        number = wide("0" * len(str(len(self.study.turns))), "text", size, brush) + 18
        draw_cell(surface, cell, self.state(item.id), (size, number, brush))

    # Pressing

    def handle(self, message: Message) -> Transition | None:
        """Take a message in, and note where the pointer is."""
        self._pointed_x = message.x if isinstance(message, Pointer) else None
        return super().handle(message)

    def adjusted(self, item: Item, value: int) -> None:
        """Take the value that the graph or a slider was set to."""
        self._slide(item.id, value)

    def _slide(self, name: str, value: float) -> None:
        """Go to a value of the graph or of a slider, and say where that is."""
        study = self.study
        slide_to(study, name, value)
        self.portion = max(0, min(study.selected, len(study.turns)) - 1) // PORTION
        self.relayout()
        self.context.announce(self.items[name].text)

    def _value_at(self, name: str, x: float) -> float:
        """Return the value of the graph or of a slider at an x."""
        return float(self.graph.point_at(x)) if self.graph else self.timeline.sliders[name].at(x)

    def pressed(self, item: Item) -> Transition | None:
        """Select a move and go back, or show the moves before or after."""
        if item.role == "slider":
            if self._pointed_x is not None:
                self._slide(item.id, self._value_at(item.id, self._pointed_x))
            return None
        if item.id in (STEP_BACK, STEP_FORWARD):
            self.study.playback.step(1 if item.id == STEP_FORWARD else -1)
            self.relayout()
            self.context.announce(self.items[STEPS].text)
            return None
        if isinstance(item.value, int):
            self.study.select(item.value + 1)
            return Transition("pop")
        fault = FAULT_OF.get(item.id)
        if fault is not None:
            self.study.to_next_fault(fault)
            return Transition("pop")
        if item.id in ("earlier", "later"):
            self._turn(-1 if item.id == "earlier" else 1)
            return None
        return super().pressed(item)

    def _turn(self, step: int) -> None:
        """Show another portion: the last of the moves before these, or the first of those after."""
        self.portion += step
        if step > 0:
            self.content_pane.to_top()
        self.relayout()
        if step < 0:
            self.content_pane.to_end()
        first = self.portion * PORTION
        last = min(len(self.study.turns), first + PORTION) - 1
        name = move_id(first if step > 0 else last)
        self.move_focus(name, self.focus_visible)
        self.context.announce(self.items[name].name)

    def position_json(self) -> Json:
        """Return the position at the cursor of the match."""
        return position_json(self.study.match)
