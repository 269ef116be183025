"""What the scenes of lessons and puzzles share: an exercise on its board, with pointer and keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from string import digits

import pygame

from game.host.interface import Group, Key, Message, Note, Outline, Pointer, Target
from game.i18n.emphasis import unemphasised
from game.play.signs import signs_of_players
from game.rules.protocol import Json, Place
from game.scenes.exercise.answers import (
    ALL_PICKED,
    ANSWER,
    NUMBER,
    SAY_NUMBER,
    answer_items,
)
from game.scenes.exercise.board import ExerciseBoard
from game.scenes.exercise.parts import Part, Parts
from game.scenes.exercise.practice import Practice
from game.scenes.exercise.reply_in_view import ReplyInView
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.flight_layer import FlightLayer, board_batches
from game.scenes.frame.mirror import by_letters
from game.scenes.frame.scene import Transition
from game.scenes.table.play.attention import Pointed
from game.scenes.table.pointer import TablePointer
from game.untrusted.plain_text import plain
from game.view.board.place_id import place_id
from game.view.box import Box
from game.view.buttons.controls import StepTo
from game.view.buttons.plate import SHADE_REACH
from game.view.pixels import Rect, hull, px
from game.view.steps import Steps
from game.view.widgets import FOCUS_REACH, Item


class ExerciseScene(BaseScene):
    """An exercise that is tried. Subclasses say what stands around its board.

    They fill `board_area`, `answer_area`, `around` (what else can be pressed), `parts` (text that
    changes), `notes` (the same for who listens) and `answered` (what follows when it is done).
    """

    scrolls_whole = True

    def __init__(self, context: Context, practice: Practice) -> None:
        super().__init__(context)
        self.practice = practice
        self.typed = digits if practice.asks_number else ()
        context.set_seat_signs(self.signs())
        self.board: ExerciseBoard
        self.pointer = TablePointer()
        self._in_view = ReplyInView()
        self._flights = FlightLayer()
        self._parts = Parts()
        self._state: tuple[object, ...] = ()
        self._unseen = self._unlisted = False
        """Whether something was done that nobody has looked at yet, and what can be pressed is to
        be listed anew."""
        self._was_done = practice.done
        self._boxes: dict[str, Box] = {}
        """Where buttons are, or were: one that goes leaves its place to be drawn again."""

    # For subclasses

    def board_area(self) -> Box:
        """Return the room of the board."""
        raise NotImplementedError

    def reply_area(self) -> Box:
        """Return where it is written what is said of a try."""
        raise NotImplementedError

    def answer_area(self) -> Box | None:
        """Return the room of what an answer is given with that is no press on the board."""
        raise NotImplementedError

    def around(self) -> list[Item]:
        """Return what can be pressed beside the board, in focus order."""
        raise NotImplementedError

    def parts(self) -> Sequence[Part]:
        """Return the texts that change, as they are now."""
        return ()

    def notes(self) -> Sequence[Note]:
        """Return the texts for who listens, in the order of reading."""
        return ()

    def more_groups(self) -> Sequence[Group]:
        """Return the groups of what stands beside the board."""
        return ()

    def answered(self) -> None:
        """The exercise is done, just now."""

    def change(self, practice: Practice) -> None:
        """Go to another exercise."""
        self.practice = practice
        self._was_done = practice.done
        self.relayout()

    # What is seen

    def layout_board(self) -> list[Item]:
        """Lay the board out for the window as it is now; return its places."""
        self.board = ExerciseBoard(self.context, self.practice, self.board_area())
        self.board.look(self._pointed())
        self._parts.look(self.parts())
        self._state, self._unseen, self._unlisted = self.practice.state, False, False
        return self.listed()

    def listed(self) -> list[Item]:
        """Return all that can be pressed now, in focus order."""
        box = self.answer_area()
        answers = [] if box is None else answer_items(self.practice, box, self.context)
        buttons = [*answers, *self.around()]
        self._boxes |= {item.id: item.box for item in buttons}
        return [*self.board.items(), *buttons]

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.practice.play.match.players)

    def look(self) -> None:
        """Find out what looks different, and whether other things can be pressed."""
        self._unseen = False
        if self.board.outdated():
            self.relayout()
            return
        self.canvas.dirty |= self.board.look(self._pointed()) | self._parts.look(self.parts())
        if self._state != self.practice.state:
            self._state, self._unlisted = self.practice.state, True

    def renew(self) -> None:
        """Have what can be pressed listed as it is now."""
        if self._unseen or self._state != self.practice.state:
            self.look()
        if self._in_view.follow(self.practice.reply, self.low, self.reply_area()):
            self._mirror.forget_targets()
        if self._unlisted:
            self._unlisted = False
            self.replace_items(self.listed())

    def _pointed(self) -> Pointed:
        """Return the places under the pointer and with a visible focus."""
        focus = self._focus if self._ring else None
        return Pointed(self.board.place_of(self.holds.hover), self.board.place_of(focus))

    def said(self) -> str:
        """Return what is told of what is pointed at, or of a move that is shown; "" for nothing."""
        practice = self.practice
        play, pointed = practice.play, self._pointed()
        if practice.stage == "asking":
            begun = play.presses.begun or play.target(pointed) is not None
            return play.line(pointed) if begun else ""
        return play.line(pointed) if play.show.moving else ""

    # Time

    def update(self, dt: float) -> bool:
        """Let time pass for what is shown, and for what is taken back after a while."""
        if self.unfinished:
            return True
        self.context.sound.warm()
        play = self.practice.play
        for number in self.pointer.update(dt / self.context.settings.delay_factor):
            if (place := self.board.place_of(self.holds.of(number))) is not None:
                play.narrator.tell_forecast(play.choices().get(place))
        changed = self.practice.update(dt)
        if self.practice.done and not self._was_done:
            self._was_done = True
            self.answered()
        if changed or self.canvas.dirty or self._unseen or self._unlisted:
            self.look()
            self.renew()
        return super().update(dt) or changed

    def leave(self) -> None:
        """End what goes on."""
        self.practice.leave()
        if self.practice.done and not self._was_done:
            self._was_done = True
            self.answered()
        super().leave()

    def let_go(self) -> None:
        """Let go of the pictures, also that of what rests below what flies."""
        super().let_go()
        self._flights = FlightLayer()

    # Drawing

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on what rests, and over it what flies."""
        return self._flights.draw(self, surface, super().draw, self.board.fly)

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move."""
        self.paint(ground)
        yield
        yield from self.board.paint_steps(ground)

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything that rests."""
        self._parts.draw(surface)
        yield
        yield from super().draw_scene(surface)
        yield from self.board.draw(surface)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; places are drawn by the board."""
        if item.style != "drawn":
            super().draw_one(surface, item)

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return first the places, those that lie together in one batch, then what else there is.

        A part is drawn before the buttons on it.
        """
        batches = board_batches(names, self.board.picture)
        return sorted(batches, key=lambda batch: batch[0] in self.items)

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw places that lie together, a part, or another thing alone."""
        ground = self.canvas.ground
        if ground is None:
            return super().redraw_batch(surface, names)
        rect = self.board.redraw(surface, ground, names)
        if rect is not None:
            return [rect]
        area = self._parts.area(names[0])
        if area is None and names[0] in self._boxes:
            area = self._boxes[names[0]].shrunk(-FOCUS_REACH)
        return [] if area is None else [self._redraw_area(surface, ground, area)]

    def _redraw_area(self, surface: pygame.Surface, ground: pygame.Surface, area: Box) -> Rect:
        """Draw a part of the window again: parts, and over them what lies or stands there."""
        scale = self.context.viewport.scale
        rect = px(area, scale)
        before = surface.get_clip()
        surface.set_clip(rect)
        surface.blit(ground, rect, rect)
        self._parts.draw_in(surface, rect, scale)
        for item in self.items.values():
            if item.style != "drawn":
                reach = FOCUS_REACH if self.state(item.id).focus else SHADE_REACH
                if rect.colliderect(px(item.box.shrunk(-reach), scale)):
                    self.draw_one(surface, item)
        self.board.draw_in(surface, rect)
        surface.set_clip(before)
        return hull(rect, surface.get_rect())

    # Pressing

    def handle(self, message: Message) -> Transition | None:
        """Take a message in, with what can be pressed listed as it is now."""
        self.renew()
        return super().handle(message)

    def pressed(self, item: Item) -> Transition | None:
        """Press a place, or answer."""
        self._unseen = True
        if isinstance(item.value, Place):
            self._press_place(item.value)
        elif isinstance(item.value, StepTo):
            self.practice.set_number(item.value.number)
        elif item.id == ALL_PICKED:
            self.practice.all_picked()
        elif item.id == SAY_NUMBER:
            self.practice.say_number()
        return None

    def _press_place(self, place: Place) -> None:
        """Press a place of the board, or show those large that a finger might mean."""
        play, legal = self.practice.play, self.practice.play.choices()
        play.attention.give()
        if self.pointer.is_finger and place in legal:
            confused = self.board.plan.confused(place, legal)
            if confused and set(confused) != set(play.closeup()):
                play.enlarge(confused)
                return
        self.practice.tap(place)

    def _point(self, pointer: Pointer) -> Transition | None:
        """Press on release, but for a long touch of a place, which only shows a move."""
        if pointer.phase == "up" and self.pointer.is_long(pointer.id):
            pointer = replace(pointer, phase="cancel")
        self.pointer.begin(pointer)
        self._unseen |= self.practice.play.attention.pointer_at(pointer.x, pointer.y)
        transition = super()._point(pointer)
        self.pointer.follow(pointer, self.board.place_of(self.holds.of(pointer.id)) is not None)
        return transition

    def _pressed_at(self, name: str) -> Transition | None:
        """Press an item; a place that a pointer presses gets no focus: Space is not to play it."""
        if not self.pointer.acts or self.board.place_of(name) is None:
            return super()._pressed_at(name)
        self.move_focus(None, visible=False)
        return self._press(name)

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press on no target shows what moves to its end, or asks about a place."""
        place = self.board.plan.at(pointer.x, pointer.y)
        self._unseen = True
        if not self.practice.hasten() and place is not None:
            self.practice.tap(place)
        return None

    def move_focus(self, name: str | None, visible: bool = True) -> None:
        """Give the focus to an item, or to none."""
        if name is not None and name != self._focus and visible:
            self.practice.play.attention.give()
        super().move_focus(name, visible)

    def pointed(self) -> None:
        """Show what the move under the pointer would do, once a frame."""
        self.practice.play.narrator.point_elsewhere()
        self._unseen = True

    def key(self, key: Key) -> Transition | None:
        """Take digits; Space and Enter show what moves to its end."""
        if key.name in (" ", "Enter") and (self.practice.hasten() or self.practice.give()):
            self._unseen = True
            return None
        if key.name.isdecimal() and not key.ctrl:
            self._type(int(key.name))
            return None
        if key.name == "Backspace" and self.practice.asks_number:
            self.practice.set_number(self.practice.number // 10)
            self._unseen = True
            return None
        return super().key(key)

    def _type(self, digit: int) -> None:
        """Take a digit: a part of a number, or a place."""
        self._unseen = True
        place = self.practice.digit(digit)
        play = self.practice.play
        if place is not None and place_id(place) in self.items:
            play.attention.give()
            self._press(place_id(place))
        elif self.practice.asks_moves:
            self.practice.answer(play.words.no_digit(play.presses.chosen, digit))

    def back(self) -> Transition | None:
        """Let go of what is pressed, or go back."""
        if self.practice.let_go():
            self._unseen = True
            return None
        return super().back()

    # For the loop and the test rig

    def targets(self) -> Sequence[Target]:
        """Return what can be pressed now."""
        self.renew()
        return super().targets()

    def outline(self) -> Outline:
        """Return heading, groups and texts for a screen reader."""
        self.renew()
        groups = (*self.more_groups(), *self.board.groups(), Group(ANSWER, self._answer_name()))
        notes = (replace(note, text=plain(unemphasised(note.text))) for note in self.notes())
        numbers = [Group(NUMBER, self.context.words.text("learn.number"))]
        told = tuple(note for note in notes if note.text)
        return Outline(self.title(), (*groups, *numbers), told, by_letters(self.items.values()))

    def _answer_name(self) -> str:
        return self.context.words.text("exercise.answer")

    def flush(self) -> None:
        """List what can be pressed."""
        self.renew()

    @property
    def late(self) -> bool:
        """Whether something is still to be looked at."""
        return self._unseen or self._unlisted

    def busy(self) -> bool:
        """Whether something goes on by itself, or is late."""
        return self.practice.busy or self.late or super().busy()

    def position_json(self) -> Json:
        """Return the position on the board."""
        play = self.practice.play
        return play.match.game.position_to_json(play.match.position)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell what is pressed of the answer."""
        play = self.practice.play
        chosen = (*play.presses.chosen, *self.practice.picked)
        return {"game": play.match.game.name, "chosen": [place_id(place) for place in chosen]}
