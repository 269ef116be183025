"""The table: a match on its board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Key, Pointer
from game.play.match import Match
from game.rules.protocol import Json, Place
from game.scenes.base import BaseScene
from game.scenes.context import Context
from game.scenes.scene import Rect, Transition
from game.scenes.table_turns import TableTurns, hook_state
from game.view.board import Board
from game.view.icons import icon
from game.view.marks import Mark
from game.view.pixels import hull, px
from game.view.screens import TableScreen, table_screen
from game.view.table_picture import Look, TablePicture, preview_marks
from game.view.widgets import Item, Kind, Words, draw_words

TOOLS = ("undo", "redo", "restart", "turn", "skip")
KEYS: Mapping[str, str] = {"u": "undo", "r": "redo", "t": "turn", "s": "skip"}
BANNER, STORY = "banner", "story"


class TableScene(BaseScene):
    """Params: `match`."""

    name = "table"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        match: Match = params["match"]
        self.turns = TableTurns(context, match)
        people = [seat for seat in match.game.seats if match.players[seat].kind == "person"]
        self.below = people[0] if len(people) == 1 else match.game.seats[0]
        self.picture: TablePicture | None = None
        self._settled = pygame.Surface((1, 1))
        self._shown_result = False
        self._said = ("", "")
        self._state = self.turns.state

    # Layout

    def enter(self) -> None:
        """Sit down."""
        super().enter()
        self.turns.begin()
        self._shown_result = self.turns.over

    def leave(self) -> None:
        """Stand up."""
        self.turns.leave()
        super().leave()

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out the bars and the board."""
        m, match = self.context.measure, self.turns.match
        self.screen: TableScreen = table_screen(m, len(TOOLS))
        plan = self.turns.look.plan(match.game, self.screen.board, self.below, m.unit)
        board = Board(plan, self.context.art, self.context.type, self.context.viewport.scale)
        self.picture = TablePicture(board)
        self.picture.looks = self._looks()
        self._state = self.turns.state
        return self._items(), []

    def _items(self) -> list[Item]:
        """Return places, tools and the menu button."""
        text = self.context.words.text
        turns = self.turns
        counts, legal = turns.look.counts(turns.match.game, turns.match.position), turns.legal()
        items = [
            self._place_item(place, counts[place], place in legal)
            for place in self.board.plan.spots
        ]
        enabled = self._enabled()
        for tool, box in zip(TOOLS, self.screen.tools, strict=True):
            shown = "result" if tool == "skip" and self.turns.over else tool
            sign = "flag" if shown == "result" else shown
            if shown == "skip" and not enabled["skip"]:
                continue
            items.append(
                Item(
                    tool,
                    text(f"table.{shown}"),
                    box,
                    icon=sign,
                    style="bare",
                    enabled=enabled[tool],
                )
            )
        items.append(Item("menu", text("table.menu"), self.screen.menu, icon="menu", style="bare"))
        return items

    def _enabled(self) -> dict[str, bool]:
        """Return which tools can be used."""
        match, moving = self.turns.match, self.turns.moving
        return {
            "undo": match.can_undo(),
            "redo": match.can_redo(),
            "restart": match.cursor > 0,
            "turn": True,
            "skip": moving or self.turns.over,
        }

    def _place_item(self, place: Place, count: int, legal: bool) -> Item:
        """Return a place of the board as an item; counts are those of the position."""
        name = self.turns.look.place_name(self.context.words, place, count)
        kind: Kind = "move" if legal else "pit"
        return Item(_id(place), name, self.board.plan.spots[place].touch, style="drawn", kind=kind)

    @property
    def board(self) -> Board:
        """The board as it is laid out now."""
        assert self.picture is not None
        return self.picture.board

    # What is seen

    def _looks(self) -> dict[Place, Look]:
        """Return how each place is to look now."""
        counts, legal, last = self.turns.counts(), self.turns.legal(), self.turns.last()
        marks: dict[Place, set[Mark]] = {place: set() for place in counts}
        for place in legal:
            marks[place].add("legal")
        pointed = self._pointed(legal)
        if pointed is not None:
            marks[pointed].add("chosen")
            for place, found in preview_marks(self.turns.foresee(legal[pointed])).items():
                marks[place] |= found
        elif last is not None and last.origin is not None:
            marks[last.origin].add("from")
            if last.end is not None and not self.turns.moving:
                marks[last.end].add("last")
        if self._ring and self._focus in self.items and ":" in str(self._focus):
            marks[_place(str(self._focus))].add("focus")
        return {
            place: Look(count, frozenset(marks[place]), place in legal)
            for place, count in counts.items()
        }

    def _pointed(self, legal: Mapping[Place, Any]) -> Place | None:
        """Return the legal place under the pointer, or with the focus."""
        for name in (self.hover, self._focus if self._ring else None):
            if name is not None and ":" in name and _place(name) in legal:
                return _place(name)
        return None

    def _told(self) -> tuple[str, str]:
        """Return banner and story as they are to be now."""
        legal = self.turns.legal()
        pointed = self._pointed(legal)
        story = self.turns.story
        if pointed is not None:
            story = self.turns.look.foretell(self.context.words, self.turns.foresee(legal[pointed]))
        return self.turns.banner(), story

    def _sync(self) -> None:
        """Find out what looks different now."""
        if self.picture is None:
            return
        looks = self._looks()
        for place in self.picture.differing(looks):
            self._dirty.add(_id(place))
        self.picture.looks = looks
        told = self._told()
        self._dirty |= {
            n for n, a, b in zip((BANNER, STORY), told, self._said, strict=True) if a != b
        }
        self._said = told
        if self._state != self.turns.state:
            self._state = self.turns.state
            self.replace_items(self._items())

    def update(self, dt: float) -> bool:
        """Let time pass; show the result once the last move has been seen."""
        changed = self.turns.update(dt)
        if changed or self._dirty:
            self._sync()
        if self.turns.over and not self.turns.moving and not self._shown_result:
            self._shown_result = True
            self._next = Transition("push", "result", {"match": self.turns.match})
        return super().update(dt) or changed

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the bare board."""
        self.board.draw_ground(ground)

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on a settled picture, and over it what flies."""
        assert self.picture is not None
        if self._settled.get_size() != surface.get_size():
            self._settled = pygame.Surface(surface.get_size())
            self._stale = True
        rects = super().draw(self._settled)
        for rect in rects if rects is not None else [surface.get_rect()]:
            surface.blit(self._settled, rect, rect)
        flights = self.turns.sowing.flights() if self.turns.sowing else []
        flown = self.picture.fly(surface, self._settled, flights)
        return None if rects is None else rects + flown

    def draw_scene(self, surface: pygame.Surface) -> None:
        """Draw everything on the settled picture."""
        assert self.picture is not None
        super().draw_scene(surface)
        self._said = self._told()
        self.picture.draw_all(surface)
        for name in (BANNER, STORY):
            self._draw_told(surface, name)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; places are drawn by the picture."""
        if item.style != "drawn":
            super().draw_one(surface, item)

    def _redraw(self, surface: pygame.Surface, name: str) -> list[Rect]:
        """Draw a place, a line of text or a button again."""
        assert self.picture is not None and self._ground is not None
        if ":" in name:
            return [self.picture.redraw(surface, self._ground, _place(name))]
        if name in (BANNER, STORY):
            box = self.screen.banner if name == BANNER else self.screen.story
            rect = px(box.shrunk(-2), self.context.viewport.scale)
            surface.blit(self._ground, rect, rect)
            self._draw_told(surface, name)
            return [hull(rect, surface.get_rect())]
        if name in TOOLS and name not in self.items:
            rect = px(self.screen.tools[TOOLS.index(name)], self.context.viewport.scale)
            surface.blit(self._ground, rect, rect)
            return [hull(rect, surface.get_rect())]
        return super()._redraw(surface, name)

    def told_words(self) -> tuple[Words, Words]:
        """Return banner and story as text in their boxes; the banner leaves room for a sign."""
        m = self.context.measure
        banner, story = self._told()
        sign = m.body * 1.6
        room = self.screen.banner.right_part(self.screen.banner.width - sign)[0]
        return (
            Words(banner, room, m.body * 1.3, "title", "centre"),
            Words(story, self.screen.story, m.body, align="centre", tone="soft_text"),
        )

    def _draw_told(self, surface: pygame.Surface, name: str) -> None:
        """Draw the banner with the sign of its seat, or the story."""
        m, brush = self.context.measure, self.context.brush
        banner, story = self.told_words()
        if name == STORY:
            draw_words(surface, story, brush)
            return
        seat = self.turns.seat
        size = m.body * 1.05
        wide = brush.type.width(banner.text, "title", banner.size * brush.scale) / brush.scale
        box = self.screen.banner.centred(wide + size * 2.2, self.screen.banner.height)
        left, rest = box.left_part(size * 1.5)
        sign = icon(f"seat-{seat}", round(size * brush.scale), brush.theme.seats[seat])
        surface.blit(sign, sign.get_rect(center=px(left, brush.scale).center))
        draw_words(surface, replace(banner, box=rest), brush)

    # What is done

    def pointed(self) -> None:
        """Show what the move under the pointer would do."""
        self._sync()

    def pressed(self, item: Item) -> Transition | None:
        """Play, or use a tool."""
        if ":" in item.id:
            self.turns.tap(_place(item.id))
        elif item.id == "menu":
            return self.back()
        elif item.id == "skip" and self.turns.over and not self.turns.moving:
            return Transition("push", "result", {"match": self.turns.match})
        elif item.id == "skip":
            self.turns.finish()
        else:
            self._use(item.id)
        self._sync()
        return None

    def _use(self, tool: str) -> None:
        """Use undo, redo, restart or turn."""
        if tool == "turn":
            self.below = 1 - self.below
            self.context.announce(self.context.words.text("table.turned"))
            self.relayout()
        elif tool == "restart":
            self.turns.restart()
        else:
            self.turns.step(back=tool == "undo")
        self._shown_result = self.turns.over

    def key(self, key: Key) -> Transition | None:
        """Take digits (houses) and letters (tools); any of the skipping keys ends a move."""
        if self.turns.moving and key.name in (" ", "Enter"):
            self.turns.finish()
            self._sync()
            return None
        name = KEYS.get(key.name.lower(), "")
        if key.name.isdigit():
            name = _id(Place("house", (self.turns.match.to_move, int(key.name))))
        if name in self.items and not key.ctrl:
            return self._press(name)
        return super().key(key)

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press beside everything skips the animation."""
        del pointer
        if self.turns.moving:
            self.turns.finish()
            self._sync()
        return None

    def back(self) -> Transition | None:
        """Go to the menu; the match is kept."""
        return Transition("reset", "menu")

    def busy(self) -> bool:
        """Whether a move is shown or an opponent thinks."""
        return self.turns.moving or (not self.turns.over and not self.turns.person)

    def position_json(self) -> Json:
        """Return the position at the cursor."""
        return self.turns.match.game.position_to_json(self.turns.match.position)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell game, options, turns and outcome."""
        return hook_state(self.turns.match)


def _id(place: Place) -> str:
    """Return the id of a place: "house:0:3"."""
    return ":".join((place.kind, *map(str, place.at)))


def _place(name: str) -> Place:
    """Return the place of an id."""
    kind, *at = name.split(":")
    return Place(kind, tuple(int(part) for part in at))
