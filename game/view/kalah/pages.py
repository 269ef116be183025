"""How to play Kalah, page by page, as the options of a match have it."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.protocol import Json
from game.view.game_view import Page

HOUSES: Mapping[str, Json] = {"houses": 6}
"""Figures of how to play have so many houses, whatever the match has."""

START = "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south"

FIGURES: Mapping[str, tuple[str, str | None]] = {
    "aim": (START, None),
    "sow": (START, "4"),
    "round": ("0,1,0,2,0,8:9/1,0,2,1,0,1:8/south", "6"),
    "again": (START, "3"),
    "capture": ("2,5,0,5,5,5:1/4,4,0,5,5,4:1/south", "1"),
    "end": ("0,0,0,0,0,1:22/3,0,2,1,0,0:19/south", "6"),
}
"""Position and move of each page's figure."""


def pages(options: Mapping[str, Json]) -> tuple[Page, ...]:
    """Return the pages; those on capture and end have the switches in force."""
    lone = "lone" if options["lone_capture"] else "no-lone"
    texts = {"capture": f"capture.{lone}", "end": f"end.{options['leftovers']}"}
    return tuple(_page(name, texts.get(name, name)) for name in FIGURES)


def _page(name: str, text: str) -> Page:
    """Return one page."""
    position, move = FIGURES[name]
    return Page(f"howto.kalah.{name}.title", f"howto.kalah.{text}", position, move, HOUSES)
