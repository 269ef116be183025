"""The saved matches: to be played on, looked at again, looked for, or thrown away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Group, Key
from game.play.saved.saved_match import SavedMatch
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.matches.deleted import Deleted
from game.scenes.matches.layout import (
    GAP,
    LOW,
    Head,
    Message,
    draw_message,
    empty_of,
    head_of,
    message_of,
)
from game.scenes.matches.long_pane import LongPane
from game.scenes.matches.rows import LIST, Act, Deed, MatchRows, open_id
from game.scenes.matches.search import FIELD, GAMES, search_bar
from game.scenes.matches.sieve import ANY, Sieve
from game.scenes.matches.told import AnySaved
from game.scenes.result.ways import review
from game.view.box import TOUCH, Box
from game.view.buttons.drawing import draw_item
from game.view.pixels import px
from game.view.steps import Steps, go_on
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item, Style

PORTION = 50
"""So many matches are listed at a time; buttons at the ends lead to those before and after them."""


class MatchesScene(BaseScene):
    """A row for each match, the one changed last first. What is deleted can be brought back."""

    name = "matches"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self.pane = self._long = LongPane(self._draw_in_view)
        self.sieve = Sieve()
        self.portion = 0
        self.deleted = Deleted(context.matches)
        self._matches: list[AnySaved] = []
        self._listed: list[AnySaved] = []
        """Those that are looked for."""
        self._rows = MatchRows(context)
        self._message: Message | None = None
        self._board: tuple[str, Steps] | None = None
        """The row whose board is drawn just now."""

    def enter(self) -> None:
        """See what is saved now, and say how much."""
        self._read()
        super().enter()
        words = self.context.words
        self.context.announce(words.sentences(words.sentence(self.title()), self._count()))

    def _read(self) -> None:
        """Find out what is saved now."""
        matches = self.context.matches
        self._matches = [*matches.listed(), *matches.newer()]
        self._sift()

    def _sift(self) -> None:
        """Find those that are looked for; the portion is one of theirs."""
        if self.sieve.game != ANY and not self._matches:
            self.sieve = Sieve()
        self._listed = self.sieve.sifted(self._matches, self._rows.tellers.told)
        self.portion = max(0, min(self.portion, (len(self._listed) - 1) // PORTION))

    def title(self) -> str:
        """Return the heading."""
        return self.context.words.text("matches.title")

    def description(self) -> str:
        """Return nothing: how many there are is said when it is entered."""
        return ""

    def groups(self) -> tuple[Group, ...]:
        """Return the games to choose from, and the list."""
        text = self.context.words.text
        games = Group(GAMES, text("matches.games"), "radiogroup")
        return games, Group(LIST, self._count(), "list")

    def _count(self) -> str:
        """Return how many matches there are, or fit."""
        text = self.context.words.text
        if not self._matches:
            return text("matches.none" if self.context.matches.readable() else "matches.unreadable")
        if not self.sieve.open:
            return text("matches.fit", count=len(self._listed))
        return text("matches.count", count=len(self._matches))

    # Layout

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the head, the search, a message, and the rows of the portion."""
        m, brush, text = self.context.measure, self.context.brush, self.context.words.text
        title, size = self.title(), m.size("screen")
        head = head_of(m, brush.type.width(title, "title", size * brush.scale) / brush.scale)
        back = Item("back", text("setup.back"), head.back, icon="back", style="bare")
        items = [replace(back, shortcut="Esc", tooltip=back.name)]
        words = [TextBox(title, head.title, size, "title", tone="title")]
        if self._matches and head.beside.width > size * 3:
            count = TextBox(self._count(), head.beside, m.size("body"), tone="soft_text")
            words.append(truncated(count, brush))
        column = head.rest
        search, y = self._search_bar(column)
        scrolls = bool(self._listed) and m.height < LOW
        if scrolls:
            search, y = [replace(item, in_pane=True) for item in search], column.y
        message, told, y = self._message_items(Box(column.x, y, column.width, 0))
        items += [*search, *message] if not scrolls else [*message, *search]
        words += told
        if not self._listed:
            items_empty, words_empty = self._empty(Box(column.x, y, column.width, 0))
            return [*items, *items_empty], [*words, *words_empty]
        shift = y - column.y if scrolls else 0.0
        items = [self._shifted(item, shift) for item in items]
        top = y + (search[-1].box.bottom - column.y + GAP if scrolls else 0.0)
        items += self._row_items(head, y, top)
        return items, words

    def _search_bar(self, column: Box) -> tuple[list[Item], float]:
        """Return the search at the top of a column, and where what is below it begins."""
        if not self._matches:
            return [], column.y
        items, high = search_bar(self.context, self.sieve, self._matches, column)
        return items, column.y + high + GAP

    def _shifted(self, item: Item, down: float) -> Item:
        return replace(item, box=item.box.moved(0, down)) if item.in_pane and down else item

    def _message_items(self, area: Box) -> tuple[list[Item], list[TextBox], float]:
        """Return what was deleted last with a button that brings it back, and where it ends."""
        last, self._message = self.deleted.last, None
        if last is None:
            return [], [], area.y
        m, brush, text = self.context.measure, self.context.brush, self.context.words.text
        label = text("matches.undo")
        message = message_of(self._removed(last), label, area, m, brush)
        self._message = message
        tip = text("matches.undo-tip")
        undo = Item("undo", label, message.button, label, "undo", value=Act("undo"), tooltip=tip)
        return [replace(undo, shortcut="U")], [message.words], message.plate.bottom + GAP

    def _removed(self, saved: AnySaved) -> str:
        return self.context.words.text("matches.removed", match=self._short(saved))

    def _short(self, saved: AnySaved) -> str:
        """Return what a match is called in a sentence about it."""
        told = self._rows.tellers.told(saved)
        return self.context.words.join([told.game, told.players], "list-comma")

    def _empty(self, area: Box) -> tuple[list[Item], list[TextBox]]:
        """Return why there are no rows, and a way on."""
        m, brush, text = self.context.measure, self.context.brush, self.context.words.text
        self._rows.fit([], area)
        name: Deed = "show-all" if self._matches else "begin"
        why = text("matches.no-fit") if self._matches else self._count()
        label = text(f"matches.{name}")
        empty = empty_of(why, label, area, m, brush)
        self._long.fit(Box(0, area.y, m.width, empty.height), 0.0)
        style: Style = "plain" if self._matches else "primary"
        button = Item(name, label, empty.button, label, "cancel" if self._matches else "play")
        return [replace(button, style=style, value=Act(name))], [empty.words]

    def _row_items(self, head: Head, pane_top: float, top: float) -> list[Item]:
        """Return what can be pressed of the rows, and the ways to other portions."""
        m = self.context.measure
        first = self.portion * PORTION
        shown = self._listed[first : first + PORTION]
        area = Box(head.rest.x, top + GAP / 2, head.rest.width, max(TOUCH, m.line + 20))
        items: list[Item] = []
        if first:
            items.append(self._door("later", -1, area))
            area = area.moved(0, area.height + GAP)
        y = self._rows.fit(shown, area)
        items += self._rows.items()
        if first + PORTION < len(self._listed):
            items.append(self._door("earlier", 1, Box(area.x, y, area.width, area.height)))
            y += area.height + GAP
        self._long.bar = self.context.theme.panel_edge
        room = Box(0, pane_top, m.width, max(1.0, m.height - pane_top))
        self._long.fit(room, y + GAP - pane_top)
        return [replace(item, in_pane=True) for item in items]

    def _door(self, name: str, step: int, box: Box) -> Item:
        """Return the button that leads to another portion."""
        label = self.context.words.text(f"matches.{name}")
        icon = "jump-back" if step < 0 else "jump-forward"
        return Item(name, label, box, label, icon, value=Act("turn", portion=self.portion + step))

    # Drawing

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the plate of the message."""
        if self._message is not None:
            draw_message(ground, self._message, self.context.brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button or a row; what scrolls is drawn with all that is in view."""
        if not (item.in_pane and self._long.active):
            self._draw_here(surface, item)

    def _draw_in_view(self, surface: pygame.Surface) -> None:
        """Draw what is in view of all that scrolls."""
        for item in self.items.values():
            if item.in_pane and self._is_in_view(item.box):
                self._draw_here(surface, replace(item, box=self.seen(item)))

    def _is_in_view(self, box: Box) -> bool:
        seen, pane = self._long.seen(box), self._long.box
        return seen.bottom > pane.y and seen.y < pane.bottom

    def _draw_here(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button or a row where its box is."""
        state = self.state(item.id)
        if item.id in self._rows.rows:
            picture = self._rows.picture(item.id, state)
            surface.blit(picture, px(item.box, self.context.viewport.scale))
        draw_item(surface, item, state, self.context.brush)

    def update(self, dt: float) -> bool:
        """Draw the boards of rows in view, once all else is there and nothing scrolls."""
        if not (self.unfinished or self.canvas.stale) and self._long.resting:
            self._draw_boards()
        return super().update(dt)

    def _draw_boards(self) -> None:
        """Go on with the board of a row in view."""
        if self._board is None or self._board[0] not in self._rows.rows:
            name = self._rows.without_board(self._is_in_view)
            self._board = None if name is None else (name, self._rows.board_steps(name))
        if self._board is not None and go_on(self._board[1], self.context.rest_of_frame()):
            self.canvas.dirty.add(self._board[0])
            self._board = None

    def busy(self) -> bool:
        """Whether boards are still coming."""
        return self._rows.without_board(self._is_in_view) is not None or super().busy()

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Open a match or delete it, look for others, or go back."""
        act = item.value
        return _ACTS[act.deed](self, act) if isinstance(act, Act) else self.back()

    def _open(self, act: Act) -> Transition | None:
        """Play a match on; one that has ended is looked back at, or sent if a friend waits."""
        match = None if act.saved is None else self.context.matches.open(act.saved.id)
        if match is None:
            if isinstance(act.saved, SavedMatch):
                # Another window has thrown it away, or it cannot be read.
                self.enter()
            return None  # the loop tells why
        if match.outcome() is not None and match.side is None:
            return review(match)
        return Transition("reset", "table", {"match": match})

    def _remove(self, act: Act) -> None:
        """Delete a match, and say that it can be brought back."""
        saved, names = act.saved, list(self._rows.rows)
        if saved is None or not self.deleted.remove(saved):
            return
        at = names.index(open_id(saved))
        self._changed()
        left = [*names[at + 1 :], *names[:at][::-1]]
        self.move_focus(next((other for other in left if other in self.items), "undo"), self._ring)
        undo = self.context.words.text("matches.undo-tip")
        self.context.announce(self.context.words.sentences(self._removed(saved), undo), urgent=True)

    def _undo(self, act: Act) -> None:
        """Bring back what was deleted last."""
        del act
        saved = self.deleted.bring_back()
        if saved is None:
            return
        self._changed()
        name = open_id(saved)
        if name in self.items:
            self._long.reveal(self.items[name].box)
            self.move_focus(name, self._ring)
        match = self._short(saved)
        self.context.announce(self.context.words.text("matches.restored", match=match), urgent=True)

    def _changed(self) -> None:
        """List anew what is saved now."""
        self._read()
        self.relayout()

    def _choose_game(self, act: Act) -> None:
        self._look_for(replace(self.sieve, game=act.game))

    def _show_all(self, act: Act) -> None:
        del act
        self._look_for(Sieve())

    def edited(self, item: Item, text: str) -> None:
        """Look for what is typed."""
        if item.id == FIELD:
            self._look_for(replace(self.sieve, typed=text))

    def _look_for(self, sieve: Sieve) -> None:
        """List what comes through a sieve, from its beginning on."""
        self.sieve, self.portion = sieve, 0
        self._sift()
        self._long.to_top()
        self.relayout()
        self.context.announce(self._count())

    def _turn(self, act: Act) -> None:
        """List another portion; the focus goes to the row next to those before."""
        goes_on, self.portion = act.portion > self.portion, act.portion
        self._long.to_top()
        self.relayout()
        if not goes_on:
            self._long.to_end()
        name = list(self._rows.rows)[0 if goes_on else -1]
        self.move_focus(name, self._ring)
        self.context.announce(self.items[name].name)

    def _begin(self, act: Act) -> Transition:
        """Go to the menu, where matches begin."""
        del act
        return Transition("reset", "menu")

    def key(self, key: Key) -> Transition | None:
        """Take the keys that delete, bring back and look for."""
        item = self.items.get(self._focus or "")
        act = None if item is None else item.value
        if key.name == "Delete" and isinstance(act, Act) and act.saved is not None:
            self._remove(act)
        elif key.name.lower() == "u" and "undo" in self.items:
            return self._press("undo")
        elif key.name == "/" and FIELD in self.items:
            self.move_focus(FIELD)
        else:
            return super().key(key)
        return None


_ACTS: Mapping[Deed, Callable[[MatchesScene, Act], Transition | None]] = {
    "open": MatchesScene._open,
    "remove": MatchesScene._remove,
    "undo": MatchesScene._undo,
    "game": MatchesScene._choose_game,
    "show-all": MatchesScene._show_all,
    "turn": MatchesScene._turn,
    "begin": MatchesScene._begin,
}
"""What pressing does."""
