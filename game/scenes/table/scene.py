"""The table: a match on its board. Games whose table has more to it have a class of their own."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, ClassVar

import pygame

from game.host.interface import Key, Message, Outline, Pointer, Press, Target
from game.play.signs import signs_of_players
from game.rules.protocol import Json, Place
from game.scenes.confirm.scene import question_about
from game.scenes.frame.base import BaseScene
from game.scenes.frame.command import Command
from game.scenes.frame.context import Context
from game.scenes.frame.flight_layer import FlightLayer, board_batches
from game.scenes.frame.low_window.heights import LowRoom
from game.scenes.frame.match_hook import hook_state, position_json
from game.scenes.frame.scene import Transition
from game.scenes.table.arrived import Arrived
from game.scenes.table.commands import COMMANDS
from game.scenes.table.keys import TableKeys
from game.scenes.table.outline import TableOutline
from game.scenes.table.picture import TableView
from game.scenes.table.play.attention import Pointed
from game.scenes.table.play.play import Play
from game.scenes.table.pointer import TablePointer
from game.view.board.place_id import place_id
from game.view.pixels import Rect
from game.view.registry import VIEWS
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import Item


def make_table(context: Context, params: Mapping[str, Any]) -> Table:
    """Return the table of the game that is played, which its view names. Params: `match`."""
    module, _, name = VIEWS[params["match"].game.name].table.partition(":")
    table_class: type[Table] = getattr(import_module(module), name)
    return table_class(context, params)


class Table(BaseScene):
    """Params: `match`, and those of `Arrived`.

    Its parts: `play` (the match, and all that goes on with it), `view` (how that looks in this
    window), `pointer` and `keys`. What frames leave to the next ones, so that none takes long, is
    found out in `late` and done in `catch_up`.
    """

    name = "table"
    play_class: ClassVar[type[Play]] = Play
    view_class: ClassVar[type[TableView]] = TableView
    commands: ClassVar[Sequence[Command[Any]]] = COMMANDS

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.play = self.play_class(context, params["match"], self.commands)
        context.set_seat_signs(self.signs())
        self.view = self.view_class(context, self.play)
        self._arrived = Arrived(params)
        self.pointer = TablePointer()
        self.keys = TableKeys(self.play)
        self._flights = FlightLayer()
        self._outline = TableOutline()
        self._new = True  # whether the view was never laid out
        self._unseen_focus = False
        """Whether the focus is moved where nobody sees it, as the page does after a touch."""
        self._shown_result = False
        self._state: tuple[object, ...] = ()
        self._was_late = False  # whether the frame before left something to do
        self._unseen = False  # whether something was done that nobody has looked at yet
        self._unlisted = False  # whether what can be pressed is to be listed anew
        self._untold = False  # whether it was listed in this frame: the next one tells the host

    def enter(self) -> None:
        """Sit down, and do what was chosen elsewhere to be done here."""
        super().enter()
        scheduled = self.play.commands.take_scheduled()
        self._shown_result = self.play.current.over and not self._arrived.shows_news
        if scheduled is None:
            self.play.begin()
            self._next = self._arrived.go_on(self.play)
            self._look()
        else:
            self.play.sit_down()
            self._next = self.run(scheduled)

    def leave(self) -> None:
        """Stand up."""
        self.play.leave()
        super().leave()

    def let_go(self) -> None:
        """Let go of the pictures, also that of what rests below what flies."""
        super().let_go()
        self._flights = FlightLayer()

    def update(self, dt: float) -> bool:
        """Let time pass; show the result once the last move has been seen."""
        for number in self.pointer.update(dt / self.context.settings.delay_factor):
            if (place := self._place_of(self.holds.of(number))) is not None:
                self.play.narrator.tell_forecast(self.play.choices().get(place))
        if self.unfinished:
            # Nothing is to be missed before the picture is there; it is to show what moves.
            self._note_state()
            if self._was_late:
                self.catch_up()
            self._was_late = self.late
            return True
        if self._was_late:
            self.catch_up()
        else:
            self.context.sound.warm()
        self.keys.update(dt)
        changed = self.play.update(dt)
        self.canvas.dirty |= self.view.plates.update(dt)
        if changed or self.canvas.dirty or self._unseen:
            self._look()
        self._was_late = self.late
        if self.play.status.finished and not self._shown_result:
            self._shown_result = True
            self.renew()  # what lies below the sheet is to look as it is now
            params = {"match": self.play.match, "just_ended": True}
            self._next = Transition("push", "result", params)
        return super().update(dt) or changed

    # What is done

    def handle(self, message: Message) -> Transition | None:
        """Take a message in, with what can be pressed listed as it is now."""
        self.renew()
        on_board = isinstance(message, Press) and self._place_of(message.target) is not None
        if on_board and not self.play.current.watched and self.play.hasten_computer():
            return None
        return super().handle(message)

    def pressed(self, item: Item) -> Transition | None:
        """Play, or run a command."""
        if item.id == "menu":
            return Transition("reset", "menu")
        if isinstance(item.value, Command):
            return self.run(item.value)
        if isinstance(item.value, Place):
            self.press_place(item.value)
        self._unseen = True
        return None

    def press_place(self, place: Place) -> None:
        """Press a place of the board, or a choice on it."""
        self.play.tap(place)

    def run(self, command: Command[Any]) -> Transition | None:
        """Run a command that can be run, and was agreed to."""
        seen = self._shown_result
        transition = command.run(self.play)
        # What is over again because it was undone and redone has been seen before.
        is_new = command.plays or self.play.match.given_up()
        self._shown_result = self.play.current.over and (seen or not is_new)
        self._look()
        return transition

    def hasten(self) -> None:
        """Show the next step of the move at once."""
        if self.play.hasten():
            self._look()

    def back(self) -> Transition | None:
        """Let go of what is chosen, or go to the menu; the match is kept."""
        if self.play.let_go():
            self._look()
            return None
        return Transition("reset", "menu")

    def _key(self, key: Key) -> Transition | None:
        """Let Space hasten a computer that waits, unless a button has the focus."""
        on_board = self._focus is None or self._place_of(self._focus) is not None
        hastened = key.name == " " and on_board and self.play.hasten_computer()
        return None if hastened else super()._key(key)

    def key(self, key: Key) -> Transition | None:
        """Take digits and letters; Space and Enter skip the animation."""
        meaning = self.keys.meaning(key)
        if isinstance(meaning, Place):
            self.play.attention.give()
            return self._press(place_id(meaning))
        if isinstance(meaning, Command):
            return self._run_by_key(meaning)
        if meaning is None:
            return super().key(key)
        meaning(self.play)
        self._look()
        return None

    def _run_by_key(self, command: Command[Any]) -> Transition | None:
        """Press the button of a command, or run one that has none here; it may ask before."""
        if command.id in self.items:
            return self._press(command.id)
        return question_about(self.play, command) if command.asks(self.play) else self.run(command)

    # The pointer

    def _point(self, pointer: Pointer) -> Transition | None:
        """Press on release, but for a long touch of a place, which only shows a move."""
        if pointer.phase == "up" and self.pointer.is_long(pointer.id):
            pointer = replace(pointer, phase="cancel")
        self.pointer.begin(pointer)
        self._unseen |= self.play.attention.pointer_at(pointer.x, pointer.y)
        transition = super()._point(pointer)
        self.pointer.follow(pointer, self._place_of(self.holds.of(pointer.id)) is not None)
        return transition

    def _pressed_at(self, name: str) -> Transition | None:
        """Press an item; a place that a pointer presses gets no focus: Space is not to play it."""
        if not self.pointer.acts or self._place_of(name) is None:
            return super()._pressed_at(name)
        self.move_focus(None, visible=False)
        return self._press(name)

    def move_focus(self, name: str | None, visible: bool = True) -> None:
        """Give the focus to an item, or to none."""
        if name is not None and name != self._focus:
            self.play.attention.give()
        self._unseen_focus = not visible
        super().move_focus(name, visible)
        self._unseen_focus = False

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press on no target skips the animation, or asks why a place cannot be pressed."""
        place = self.view.plan.at(pointer.x, pointer.y)
        if place is not None and not self.play.show.moving:
            self.play.tap(place)
            self._look()
        self.hasten()
        return None

    def pointed(self) -> None:
        """Show what the move under the pointer would do, once a frame."""
        if not self._unseen_focus:
            self.play.narrator.point_elsewhere()
        self._unseen = True

    def _pointed(self) -> Pointed:
        """Return the places under the pointer and with a visible focus."""
        focus = self._focus if self._ring else None
        return Pointed(self._place_of(self.holds.hover), self._place_of(focus))

    def _place_of(self, name: str | None) -> Place | None:
        """Return the place of the board with an id, whether or not it is listed just now."""
        return None if name is None else self.view.picture.places.get(name)

    # What can be pressed, and how it looks

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.play.match.players)

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the bars and the board."""
        is_first, self._new = self._new, False
        if not is_first or self.view.outdated():
            self.view = self.view_class(self.context, self.play)
            self.view.look(self._pointed())
        self._state = self.play.state
        # Places are pressed, not drawn: their names can wait for the frames that draw the board.
        waits = is_first and self.context.patience < math.inf
        self._unseen, self._unlisted = False, waits
        return self.view.items(with_places=not waits), []

    def low_room(self) -> LowRoom | None:
        """Return how it stands in a window that is too low for it."""
        return self.view.low_room

    def _look(self) -> None:
        """Find out what looks different now; what can be pressed is listed in a later frame."""
        self._unseen = False
        self.canvas.dirty |= self.view.look(self._pointed())
        self._note_state()

    def _note_state(self) -> None:
        """Find out whether other things can be pressed now."""
        if self._state != self.play.state:
            self._state = self.play.state
            if self.view.outdated():
                # What moves may lie beyond the part of the board that was shown large.
                self.relayout()
            else:
                self._unlisted = True

    def renew(self) -> None:
        """Have what can be pressed listed as it is now. How it looks is found out once a frame."""
        self._note_state()
        if self._unlisted:
            self._unlisted = False
            self.replace_items(self.view.items())

    def outline(self) -> Outline:
        """Return what a screen reader finds besides what can be pressed."""
        self.renew()
        return self._outline.of(self.play, self.view, self.items)

    def targets(self) -> Sequence[Target]:
        """Return what can be pressed now."""
        self.renew()
        return super().targets()

    @property
    def late(self) -> bool:
        """Whether a move is to be saved yet, or what can be pressed to be listed or told."""
        return self._unseen or self._unlisted or self._untold or self.play.current.unsaved

    def catch_up(self) -> None:
        """Do one thing of those left by the last frames."""
        self._untold = False
        if self.play.current.unsaved:
            self.play.current.save()
        elif self._unlisted:
            self.renew()
            self._untold = True

    def flush(self) -> None:
        """Save the match, and list what can be pressed, at once."""
        self._untold = False
        if self.play.current.unsaved:
            self.play.current.save()
        self.renew()

    # Drawing

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on what rests, and over it what flies."""
        return self._flights.draw(self, surface, super().draw, self.view.fly)

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move."""
        return self.view.paint_steps(ground)

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything that rests."""
        yield from super().draw_scene(surface)
        yield from self.view.draw(surface)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; places are drawn by the view."""
        if item.style != "drawn":
            super().draw_one(surface, item)

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return first the places, those that lie together in one batch, then what else there is.

        Lines of text come last: they may wait for another frame, seeds may not.
        """
        return board_batches(names, self.view.picture)

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw places that lie together as one part of the board, or another thing alone."""
        if self.canvas.ground is None or self._is_plain_button(names[0]):
            return super().redraw_batch(surface, names)
        rect = self.view.redraw(surface, self.canvas.ground, names)
        if rect is None:
            return []
        # Buttons on the board or beside it, also in the place of one that is gone.
        for item in self.view.buttons_in(self.items, rect):
            self.draw_one(surface, item)
        return [rect]

    def _is_plain_button(self, name: str) -> bool:
        """Whether a name is that of a button that does not lie on the board."""
        item = self.items.get(name)
        on_board = name in self.view.picture.places
        return item is not None and item.style != "drawn" and not on_board

    # What is told of it

    def busy(self) -> bool:
        """Whether something goes on by itself, or is late."""
        return self.play.busy or self.late or super().busy()

    def position_json(self) -> Json:
        """Return the position at the cursor."""
        return position_json(self.play.match)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell of the match, of what happened in it, and of the move that is being made."""
        return {
            **hook_state(self.play.match),
            **self.play.told_json(),
            "preview": self.view.preview_json(),
        }
