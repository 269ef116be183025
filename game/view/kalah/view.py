"""Kalah as it is seen and told."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.i18n.catalogue import Catalogue
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.board.drawing import Drawing
from game.view.board.one_press import OnePressView
from game.view.board.plan import Plan
from game.view.board.preview import Preview
from game.view.box import Box
from game.view.game_view import Page
from game.view.kalah.board import KalahBoard
from game.view.kalah.plan import kalah_plan
from game.view.text.type import Type

FIGURE = {"houses": 6}
"""Figures of how to play have so many houses, whatever the match has."""


class KalahView(OnePressView):
    """Two rows of houses and two stores."""

    game = "kalah"
    digits = "house"

    def plan(
        self,
        game: AnyGame,
        area: Box,
        below: Seat,
        unit: float,
        closeup: Collection[Place] = (),
    ) -> Plan:
        """Lay out the board."""
        del closeup
        return kalah_plan(area, game.options["houses"], below, unit)

    def drawing(self, game: AnyGame, plan: Plan, art: Art, type_: Type, scale: float) -> Drawing:
        """Return what draws the board."""
        del game
        return KalahBoard(plan, art, type_, scale)

    def contents(self, game: AnyGame, position: Any) -> dict[Place, int]:
        """Return the seeds in each house and store."""
        value = game.position_to_json(position)
        counts: dict[Place, int] = {}
        for seat, name in enumerate(("south", "north")):
            for number, count in enumerate(value[name], 1):
                counts[Place("house", (seat, number))] = count
            counts[Place("store", (seat,))] = value[f"{name}_store"]
        return counts

    def not_a_move(self, words: Catalogue, game: AnyGame, position: Any, place: Place) -> str:
        """Return why stores and the other side's houses are not played."""
        del game, position
        if place.kind == "store":
            return words.text("table.kalah.not-store")
        return words.text("table.kalah.not-yours")

    def narrate(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        names: Mapping[Seat, str],
        events: Sequence[Event],
    ) -> list[str]:
        """Return what was sown, what was taken, and whose turn it is by what rule."""
        seen = self.preview(events)
        seat = events[0].seat
        lifted = sum(event.count for event in events if event.kind == "lift")
        origin = seen.origin.at[1] if seen.origin else 0
        told = [words.text("table.kalah.sown", player=names[seat], house=origin, count=lifted)]
        if seen.taken:
            told.append(self._capture(words, seen))
        if seen.again:
            told.append(words.text("table.kalah.again"))
        if seen.over:
            told.append(self._over(words, self.contents(game, position), events))
        return told

    def _over(self, words: Catalogue, before: Mapping[Place, int], events: Sequence[Event]) -> str:
        """Return the sentence of the end, with what becomes of the seeds left in the houses."""
        collected = sum(event.count for event in events if event.kind == "collect")
        if collected:
            return words.text("table.kalah.over-collected", count=collected)
        after = self.animate(before, events, None).contents
        left = sum(count for place, count in after.items() if place.kind == "house")
        return words.text("table.kalah.over-uncounted" if left else "table.kalah.over", count=left)

    def _capture(self, words: Catalogue, seen: Preview) -> str:
        """Return the sentence of a capture: with the house opposite, or of the seed alone."""
        if len(seen.captured) == 1:
            return words.text("table.kalah.captured-alone")
        return words.text("table.kalah.captured", count=seen.taken)

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return the pages; those on capture and end tell the switches in force."""
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
