"""The boards on the menu: they come when the page is there, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.play.match import Match
from game.scenes.frame.context import Context
from game.scenes.frame.preload import import_game
from game.scenes.menu.cards import Card, first_match
from game.scenes.menu.layout import Strip
from game.scenes.menu.thumbnails import Key, draw_thumbnail, is_drawn, key_of, show_board
from game.view.box import Box
from game.view.registry import VIEWS
from game.view.steps import Steps

_PICTURE, _STRIP = "picture:", "strip"
"""Under these ids boards are drawn again that lie on no item."""


class Boards:
    """Draws the boards of cards and strip into `ground`, which holds what does not move.

    `changed` is called with the id of what looks different then.
    """

    def __init__(self, context: Context, changed: Callable[[str], None]) -> None:
        self._context = context
        self._changed = changed
        self.ground: pygame.Surface | None = None
        self._cards: Mapping[str, Card] = {}
        self._strip = Box(0, 0, 1, 1)
        self._match: Match | None = None
        self._game = next(iter(VIEWS))

    def fit(self, cards: Mapping[str, Card], strip: Strip, match: Match | None, game: str) -> None:
        """The cards are laid out like this now, and `match` is the one on the strip.

        Without one the strip shows the board of `game`.
        """
        self._cards, self._strip, self._match, self._game = cards, strip.picture, match, game

    def key(self, card: Card) -> Key:
        """Return under which key the board of a card is kept."""
        return key_of(self._context, card.game, card.boxes.picture)

    def strip_key(self) -> Key:
        """Return under which key the board on the strip is kept."""
        match = self._match
        if match is None:
            return key_of(self._context, self._game, self._strip)
        what = match.game.name, match.id, match.cursor, len(match.turns)
        return key_of(self._context, what, self._strip)

    def all_drawn(self) -> bool:
        """Whether no board has to be waited for."""
        keys = [*(self.key(card) for card in self._cards.values()), self.strip_key()]
        return all(is_drawn(self._context, key) for key in keys)

    def steps(self) -> Steps:
        """Draw the board of each card, and that on the strip."""
        for card in list(self._cards.values()):
            yield from import_game(card.game)
            well, key = card.boxes.picture, self.key(card)
            if not is_drawn(self._context, key):
                yield from draw_thumbnail(self._context, key, well, first_match(card.game))
            self._show_card(card)
            yield
        key = self.strip_key()
        if not is_drawn(self._context, key):
            match = self._match or first_match(self._game)
            yield from draw_thumbnail(self._context, key, self._strip, match)
        self._show(_STRIP, self._strip, key)
        yield

    def _show_card(self, card: Card) -> None:
        """Have the board of a card seen that was drawn just now."""
        if card.boxes.form == "row":
            self._changed(f"open:{card.game}")
        else:
            self._show(f"{_PICTURE}{card.game}", card.boxes.picture, self.key(card))

    def _show(self, name: str, well: Box, key: Key) -> None:
        """Draw a board into what does not move, and have it seen."""
        if self.ground is not None:
            show_board(self.ground, self._context, key, well)
            self._changed(name)

    def well_of(self, name: str) -> Box | None:
        """Return the well of a board that lies on no item; None for all other ids."""
        if name == _STRIP:
            return self._strip
        card = self._cards.get(name.removeprefix(_PICTURE)) if name.startswith(_PICTURE) else None
        return None if card is None else card.boxes.picture
