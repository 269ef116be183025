"""How to play Kalah, page by page, as the options of a match have it."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.protocol import Json
from game.view.howto.page import Figure, Page
from game.view.kalah.figures import figures

LESSONS: Mapping[str, str] = {
    "aim": "kalah-store",
    "sow": "kalah-sow",
    "round": "kalah-round",
    "again": "kalah-again",
    "capture": "kalah-capture",
    "end": "kalah-end",
}
"""The lesson that belongs to a page."""


def pages(options: Mapping[str, Json]) -> tuple[Page, ...]:
    """Return the pages; those on capture and end have the switches in force."""
    lone = "lone" if options["lone_capture"] else "no-lone"
    texts = {"capture": f"capture.{lone}", "end": f"end.{options['leftovers']}"}
    drawn = figures(options)
    order = ("aim", "sow", "round", "again", "capture", "end")
    return tuple(_page(key, texts.get(key, key), drawn.get(key)) for key in order)


def _page(key: str, text: str, figure: Figure | None) -> Page:
    """Return one page."""
    base = f"howto.kalah.{key}"
    return Page(key, f"{base}.title", f"howto.kalah.{text}", figure, LESSONS.get(key, ""))
