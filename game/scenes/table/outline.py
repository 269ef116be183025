"""What a screen reader finds at the table: the players, the line of text, the board as a grid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.host.interface import Group, Note, Outline
from game.i18n.emphasis import unemphasised
from game.rules.protocol import Place
from game.scenes.table.items import BOARD, TOOLS, row_id
from game.scenes.table.picture import TableView
from game.scenes.table.plate_painting import PlateText
from game.scenes.table.play.play import Play
from game.untrusted.plain_text import plain
from game.view.widgets import Item

PLAYERS = "players"
"""The group of the plates."""


class TableOutline:
    """Keeps the outline: the same one, while all that it tells of is as it was."""

    def __init__(self) -> None:
        self._view: TableView | None = None
        self._items: Mapping[str, Item] = {}
        self._texts: tuple[object, ...] = ()
        self._outline = Outline()

    def of(self, play: Play, view: TableView, items: Mapping[str, Item]) -> Outline:
        """Return heading, groups and texts beside `items`, which are new ones where they differ."""
        texts = (view.message.text, view.bubble_text, view.plates.texts)
        if self._view is not view or self._items is not items or self._texts != texts:
            self._view, self._items, self._texts = view, items, texts
            self._outline = table_outline(play, view, items.values())
        return self._outline


def table_outline(play: Play, view: TableView, items: Iterable[Item]) -> Outline:
    """Return heading, groups and texts; they stand before the first of `items`, in this order."""
    listed = list(items)
    text = play.context.words.text
    first = listed[0].id if listed else ""
    groups = [
        Group(PLAYERS, text("table.players")),
        Group(BOARD, text("grid.board"), "grid"),
        *_rows(play, listed),
        Group(TOOLS, text("table.tools"), "toolbar"),
        *view.groups(),
    ]
    notes = [
        Note(f"player:{plate.seat}", _spoken(play, plate), PLAYERS, first)
        for plate in view.plates.texts.values()
    ]
    if view.message.text:
        notes.append(Note("message", plain(unemphasised(view.message.text)), "", first))
    if view.bubble_text:
        notes.append(Note("remark", plain(unemphasised(view.bubble_text)), "", first))
    title = text(f"menu.game.{play.match.game.name}")
    return Outline(title, tuple(groups), tuple(notes), play.commands.gestures())


def _rows(play: Play, items: Iterable[Item]) -> Iterator[Group]:
    """Yield each row of the board that has something in it."""
    game_view, teller = play.current.game_view, play.words.teller
    places = (item.value for item in items if item.role == "cell")
    rows = dict.fromkeys(game_view.row_of(place) for place in places if isinstance(place, Place))
    for key, number in rows:
        yield Group(row_id((key, number)), teller.row_name(key, number), "row", BOARD)


def _spoken(play: Play, plate: PlateText) -> str:
    """Return a plate in a sentence."""
    words = play.context.words
    score = words.text(plate.score.spoken or plate.score.key, count=plate.score.number)
    key = "plate.spoken" if plate.second else "plate.spoken-alone"
    sentence = words.text(key, name=plate.name, second=plate.second, score=unemphasised(score))
    return plain(sentence)
