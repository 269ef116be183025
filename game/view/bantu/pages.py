"""How to play Bantu, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.rules.protocol import Json
from game.view.bantu.figures import figures
from game.view.howto.page import Figure, Page

LESSONS: Mapping[str, str] = {
    "start": "bantu-start",
    "move": "bantu-forward",
    "row": "bantu-count",
    "way": "bantu-way",
    "capture": "bantu-capture",
    "safe": "bantu-safe-row",
    "finish": "bantu-home",
}
"""The lesson that belongs to a page."""


NOTED = ("start", "move", "safe", "draw", "team", "board")
"""The pages that say what is not in the leaflet."""

SHORTER = ("aim", "spaces", "row", "team")
"""The pages that say something else of the short game."""

SHARED = ("aim", "finish", "short")
"""The pages that say something else of the team game: who wins."""


def pages(options: Mapping[str, Json]) -> Sequence[Page]:
    """Return the pages; the short and the team game have theirs where they are in force."""
    drawn = figures(options)
    return [_page(key, options, drawn.get(key)) for key in _keys(options)]


def _keys(options: Mapping[str, Json]) -> Iterator[str]:
    """Yield the key of each page."""
    yield from ("aim", "track", "spaces", "start", "choice", "move", "row", "way")
    yield from ("capture", "safe", "finish", "draw")
    if options["short"]:
        yield "short"
    if options["team"]:
        yield "team"
    yield "board"


def _page(key: str, options: Mapping[str, Json], figure: Figure | None) -> Page:
    """Return one page."""
    base = f"howto.bantu.{key}"
    short = ".short" if options["short"] and key in SHORTER else ""
    team = ".team" if options["team"] and key in SHARED else ""
    notes = (f"{base}.note",) if key in NOTED else ()
    return Page(key, f"{base}.title", f"{base}{short}{team}", figure, LESSONS.get(key, ""), notes)
