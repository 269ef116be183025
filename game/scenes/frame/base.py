"""What all scenes share: pressing, focus, and drawing only what changed."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence

import pygame

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
from game.scenes.frame.context import Context
from game.scenes.frame.mirror import Mirror, heading
from game.scenes.frame.pages import Pages, PageStep
from game.scenes.frame.redraw import redraw_item
from game.scenes.frame.scene import Transition
from game.view.backdrop import backdrop_steps
from game.view.changes import Setting, hand_over
from game.view.focus import FocusOrder, kept
from game.view.pixels import Rect
from game.view.steps import Steps, go_on
from game.view.text.text_box import TextBox, draw_text
from game.view.widgets import Item, State, draw_item

_HEARD = ("control", "choice")
"""Kinds of item that tap when they are pressed; moves have sounds of their own."""


class BaseScene:
    """A scene of buttons and text. Subclasses fill `layout` and `pressed`."""

    name = ""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.items: dict[str, Item] = {}
        self.words: list[TextBox] = []
        self.hover: str | None = None
        self.down: str | None = None
        self.pages: Pages | None = None
        """The pages, of a scene that has some: it is asked for one of them in `layout`."""
        self._focus: str | None = None
        self._ring = False
        self._order = FocusOrder()
        self._dirty: set[str] = set()
        self._incomplete = False
        self._until = 0.0
        """When patience with drawing again ends, by the clock of `time.perf_counter`."""
        self._stale = True
        self._ground: pygame.Surface | None = None
        self._painting: Steps | None = None
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
        """Take the value that a number or slider was set to."""

    def back(self) -> Transition | None:
        """Do what Escape means."""
        return Transition("pop")

    def key(self, key: Key) -> Transition | None:
        """Take a key that moves no focus and presses nothing: Escape, and those that turn pages."""
        if self.pages is not None and (step := self.pages.step_of(key)):
            self.turn(step)
            return None
        return self.back() if key.name == "Escape" else None

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

    def enter(self) -> None:
        """Lay out for the window as it is now, and say where we are."""
        self.relayout()
        self.context.announce(self.description())

    def leave(self) -> None:
        """Forget what the pointer was doing."""
        self.hover = self.down = None

    def targets(self) -> Sequence[Target]:
        """Return what can be pressed."""
        return self._mirror.targets(self.items)

    def outline(self) -> Outline:
        """Return heading, groups and texts for a screen reader."""
        return self._mirror.outline(self.title, self.items, self.words, self.groups)

    def handle(self, message: Message) -> Transition | None:
        """Take a message in."""
        if isinstance(message, Pointer):
            return self._point(message)
        if isinstance(message, Key):
            return self._key(message)
        if isinstance(message, Press):
            return self._press(message.target)
        if isinstance(message, Focus):
            self.move_focus(message.target, message.visible)
        if isinstance(message, Setting):
            hand_over(self, message.target, message)
        if isinstance(message, Wheel) and self.pages is not None:
            self.turn(self.pages.step_of(message))
        return None

    def update(self, dt: float) -> bool:
        """Tell whether anything is to be drawn."""
        del dt
        return self._stale or self._painting is not None or bool(self._dirty)

    def next_scene(self) -> Transition | None:
        """Return where the scene wants to go, once."""
        transition, self._next = self._next, None
        return transition

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw everything, or only what is dirty.

        Everything takes several frames where the context's patience is short. Until the last of
        them [] is returned: whoever shows the surface leaves the picture before it on view.
        """
        if self._stale or self._ground is None or self._ground.get_size() != surface.get_size():
            self._stale = False
            self._ground = pygame.Surface(surface.get_size())
            self._painting = self._whole(surface, self._ground)
        if self._painting is not None:
            if not go_on(self._painting, self.context.patience):
                return []
            self._painting = None
            return None
        return self._redraw_dirty(surface)

    @property
    def unfinished(self) -> bool:
        """Whether a new picture is not complete yet."""
        return self._painting is not None

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
        """Nothing moves in a scene of buttons, but its picture may still be coming."""
        return self.unfinished or self._incomplete

    def position_json(self) -> Json:
        """No position."""
        return None

    def hook_state(self) -> Mapping[str, Json]:
        """Nothing more to tell."""
        return {}

    # Layout and drawing

    def relayout(self) -> None:
        """Lay out anew and draw everything."""
        self.context.set_seat_signs(self.signs())
        items, self.words = self.layout()
        before, self.items = self.items, {item.id: item for item in items}
        self._keep_focus(before)
        if self.hover not in self.items:
            self.hover = None
        self._mirror.forget()
        self._stale = True

    def replace_items(self, items: Sequence[Item]) -> None:
        """Take over changed items of the same layout; only those that differ are drawn."""
        before, new = self.items, {item.id: item for item in items}
        same = {name for name in new if before.get(name) == new[name]}
        self._dirty |= (new.keys() | before.keys()) - same
        self.items = {name: before[name] if name in same else new[name] for name in new}
        self._mirror.forget_targets()
        self._keep_focus(before)

    def state(self, name: str) -> State:
        """Return how an item stands."""
        return State(self.hover == name, self.down == name, self._ring and self._focus == name)

    def _whole(self, surface: pygame.Surface, ground: pygame.Surface) -> Steps:
        """Draw what does not move, then everything else over it."""
        yield from backdrop_steps(ground, self.context.theme)
        yield from self.paint_steps(ground)
        for words in self.words:
            draw_text(ground, words, self.context.brush)
            yield
        # What changes from here on is drawn again afterwards.
        self._dirty.clear()
        self._incomplete = False
        surface.blit(ground, (0, 0))
        yield
        yield from self.draw_scene(surface)

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw all items over the ground."""
        for item in list(self.items.values()):
            self.draw_one(surface, item)
            yield

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw an item over the ground."""
        draw_item(surface, item, self.state(item.id), self.context.brush)

    def _redraw_dirty(self, surface: pygame.Surface) -> list[Rect]:
        """Draw what is dirty again while patience lasts; the next frame goes on with the rest.

        Where nothing may travel a move is seen at once, so there is no next frame to keep for.
        """
        patience = math.inf if self.context.reduced_motion else self.context.patience
        self._until = time.perf_counter() + patience
        rects: list[Rect] = []
        for names in self.batches(sorted(self._dirty)):
            # What takes longer than a frame makes itself dirty again.
            self._dirty.difference_update(names)
            rects += self.redraw_batch(surface, names)
            if time.perf_counter() >= self._until:
                break
        self._incomplete = bool(self._dirty)
        return rects

    def remaining_patience(self) -> float:
        """Return for how many seconds drawing again may go on in this frame."""
        return max(0.0, self._until - time.perf_counter())

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return `names` in the order in which they are drawn again, with those drawn together."""
        return [[name] for name in names]

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw one of `batches` again; return where."""
        return [rect for name in names for rect in self._redraw(surface, name)]

    def _redraw(self, surface: pygame.Surface, name: str) -> list[Rect]:
        """Draw one item again; return where."""
        return [] if self._ground is None else redraw_item(self, surface, self._ground, name)

    # Pressing and focus

    def item_at(self, x: float, y: float) -> str | None:
        """Return the item at a point, the nearest where they overlap."""
        hits = [i for i in self.items.values() if i.enabled and i.box.holds(x, y)]
        nearest = min(hits, key=lambda i: math.dist(i.box.middle, (x, y)), default=None)
        return None if nearest is None else nearest.id

    def move_focus(self, name: str | None, visible: bool = True) -> None:
        """Give the focus to an item, or to none."""
        before = self._focus
        self._dirty |= {part for part in (before, name) if part is not None}
        fit = name is not None and name in self.items and self.items[name].enabled
        self._focus, self._ring = (name if fit else None), visible
        if before != self._focus:
            self.pointed()

    def _keep_focus(self, before: Mapping[str, Item]) -> None:
        """Have nothing in focus that cannot be pressed any more."""
        focus, self._focus = self._focus, kept(self._focus, before, self.items)
        if focus != self._focus:
            self._dirty |= {name for name in (focus, self._focus) if name is not None}

    def _set(self, hover: str | None, down: str | None) -> None:
        """Note what is under the pointer and what is held."""
        before = self.hover
        changed = {self.hover, self.down} ^ {hover, down} | (
            {hover} if down != self.down else set()
        )
        self._dirty |= {name for name in changed if name is not None}
        self.hover, self.down = hover, down
        if before != hover:
            self.pointed()

    def _point(self, pointer: Pointer) -> Transition | None:
        """Press on release over the item that was pressed; anywhere else it is called off."""
        under = self.item_at(pointer.x, pointer.y)
        hovers = pointer.device != "touch"
        if pointer.phase == "down":
            self._ring = False
            self._set(under, under)
            return self._missed(pointer) if under is None else None
        if pointer.phase == "move":
            self._set(under if hovers or self.down is not None else None, self.down)
        elif pointer.phase == "up":
            pressed = self.down
            self._set(under if hovers else None, None)
            if pressed is not None and pressed == under:
                return self._press(pressed)
        else:
            self._set(None, None)
        return None

    def _missed(self, pointer: Pointer) -> Transition | None:
        """Take a press on nothing."""
        del pointer
        return None

    def _key(self, key: Key) -> Transition | None:
        """Move the focus, press what has it, or pass the key on."""
        if hand_over(self, self._focus if self._ring else None, key):
            return None
        if step := self._order.step(self.items, self.outline().groups, self._focus, key):
            self.move_focus(step.to)
            return self._press(step.to) if step.presses and step.to is not None else None
        if key.name in ("Enter", " ") and self._focus is not None:
            return self._press(self._focus)
        return self.key(key)

    def _press(self, name: str) -> Transition | None:
        """Press an item, if it can be pressed now."""
        item = self.items.get(name)
        if item is None or not item.enabled:
            return None
        transition = None
        if item.role == "field":
            self.move_focus(name)
        elif isinstance(item.value, PageStep):
            self.turn(item.value.step)
        else:
            transition = self.pressed(item)
        if item.kind in _HEARD:
            self.context.sound.play("tap")
        return transition
