"""The position editor: a board on which everything can be placed and taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from string import digits
from typing import Any

import pygame

from game.host.interface import Key, Message, Outline, Pointer, Secondary, Wheel
from game.i18n.emphasis import unemphasised
from game.play.match import Match
from game.play.saved import quick_play
from game.rules.protocol import Json, Place
from game.rules.registry import make
from game.scenes.editor import parts
from game.scenes.editor.actions import Do
from game.scenes.editor.board import EditorBoard
from game.scenes.editor.editing import Editing
from game.scenes.editor.hand_section import piece_rows
from game.scenes.editor.labels import draw_label
from game.scenes.editor.layout import EditorLayout, editor_layout
from game.scenes.editor.outline import editor_outline
from game.scenes.editor.seating import Seating
from game.scenes.editor.sections import KEYS
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.flight_layer import board_batches
from game.scenes.frame.pane import Pane
from game.scenes.frame.pointer.wheel import PageScroll
from game.scenes.frame.scene import Transition
from game.scenes.table.pointer import TablePointer
from game.view.art import draw_edged
from game.view.board.place_id import place_id
from game.view.box import Box
from game.view.buttons.plate import CARD_RADIUS
from game.view.pixels import Rect, px, stroke
from game.view.steps import Steps
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item

_SIGNS = {"+": 1, "=": 1, "-": -1}
"""Keys that put one more at a place, or take one away."""

_LETTERS = {letter.lower(): name for name, letter in KEYS.items()}
"""The buttons that have letters."""


class EditorScene(BaseScene):
    """Params: `match`, from whose position at the cursor to go on; or `game`, with its `options`.

    With `position` that is begun with. Without `match` and `position` the editor goes on with what
    was being set up in this visit.
    """

    name = "editor"
    typed = (*digits, *_SIGNS)
    scrolls_whole = True

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        match: Match | None = params.get("match")
        game = make(params["game"], params.get("options") or {}) if match is None else match.game
        position = params.get("position", None if match is None else match.position)
        draft = context.drafts.open(game, position)
        level = quick_play.remembered(context.host.storage, game.name).level
        seating = Seating.of(game, level, match, params.get("players") or {})
        self.editing = Editing(context, draft, seating)
        self.pane: Pane = Pane()
        self.board: EditorBoard
        self._layout: EditorLayout
        self._pointer = TablePointer()
        self._wheel = PageScroll()
        self._near = self.editing.seating.near
        self._card = Box(0, 0, 0, 0)
        """That on which the column stands."""
        self._kept = draft.changed
        """Whether what was set up before is here again, which is to be said once."""
        self._by_itself = False
        """Whether it comes up from its own sheet, or was there already: nothing is said of it."""
        self._unseen = False
        """Whether another place is pointed at than is seen."""
        self._enlarged: Sequence[Place] = ()
        """Places that are shown large, because a finger could not tell them apart."""
        self._state: tuple[object, ...] = ()

    # What it says

    def title(self) -> str:
        """Return what is done here."""
        return self.context.words.text("editor.title")

    def description(self) -> str:
        """Return where we are, and what is to be said of the position."""
        by_itself, self._by_itself = self._by_itself, False
        if by_itself:
            return ""
        words, said = self.context.words, self.editing.status.sentences(self.context.words)
        game = words.text(f"menu.game.{self.editing.draft.game.name}")
        kept, self._kept = words.text("editor.kept") if self._kept else "", False
        return words.sentences(words.text("editor.opened", game=game), kept, said)

    def outline(self) -> Outline:
        """Return heading, groups and texts for a screen reader."""
        return editor_outline(self.editing, self.board, self.items.values())

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return self.editing.signs

    # Layout

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the board, and all that can be set."""
        self._near = self.editing.seating.near
        layout = self._layout = editor_layout(self.context.measure, piece_rows(self.editing))
        self.board = EditorBoard(self.editing, layout.board, self._enlarged)
        self._state = self.editing.state
        self.board.look(self.holds.hover, self.focus if self.focus_visible else None)
        words = []
        if layout.title is not None:
            size = self.context.measure.size("screen" if layout.framed else "name")
            title = TextBox(self.title(), layout.title, size, "title", tone="title")
            words = [truncated(title, self.context.brush)]
        return self._contents(), words

    def _contents(self) -> list[Item]:
        """Return all that is to be seen and pressed, as it is now."""
        layout, back = self._layout, self.context.words.text("setup.back")
        return [
            Item("back", back, layout.back, icon="back", shortcut="Esc", tooltip=back),
            parts.status_item(self.editing, layout, bool(self._enlarged)),
            *self.board.items(),
            *parts.row_items(self.editing, layout),
            *self._panel(layout.panel),
            *parts.bar_items(self.editing, layout),
        ]

    def _panel(self, box: Box | None) -> list[Item]:
        """Return what stands in the column that scrolls."""
        if box is None:
            self.pane.fit(Box(0, 0, 0, 0), 0)
            return []
        items, height = parts.panel_items(self.editing, self._layout, box)
        self.pane.bar = self.context.theme.panel_edge
        # The edge of its card does not scroll.
        self.pane.fit(box.shrunk(1, 3), height - 3)
        self._card = box.top_part(height)[0]
        return items

    def _sync(self) -> None:
        """Show what is different now."""
        if self._state != self.editing.state:
            self._state = self.editing.state
            before, items = self.items, self._contents()
            if [before[i.id].box for i in items if i.id in before] != [i.box for i in items]:
                # Something has come or gone, and all below it lies elsewhere.
                self.relayout()
                return
            self.replace_items(items)
        self._look()

    def _look(self) -> None:
        """Find out which places look different."""
        self._unseen = False
        focus = self.focus if self.focus_visible else None
        self.canvas.dirty |= self.board.look(self.holds.hover, focus)

    def pointed(self) -> None:
        """Show which place is pointed at, once a frame."""
        self._unseen = True

    def update(self, dt: float) -> bool:
        """Let time pass; a finger that rests on a place takes something away from it."""
        for number in self._pointer.update(dt / self.context.settings.delay_factor):
            place = self._held_place(number)
            if place is not None and not self._confused(place):
                self._take_away(place)
        if self._unseen and not self.unfinished:
            self._look()
        return super().update(dt)

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the bare board, and the cards of what is said and of what can be set."""
        yield from self.board.ground_steps(ground)
        layout, brush = self._layout, self.context.brush
        cards = [layout.message if layout.framed else None, layout.panel and self._card]
        for box in (card for card in cards if card is not None):
            theme, line = brush.theme, stroke(brush.line, 1)
            rect, radius = px(box, brush.scale), CARD_RADIUS * brush.line
            draw_edged(ground, rect, radius, line, edge=theme.panel_edge, face=theme.panel)
            yield

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything."""
        yield from super().draw_scene(surface)
        yield from self.board.picture.draw_all(surface)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button or a text; places are drawn by the board."""
        if not draw_label(surface, item, self.context.brush) and item.style != "drawn":
            super().draw_one(surface, item)

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return first the places, those that lie together in one batch, then what else is."""
        return board_batches(names, self.board.picture)

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw places that lie together as one part of the board, or another thing alone."""
        picture = self.board.picture
        if self.canvas.ground is None or names[0] not in picture.places:
            return super().redraw_batch(surface, names)
        area = picture.around([picture.places[name] for name in names])
        return [picture.redraw_area(surface, self.canvas.ground, area)]

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Do what is pressed."""
        if item.id == "back":
            return self.back()
        if item.id == "more":
            return self._more()
        if isinstance(item.value, Place):
            self._press_place(item.value)
            return None
        transition = self.editing.act(item.value)
        if self._near != self.editing.seating.near:
            self.relayout()
        elif transition is None:
            self._sync()
        return transition

    def _more(self) -> Transition:
        """Show what finds no room here."""
        layout, self._by_itself = self._layout, True
        params = {"editing": self.editing, "sections": layout.sheet}
        # Who is to play is said there, so that it begins there too.
        params["elsewhere"] = [name for name in layout.tools if name != "play"]
        return Transition("push", "editor-more", params)

    def adjusted(self, item: Item, value: int) -> None:
        """Take a number that was set."""
        self.editing.adjust(item, value)
        self._sync()

    def _press_place(self, place: Place) -> None:
        """Press a place, or show those large that a finger might mean."""
        if self._pointer.is_finger and not self._enlarged:
            self._enlarged = self._confused(place)
            if self._enlarged:
                self.relayout()
                self.context.announce(self.context.words.text("editor.enlarged"))
                return
        self.editing.press(place)
        self._show_whole()
        self._sync()

    def _confused(self, place: Place) -> Sequence[Place]:
        """Return the places that a finger might mean by one, () where they are far enough apart."""
        plan = self.board.plan
        return plan.confused(place, list(plan.spots)) if plan.crowded else ()

    def _show_whole(self) -> bool:
        """Show the whole board again; whether a part of it was shown large."""
        was_large, self._enlarged = bool(self._enlarged), ()
        if was_large:
            self.relayout()
        return was_large

    def _take_away(self, place: Place) -> None:
        """Take one away from a place."""
        self.editing.tell(self.editing.hand.step(-1, place))
        self._sync()

    def back(self) -> Transition | None:
        """Show the whole board again, or leave; what was set up is kept."""
        return None if self._show_whole() else super().back()

    # The pointer

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; the wheel and the other button count on the board."""
        if isinstance(message, Wheel | Secondary):
            place = self.board.plan.at(message.x, message.y)
            if place is not None:
                self._turn_at(place, message)
                return None
        return super().handle(message)

    def _turn_at(self, place: Place, message: Wheel | Secondary) -> None:
        """Put one more at a place or take one away, as the wheel turns; or take one away."""
        if isinstance(message, Secondary):
            steps = 1
        else:
            # A piece is not one of many: it goes where somebody presses.
            steps = 0 if self.editing.view.of_pieces else self._wheel.pages(message.dy)
        if steps:
            self.editing.tell(self.editing.hand.step(-steps, place))
            self._sync()

    def _point(self, pointer: Pointer) -> Transition | None:
        """Press on release, but for a long touch, which has done its work before."""
        if pointer.phase == "up" and self._pointer.is_long(pointer.id):
            pointer = replace(pointer, phase="cancel")
        self._pointer.is_finger = pointer.device != "mouse"
        if pointer.phase == "down" and self.focus_visible and self.focus is not None:
            # Who points sees no ring of the focus any more.
            self.canvas.dirty.add(self.focus)
        transition = super()._point(pointer)
        self._pointer.is_finger = False
        self._pointer.follow(pointer, self._held_place(pointer.id) is not None)
        return transition

    def _held_place(self, number: int) -> Place | None:
        """Return the place that a pointer holds down."""
        return self.board.picture.places.get(self.holds.of(number) or "")

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press beside a part that is shown large shows the whole board again."""
        del pointer
        self._show_whole()
        return None

    # Keys

    def key(self, key: Key) -> Transition | None:
        """Take digits, + and -, and letters; they count at the place with the focus."""
        focused = self.focus if self.focus_visible else None
        place, hand = self.board.picture.places.get(focused or ""), self.editing.hand
        name = key.name.lower() if len(key.name) == 1 else key.name
        if key.ctrl:
            return super().key(key)
        if name.isdecimal() and len(name) == 1:
            self.editing.tell(hand.type(int(name), place))
        elif name in _SIGNS:
            self.editing.tell(hand.step(_SIGNS[name], place))
        elif name in ("Backspace", "Delete"):
            self.editing.tell(hand.rub_out(place) if name == "Backspace" else hand.clear(place))
        elif name in _LETTERS:
            return self._by_letter(_LETTERS[name])
        else:
            return super().key(key)
        self._sync()
        return None

    def _by_letter(self, name: str) -> Transition | None:
        """Press the button of a letter, or do the same where it is not on view."""
        if name in self.items:
            return self._press(name)
        if name == "more":
            return self._more() if self._layout.sheet else None
        self.editing.act(Do(parts.STEPS[name]))
        self.relayout()
        return None

    # For the test rig

    def position_json(self) -> Json:
        """Return the position that is set up."""
        return self.editing.position_json()

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the game, what is chosen, and what is said of the position."""
        place, status = self.editing.hand.place, self.editing.status
        return {
            "game": self.editing.draft.game.name,
            "options": dict(self.editing.draft.game.options),
            "chosen": [] if place is None else [place_id(place)],
            "status": unemphasised(status.sentences(self.context.words)),
            "playable": status.playable,
        }
