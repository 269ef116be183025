"""What a screen reader finds at the table: the board with a row for each side, texts, and tools."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.host.interface import Group, Note, Outline
from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.rules.protocol import Place, Seat
from game.untrusted.plain_text import plain
from game.view.widgets import Item

BOARD, TOOLS = "board", "tools"

_SHARED = frozenset({"circle"})
"""Kinds of places that belong to no seat."""

_TRACK = f"{BOARD}:track"


def row_of(place: Place) -> str:
    """Return the id of the row of the board that a place lies in: its owner's side."""
    return _TRACK if place.kind in _SHARED else f"{BOARD}:side:{place.at[0]}"


def table_outline(
    words: Catalogue,
    title: str,
    names: Mapping[Seat, object],
    items: Iterable[Item],
    lines: Sequence[str],
) -> Outline:
    """Return the outline of a table; `lines` stand before everything else, as they are read."""
    items = list(items)
    rows = {item.group for item in items if item.role == "cell"}
    sides = [
        Group(f"{BOARD}:side:{seat}", words.text("table.side", player=name), "row", BOARD)
        for seat, name in names.items()
    ]
    track = Group(_TRACK, words.text("table.track"), "row", BOARD)
    board = Group(BOARD, words.text("table.board"), "grid")
    groups = [board, *(group for group in (*sides, track) if group.id in rows)]
    tools = Group(TOOLS, words.text("table.tools"), "toolbar")
    first = next((item.id for item in items if item.enabled), "")
    texts = [plain(unemphasised(line)) for line in lines]
    notes = [Note(f"line:{at}", text, before=first) for at, text in enumerate(texts) if text]
    return Outline(title, (*groups, tools), tuple(notes))
