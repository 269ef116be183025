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
from game.scenes.frame.low_window.heights import LYING, height_to_lay_out
from game.scenes.frame.scene import Transition
from game.scenes.matches.layout import Message, draw_message
from game.scenes.matches.listing import Listing
from game.scenes.matches.long_pane import LongPane
from game.scenes.matches.page import page_of
from game.scenes.matches.rows import LIST, Act, Deed, MatchRows, open_id
from game.scenes.matches.search import FIELD, GAMES
from game.scenes.result.ways import review
from game.view.box import Box
from game.view.buttons.drawing import draw_item
from game.view.pixels import px
from game.view.steps import Steps, go_on
from game.view.text.text_box import TextBox
from game.view.widgets import Item


class MatchesScene(BaseScene):
    """A row for each match, the one changed last first. What is deleted can be brought back."""

    name = "matches"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self.pane = self._long = LongPane(self._draw_in_view)
        self.listing = Listing(context)
        self._rows = MatchRows(context, self.listing.tellers)
        self._message: Message | None = None
        self._board: tuple[str, Steps] | None = None
        """The row whose board is drawn just now."""
        self._complete_at: float | None = None
        """Scrolled so far, all rows in view are known to have their boards."""

    def enter(self) -> None:
        """See what is saved now, and say how much."""
        self.listing.read()
        super().enter()
        words = self.context.words
        self.context.announce(words.sentences(words.sentence(self.title()), self.listing.count()))

    def title(self) -> str:
        """Return the heading."""
        return self.context.words.text("matches.title")

    def description(self) -> str:
        """Return nothing: how many there are is said when it is entered."""
        return ""

    def groups(self) -> tuple[Group, ...]:
        """Return the games to choose from, and the list."""
        games = Group(GAMES, self.context.words.text("matches.games"), "radiogroup")
        return games, Group(LIST, self.listing.count(), "list")

    def height_to_lay_out(self) -> float:
        """Return for what height it is laid out: without rows no part of it scrolls by itself."""
        low = height_to_lay_out(self.context.viewport)
        if self.listing.shown:
            return 0.0
        return low if self.listing.matches else min(low, LYING)

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the head, the search, a message, and the rows of the portion."""
        page = page_of(self.context, self.listing, self._rows, self._long)
        self._message, self._complete_at = page.message, None
        return page.items, page.words

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
            name = self._without_board()
            self._board = None if name is None else (name, self._rows.board_steps(name))
        if self._board is not None and go_on(self._board[1], self.context.rest_of_frame()):
            self.canvas.dirty.add(self._board[0])
            self._board = None

    def busy(self) -> bool:
        """Whether boards are still coming."""
        return self._without_board() is not None or super().busy()

    def _without_board(self) -> str | None:
        """Return a row in view whose board is not drawn yet; None if all are."""
        if self._complete_at == self._long.offset:
            return None
        name = self._rows.without_board(self._is_in_view)
        self._complete_at = self._long.offset if name is None else None
        return name

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

    def _delete(self, act: Act) -> None:
        """Delete a match, and say that it can be brought back; the focus goes on to the next."""
        saved, names = act.saved, list(self._rows.rows)
        if saved is None or not self.listing.delete(saved):
            return
        at = names.index(open_id(saved))
        self.relayout()
        left = (name for name in (*names[at + 1 :], *names[:at][::-1]) if name in self.items)
        self.move_focus(next(left, "undo"), self._ring)
        words = self.context.words
        told = words.text("matches.removed", match=self.listing.name_of(saved))
        self.context.announce(words.sentences(told, words.text("matches.undo-tip")), urgent=True)

    def _undo(self, act: Act) -> None:
        """Bring back what was deleted last."""
        del act
        saved = self.listing.bring_back()
        if saved is None:
            return
        self.relayout()
        name = open_id(saved)
        if name in self.items:
            self._long.reveal(self.items[name].box)
            self.move_focus(name, self._ring)
        match = self.listing.name_of(saved)
        self.context.announce(self.context.words.text("matches.restored", match=match), urgent=True)

    def _choose_game(self, act: Act) -> None:
        self.listing.look_for(game=act.game)
        self._show_found()

    def _show_all(self, act: Act) -> None:
        del act
        self.listing.show_all()
        self._show_found()

    def edited(self, item: Item, text: str) -> None:
        """Look for what is typed."""
        if item.id == FIELD:
            self.listing.look_for(typed=text)
            self._show_found()

    def _show_found(self) -> None:
        """List what is looked for now, from its beginning on."""
        self._long.to_top()
        self.relayout()
        self.context.announce(self.listing.count())

    def _turn(self, act: Act) -> None:
        """List another portion; the focus goes to the row next to those before."""
        goes_on, self.listing.portion = act.portion > self.listing.portion, act.portion
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
            self._delete(act)
        elif key.name.lower() == "u" and "undo" in self.items:
            return self._press("undo")
        elif key.name == "/" and FIELD in self.items:
            self.move_focus(FIELD)
        else:
            return super().key(key)
        return None


_ACTS: Mapping[Deed, Callable[[MatchesScene, Act], Transition | None]] = {
    "open": MatchesScene._open,
    "remove": MatchesScene._delete,
    "undo": MatchesScene._undo,
    "game": MatchesScene._choose_game,
    "show-all": MatchesScene._show_all,
    "turn": MatchesScene._turn,
    "begin": MatchesScene._begin,
}
"""What pressing does."""
