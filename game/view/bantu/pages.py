"""How to play Bantu, page by page, with figures as short texts of positions and moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.bantu.shipped import SHIPPED
from game.rules.protocol import Json, Place
from game.view.game_view import Page

FIGURE: Mapping[str, Json] = {
    "players": 2,
    "seats": ["red", "blue"],
    "short": False,
    "team": False,
    "board": SHIPPED,
}
"""Figures are drawn with so many players, on the board that comes with the game."""


def _page(
    name: str, position: str, move: str | None = None, near: tuple[Place, ...] | None = None
) -> Page:
    """Return a page whose texts are called `name`; `near` is () for the whole board."""
    base = f"howto.bantu.{name}"
    return Page(f"{base}.title", base, position, move, FIGURE, near is None, near or ())


_SAFE = (Place("circle", (6, 1)), Place("circle", (7, 2)), Place("circle", (8, 1)))

_START = "red:s,s,s,s/blue:s,s,s,s/red"


def pages(options: Mapping[str, Json]) -> Sequence[Page]:
    """Return the pages; the short and the team game have theirs where they are in force."""
    book = [
        _page("aim", _START, near=()),
        _page("start", _START, "4:0.1", near=()),
        _page("move", "red:s,s,9.1,s/blue:s,s,s,s/red", "3:11.2"),
        _page("row", "red:s,10.2,s,s/blue:10.3,s,s,s/red", "2:13.2"),
        _page("way", "red:s,13.1,s,s/blue:14.1,s,s,s/red", "2:14.2"),
        _page("capture", "red:s,s,9.1,s/blue:s,11.2,s,s/red", "3:11.2"),
        _page("safe", "red:s,6.1,s,s/blue:s,s,8.1,s/red", near=_SAFE),
        _page("finish", "red:s,s,30.1,h/blue:s,s,s,s/red", "3:h"),
    ]
    if options["short"]:
        book.append(_page("short", _START, near=()))
    if options["team"]:
        book.append(_page("team", _START, near=()))
    book.append(_page("board", _START, near=()))
    return book
