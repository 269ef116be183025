"""How to play Kalah, page by page, as the options of a match have it."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.protocol import Json
from game.view.game_view import Page

FIGURE: Mapping[str, Json] = {"houses": 6}
"""Figures of how to play have so many houses, whatever the match has."""


def pages(options: Mapping[str, Json]) -> tuple[Page, ...]:
    """Return the pages; those on capture and end have the switches in force."""
    lone = "lone" if options["lone_capture"] else "no-lone"
    return (
        Page(
            "howto.kalah.aim.title",
            "howto.kalah.aim",
            "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south",
            options=FIGURE,
        ),
        Page(
            "howto.kalah.sow.title",
            "howto.kalah.sow",
            "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south",
            "4",
            FIGURE,
        ),
        Page(
            "howto.kalah.round.title",
            "howto.kalah.round",
            "0,1,0,2,0,8:9/1,0,2,1,0,1:8/south",
            "6",
            FIGURE,
        ),
        Page(
            "howto.kalah.again.title",
            "howto.kalah.again",
            "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south",
            "3",
            FIGURE,
        ),
        Page(
            "howto.kalah.capture.title",
            f"howto.kalah.capture.{lone}",
            "2,5,0,5,5,5:1/4,4,0,5,5,4:1/south",
            "1",
            FIGURE,
        ),
        Page(
            "howto.kalah.end.title",
            f"howto.kalah.end.{options['leftovers']}",
            "0,0,0,0,0,1:22/3,0,2,1,0,0:19/south",
            "6",
            FIGURE,
        ),
    )
