"""What is seen at the table: the board with its marks, the plates of the players, the words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager

import pygame

from game.host.interface import Group
from game.play.match import Match
from game.rules.protocol import Json, Place, Seat
from game.scenes.frame.command import Command
from game.scenes.frame.context import Context
from game.scenes.frame.low_window.heights import LowRoom, height_to_lay_out
from game.scenes.table.appearances import appearances
from game.scenes.table.aside.bubble import BUBBLE, RemarkBubble
from game.scenes.table.aside.since import SINCE, SinceColumn
from game.scenes.table.bar import ACTION_PLACE, UNDO_PLACE
from game.scenes.table.items import place_items, tool_items
from game.scenes.table.layout import TableLayout, Way, table_layout
from game.scenes.table.low_layout import low_table_layout
from game.scenes.table.message import MESSAGE, MessageLine
from game.scenes.table.plates import Plates, plate_id
from game.scenes.table.play.attention import Pointed
from game.scenes.table.play.narrator import Said
from game.scenes.table.play.play import Play
from game.view.board.marks import Mark
from game.view.board.picture import TablePicture
from game.view.board.place_id import place_id
from game.view.board.plan import Plan
from game.view.box import Box, around
from game.view.pixels import Rect, hull, px
from game.view.steps import Steps
from game.view.text.text_box import TextBox, draw_text
from game.view.widgets import Item

PREVIEW_MARKS: tuple[Mark, ...] = ("path", "end", "captured")
"""The marks that show what a move would do."""


class TableView:
    """The table in one window; a new one is made when the window or the board's side changes."""

    def __init__(self, context: Context, play: Play) -> None:
        self.context = context
        self.play = play
        self.below = play.near.seat
        game, game_view = play.match.game, play.current.game_view
        self.seats = seats_from(play.match, self.below)
        self.layout, self.low_room = self._laid_out()
        play.commands.places = self.layout.tools.keys()
        self.plates = Plates(context, play, self.seats, self.layout.plates)
        self.message = MessageLine(context, play, self.layout)
        column = self.layout.column
        self.since = None if column is None else SinceColumn(context, play, column)
        place = self.layout.remark
        self.bubble = None if place is None else RemarkBubble(context, play, place)
        self._closeup = tuple(play.closeup())
        board = game_view.drawing(
            game, self._plan(), context.art, context.type, context.viewport.scale
        )
        game_view.inscribe(board, context.words)
        self._bar: dict[str, Box] = {}
        self._drawn: tuple[Mapping[str, Item], list[tuple[pygame.Rect, Item]]] = ({}, [])
        self._preview: tuple[object, dict[str, Json] | None] | None = None
        self.picture = TablePicture(board)
        self._way: tuple[Sequence[tuple[Said, ...]], tuple[Said, ...]] | None = None
        """How the line may stand, and the way for which there is room."""
        named = any(spot.name is not None for spot in board.plan.spots.values())
        play.words.teller.see(board.plan.upright, self.below, named)
        self.look(Pointed())

    def _laid_out(self) -> tuple[TableLayout, LowRoom | None]:
        """Return the layout, and how it stands in a window that is too low for all of it."""
        context, play, m = self.context, self.play, self.context.measure
        way, pieces = _way(context, play.match), play.has_pieces
        if height_to_lay_out(context.viewport) and way != "presented":
            guided = way == "guided"
            return low_table_layout(m, len(self.seats), pieces, guided, self._plan_in)
        turns = [(seat - self.below) % most_seats(play.match) for seat in self.seats]
        square = play.current.game_view.square
        return table_layout(m, turns, square, pieces, way), None

    def _plan(self) -> Plan:
        """Return where everything lies with what is chosen now."""
        return self._plan_in(self.layout.board, self._closeup)

    def _plan_in(self, area: Box, closeup: Collection[Place] = ()) -> Plan:
        """Return where everything lies in a room."""
        current, unit = self.play.current, self.context.measure.text
        return current.game_view.plan(current.match.game, area, self.below, unit, closeup)

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

    def items(self, with_places: bool = True) -> list[Item]:
        """Return places, commands and the menu button, in focus order; or only the buttons.

        A place is drawn as the position has it, whether or not it is listed.
        """
        commands = self._commands()
        # A command that goes leaves its place in the bar to be drawn again.
        self._bar |= {command.id: box for command, box in commands}
        places = place_items(self.play, self.plan) if with_places else []
        return places + tool_items(self.context, self.play, self.layout, commands)

    def _commands(self) -> list[tuple[Command[Play], Box]]:
        """Return the commands of the bar with their boxes.

        Where what is offered beside the line stands in the bar, a move is taken back by one button.
        """
        tools, bar = self.layout.tools, self.play.commands.bar()
        boxes = {place: tools[place] for place in bar}
        if self.play.remarks.takes_back and not self.layout.framed and UNDO_PLACE in boxes:
            spare = boxes.pop(UNDO_PLACE)
            if spare.y == boxes[ACTION_PLACE].y:
                boxes[ACTION_PLACE] = around((boxes[ACTION_PLACE], spare))
        return [(bar[place], box) for place, box in boxes.items()]

    def groups(self) -> Sequence[Group]:
        """Return the groups of what only one game has beside the board."""
        return ()

    # What is to be seen

    def look(self, pointed: Pointed) -> set[str]:
        """Take over how things are now; return the ids of what looks different."""
        looks = appearances(self.play, pointed, self.picture.appearances)
        changed = {place_id(place) for place in self.picture.differing(looks)}
        self.picture.appearances = looks
        changed |= self.plates.look() | self.message.look(self._line(pointed))
        changed |= self.since.look() if self.since is not None else set()
        changed |= self.bubble.look() if self.bubble is not None else set()
        return changed | self.look_aside(pointed)

    @property
    def bubble_text(self) -> str:
        """What is pointed out in a bubble; "" where nothing is, or where the line says it."""
        return "" if self.bubble is None else self.bubble.text

    def look_aside(self, pointed: Pointed) -> set[str]:
        """Take over what only one game tells beside the board; return its ids if they changed."""
        del pointed
        return set()

    def draw_aside(self, surface: pygame.Surface) -> None:
        """Draw that."""

    def redraw_aside(
        self, surface: pygame.Surface, ground: pygame.Surface, name: str
    ) -> Rect | None:
        """Draw a part of that again; None if there is none of this name."""
        del surface, ground, name
        return None

    def _line(self, pointed: Pointed) -> tuple[Said, ...]:
        """Return what happened, or what the move pointed at would do, as fully as it finds room."""
        remark = () if self.bubble is not None else self.play.remarks.said()
        ways = self.play.narrator.ways(self.play.line(pointed), remark)
        if self._way is None or self._way[0] != ways:
            self._way = ways, self.message.fullest(ways)
        return self._way[1]

    def preview_json(self) -> dict[str, Json] | None:
        """Return what the picture shows of the move that is pointed at; None if it shows none."""
        at = self.picture.appearances, self.message.text
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
        for seat in self.plates.boxes:
            yield from self._plate_steps(surface, seat)
        self.message.draw(surface)
        yield
        if self.layout.opposite is not None:
            self._copy_message(surface, self.layout.opposite)
            yield
        if self.since is not None:
            self.since.draw(surface)
            yield
        if self.bubble is not None:
            self.bubble.draw(surface)
            yield
        self.draw_aside(surface)
        yield

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move: the bare board, and the card of the words."""
        yield from self.picture.board.ground_steps(ground)
        self.message.paint(ground)
        if self.layout.title is not None:
            draw_text(ground, self._title(self.layout.title), self.context.brush)
        yield

    def _title(self, box: Box) -> TextBox:
        """Return the name of the game in its box."""
        name = self.context.words.text(f"menu.game.{self.play.match.game.name}")
        return TextBox(name, box, self.context.measure.size("card"), "title", tone="title")

    def redraw(
        self, surface: pygame.Surface, ground: pygame.Surface, names: Sequence[str]
    ) -> Rect | None:
        """Draw places, a plate, the words, or a command that is gone, again; None for others."""
        places, name = self.picture.places, names[0]
        if name in places:
            area = self.picture.around([places[name] for name in names])
            return self.picture.redraw_area(surface, ground, area)
        if name == MESSAGE:
            return self._redraw_message(surface, ground)
        for each, part in ((SINCE, self.since), (BUBBLE, self.bubble)):
            if name == each and part is not None:
                return part.redraw(surface, ground)
        for seat in self.plates.boxes:
            if name == plate_id(seat):
                return self._redraw_words(surface, ground, self.plates.area(seat))
        box = self._bar.get(name)
        if box is not None:
            return self._clear(surface, ground, box)
        return self.redraw_aside(surface, ground, name)

    def _redraw_words(self, surface: pygame.Surface, ground: pygame.Surface, box: Box) -> Rect:
        """Draw plates and words again in a box: the glow of a plate reaches into its neighbours."""
        scale = self.context.viewport.scale
        rect = px(box, scale)
        surface.blit(ground, rect, rect)
        before = surface.get_clip()
        surface.set_clip(rect)
        for seat in self.plates.boxes:
            if rect.colliderect(px(self.plates.area(seat), scale)):
                for _ in self._plate_steps(surface, seat):
                    pass
        if rect.colliderect(px(self.message.area, scale)):
            self.message.draw(surface)
        surface.set_clip(before)
        return hull(rect, surface.get_rect())

    def _redraw_message(self, surface: pygame.Surface, ground: pygame.Surface) -> Rect:
        """Draw the line of text again, on both sides of the board if it is on both."""
        rect = self._redraw_words(surface, ground, self.message.area)
        if self.layout.opposite is None:
            return rect
        self._copy_message(surface, self.layout.opposite)
        other = px(self.layout.opposite, self.context.viewport.scale)
        return hull(other.union(pygame.Rect(rect)), surface.get_rect())

    def _copy_message(self, surface: pygame.Surface, box: Box) -> None:
        """Show the line of text as it is drawn to who sits opposite, too."""
        scale = self.context.viewport.scale
        here = px(self.layout.message, scale).clip(surface.get_rect())
        line = pygame.transform.flip(surface.subsurface(here), True, True)
        surface.blit(line, px(box, scale))

    def _plate_steps(self, surface: pygame.Surface, seat: Seat) -> Steps:
        """Draw a plate; that of who sits opposite as that person reads it."""
        if self.layout.opposite is None or seat == self.below:
            yield from self.plates.draw_steps(surface, seat, self.layout.plate_kind)
            return
        area = px(self.plates.area(seat), self.context.viewport.scale)
        with half_turned(surface, area):
            self.plates.draw(surface, seat, self.layout.plate_kind)
        yield

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


@contextmanager
def half_turned(surface: pygame.Surface, area: pygame.Rect) -> Iterator[None]:
    """Turn what is drawn into a part of a surface half around; what was there stays as it was."""
    part = surface.subsurface(area.clip(surface.get_rect()))
    part.blit(pygame.transform.flip(part, True, True), (0, 0))
    yield
    part.blit(pygame.transform.flip(part, True, True), (0, 0))


def _way(context: Context, match: Match) -> Way:
    """Return the way in which the table is laid out."""
    if context.presenting:
        return "presented"
    two = len(match.game.seats) == 2 and len(match.persons()) == 2 and match.side is None
    if context.settings.facing and two:
        return "facing"
    return "guided" if match.guided else "usual"


def seats_from(match: Match, near: Seat) -> list[Seat]:
    """Return the seats in the order of play, from the one at the near side."""
    seats = list(match.game.seats)
    start = seats.index(near) if near in seats else 0
    return seats[start:] + seats[:start]


def most_seats(match: Match) -> int:
    """Return how many places there are around the board, empty ones too."""
    return max(4 if len(match.game.seats) > 2 else 2, 1 + max(match.game.seats))
