"""The rows of the list: where each lies, what can be pressed of it, and its picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import pygame

from game.play.saved.saved_match import SavedMatch
from game.scenes.frame.context import Context
from game.scenes.matches.boards import board_of, draw_board
from game.scenes.matches.row import (
    GAP,
    RowBoxes,
    draw_content_of,
    draw_plate_of,
    row_boxes,
    row_texts,
)
from game.scenes.matches.told import AnySaved, Tellers, Told
from game.view.box import Box
from game.view.steps import Steps
from game.view.widgets import Item, State

LIST = "list"
"""The group of all matches; their ids are "open:ID", and "remove:ID" for the button beside."""

_MOST_PICTURES = 48
"""So many rows are kept as pictures: those in view, and some that were."""


Deed = Literal["open", "remove", "undo", "game", "show-all", "turn", "begin"]


@dataclass(frozen=True, slots=True)
class Act:
    """What pressing something in the list does, and to what: a match, a game, a portion."""

    deed: Deed
    saved: AnySaved | None = None
    game: str = ""
    portion: int = 0


def open_id(saved: AnySaved) -> str:
    """Return the id of what opens a match."""
    return f"open:{saved.id}"


class Row(NamedTuple):
    """A match, what is told of it, and where it lies in the content that scrolls."""

    saved: AnySaved
    told: Told
    box: Box


class MatchRows:
    """The rows of the portion that is listed. A row is drawn when it is seen, and then kept."""

    def __init__(self, context: Context, tellers: Tellers) -> None:
        self._context = context
        self._tellers = tellers
        self.rows: dict[str, Row] = {}
        """By the id of what opens the match."""
        self._boxes: RowBoxes | None = None
        self._pictures: dict[tuple[object, ...], pygame.Surface] = {}
        self._plates: dict[bool, pygame.Surface] = {}

    def fit(self, matches: Sequence[AnySaved], area: Box) -> float:
        """Lay rows out one below the other from the top of an area; return where they end."""
        boxes = self._boxes = row_boxes(self._context.measure, area.width)
        self._pictures.clear()
        self._plates.clear()
        step = boxes.whole.height + GAP
        self.rows = {
            open_id(saved): Row(
                saved,
                self._tellers.told(saved),
                boxes.whole.moved(area.x, area.y + number * step),
            )
            for number, saved in enumerate(matches)
        }
        return area.y + len(matches) * step

    def items(self) -> list[Item]:
        """Return what can be pressed."""
        text = self._context.words.text
        return [item for name, row in self.rows.items() for item in self._items_of(name, row, text)]

    def _items_of(self, name: str, row: Row, text: Callable[..., str]) -> list[Item]:
        saved, told, boxes = row.saved, row.told, self.boxes
        remove = text("matches.remove", match=told.spoken)
        return [
            Item(
                name,
                told.spoken,
                boxes.open.moved(row.box.x, row.box.y),
                style="drawn",
                value=Act("open", saved),
                group=LIST,
            ),
            Item(
                f"remove:{saved.id}",
                remove,
                boxes.remove.moved(row.box.x, row.box.y),
                icon="throw-away",
                style="bare",
                value=Act("remove", saved),
                group=LIST,
                tooltip=text("matches.remove-tip"),
                shortcut="Del",
            ),
        ]

    @property
    def boxes(self) -> RowBoxes:
        """Where everything lies in a row."""
        assert self._boxes is not None
        return self._boxes

    # Pictures

    def picture(self, name: str, state: State) -> pygame.Surface:
        """Return a row as it is seen in a state."""
        saved, told, _ = self.rows[name]
        board = None
        if isinstance(saved, SavedMatch):
            board = board_of(self._context, saved, self.boxes.picture)
        key = (name, state.hover or state.down, board is None)
        if key not in self._pictures:
            if len(self._pictures) >= _MOST_PICTURES:
                del self._pictures[next(iter(self._pictures))]
            m, brush = self._context.measure, self._context.brush
            texts = row_texts(told, self.boxes, m, brush)
            self._pictures[key] = self._plate(state).copy()
            draw_content_of(self._pictures[key], self.boxes, texts, board, brush)
        return self._pictures[key]

    def _plate(self, state: State) -> pygame.Surface:
        """Return the empty plate of all rows in a state."""
        hot = state.hover or state.down
        if hot not in self._plates:
            self._plates[hot] = draw_plate_of(self.boxes, state, self._context.brush)
        return self._plates[hot]

    def without_board(self, is_seen: Callable[[Box], bool]) -> str | None:
        """Return the first row in view whose board is not drawn yet; None if all are."""
        in_view = (name for name, row in self.rows.items() if is_seen(row.box))
        return next((name for name in in_view if self._lacks_board(name)), None)

    def _lacks_board(self, name: str) -> bool:
        saved = self.rows[name].saved
        if not isinstance(saved, SavedMatch):
            return False
        return board_of(self._context, saved, self.boxes.picture) is None

    def board_steps(self, name: str) -> Steps:
        """Draw the board of a row."""
        saved = self.rows[name].saved
        if isinstance(saved, SavedMatch):
            yield from draw_board(self._context, saved, self.boxes.picture)
