"""How to play Bantu, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.rules.protocol import Json
from game.view.bantu.figures import figures
from game.view.howto.page import Page

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


def pages(options: Mapping[str, Json]) -> Sequence[Page]:
    """Return the pages; the short and the team game have theirs where they are in force."""
    drawn = figures(options)
    return [
        Page(
            key,
            f"howto.bantu.{key}.title",
            f"howto.bantu.{key}",
            drawn.get(key),
            LESSONS.get(key, ""),
        )
        for key in _keys(options)
    ]


def _keys(options: Mapping[str, Json]) -> Iterator[str]:
    """Yield the key of each page."""
    yield from ("aim", "start", "move", "row", "way", "capture", "safe", "finish")
    if options["short"]:
        yield "short"
    if options["team"]:
        yield "team"
    yield "board"
