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


NOTED = ("aim", "capture.lone", "capture.no-lone", "round", "end.nobody", "end.owner")
"""The texts below which it says what is not in the leaflet."""


def pages(options: Mapping[str, Json]) -> tuple[Page, ...]:
    """Return the pages; those on capture and end have the switches in force."""
    lone = "lone" if options["lone_capture"] else "no-lone"
    texts = {"capture": f"capture.{lone}", "end": f"end.{options['leftovers']}"}
    drawn = figures(options)
    order = ("aim", "sow", "again", "capture", "round", "end")
    return tuple(_page(key, texts.get(key, key), drawn.get(key)) for key in order)


def _page(key: str, text: str, figure: Figure | None) -> Page:
    """Return one page."""
    base = f"howto.kalah.{key}"
    said = f"howto.kalah.{text}"
    notes = (f"{said}.note",) if text in NOTED else ()
    return Page(key, f"{base}.title", said, figure, LESSONS.get(key, ""), notes)
