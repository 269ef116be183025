"""How to play Four Player Mancala, by the players and variations in force."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from game.rules.four_player.board import ALL_SEATS
from game.rules.protocol import Json
from game.view.four_player.figures import figures
from game.view.howto.page import Figure, Page

LESSONS: Mapping[str, str] = {
    "aim": "four-neighbour",
    "sow": "four-sow",
    "again": "four-again",
    "capture": "four-capture",
    "end": "four-end",
}
"""The lesson that belongs to a page."""


NOTES: Mapping[str, str] = {
    "order": "order",
    "sow": "sow",
    "sow.no-reservoirs": "sow",
    "again": "again",
    "capture": "capture",
    "capture.stays": "capture",
    "capture.across": "capture.across",
    "end": "end",
    "end.cleared": "end.cleared",
    "stop": "stop",
    "variations": "variations",
}
"""Which note stands below a text: what is not in the leaflet."""


def pages(options: Mapping[str, Json]) -> Sequence[Page]:
    """Return the pages for the players of a match; each has the rule as the variations have it."""
    drawn = figures(options)
    return [_page(key, text, drawn.get(key)) for key, text in _keys(options)]


def _keys(options: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    """Yield the key and the text of each page."""
    players = sum(seat in options["seats"] for seat in ALL_SEATS)
    variations: Collection[int] = options["variations"]
    cleared, skipped, single = 2 in variations, 5 in variations, 6 in variations
    yield "aim", f"aim.{players}"
    yield "order", "order"
    yield "sow", "sow.no-reservoirs" if skipped else "sow"
    if not skipped:
        yield "again", "again.single" if single else "again"
    capture = _capture(players, variations)
    yield "capture", capture
    if 4 in variations and capture != "capture.none":
        yield "stays", "stays"
    yield "touch", "touch"
    yield "end", "end.cleared" if cleared else "end"
    if 4 in variations and skipped and not cleared:
        yield "stop", "stop"
    yield "variations", "variations"
    yield "advice", "advice.single" if single or skipped else "advice"


def _capture(players: int, variations: Collection[int]) -> str:
    """Return which sentence tells of captures."""
    if 3 in variations and players == 3:
        return "capture.none"
    across = "capture.across" if 3 in variations else "capture"
    return f"{across}.stays" if 4 in variations else across


def _page(key: str, text: str, figure: Figure | None) -> Page:
    """Return one page."""
    notes = (f"howto.four-player.{NOTES[text]}.note",) if text in NOTES else ()
    return Page(
        key,
        f"howto.four-player.{key}.title",
        f"howto.four-player.{text}",
        figure,
        LESSONS.get(key, ""),
        notes,
    )
