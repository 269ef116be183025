"""The table: a match on its board."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Key, Message, Pointer, Wheel
from game.play.match import Match
from game.rules.protocol import Json, Place
from game.scenes.actions import Action, find
from game.scenes.base import BaseScene
from game.scenes.confirm import asked
from game.scenes.context import Context
from game.scenes.hook import hook_state
from game.scenes.log_panel import BUTTONS
from game.scenes.long_touch import LongTouch
from game.scenes.scene import Rect, Transition
from game.scenes.table_items import place_id, place_of
from game.scenes.table_tools import Tool, tool_called
from game.scenes.table_turns import TableTurns
from game.scenes.table_view import Pointed, TableView
from game.view.pixels import px
from game.view.signs import worn_by
from game.view.steps import Steps
from game.view.widgets import Item, Words

DIGITS = frozenset("123456789")
"""They press the place that the game's look says."""

CUT_SHORT = 0.4
"""For so many seconds after digits have cut a move short they press nothing: whoever hits a key
several times does not play for the next player."""


class TableScene(BaseScene):
    """Params: `match`."""

    name = "table"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        match: Match = params["match"]
        self.turns = TableTurns(context, match)
        self.view = TableView(context, self.turns)
        self._settled = pygame.Surface((1, 1))
        self._touch = LongTouch()
        self._deaf = 0.0
        self._finger = False
        self._shown_result = False
        self._state: tuple[object, ...] = ()

    def enter(self) -> None:
        """Sit down, and do what was chosen elsewhere to be done here."""
        super().enter()
        wanted, self.turns.wanted = find(self.turns, self.turns.wanted), ""
        self._shown_result = self.turns.over
        if wanted is None:
            self.turns.begin()
            self._sync()
        else:
            self._next = self._do(wanted)

    def leave(self) -> None:
        """Stand up."""
        self.turns.leave()
        super().leave()

    # What is seen

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return worn_by(self.turns.match.players)

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out the bars and the board."""
        self.view = TableView(self.context, self.turns)
        self.view.seen(self._pointed())
        self._state = self.turns.state
        return self.view.items(), []

    def _pointed(self) -> Pointed:
        """Return what is pointed at."""
        return Pointed(self.hover, self._focus if self._ring else None)

    def _sync(self) -> None:
        """Find out what looks different now, and what can be pressed."""
        self._dirty |= self.view.seen(self._pointed())
        if self._state != self.turns.state:
            self._state = self.turns.state
            if self.view.outdated():
                self.relayout()
                return
            self.replace_items(self.view.items())

    def update(self, dt: float) -> bool:
        """Let time pass; show the result once the last move has been seen."""
        if self.unfinished:
            # Nothing is to be missed before the picture is there.
            return True
        self._deaf = max(0.0, self._deaf - dt)
        if self._touch.update(dt):
            self._show_touched()
        changed = self.turns.update(dt)
        if changed or self._dirty:
            self._sync()
        if self.turns.over and not self.turns.moving and not self._shown_result:
            self._shown_result = True
            self._next = Transition("push", "result", {"match": self.turns.match})
        return super().update(dt) or changed

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move."""
        return self.view.paint_steps(ground)

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on a settled picture, and over it what flies."""
        if self._settled.get_size() != surface.get_size():
            self._settled = pygame.Surface(surface.get_size())
            self._stale = True
        rects = super().draw(self._settled)
        if self.unfinished:
            return []
        for rect in rects if rects is not None else [surface.get_rect()]:
            surface.blit(self._settled, rect, rect)
        flown = self.view.fly(surface, self._settled)
        return None if rects is None else [*rects, *flown]

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything on the settled picture."""
        yield from super().draw_scene(surface)
        yield from self.view.draw(surface)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; places are drawn by the view."""
        if item.style != "drawn":
            super().draw_one(surface, item)

    def _redraw(self, surface: pygame.Surface, name: str) -> list[Rect]:
        """Draw a place, a line of text or a button again."""
        drawn = name in self.items and self.items[name].style != "drawn"
        if self._ground is None or (drawn and place_of(name) is None):
            return super()._redraw(surface, name)
        rect = self.view.redraw(surface, self._ground, name)
        if rect is None:
            return []
        # Buttons on the board or beside it, or in the place of one that is gone, are drawn again.
        scale = self.context.viewport.scale
        for item in self.items.values():
            if item.style != "drawn" and px(item.box, scale).colliderect(rect):
                self.draw_one(surface, item)
        return [rect]

    # What is done

    def pointed(self) -> None:
        """Show what the move under the pointer would do."""
        self._sync()

    def pressed(self, item: Item) -> Transition | None:
        """Play, or use a tool."""
        if item.id == "menu":
            return Transition("reset", "menu")
        if item.id in BUTTONS and self.view.panel is not None:
            self.view.panel.turn(BUTTONS[item.id])
            self._turned_page()
            return None
        tool = tool_called(self.turns, item.id)
        if tool is not None:
            return self._do(tool)
        place = place_of(item.id)
        if place is not None:
            near = self._confused(place)
            if near:
                self.turns.enlarge(near)
            else:
                self.turns.tap(place)
        self._sync()
        return None

    def _confused(self, place: Place) -> Sequence[Place]:
        """Return the places a finger might mean by pressing one that may be pressed."""
        legal = self.turns.choices()
        if not self._finger or place not in legal or self.turns.presses.near:
            return ()
        return self.view.picture.board.plan.confused(place, legal)

    def item_at(self, x: float, y: float) -> str | None:
        """Return the item at a point, the nearest; on a crowded board a finger means a move."""
        found = super().item_at(x, y)
        if not (self._finger and self.view.picture.board.plan.crowded):
            return found
        if found is not None and place_of(found) is None:
            return found
        moves = [i for i in self.items.values() if i.kind == "move" and i.box.holds(x, y)]
        near = min(moves, key=lambda item: math.dist(item.box.middle, (x, y)), default=None)
        return found if near is None else near.id

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; the wheel turns pages of the log beside the board."""
        if isinstance(message, Wheel) and self.view.panel is not None:
            self.view.panel.roll(message.dy)
            self._turned_page()
            return None
        return super().handle(message)

    def _turned_page(self) -> None:
        """Show another page of the log."""
        self._sync()
        self.replace_items(self.view.items())

    def _do(self, deed: Tool | Action) -> Transition | None:
        """Use a tool, or do an action that was agreed to."""
        seen = self._shown_result
        going = deed.does(self.turns)
        # What is over again because it was undone and redone has been seen before.
        self._shown_result = self.turns.over and (seen or not self.turns.match.given_up())
        self._sync()
        return going

    def key(self, key: Key) -> Transition | None:
        """Take digits (houses) and letters (tools, actions); Space and Enter skip the animation."""
        if self.turns.moving and key.name in (" ", "Enter"):
            self._skip()
            return None
        if key.ctrl:
            return super().key(key)
        if key.name in DIGITS and (self.turns.moving or self._deaf):
            self._deaf = CUT_SHORT
            self._skip()
            return None
        place = self.turns.digit(int(key.name)) if key.name in DIGITS else None
        tool = tool_called(self.turns, key=key.name.lower())
        name = tool.id if tool else "" if place is None else place_id(place)
        if name in self.items:
            return self._press(name)
        action = find(self.turns, key=key.name.lower())
        if action is None:
            return super().key(key)
        return asked("push", self.turns, action.id) if action.asks(self.turns) else self._do(action)

    def _point(self, pointer: Pointer) -> Transition | None:
        """Press on release, but for a long touch of a place, which only shows a move."""
        if pointer.phase == "up" and self._touch.long:
            pointer = replace(pointer, phase="cancel")
        self._finger = pointer.device != "mouse"
        going = super()._point(pointer)
        self._finger = False
        self._touch.follow(pointer, place_of(self.down) is not None)
        return going

    def _show_touched(self) -> None:
        """Say what the move under a finger that rests would do, and that it is not played."""
        touched, legal = place_of(self.down), self.turns.choices()
        move = None if touched is None else legal.get(touched)
        if move is not None:
            told = self.turns.foretold(move), self.context.words.text("table.only-shown")
            self.context.announce(" ".join(filter(None, told)))

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press on no target skips the animation, or asks why a place cannot be pressed."""
        place = self.view.picture.board.plan.at(pointer.x, pointer.y)
        if place is not None and not self.turns.moving:
            self.turns.tap(place)
            self._sync()
        self._skip()
        return None

    def _skip(self) -> None:
        """Show the next step of the move at once."""
        if self.turns.moving:
            self.turns.hasten()
            self._sync()

    def back(self) -> Transition | None:
        """Let go of what is chosen, or go to the menu; the match is kept."""
        if self.turns.let_go():
            self._sync()
            return None
        return Transition("reset", "menu")

    # What is told of it

    def busy(self) -> bool:
        """Whether a move is shown, an opponent thinks, or a hint is worked out."""
        moving = self.turns.moving or (not self.turns.over and not self.turns.person)
        return moving or self.turns.hint.busy or super().busy()

    def position_json(self) -> Json:
        """Return the position at the cursor."""
        return self.turns.match.game.position_to_json(self.turns.match.position)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell game, options, turns and outcome."""
        return hook_state(self.turns.match)
