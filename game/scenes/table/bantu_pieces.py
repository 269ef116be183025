"""Bantu's pieces beside the board: what the chosen one may do, and on phones a button for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pygame

from game.host.interface import Group
from game.rules.protocol import Seat
from game.scenes.table.picture import TableView
from game.scenes.table.play.attention import Pointed
from game.view.art import draw_edged
from game.view.bantu.pieces import PieceChoice, PieceExplanation, explain, piece_choices
from game.view.bantu.words import BantuTeller
from game.view.box import Box
from game.view.pixels import Rect, hull, px, stroke
from game.view.text.text_box import LINE, TextBox, draw_text, truncated
from game.view.widgets import Item

ASIDE = "aside"
"""The name of what is said of the chosen piece, among the parts that are drawn again."""

PIECES = "pieces"
"""The group of the buttons for pieces."""

_RADIUS = 12.0
_PAD = 16.0


class BantuTableView(TableView):
    """The table of Bantu with its pieces."""

    _explanation: PieceExplanation | None = None

    def items(self, with_places: bool = True) -> list[Item]:
        """Return what can be pressed, with a button for each piece where the board is small."""
        items = super().items(with_places)
        room = self.layout.pieces
        seat = self._reader()
        if room is None or seat is None:
            return items
        choices = piece_choices(self._teller(), self.play.match.position, seat)
        standing = room.height > room.width
        boxes = room.rows(len(choices), 6.0) if standing else room.columns(len(choices), 6.0)
        pieces = [self._button(*pair) for pair in zip(choices, boxes, strict=True)]
        return [*pieces, *items]

    def groups(self) -> Sequence[Group]:
        """Return the group of the buttons for pieces."""
        return (Group(PIECES, self.context.words.text("table.bantu.pieces")),)

    def _button(self, choice: PieceChoice, box: Box) -> Item:
        """Return the button of a piece: pressed if it cannot move, it says why."""
        number = self.context.words.number(choice.number)
        chosen = choice.place in self.play.presses.chosen
        return Item(
            f"piece:{choice.number}",
            choice.name,
            box,
            number,
            style="tile" if choice.enabled and self.play.status.person else "off",
            pressed=chosen,
            value=choice.place,
            group=PIECES,
            note=choice.word,
        )

    def _reader(self) -> Seat | None:
        """Return whose pieces have buttons: those of the person to move, or of the only one."""
        if self.play.status.person:
            return self.play.match.to_move
        return self.play.match.only_person()

    def _teller(self) -> BantuTeller:
        return cast(BantuTeller, self.play.words.teller)

    # What is said of the chosen piece

    def look_aside(self, pointed: Pointed) -> set[str]:
        """Take over what the chosen piece may do."""
        if self.layout.aside is None:
            return set()
        play = self.play
        chosen = play.presses.chosen if play.status.person else ()
        position, target = play.match.position, play.target(pointed)
        now = explain(self._teller(), position, chosen, target) if chosen else None
        changed = now != self._explanation
        self._explanation = now
        return {ASIDE} if changed else set()

    def draw_aside(self, surface: pygame.Surface) -> None:
        """Draw the card of the chosen piece."""
        room, explanation = self.layout.aside, self._explanation
        if room is None or explanation is None:
            return
        m, brush = self.context.measure, self.context.brush
        size = m.size("body")
        area = room.shrunk(_PAD, 0)
        texts = [
            TextBox(explanation.title, area, m.size("name"), "bold", tone="panel_text"),
            *(TextBox(line, area, size, tone="panel_text") for line in explanation.lines),
        ]
        y = room.y + _PAD
        placed = []
        for text in texts:
            wrapped = brush.type.wrapped(
                text.text, "bold", text.size * brush.scale, area.width * brush.scale
            )
            high = len(wrapped) * text.size * LINE
            box = Box(area.x, y, area.width, min(high, max(1.0, room.bottom - _PAD - y)))
            placed.append(TextBox(text.text, box, text.size, text.face, tone="panel_text"))
            y = box.bottom + 4
        card = Box(room.x, room.y, room.width, min(room.height, y - room.y + _PAD - 4))
        rect, line, theme = px(card, brush.scale), stroke(brush.line, 1), brush.theme
        radius = _RADIUS * brush.line
        draw_edged(surface, rect, radius, line, edge=theme.panel_edge, face=theme.panel)
        for text in placed:
            draw_text(surface, truncated(text, brush), brush)

    def redraw_aside(
        self, surface: pygame.Surface, ground: pygame.Surface, name: str
    ) -> Rect | None:
        """Draw the card of the chosen piece again."""
        if name != ASIDE or self.layout.aside is None:
            return None
        rect = px(self.layout.aside, self.context.viewport.scale)
        surface.blit(ground, rect, rect)
        self.draw_aside(surface)
        return hull(rect, surface.get_rect())
