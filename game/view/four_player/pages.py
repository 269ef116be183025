"""How to play Four Player Mancala, by the players and variations in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.four_player.board import ALL_SEATS
from game.rules.protocol import Json
from game.view.four_player.figures import figures
from game.view.howto.page import Page

LESSONS: Mapping[str, str] = {
    "aim": "four-neighbour",
    "sow": "four-sow",
    "again": "four-again",
    "capture": "four-capture",
    "end": "four-end",
}
"""The lesson that belongs to a page."""


def pages(options: Mapping[str, Json]) -> Sequence[Page]:
    """Return the pages for the players of a match; each has the rule as the variations have it."""
    seats = [seat for seat in ALL_SEATS if seat in options["seats"]]
    variations: Sequence[int] = options["variations"]
    cleared, skipped, stays = 2 in variations, 5 in variations, 4 in variations
    captures = not (3 in variations and len(seats) == 3)
    drawn = figures(options)

    def page(key: str, text: str) -> Page:
        heading, text = f"howto.four-player.{key}.title", f"howto.four-player.{text}"
        return Page(key, heading, text, drawn.get(key), LESSONS.get(key, ""))

    book = [
        page("aim", f"aim.{len(seats)}"),
        page("sow", "sow.no-reservoirs" if skipped else "sow"),
    ]
    if not skipped:
        book.append(page("again", "again.single" if 6 in variations else "again"))
    book.append(page("capture", _capture(len(seats), variations)))
    if stays and captures:
        book.append(page("stays", "stays"))
    book.append(page("end", "end.cleared" if cleared else "end"))
    if stays and skipped and not cleared:
        book.append(page("stop", "stop"))
    return book


def _capture(players: int, variations: Sequence[int]) -> str:
    """Return which sentence tells of captures."""
    if 3 not in variations:
        return "capture"
    return "capture.none" if players == 3 else "capture.across"
