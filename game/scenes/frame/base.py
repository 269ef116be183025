"""What all scenes share: pressing, focus, and drawing only what changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

import pygame

from game.host.gamepad import Pad
from game.host.interface import (
    Focus,
    Group,
    Key,
    Message,
    Outline,
    Pointer,
    Press,
    Target,
    Viewport,
    Wheel,
)
from game.rules.protocol import Json
from game.scenes.frame.canvas import Canvas
from game.scenes.frame.context import Context
from game.scenes.frame.keys.everywhere import everywhere
from game.scenes.frame.low_window.heights import LowRoom, height_to_lay_out, room_of
from game.scenes.frame.low_window.window import LowWindow, fitted, panes_of, revealed, seen_in
from game.scenes.frame.mirror import Mirror, heading
from game.scenes.frame.pages import Pages
from game.scenes.frame.pane import Pane, nearest_at, seen
from game.scenes.frame.pointer.holds import Change, Holds
from game.scenes.frame.pointer.pressing import press
from game.scenes.frame.scene import Scene, Transition
from game.view.backdrop import backdrop_steps
from game.view.box import Box
from game.view.buttons.drawing import draw_item
from game.view.changes import Setting, hand_over
from game.view.focus import FocusOrder, kept
from game.view.gamepad import key_of
from game.view.pixels import Rect
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import Item, State


class BaseScene:
    """A scene of buttons and text. Subclasses fill `layout` and `pressed`."""

    name = ""
    covers_partly: ClassVar[bool] = False
    """Whether the scene below stays to be seen."""
    passing = False  # see `Scene`
    typed: Collection[str] = ()  # see `Scene`
    scrolls_whole: ClassVar[bool] = False  # where the window is too low: else a part of it does

    def __init__(self, context: Context) -> None:
        self.context = context
        context.laid_out = 0.0  # what is made before the scene is entered is as high as the window
        self.items: dict[str, Item] = {}
        self.words: list[TextBox] = []
        self.holds = Holds()  # what pointers hold
        self.pages: Pages | None = None
        """The pages, of a scene that has some: it is asked for one of them in `layout`."""
        self._focus: str | None = None
        self._ring = False
        self._left: str | None = None  # what had the focus when the scene was left
        self._order = FocusOrder()
        self.pane: Pane | None = None
        """The part that scrolls, of a scene that has one: it is fitted in `layout`."""
        self.low: LowWindow | None = None  # see `Scene`
        self.canvas = Canvas(self)
        self.beneath: Scene | None = None
        """The scene that this one lies on, which shows where it is a sheet."""
        self._mirror = Mirror()
        self._next: Transition | None = None

    # For subclasses

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Return what can be pressed, in focus order, and the text of the scene."""
        raise NotImplementedError

    def pressed(self, item: Item) -> Transition | None:
        """Do what pressing an item means."""
        raise NotImplementedError

    def edited(self, item: Item, text: str) -> None:
        """Take what stands in a field now, as it was typed."""

    def adjusted(self, item: Item, value: int) -> None:
        """Take the value that a slider, or a number without buttons, was set to."""

    def back(self) -> Transition | None:
        """Do what Escape and Back mean."""
        return Transition("pop")

    def key(self, key: Key) -> Transition | None:
        """Take a key that moves no focus and presses nothing: Escape, and those that turn pages.

        What comes here and is none of these means nothing to the scene: its place may.
        """
        if self.pages is not None and (step := self.pages.step_of(key)):
            self.turn(step)
            return None
        if key.name == "Escape":
            return self.back()
        return everywhere(self, key)

    def turn(self, step: int) -> None:
        """Go to another page, if there is one."""
        if self.pages is not None and self.pages.turn(step):
            self.relayout()
            self.context.announce(self.page_text())

    def description(self) -> str:
        """Return what is said when the scene comes up."""
        return ""

    def title(self) -> str:
        """Return the heading of the screen, as a screen reader finds it."""
        return heading(self.words) or self.description()

    def groups(self) -> tuple[Group, ...]:
        """Return the groups of the items, of a scene without an outline of its own."""
        return ()

    def page_text(self) -> str:
        """Return what is said of a page that was turned to."""
        return self.pages.label(self.context.words) if self.pages is not None else ""

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each seat, () where each wears its own."""
        return ()

    def explained(self) -> tuple[Item, Box] | None:
        """Return the item under the mouse, or with a visible focus, and where it is seen."""
        item = self.items.get(self.holds.hover or (self._ring and self._focus) or "")
        return None if item is None or self.holds else (item, seen_in(self.low, self.seen(item)))

    def pointed(self) -> None:
        """The pointer or the focus went from one item to another."""

    def paint(self, ground: pygame.Surface) -> None:
        """Draw more that does not move, below the text."""

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Do the same a few milliseconds at a time, where it takes longer than that."""
        self.paint(ground)
        yield

    # The contract of `Scene`

    @property
    def focus(self) -> str | None:
        """The item with the keyboard's focus."""
        return self._focus

    @property
    def focus_visible(self) -> bool:
        """Whether the focus is led by keys, so that it is seen."""
        return self._ring

    def enter(self) -> None:
        """Lay out for the window as it is now, and say where we are."""
        if not self.covers_partly:
            self.context.shade = None
        self.relayout()
        if self._focus is None and self._left in self.items:
            self.move_focus(self._left, self._ring)
        self.context.announce(self.description())

    def leave(self) -> None:
        """Forget what the pointer was doing, but not where the focus was."""
        self.canvas.dirty |= self.holds.let_go().items
        self._left = self._focus
        for pane in panes_of(self):
            pane.let_go()

    def let_go(self) -> None:
        """Let go of the pictures, and of the scene beneath with its own."""
        self.canvas.forget()
        self.low = self.beneath = None

    def targets(self) -> Sequence[Target]:
        """Return what can be pressed."""
        return self._mirror.targets(self.items, self.pane, self.low)

    def outline(self) -> Outline:
        """Return heading, groups and texts for a screen reader."""
        return self._mirror.outline(self.title, self.items, self.words, self.groups)

    def handle(self, message: Message) -> Transition | None:
        """Take a message in."""
        transition = None
        if isinstance(message, Pad):
            stands_for = key_of(self, message)
            transition = self.handle(stands_for) if stands_for is not None else None
        elif isinstance(message, Key | Setting) and hand_over(self, message):
            pass  # a field or a number has taken it
        elif self.pane is not None and self.pane.take(message):
            self.scrolled(message)
        elif isinstance(message, Pointer):
            transition = self._point(message)
        elif isinstance(message, Key):
            transition = self._key(message)
        elif isinstance(message, Press):
            transition = self._pressed_at(message.target)
        elif isinstance(message, Focus):
            self.move_focus(message.target, message.visible)
        elif isinstance(message, Wheel) and self.pages is not None:
            self.turn(self.pages.step_of(message))
        return transition

    def update(self, dt: float) -> bool:
        """Tell whether anything is to be drawn."""
        for pane in panes_of(self):
            if pane.settles(dt, self.context.reduced_motion):
                self._mirror.forget_targets()
        return self.canvas.waits or (self.low is not None and self.low.pane.moved)

    def next_scene(self) -> Transition | None:
        """Return where the scene wants to go, once."""
        transition, self._next = self._next, None
        return transition

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw everything, or only what changed."""
        return self.canvas.draw(surface)

    @property
    def unfinished(self) -> bool:
        """Whether a new picture is not complete yet."""
        return self.canvas.unfinished

    @property
    def late(self) -> bool:
        """Nothing is left for later."""
        return False

    def flush(self) -> None:
        """Nothing is left for later."""

    def resize(self, viewport: Viewport) -> None:
        """Lay out for another window."""
        del viewport
        self.relayout()

    def busy(self) -> bool:
        """Nothing moves but what scrolls, and a picture may still be coming."""
        return self.canvas.busy or not all(pane.resting for pane in panes_of(self))

    def position_json(self) -> Json:
        """No position."""
        return None

    def hook_state(self) -> Mapping[str, Json]:
        """Nothing more to tell."""
        return {}

    # Layout and drawing

    def height_to_lay_out(self) -> float:
        """Return for what height it is laid out; 0 for that of the window."""
        return height_to_lay_out(self.context.viewport) if self.scrolls_whole else 0.0

    def low_room(self) -> LowRoom | None:
        """Return how it stands in the window, where that is lower than it was laid out for."""
        return room_of(self.context.viewport, self.context.laid_out)

    def relayout(self) -> None:
        """Lay out anew and draw everything."""
        self.context.set_seat_signs(self.signs())
        self.context.laid_out = self.height_to_lay_out()
        items, self.words = self.layout()
        self.low = fitted(self.low, self.low_room(), self.context.theme.panel_edge)
        before, self.items = self.items, {item.id: item for item in items}
        self._keep_focus(before)
        self.holds.keep(self.items)
        self._mirror.forget()
        self.canvas.stale = True

    def replace_items(self, items: Sequence[Item]) -> None:
        """Take over changed items of the same layout; only those that differ are drawn."""
        before, new = self.items, {item.id: item for item in items}
        same = {name for name in new if before.get(name) == new[name]}
        self.canvas.dirty |= (new.keys() | before.keys()) - same
        self.items = {name: before[name] if name in same else new[name] for name in new}
        self._mirror.forget_targets()
        self._keep_focus(before)

    def state(self, name: str) -> State:
        """Return how an item stands."""
        focused = self._ring and self._focus == name
        return State(self.holds.hover == name, self.holds.holds(name), focused)

    def backdrop_steps(self, surface: pygame.Surface, ground: pygame.Surface) -> Steps:
        """Draw what everything stands on; `surface` still has the picture before this one."""
        del surface
        yield from backdrop_steps(ground, self.context.theme)

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw more that does not move in the part that scrolls, below its text."""
        del ground
        yield

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw all items over the ground."""
        scrolls = self.pane is not None and self.pane.active
        for item in list(self.items.values()):
            if not (scrolls and item.in_pane):
                self.draw_one(surface, item)
                yield

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw an item over the ground."""
        draw_item(surface, item, self.state(item.id), self.context.brush)

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return `names` in the order in which they are drawn again, with those drawn together."""
        return [[name] for name in names]

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw one of `batches` again; return where."""
        return [rect for name in names for rect in self.canvas.redraw_item(surface, name)]

    # Pressing and focus

    def item_at(self, x: float, y: float) -> str | None:
        """Return the item at a point, the nearest where they overlap."""
        return nearest_at(self.items.values(), self.pane, x, y)

    def seen(self, item: Item) -> Box:
        """Return where an item is in the window now."""
        return seen(item, self.pane)

    def move_focus(self, name: str | None, visible: bool = True) -> None:
        """Give the focus to an item, or to none."""
        before = self._focus
        self.canvas.dirty |= {part for part in (before, name) if part is not None}
        fit = name is not None and name in self.items and self.items[name].enabled
        self._focus, self._ring = (name if fit else None), visible
        item, moved = self.items.get(self._focus or ""), before != self._focus
        if item is not None and (moved or visible) and revealed(self, item):
            self._mirror.forget_targets()
        if moved:
            self.pointed()

    def scrolled(self, message: Message) -> None:
        """Let go of what is held: the finger on it scrolls. Targets are told where it stops."""
        self._mark(self.holds.let_go(message.id if isinstance(message, Pointer) else None))
        if all(pane.resting for pane in panes_of(self)):
            self._mirror.forget_targets()

    def _keep_focus(self, before: Mapping[str, Item]) -> None:
        """Have nothing in focus that cannot be pressed any more."""
        focus, self._focus = self._focus, kept(self._focus, before, self.items)
        self.canvas.dirty |= {name for name in {focus} ^ {self._focus} if name is not None}

    def _mark(self, change: Change) -> None:
        """Note what looks different, and whether something else is pointed at."""
        self.canvas.dirty |= change.items
        if change.elsewhere:
            self.pointed()

    def _point(self, pointer: Pointer) -> Transition | None:
        """Press on release over the item that was pressed; anywhere else it is called off."""
        under = self.item_at(pointer.x, pointer.y)
        if pointer.phase == "down":
            self.move_focus(self._focus if under else None, visible=False)
        change = self.holds.take(pointer, under)
        self._mark(change)
        if change.pressed is not None:
            return self._pressed_at(change.pressed)
        return self._missed(pointer) if pointer.phase == "down" and under is None else None

    def _missed(self, pointer: Pointer) -> Transition | None:
        """Take a press on nothing."""
        del pointer
        return None

    def _pressed_at(self, name: str) -> Transition | None:
        """Press an item by no key: the focus goes there, unseen, and comes back to it later."""
        if name != self._focus:
            self.move_focus(name, visible=False)
        return self._press(name)

    def _key(self, key: Key) -> Transition | None:
        """Move the focus, press what has it, or pass the key on."""
        if step := self._order.step(self.items, self.outline().groups, self._focus, key):
            self.move_focus(step.to)
            return self._press(step.to) if step.presses and step.to is not None else None
        if key.name in ("Enter", " ") and self._focus is not None:
            return self._press(self._focus)
        return self.key(key)

    def _press(self, name: str) -> Transition | None:
        """Press an item, if it can be pressed now."""
        return press(self, name)
