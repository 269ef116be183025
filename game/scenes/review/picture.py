"""What is seen of a review: its parts in one window, and which of them look different."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Message, Pointer, Wheel
from game.i18n.emphasis import unemphasised
from game.rules.protocol import Place, Seat
from game.scenes.frame.context import Context
from game.scenes.frame.flight_layer import board_batches
from game.scenes.review import timeline
from game.scenes.review.board import BoardView
from game.scenes.review.controls import control_items, door_items, head_items
from game.scenes.review.course import GRAPH, CourseWords, course_of, graph_item
from game.scenes.review.graph import Graph
from game.scenes.review.layout import ReviewLayout, review_layout
from game.scenes.review.moves.move_list import MOVES, MoveList
from game.scenes.review.moves.rows import MoveNames
from game.scenes.review.pills import ValuedPicture
from game.scenes.review.study import Study
from game.scenes.review.timeline import Timeline, timeline_of
from game.scenes.review.verdict import Verdict
from game.view.art import draw_edged
from game.view.board.picture import TablePicture
from game.view.box import Box
from game.view.buttons.focus_ring import draw_focus
from game.view.icons import icon
from game.view.pixels import Rect, hull, px, stroke
from game.view.slider import Slider, draw_slider
from game.view.steps import Steps
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.widgets import FOCUS_REACH, Item, State

VERDICT = "verdict"
"""Its name among the parts that are drawn again when they change."""

SCROLLED_LINES = 6
"""So many lines find room where all of a small window scrolls: nothing is shortened there."""

StateOf = Callable[[str], State]


class ReviewPicture:
    """The parts of a review. They are laid out anew when the window or the mode changes."""

    def __init__(self, context: Context, study: Study) -> None:
        self.context = context
        self.study = study
        self.verdict = Verdict(study)
        self.course_words = CourseWords(study)
        self.names = MoveNames(study)
        self.layout: ReviewLayout
        self.board: BoardView
        self.graph: Graph | None = None
        self.timeline = Timeline()
        self.moves: MoveList | None = None
        self.shown_text = ""
        """What is said of the point that is looked at."""
        self._seat: Seat | None = None
        self._selected: tuple[object, ...] = ()

    # Layout

    def lay_out(self) -> None:
        """Lay everything out for the window as it is now."""
        context, study = self.context, self.study
        m = context.measure
        title, lines = self._title_width(), SCROLLED_LINES if context.laid_out else 0
        self.layout = review_layout(m, study.game_view.square, title, self._frame_of, lines)
        plan = study.game_view.plan(study.game, self.layout.board, study.below, m.unit)
        named = any(spot.name is not None for spot in plan.spots.values())
        study.teller.see(plan.upright, study.below, named)
        drawing = study.game_view.drawing(
            study.game, plan, context.art, context.type, context.viewport.scale
        )
        study.game_view.inscribe(drawing, context.words)
        self.board = BoardView(study, ValuedPicture(drawing, context.brush, m.text))
        self._lay_out_list()
        self._lay_out_graph()

    def _title_width(self) -> float:
        """Return how wide the title is, in CSS pixels."""
        context = self.context
        size, scale = context.measure.size("screen"), context.viewport.scale
        title = context.words.text("review.title")
        return context.type.width(title, "title", size * scale) / scale + 6

    def _frame_of(self, room: Box) -> Box:
        """Return the part of a room that the board takes."""
        study = self.study
        return study.game_view.plan(study.game, room, study.below, self.context.measure.unit).frame

    def _lay_out_list(self) -> None:
        """Lay the list out, and keep what is seen of it."""
        box, before = self.layout.moves, self.moves
        self.moves = None
        if box is not None:
            context = self.context
            self.moves = MoveList(self.study, self.names, box, context.measure, context.brush)
            if before is not None:
                self.moves.scroll.offset = before.scroll.offset
                self.moves.take_turns()
            self.moves.reveal(self.study.selected - 1)

    def _lay_out_graph(self) -> None:
        """Lay out the graph, or the sliders of a replay in its place."""
        box = self.layout.graph
        self.graph, self.timeline = None, Timeline()
        if box is None:
            return
        if self.study.mode == "values":
            size = self.context.measure.size("least")
            course = course_of(self.study)
            self.graph = Graph(box, course, self.course_words.labels(), size)
        elif self.study.trial is None:
            self.timeline = timeline_of(self.study, box, self.context.measure)

    def words(self) -> list[TextBox]:
        """Return the title, where there is room for it."""
        box = self.layout.title
        if box is None:
            return []
        title = self.context.words.text("review.title")
        return [TextBox(title, box, self.context.measure.size("screen"), "title", tone="title")]

    def items(self) -> list[Item]:
        """Return what can be pressed, in focus order."""
        study, layout, m = self.study, self.layout, self.context.measure
        brush = self.context.brush
        if study.mode == "replay" and layout.graph is not None and study.trial is None:
            self.timeline = timeline_of(study, layout.graph, m)
        items = [*head_items(study, layout, m, brush), *self.board.items()]
        if self.graph is not None and study.turns:
            items.append(graph_item(self.course_words, self.graph.box))
        items += self.timeline.items
        items += control_items(study, layout, m)
        if self.moves is not None:
            items += self.moves.items()
        return items + door_items(study, layout, brush)

    def list_params(self) -> Mapping[str, Any]:
        """Return what the sheet with the list of moves is handed."""
        has_course = self.layout.graph is None
        return {"study": self.study, "names": self.names, "course": has_course}

    @property
    def outdated(self) -> bool:
        """Whether the list shows moves that are no more, or not all that are."""
        return self.moves is not None and self.moves.outdated

    def take_turns(self) -> None:
        """Have the list show the moves there are now."""
        if self.moves is not None:
            self.moves.take_turns()
            self.moves.reveal(self.study.selected - 1)

    # What looks different

    def look(self, focus: Place | None) -> set[str]:
        """Take over how things are now; return the names of what looks different."""
        changed = self.board.look(focus)
        text, seat = self.verdict.text(), self.verdict.seat()
        if (text, seat) != (self.shown_text, self._seat):
            self.shown_text, self._seat = text, seat
            changed.add(VERDICT)
        if self.graph is not None:
            course, labels = course_of(self.study), self.course_words.labels()
            if (course, labels) != (self.graph.course, self.graph.labels):
                self.graph.course, self.graph.labels = course, labels
                changed.add(GRAPH)
        return changed | self._look_at_sliders() | self._look_at_list()

    def _look_at_sliders(self) -> set[str]:
        """Take over where the sliders of a replay stand."""
        if not self.timeline.sliders or self.layout.graph is None:
            return set()
        before = self.timeline.sliders
        now = timeline_of(self.study, self.layout.graph, self.context.measure)
        self.timeline = now
        return {name for name in now.sliders if now.sliders[name] != before.get(name)}

    def _look_at_list(self) -> set[str]:
        """Take over which moves are marked in the list."""
        if self.moves is None:
            return set()
        labels = tuple(self.study.label(number) for number in range(len(self.study.turns)))
        selected = (self.study.selected, labels, self.moves.scroll.offset)
        if selected == self._selected:
            return set()
        if self._selected[:1] != selected[:1]:
            self.moves.reveal(self.study.selected - 1)
        self._selected = (*selected[:2], self.moves.scroll.offset)
        return {MOVES}

    def told(self) -> str:
        """Return what is said of the point that is looked at, with the step in the move."""
        return self.context.words.sentences(*self.told_parts(), self.told_step())

    def told_parts(self) -> tuple[str, ...]:
        """Return what is said of it, without the step, in parts that can be said alone."""
        return tuple(unemphasised(part) for part in self.verdict.parts())

    def told_step(self) -> str:
        """Return the step in the move; "" between two moves."""
        if not timeline.step_in_words(self.study):
            return ""
        return self.context.words.sentence(timeline.told_step(self.study))

    def place_of(self, name: str | None) -> Place | None:
        """Return the place of the board with an id."""
        return None if name is None else self.board.picture.places.get(name)

    # The list scrolls

    def scroll(self, message: Message) -> bool:
        """Take a message in that scrolls the list; False if it means something else."""
        moves = self.moves
        if moves is None:
            return False
        if isinstance(message, Wheel) and not moves.box.holds(message.x, message.y):
            return False
        if isinstance(message, (Wheel, Pointer)):
            return moves.scroll.take(message)
        return False

    def scrolls(self, dt: float) -> bool:
        """Let time pass for what scrolls; True if anything looks different."""
        moves = self.moves
        if moves is None:
            return False
        if not moves.scroll.resting:
            moves.scroll.settles(dt, self.context.reduced_motion)
        moved, moves.scroll.moved = moves.scroll.moved, False
        return moved

    def prepare(self) -> bool:
        """Do something for the list that took too long before; True if more can be listed now."""
        return self.moves is not None and self.moves.prepare()

    def shows_move(self, x: float, y: float) -> bool:
        """Whether a point lies in the part of the list that is seen."""
        return self.moves is not None and self.moves.region.holds(x, y)

    def reveal(self, item: Item) -> bool:
        """Scroll to a move; True if it had to move."""
        return isinstance(item.value, int) and self.reveal_move(item.value)

    def reveal_move(self, number: int) -> bool:
        """Scroll to a turn, the first being 0; True if it had to move."""
        return self.moves is not None and self.moves.reveal(number)

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move: the bare board, and the cards."""
        yield from self.board.picture.board.ground_steps(ground)
        if self.moves is not None:
            self.moves.paint(ground)
            yield
        if self.timeline.sliders and self.layout.graph is not None:
            brush = self.context.brush
            rect, line = px(self.layout.graph, brush.scale), stroke(brush.line, 1)
            theme = brush.theme
            draw_edged(ground, rect, 14 * brush.line, line, edge=theme.panel_edge, face=theme.panel)
            yield

    def draw(self, surface: pygame.Surface, state: StateOf) -> Steps:
        """Draw the board with all on it, the verdict and the list."""
        yield from self.board.picture.draw_all(surface)
        self._draw_verdict(surface)
        yield
        if self.moves is not None:
            self.moves.draw(surface, state)
            yield

    def _verdict_box(self) -> tuple[Box, TextBox]:
        """Return where the sign lies, and the verdict in its box."""
        m, box = self.context.measure, self.layout.verdict
        size = m.size("body") if m.phone else m.size("name") * 0.94
        side = size * 0.82
        sign = Box(box.x + 2, box.y, side, min(box.height, size * 1.28))
        room = box.right_part(box.width - side - 12)[0]
        text = TextBox(self.shown_text, room, size, valign="top")
        return sign, truncated(text, self.context.brush)

    def _draw_verdict(self, surface: pygame.Surface) -> None:
        """Draw the verdict, with the sign of the player whom it tells of."""
        brush = self.context.brush
        sign, text = self._verdict_box()
        draw_text(surface, text, brush)
        if self._seat is not None:
            shape, colour = self.study.game_view.seat_sign(brush.theme, self._seat)
            picture = icon(shape, round(sign.width * brush.scale), colour)
            surface.blit(picture, picture.get_rect(center=px(sign, brush.scale).center))

    def draw_item(
        self, surface: pygame.Surface, item: Item, state: State, held: str | None
    ) -> bool:
        """Draw the graph, a slider, or a line that cannot be pressed; False for anything else."""
        brush = self.context.brush
        slider = self.timeline.sliders.get(item.id)
        if slider is not None:
            draw_slider(surface, slider, replace(state, down=held == item.id), brush)
        elif item.id == GRAPH and self.graph is not None:
            self.graph.draw(surface, brush)
            if state.focus:
                draw_focus(surface, px(item.box, brush.scale), brush)
        elif item.id == "looking":
            words = TextBox(
                item.label, item.box, self.context.measure.size("least"), tone="soft_text"
            )
            draw_text(surface, truncated(words, brush), brush)
        else:
            return False
        return True

    def batches(self, names: Sequence[str]) -> list[list[str]]:
        """Return the names of parts in groups that are drawn together; all moves are one."""
        rest = [name for name in names if not _is_of_list(name)]
        groups = board_batches(rest, self.board.picture)
        of_list = [name for name in names if _is_of_list(name)]
        return [*groups, of_list] if of_list else groups

    def redraw(
        self, surface: pygame.Surface, ground: pygame.Surface, names: Sequence[str], state: StateOf
    ) -> Rect | None:
        """Draw places, the list or the verdict again; None for anything else."""
        picture: TablePicture = self.board.picture
        name = names[0]
        if name in picture.places:
            area = picture.around([picture.places[name] for name in names])
            return picture.redraw_area(surface, ground, area)
        if _is_of_list(name):
            return None if self.moves is None else self.moves.redraw(surface, ground, state)
        if name == VERDICT:
            rect = px(self.layout.verdict.shrunk(-FOCUS_REACH / 2), self.context.viewport.scale)
            surface.blit(ground, rect, rect)
            self._draw_verdict(surface)
            return hull(rect, surface.get_rect())
        return None

    def fly(self, surface: pygame.Surface, resting: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air."""
        return self.board.picture.fly(surface, resting, self.study.playback.flights())

    # What is dragged

    def is_dragged(self, name: str) -> bool:
        """Whether an item is dragged by the pointer."""
        return name == GRAPH or name in self.timeline.sliders

    def value_at(self, name: str, x: float) -> float:
        """Return the value of the graph or of a slider at an x."""
        if name == GRAPH:
            return 0.0 if self.graph is None else self.graph.point_at(x)
        slider: Slider = self.timeline.sliders[name]
        return slider.at(x)


_LIST_NAMES = (MOVES, "earlier", "later")


def _is_of_list(name: str) -> bool:
    """Whether a name is that of the list, or of a move in it."""
    return name in _LIST_NAMES or (name.startswith("move:") and name[5:].isdigit())
